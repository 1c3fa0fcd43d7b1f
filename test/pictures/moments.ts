/** Moments of games of every house, each as all that people get of it: the text, the alt text, the buttons, the picture. */
import { pictureRequest } from '#pictures/requests.ts';
import type { Seat } from '#rules/game.ts';
import type { Position } from '#rules/position.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { endEarly } from '#tables/play.ts';
import type { GameTable, Playing } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import { done, lobby, person, seated, T0 } from '../support/tables.ts';
import { play, playing, tableAt } from '../view/boards.ts';

type Moments = Readonly<Record<string, GameTable>>;
type Fields = Readonly<Record<string, unknown>>;

/** A file of moments for each house, and for what no house has by itself. */
export const momentFiles: Readonly<Record<string, () => Moments>> = {
  ludotalk: () => ludoMoments('ludotalk'),
  'ludotalk-quick': () => ludoMoments('ludotalk-quick'),
  'ludotalk-teams': () => ludoMoments('ludotalk-teams'),
  luddo: () => ludoMoments('luddo'),
  party: () => ludoMoments('party'),
  'party-quick': () => ludoMoments('party-quick'),
  india: () => ({ ...ludoMoments('india'), ...blockMoments() }),
  fortegames: () => ludoMoments('fortegames'),
  snakes: snakesMoments,
  'two-dice': twoDiceMoments,
  'house-rules': houseRuleMoments,
  seats: seatMoments,
};

/** A file of moments as it is kept. */
export async function momentsText(moments: Moments): Promise<string> {
  const texts = await Promise.all(
    Object.entries(moments).map(async ([name, table]) => `# ${name}\n\n${await momentText(table)}\n`),
  );
  return texts.join('\n');
}

/** The lobbies of every house, which are told and drawn too. */
export async function lobbiesText(): Promise<string> {
  const texts = Object.keys(presets).map(async (house) => {
    const table = seated(lobby('Asha', house as PresetId), ['Bilal'], 1);
    const { content, alt } = lobbyView(table);
    return `# ${house}\n\n${content}\n-- alt\n${alt}\n-- picture\n${await pictureText(table)}\n`;
  });
  return plain((await Promise.all(texts)).join('\n'));
}

async function momentText(table: GameTable): Promise<string> {
  const { content, alt, components } = boardView(table);
  const labels = components.map((row) =>
    row.components.map((one) => ('label' in one ? `[${one.label}]` : '')).join(' '),
  );
  return plain(
    `${content}\n-- alt\n${alt}\n-- buttons\n${labels.join('\n')}\n-- picture\n${await pictureText(table)}`,
  );
}

async function pictureText(table: Parameters<typeof pictureRequest>[0]): Promise<string> {
  const request = await pictureRequest(table, async () => null);
  return Object.entries(request)
    .filter(([field]) => field !== 'jumps')
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n');
}

/** Isolation marks would not be seen in a file. */
function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

function ludoMoments(house: PresetId): Moments {
  const { teams, tokensToWin } = rulesOf(house);
  const players = teams ? 4 : 2;
  const at = (tokens: Position['tokens']) => tableAt(house, players, { seat: 0, tokens });
  const [victim, there]: readonly [Seat, number] = teams ? [1, 18] : [2, 5];
  const series = house === 'luddo';
  const two = at({ 0: [3, 20, 55, 55] });
  const meeting = at({ 0: [27, 3, 55, 55], [victim]: [there, -1, -1, -1] });
  const captured = playing(meeting, [[4], '4.0']);
  const nextTurn = captured.game.seatOnTurn === 0 ? playing(captured, [[1], '1.1']) : captured;
  const last: Position['tokens'] =
    tokensToWin === 1
      ? { 0: [3, 4, 5, 55] }
      : { 0: [56, 56, 56, 55], ...(teams ? { 2: [56, 56, 56, 56] } : {}) };
  return {
    'a first roll is due': at({}),
    'no move': play(at({ 0: [55, 55, 55, 55] }), [[3]]),
    'a choice': play(two, [[4]]),
    'a choice was made': play(two, [[4], '4.0']),
    'the only move': play(at({ 0: [3, 55, 55, 55] }), [[4], '4.0'], 'forced'),
    'the clock played': play(two, [[4], '4.0'], 'timeout'),
    'a six': play(two, series ? [[6]] : [[6], '6.0']),
    'a six and what came after it': play(two, series ? [[6], [4], '6.0'] : [[6], '6.0', [4]]),
    'three sixes': play(two, series ? [[6], [6], [6]] : [[6], '6.0', [6], '6.0', [6]]),
    'somebody can be sent back': play(meeting, [[4]]),
    'somebody was sent back': captured,
    'whoever was sent back is on turn': nextTurn,
    'a token came home': play(at({ 0: [54, 3, 4, 55] }), [[2], '2.0']),
    'a token comes out': play(at({ 0: [3, -1, -1, -1] }), series ? [[6], [1]] : [[6]]),
    'the end': play(at(last), [[1], '1.3']),
    stopped: done(endEarly(two, 'stopped', T0, [], person('Asha').user)) as GameTable,
  };
}

function blockMoments(): Moments {
  const table = tableAt('india', 2, { seat: 0, tokens: { 0: [9, -1, 9, -1] } });
  return { 'two may go as one': play(table, [[4]]), 'two went as one': play(table, [[4], '4.02']) };
}

