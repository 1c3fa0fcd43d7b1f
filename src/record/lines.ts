/** The lines of a record after the first: every event with its time, written and read. */
import { z } from 'zod';
import type { SeatEvent } from '#rules/events.ts';
import type { GameEvent } from '#rules/games.ts';

/** An event with the milliseconds since the game started. */
export type RecordLine = (GameEvent | SeatEvent) & { readonly t: number };

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

const seat = z.literal([0, 1, 2, 3, 4, 5]);
const face = z.literal([1, 2, 3, 4, 5, 6]);
const token = z.literal([0, 1, 2, 3]);
const roller = z.enum(['player', 'timeout', 'computer']);
const t = z.number().min(0);
const place = z.tuple([seat, z.int().min(1)]).readonly();

const line = z.discriminatedUnion('e', [
  z.object({ e: z.literal('opening'), t, rolls: z.array(z.tuple([seat, face]).readonly()), first: seat }),
  z.object({ e: z.literal('turn'), t, seat }),
  z.object({ e: z.literal('roll'), t, seat, faces: z.array(face).min(1).max(2), by: roller }),
  z.object({
    e: z.literal('move'),
    t,
    seat,
    die: face,
    tokens: z.array(token).min(1).max(2),
    owner: z.exactOptional(seat),
    from: z.int(),
    to: z.int(),
    captured: z.array(z.tuple([seat, token]).readonly()),
    by: z.enum(['player', 'timeout', 'computer', 'forced']),
  }),
  z.object({
    e: z.literal('step'),
    t,
    seat,
    die: face,
    from: z.int(),
    to: z.int(),
    via: z.exactOptional(z.int()),
  }),
  z.object({ e: z.literal('void'), t, seat, reason: z.literal('three-sixes') }),
  z.object({
    e: z.literal('end-turn'),
    t,
    seat,
    reason: z.enum(['done', 'no-move', 'three-sixes', 'finished']),
  }),
  z.object({ e: z.literal('place'), t, seat, place: z.int().min(1) }),
  z.object({
    e: z.literal('seat'),
    t,
    seat,
    kind: z.enum(['human', 'computer']),
    reason: z.enum(['timeouts', 'absent', 'left', 'back', 'host']),
  }),
  z.object({
    e: z.literal('end'),
    t,
    places: z.array(place),
    reason: z.enum(['finished', 'stopped', 'abandoned']),
  }),
]) satisfies z.ZodType<RecordLine>;

/** One event as its line of a record, without the line's end. */
export function formatLine({ e, t: time, ...fields }: RecordLine): string {
  return JSON.stringify({ e, t: time, ...fields });
}

/** Reads one line; keys that it does not know are left out. */
export function parseLine(text: string): Read<RecordLine> {
  return read(text, line);
}

/** The lines of a text; what ends the last one begins no other. */
export function rowsOf(text: string): readonly string[] {
  const rows = text.split('\n');
  return rows.at(-1) === '' ? rows.slice(0, -1) : rows;
}

/** Reads one line of JSON by a schema; the reason says which key is wrong and why. */
export function read<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'this is not one JSON object' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const key = issue?.path.join('.') ?? '';
  return { ok: false, reason: `${key === '' ? 'the line' : key}: ${issue?.message ?? 'is wrong'}` };
}
