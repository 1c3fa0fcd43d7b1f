/** The board's message: what happened, whose turn it is, and the buttons. */
import { type Say, sayIn } from '#i18n/say.ts';
import { standing, turn } from '#rules/games.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable, Over, Playing, SeatHolder } from '#tables/table.ts';
import { altText } from './alt.ts';
import { choiceButtons } from './choices.ts';
import { clipped } from './clipped.ts';
import { holderName, mention, namesOf } from './names.ts';
import { medal, narrate } from './narration.ts';
import { type BoardView, type ButtonSpec, fitting, LIMITS, rows } from './view.ts';
import { liveClock } from './words.ts';

const MOST_EVENT_LINES = 6;

/** The message of a running or finished game, in the table's language. */
export function boardView(table: GameTable): BoardView {
  const say = sayIn(table.settings.locale);
  const happened = narrate(table, table.last, say).slice(-MOST_EVENT_LINES);
  const now = table.phase === 'playing' ? turnLines(table, say) : overLines(table, say);
  // What is to be done always fits; of what happened, the oldest goes first.
  const below = now.join('\n');
  const room = LIMITS.content - below.length - 1;
  const above = room < 1 ? '' : fitting(happened, room);
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

function turnLines(table: Playing, say: Say): string[] {
  const seatOnTurn = turn(table.game);
  const lines: string[] = [];
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
  if (user === null) return say('play.turn.computer', { player });
  const asked = say(table.game.phase === 'roll' ? 'play.turn.roll' : 'play.turn.move', { player });
  const clock =
    table.settings.clock === null || table.deadline === null
      ? ''
      : ` ${say('play.clock', { until: liveClock(table.deadline) })}`;
  const half = table.half ? `\n${say('play.half')}` : '';
  return `**${asked}**${clock}${half}`;
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
  const dice = say('over.dice', {
    seed: table.dice.serverSeed,
    commit: table.dice.commit,
    client: table.dice.clientSeed,
  });
  const places = standing(table.game).map(([seat, place]) =>
    say('over.place', { medal: medal(place), player: holderName(holderAt(table, seat), say) }),
  );
  const result = [say('over.title'), ...places];
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
  const tally = table.tally[holder.seat];
  const rolls = tally?.rolls ?? 0;
  return `-# ${say('over.stats', {
    player: holderName(holder, say),
    captures: tally?.captures ?? 0,
    losses: tally?.losses ?? 0,
    sixes: tally?.sixes ?? 0,
    mean: rolls === 0 ? '–' : ((tally?.pips ?? 0) / rolls).toFixed(2),
  })}`;
}

function overButtons(table: Over, say: Say): readonly ButtonSpec[] {
  return [
    { kind: 'rematch', table: table.id, label: say('button.rematch'), look: 'success' },
    { kind: 'replay', table: table.id, label: say('button.replay') },
    { kind: 'record', table: table.id, label: say('button.record') },
  ];
}

function mentionsOf(table: Playing): readonly string[] {
  const user = userOnTurn(table);
  return user === null ? [] : [user];
}
