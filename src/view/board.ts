/** The board's message: what happened, whose turn it is, and the buttons. */
import { type Say, sayIn } from '#i18n/say.ts';
import { standing, turn } from '#rules/games.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable, Over, Playing, SeatHolder } from '#tables/table.ts';
import { altText } from './alt.ts';
import { choiceButtons } from './choices.ts';
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
  const above = fitting(happened, Math.max(0, LIMITS.content - below.length - 1));
  return {
    content: [above, below].filter((part) => part !== '').join('\n'),
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

/** The people whose seats a computer plays, who may come back. */
export function awayHolders(table: GameTable): readonly SeatHolder[] {
  const done = new Set(standing(table.game).map(([seat]) => seat));
  return table.seats.filter(
    ({ seat, sitter, playedBy }) => sitter.kind === 'human' && playedBy === 'computer' && !done.has(seat),
  );
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

function decisionLine(table: Playing, holder: SeatHolder, say: Say): string {
  const user = userOnTurn(table);
  const player = user === null ? holderName(holder, say) : `${holderName(holder, say)} ${mention(user)}`;
  if (user === null) return say('play.turn.computer', { player });
  const asked = say(table.game.phase === 'move' ? 'play.turn.move' : 'play.turn.roll', { player });
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
  const places = standing(table.game).map(([seat, place]) =>
    say('over.place', { medal: medal(place), player: holderName(holderAt(table, seat), say) }),
  );
  return [
    say('over.title'),
    ...places,
    ...table.seats.map((holder) => statsLine(table, holder, say)),
    say('over.dice', {
      seed: table.dice.serverSeed,
      commit: table.dice.commit,
      client: table.dice.clientSeed,
    }),
  ];
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
