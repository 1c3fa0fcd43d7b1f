/** The board's message: what happened, whose turn it is, and the buttons. */
import { type Say, sayIn } from '#i18n/say.ts';
import { standing, turn } from '#rules/games.ts';
import { emptyTally, holderAt } from '#tables/play.ts';
import type { GameTable, Over, Playing, SeatHolder } from '#tables/table.ts';
import { altText } from './alt.ts';
import { choiceButtons } from './choices.ts';
import { clipped } from './clipped.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, mention, namesOf } from './names.ts';
import { narrate } from './narration.ts';
import { newsOf } from './news.ts';
import { resultLines } from './result.ts';
import { sinceText } from './since.ts';
import { teamsText } from './teams.ts';
import { type BoardView, type ButtonSpec, fitting, LIMITS, rows } from './view.ts';
import { liveClock } from './words.ts';

const MOST_TURNS = 6;
/** Of what happened, so that a phone shows the board below it; the newest turn is always whole. */
const ROOM_FOR_TURNS = 420;
/** Of a hash or a seed: enough to know it by, the record has it whole. */
const DIGITS = 8;

/** The message of a running or finished game, in the table's language. */
export function boardView(table: GameTable): BoardView {
  const say = sayIn(table.settings.locale);
  const now = table.phase === 'playing' ? turnLines(table, say) : overLines(table, say);
  // What is to be done always fits; of what happened, the oldest goes first.
  const below = now.join('\n');
  const room = LIMITS.content - below.length - 1;
  const above = room < 1 ? '' : fitting(newestTurns(table, say), room);
  return {
    content: clipped([above, below].filter((part) => part !== '').join('\n'), LIMITS.content),
    components: rows(table.phase === 'playing' ? playButtons(table, say) : overButtons(table, say)),
    mentions: table.phase === 'playing' ? mentionsOf(table) : [],
    alt: altText(table, say),
    fileName: `board-${table.decision}-${table.version}.png`,
  };
}

/** The user whose decision is due; null for computers and finished games. */
export function userOnTurn(table: GameTable): string | null {
  const seatOnTurn = turn(table.game);
  if (table.phase !== 'playing' || seatOnTurn === null) return null;
  const { sitter, playedBy } = holderAt(table, seatOnTurn);
  return sitter.kind === 'human' && playedBy === 'human' ? sitter.person.user : null;
}

/** The turns since the last one of the player on turn, as many as a phone has room for; at the end the last one. */
function newestTurns(table: GameTable, say: Say): readonly string[] {
  const most = table.phase === 'over' ? 2 : MOST_TURNS;
  const { lines, turn: newest } = narrate(table, newsOf(table), say, most);
  let from = 0;
  while (from < newest && lines.slice(from).join('\n').length > ROOM_FOR_TURNS) from += 1;
  return lines.slice(from);
}

function turnLines(table: Playing, say: Say): string[] {
  const seatOnTurn = turn(table.game);
  const lines: string[] = [];
  const teams = teamsText(table.rules, say);
  if (teams !== null) lines.push(`-# ${teams}`);
  const away = awayHolders(table);
  if (away.length > 0) {
    lines.push(
      say('play.played.by', {
        names: namesOf(
          away.map((holder) => holderName(holder, say)),
          say,
        ),
      }),
    );
  }
  const { pause } = table;
  if (pause !== null && pause.state === 'asked') {
    lines.push(say('play.pause.asked', { names: namesOf(pause.agreed.map(mention), say) }));
  }
  if (pause !== null && pause.state === 'paused') {
    lines.push(
      pause.until === null
        ? say('play.paused')
        : say('play.paused.until', { until: `<t:${Math.ceil(pause.until / 1000)}:t>` }),
    );
    return lines;
  }
  const since = sinceText(table, say);
  if (since !== null) lines.push(since);
  if (seatOnTurn !== null) lines.push(decisionLine(table, holderAt(table, seatOnTurn), say));
  return lines;
}

/** The people whose seats a computer plays, who may come back. */
function awayHolders(table: GameTable): readonly SeatHolder[] {
  const done = new Set(standing(table.game).map(([seat]) => seat));
  return table.seats.filter(
    ({ seat, sitter, playedBy }) => sitter.kind === 'human' && playedBy === 'computer' && !done.has(seat),
  );
}

function decisionLine(table: Playing, holder: SeatHolder, say: Say): string {
  const user = userOnTurn(table);
  const player = user === null ? holderName(holder, say) : `${holderName(holder, say)} ${mention(user)}`;
  if (user === null) {
    const away = holder.sitter.kind === 'human';
    return say('play.turn.computer', { player: away ? say('computer.for', { player }) : player });
  }
  const asked = askedText(table, player, say);
  const clock =
    table.settings.clock === null || table.deadline === null
      ? ''
      : ` ${say('play.clock', { until: liveClock(table.deadline) })}`;
  const half = table.half ? `\n${say('play.half')}` : '';
  return `**${asked}**${clock}${half}`;
}

function askedText({ game }: Playing, player: string, say: Say): string {
  const { now, later } = gameViewOf(game.game).due(game);
  const [die, other] = now;
  if (die === undefined) return say('play.turn.roll', { player });
  if (other !== undefined) return say('play.turn.either', { player, one: die, other });
  return say(later > 0 ? 'play.turn.first' : 'play.turn.move', { player, die });
}

function playButtons(table: Playing, say: Say): readonly ButtonSpec[] {
  const more: ButtonSpec = { kind: 'more', table: table.id, label: say('button.more') };
  if (table.pause?.state === 'paused') {
    return [{ kind: 'resume', table: table.id, label: say('button.resume'), look: 'success' }, more];
  }
  const choices = userOnTurn(table) === null ? [] : choiceButtons(table, say);
  const back: readonly ButtonSpec[] =
    awayHolders(table).length > 0
      ? [{ kind: 'back', table: table.id, label: say('button.back'), look: 'success' }]
      : [];
  return [...choices, ...back, more];
}

function overLines(table: Over, say: Say): string[] {
  const { serverSeed, commit } = table.dice;
  const dice = `-# ${say('over.dice', { seed: serverSeed.slice(0, DIGITS), commit: commit.slice(0, DIGITS) })}`;
  const result = [say('over.title'), ...resultLines(table, say)];
  // The places and the dice are always told; of the statistics, as many lines as there is room for.
  const stats: string[] = [];
  for (const holder of table.seats) {
    const line = statsLine(table, holder, say);
    if ([...result, ...stats, line, dice].join('\n').length > LIMITS.content) break;
    stats.push(line);
  }
  return [...result, ...stats, dice];
}

function statsLine(table: Over, holder: SeatHolder, say: Say): string {
  const tally = table.tally[holder.seat] ?? emptyTally;
  return `-# ${gameViewOf(table.game.game).statsText(holderName(holder, say), tally, say)}`;
}

function overButtons(table: Over, say: Say): readonly ButtonSpec[] {
  return [
    { kind: 'rematch', table: table.id, label: say('button.rematch'), look: 'success' },
    { kind: 'replay', table: table.id, label: say('button.replay') },
    { kind: 'record', table: table.id, label: say('button.record') },
    { kind: 'dice', table: table.id, label: say('button.dice') },
  ];
}

function mentionsOf(table: Playing): readonly string[] {
  const user = userOnTurn(table);
  return user === null ? [] : [user];
}
