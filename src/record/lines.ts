/** The lines of a record after the first: every event with its time, written and read. */
import { z } from 'zod';
import type { SeatEvent } from '#rules/events.ts';
import type { GameEvent } from '#rules/games.ts';
import { faceShape, placeShape, seatShape } from '#rules/shapes.ts';
import { type Read, read } from './read.ts';

/** What happens at a table: in the game, or to who holds a seat. */
export type TableEvent = GameEvent | SeatEvent;

/** An event with the milliseconds since the game started. */
export type RecordLine = TableEvent & { readonly t: number };

const tokenShape = z.literal([0, 1, 2, 3]);
const rollerShape = z.enum(['player', 'timeout', 'computer']);

/** One shape an event: whoever adds an event to a game adds its shape here. */
const shapes: { readonly [E in TableEvent['e']]: z.ZodType<Extract<TableEvent, { readonly e: E }>> } = {
  opening: z.object({
    e: z.literal('opening'),
    rolls: z.array(z.tuple([seatShape, faceShape]).readonly()),
    first: seatShape,
  }),
  turn: z.object({ e: z.literal('turn'), seat: seatShape }),
  roll: z.object({
    e: z.literal('roll'),
    seat: seatShape,
    faces: z.array(faceShape).min(1).max(2),
    by: rollerShape,
  }),
  move: z.object({
    e: z.literal('move'),
    seat: seatShape,
    die: faceShape,
    tokens: z.array(tokenShape).min(1).max(2),
    owner: z.exactOptional(seatShape),
    from: z.int(),
    to: z.int(),
    captured: z.array(z.tuple([seatShape, tokenShape]).readonly()),
    by: z.enum(['player', 'timeout', 'computer', 'forced']),
  }),
  step: z.object({
    e: z.literal('step'),
    seat: seatShape,
    die: faceShape,
    from: z.int(),
    to: z.int(),
    via: z.exactOptional(z.int()),
  }),
  void: z.object({ e: z.literal('void'), seat: seatShape, reason: z.literal('three-sixes') }),
  'end-turn': z.object({
    e: z.literal('end-turn'),
    seat: seatShape,
    reason: z.enum(['done', 'no-move', 'three-sixes', 'finished']),
  }),
  place: z.object({ e: z.literal('place'), seat: seatShape, place: z.int().min(1) }),
  seat: z.object({
    e: z.literal('seat'),
    seat: seatShape,
    kind: z.enum(['human', 'computer']),
    reason: z.enum(['timeouts', 'absent', 'left', 'back', 'host']),
  }),
  end: z.object({
    e: z.literal('end'),
    places: z.array(placeShape),
    reason: z.enum(['finished', 'stopped', 'abandoned']),
  }),
};

/** Any event, as lines and tables carry it; keys that it does not know are left out. */
export const eventShape: z.ZodType<TableEvent> = z.union(Object.values(shapes));

const kindShape = z.object({ e: z.string(), t: z.int('must be a whole number').min(0) });

/** One event as its line of a record, without the line's end. */
export function formatLine({ e, t: time, ...fields }: RecordLine): string {
  return JSON.stringify({ e, t: time, ...fields });
}

/** Reads one line; keys that it does not know are left out. */
export function parseLine(text: string): Read<RecordLine> {
  const kind = read(text, kindShape);
  if (!kind.ok) return kind;
  const { e, t } = kind.value;
  if (!isEvent(e)) {
    return { ok: false, reason: `e: must be one of ${Object.keys(shapes).join(', ')}` };
  }
  const shape: z.ZodType<TableEvent> = shapes[e];
  const line = read(text, shape);
  return line.ok ? { ok: true, value: { ...line.value, t } } : line;
}

function isEvent(e: string): e is TableEvent['e'] {
  return Object.hasOwn(shapes, e);
}

/** The lines of a text; what ends the last one begins no other. */
export function rowsOf(text: string): readonly string[] {
  const rows = text.split('\n');
  return rows.at(-1) === '' ? rows.slice(0, -1) : rows;
}
