/** What happened, as lines of short sentences: read from events alone. */
import type { Say } from '#i18n/say.ts';
import type { Key } from '#i18n/sentences.ts';
import type { EndEvent, OpeningEvent, SeatEvent } from '#rules/events.ts';
import type { By, Seat } from '#rules/game.ts';
import { turn } from '#rules/games.ts';
import { holderAt, holderOf } from '#tables/play.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable } from '#tables/table.ts';
import { isShared, type Telling, type TurnPart } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, mention } from './names.ts';

const MEDALS = ['', '🥇', '🥈', '🥉'] as const;

type PartEvent = TurnPart<'ludo' | 'snakes'>['events'][number];

/** The medal of a place, from 1. */
export function medal(place: number): string {
  return MEDALS[place] ?? `${place}.`;
}

/** A line of what happened: a turn, or what happened besides. */
interface ToldLine {
  readonly kind: 'turn' | 'besides';
  readonly text: string;
}

/**
 * One line a turn, in order, the newest last: at most `most`, the newest turn always among them; `turn` says which it is,
 * -1 where none. What a game came to is not told here: its end tells it once.
 */
export function narrate(
  table: GameTable,
  events: readonly TableEvent[],
  say: Say,
  most = Number.POSITIVE_INFINITY,
): { readonly lines: readonly string[]; readonly turn: number } {
  const lines = linesOf(table, events, say);
  const turnLine = lines.findLastIndex(({ kind }) => kind === 'turn');
  const from = Math.max(0, Math.min(lines.length - most, turnLine < 0 ? lines.length : turnLine));
  return {
    lines: lines.slice(from).map(({ text }) => text),
    turn: turnLine < 0 ? -1 : turnLine - from,
  };
}

function linesOf(table: GameTable, events: readonly TableEvent[], say: Say): readonly ToldLine[] {
  const telling = tellingOf(table, say);
  const game = gameViewOf(table.game.game);
  const lines: ToldLine[] = [];
  const besides = (text: string) => lines.push({ kind: 'besides', text });
  let part: PartEvent[] = [];
  // A place stands in the line of the turn that won it.
  let won: string[] = [];
  const flush = (open: boolean) => {
    const seat = part[0]?.seat;
    const sentences = seat === undefined ? [] : game.sentences({ seat, events: part, open }, telling);
    const line = [...sentences, ...won].join(' ');
    if (line !== '') lines.push({ kind: 'turn', text: line });
    part = [];
    won = [];
  };
  for (const event of events) {
    if (!isShared(event)) {
      part.push(event);
      continue;
    }
    switch (event.e) {
      case 'opening':
        besides(openingLine(event, telling.name, say));
        break;
      case 'turn':
        flush(false);
        break;
      case 'roll':
        part.push(event);
        break;
      case 'end-turn':
        part.push(event);
        flush(false);
        break;
      case 'place':
        if (table.phase === 'over') break;
        won.push(
          say('event.place', {
            medal: medal(event.place),
            player: telling.name(event.seat),
            place: event.place,
          }),
        );
        break;
      case 'seat':
        // In the middle of a turn it is told before it: a turn stays whole.
        besides(say(seatKey(event), { player: telling.name(event.seat) }));
        break;
      case 'end':
        flush(false);
        if (event.reason !== 'finished') besides(endLine(table, event.reason, say));
        break;
    }
  }
  flush(table.phase === 'playing' && part[0]?.seat === turn(table.game));
  return lines;
}

function tellingOf(table: GameTable, say: Say): Telling<'ludo' | 'snakes'> {
  const name = (seat: Seat) => holderName(holderAt(table, seat), say);
  const actor = (seat: Seat, by: By) =>
    by === 'computer' && holderAt(table, seat).sitter.kind === 'human'
      ? say('computer.for', { player: name(seat) })
      : name(seat);
  return { state: table.game, name, actor, say };
}

function openingLine({ rolls, first }: OpeningEvent, name: (seat: Seat) => string, say: Say): string {
  if (rolls.length === 0) return say('event.first', { player: name(first) });
  const shown = rolls.map(([seat, face]) => `${name(seat)} ${face}`).join(', ');
  return say('event.opening', { rolls: shown, player: name(first) });
}

function endLine(table: GameTable, reason: Exclude<EndEvent['reason'], 'finished'>, say: Say): string {
  if (reason === 'abandoned' && nobodyCouldCome(table)) return say('event.end.endless');
  const stoppedBy = table.phase === 'over' && reason === 'stopped' ? table.stoppedBy : null;
  if (stoppedBy === null) return say(`event.end.${reason}`);
  const holder = holderOf(table, stoppedBy);
  return say('event.end.stopped.by', {
    player: holder === undefined ? mention(stoppedBy) : holderName(holder, say),
  });
}

/** Whether only computers were left for good: such a game is played out, and given up when it has no end. */
function nobodyCouldCome({ seats }: GameTable): boolean {
  return seats.every(({ sitter, away }) => sitter.kind === 'computer' || away === 'left' || away === 'host');
}

function seatKey(event: SeatEvent): Extract<Key, `event.seat.${string}`> {
  if (event.kind === 'human') return event.reason === 'back' ? 'event.seat.back' : 'event.seat.joined';
  switch (event.reason) {
    case 'timeouts':
    case 'absent':
    case 'left':
    case 'host':
      return `event.seat.${event.reason}`;
    case 'back':
      return 'event.seat.host';
  }
}