function snakesMoments(): Moments {
  const at = (square: number) => tableAt('snakes', 2, { seat: 0, tokens: { 0: [square], 2: [40] } });
  return {
    'a first roll is due': at(0),
    'not in yet': play(at(0), [[4]]),
    'in, and another roll': play(at(0), [[6]]),
    'a walk': play(at(40), [[3]]),
    'the clock rolled': play(at(40), [[3]], 'timeout'),
    'a ladder': play(at(25), [[3]]),
    'a snake': play(at(82), [[5]]),
    'too far': play(at(97), [[5]]),
    'a six, then a walk': play(at(40), [[6], [1]]),
    'the end': play(at(97), [[3]]),
    abandoned: done(endEarly(at(40), 'abandoned', T0)) as GameTable,
  };
}

function twoDiceMoments(): Moments {
  const at = (tokens: Position['tokens']) => tableAt('ludotalk', 2, { seat: 0, tokens }, { dice: 2 });
  const two = at({ 0: [3, 20, -1, -1] });
  return {
    'a choice of two numbers': play(two, [[2, 6]]),
    'one of two was played': play(two, [[2, 6], '6.2']),
    'both were played': play(two, [[2, 5], '5.1', '2.0']),
    'doubles roll again': play(two, [[3, 3], '3.0', '3.1']),
    'one of two could not be played': play(at({ 0: [54, 55, 55, 55] }), [[2, 5], '2.0']),
    'no move': play(at({ 0: [55, 55, 55, 55] }), [[3, 4]]),
    'third doubles': play(two, [[1, 1], '1.0', '1.0', [1, 1], '1.0', '1.0', [4, 4]]),
    'somebody can be sent back by either': play(at({ 0: [27, 29, -1, -1], 2: [5, -1, -1, -1] }), [[4, 2]]),
  };
}

function houseRuleMoments(): Moments {
  const at = (house: PresetId, players: number, tokens: Position['tokens'], fields: Fields) =>
    tableAt(house, players, { seat: 0, tokens }, fields);
  const helped = at('ludotalk-teams', 4, { 0: [56, 56, 56, 56], 2: [4, 5, -1, -1] }, { teamHelp: true });
  const tries = at('ludotalk', 2, {}, { triesInYard: 3 });
  const plainSix = { bonus: { six: 'never', capture: false, home: false } };
  return {
    'the partner’s tokens': play(helped, [[4]]),
    'a partner’s token was moved': play(helped, [[4], '4.0']),
    'another try': play(tries, [[4]]),
    'the third try failed': play(tries, [[4], [3], [2]]),
    'a six without another roll': play(at('ludotalk', 2, { 0: [3, 20, -1, -1] }, plainSix), [[6], '6.0']),
    'a six that could not be played': play(at('ludotalk', 2, { 0: [55, 55, 55, 55] }, {}), [[6]]),
    'one of a team has finished': play(
      at('ludotalk-teams', 4, { 0: [56, 56, 56, 55], 2: [3, -1, -1, -1] }, {}),
      [[1], '1.3'],
    ),
    'the first place of three': play(at('ludotalk', 3, { 0: [56, 56, 56, 55] }, {}), [[1], '1.3']),
    'a winner of three': play(at('party', 3, { 0: [56, 56, 56, 55] }, {}), [[1], '1.3']),
    'places of three': play(
      tableAt('ludotalk', 3, { seat: 0, tokens: { 0: [56, 56, 56, 55] }, places: [[2, 1]] }),
      [[1], '1.3'],
    ),
    'a number of a series that could not be played': play(at('luddo', 2, { 0: [50, 55, 55, 55] }, {}), [
      [6],
      [5],
      '6.0',
    ]),
    'six players': play(
      tableAt('luddo', 6, {
        seat: 4,
        tokens: { 0: [76, 77, 81, 82], 1: [0, 0, 5, 5], 4: [12, 30, 64, 82], 5: [20, -1, -1, -1] },
      }),
      [[4]],
    ),
  };
}

/** Who plays: people, computers, a computer for a person, nobody. */
function seatMoments(): Moments {
  const table = tableAt('ludotalk', 4, { seat: 1, tokens: { 1: [3, 20, -1, -1] } });
  const computers: Playing = {
    ...table,
    seats: table.seats.map((holder) =>
      holder.seat === 0
        ? holder
        : { ...holder, playedBy: 'computer', sitter: { kind: 'computer', level: 'medium' } },
    ),
  };
  const away: Playing = {
    ...table,
    seats: table.seats.map((holder) =>
      holder.seat === 1 ? { ...holder, playedBy: 'computer', away: 'absent' } : holder,
    ),
  };
  const paused: Playing = { ...table, pause: { state: 'paused', agreed: [], until: null } };
  return {
    'a computer is on turn': computers,
    'computers played one after the other': play(computers, [[2], '2.0', [3], [1]], 'computer'),
    'a computer is on turn for a person': away,
    'a computer played for a person': play(away, [[2], '2.0'], 'computer'),
    'somebody is back': {
      ...table,
      last: [{ e: 'seat', seat: 1, kind: 'human', reason: 'back' }],
    },
    paused,
    'stopped by who manages the channel': done(endEarly(table, 'stopped', T0, [], '77')) as GameTable,
  };
}

function rulesOf(house: PresetId) {
  const rules = presets[house];
  if (rules.game !== 'ludo') throw new Error(`${house} is no house of Ludo`);
  return rules;
}
