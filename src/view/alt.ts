/** What a screen reader says of the board's picture. */
import { type Say, sayIn } from '#i18n/say.ts';
import { standing, turn } from '#rules/games.ts';
import { isPaused } from '#tables/paused.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable, Over, SeatHolder } from '#tables/table.ts';
import { choiceTexts } from './choices.ts';
import { clipped } from './clipped.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, namesOf, sitterName } from './names.ts';
import { narrate } from './narration.ts';
import { newsOf } from './news.ts';
import { resultLines } from './result.ts';
import { sinceText } from './since.ts';
import { teamsText } from './teams.ts';
import { fitting, LIMITS } from './view.ts';
import { houseName } from './words.ts';

/** Lines of what happened: the newest turn, and the one before it. */
const LAST_LINES = 2;

/**
 * Whose turn it is and what each button does, where every token stands, what happened: within Discord's 1024 characters,
 * for which the older of what happened makes room first.
 */
export function altText(table: GameTable, say: Say): string {
  const lines = [
    ...(table.phase === 'playing' ? dueLines(table, say) : endLines(table, say)),
    ...teamLines(table, say),
    ...(isOnPodium(table)
      ? besideLines(table, say)
      : table.seats.map((holder) => seatLine(table, holder, say))),
  ].map(unmarked);
  const newest = narrate(table, newsOf(table), say, LAST_LINES);
  const last = newest.lines.map((line) => unmarked(anonymous(line, say)));
  const withLast = (told: string) => [...lines, say('alt.last', { events: told })].join(' ');
  const turnLine = last[newest.turn] ?? last.at(-1) ?? '';
  const sinceTurn = last.slice(Math.max(0, newest.turn)).join(' ');
  const tellings = [last.join(' '), sinceTurn, turnLine, ...shorter(turnLine)];
  const told = tellings.find((one) => one !== '' && withLast(one).length <= LIMITS.alt);
  return told === undefined ? fitting([lines.join(' ')], LIMITS.alt) : withLast(told);
}

/** A line with ever more of its middle left out: its beginning says who, its end what came of it. */
function* shorter(line: string): Generator<string> {
  const [first = '', ...others] = line.split(/(?<=\.) /);
  for (let from = 1; from < others.length; from += 1) yield [first, '…', ...others.slice(from)].join(' ');
}

/** What a screen reader says of a game told again as an animation. */
export function replayAlt(table: Over): string {
  const say = sayIn(table.settings.locale);
  const result = unmarked(endLines(table, say).join(' '));
  return clipped(say('alt.replay', { house: houseName(table.house, say), result }), LIMITS.alt);
}

/** Whether the picture is a podium, on which no board is to be seen any more. */
function isOnPodium(table: GameTable): boolean {
  return table.phase === 'over' && table.reason === 'finished';
}

/** Who was given no place. */
function besideLines(table: GameTable, say: Say): readonly string[] {
  const placed = new Set(standing(table.game).map(([seat]) => seat));
  const names = table.seats.filter(({ seat }) => !placed.has(seat)).map((holder) => holderName(holder, say));
  return names.length === 0 ? [] : [say('alt.beside', { names: namesOf(names, say) })];
}

function dueLines(table: Extract<GameTable, { phase: 'playing' }>, say: Say): readonly string[] {
  const seat = turn(table.game);
  if (seat === null) return [];
  const holder = holderAt(table, seat);
  const since = sinceText(table, say);
  const turnText = say(isAway(holder) ? 'alt.turn.computer' : 'alt.turn', {
    player: holderName(holder, say),
  });
  // What no button offers is not open.
  if (isPaused(table)) return [say('alt.paused'), turnText];
  if (holder.playedBy === 'computer') return [turnText];
  const choices = choiceTexts(table, say);
  return [
    turnText,
    ...(since === null ? [] : [since]),
    choices.length === 0 ? say('alt.waiting') : say('alt.choices', { choices: choices.join('; ') }),
  ];
}

function endLines(table: GameTable, say: Say): readonly string[] {
  const result = resultLines(table, say).join(', ');
  return [say('alt.over'), ...(result === '' ? [] : [/[.!]\**$/.test(result) ? result : `${result}.`])];
}

function teamLines({ rules }: GameTable, say: Say): readonly string[] {
  const teams = teamsText(rules, say);
  return teams === null ? [] : [`${teams}.`];
}

function seatLine(table: GameTable, holder: SeatHolder, say: Say): string {
  const { seat, sitter } = holder;
  const parts = {
    player: altName(holder, say),
    colour: say(`colour.${seat}`),
    tokens: gameViewOf(table.game.game).tokensText(table.game, seat, say),
  };
  const place = standing(table.game).find(([one]) => one === seat)?.[1];
  if (place !== undefined)
    return say(sitter.kind === 'computer' ? 'alt.place.computer' : 'alt.place', { ...parts, place });
  return sitter.kind === 'computer' ? say('alt.seat.computer', parts) : say('alt.seat', parts);
}

/** A computer's name has its colour in it already; its level is told here alone. */
function altName(holder: SeatHolder, say: Say): string {
  const { seat, sitter } = holder;
  if (sitter.kind === 'computer') {
    return say('computer.named.level', {
      colour: say(`colour.${seat}`),
      level: say(`level.${sitter.level}`),
    });
  }
  const player = sitterName(sitter, seat, say);
  return isAway(holder) ? say('computer.for', { player }) : player;
}

function isAway({ sitter, playedBy }: SeatHolder): boolean {
  return sitter.kind === 'human' && playedBy === 'computer';
}

/** Alt text knows no markdown: marks, and the backslashes of `plainName`, would be read aloud. */
function unmarked(text: string): string {
  return text.replace(/(?<!\\)\*\*/g, '').replace(/\\(?=[\\*_~`|>#[\]()<:-])/g, '');
}

/** A mention is a number to a screen reader. */
function anonymous(line: string, say: Say): string {
  return line.replace(/<@\d+>/g, say('over.manager'));
}
