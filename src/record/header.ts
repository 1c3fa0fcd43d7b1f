/** The first line of a record: rules, seats, and what checks the dice. */
import { z } from 'zod';
import type { Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { parseWholeRules, problemText } from '#rules/ruleset.ts';
import { seatsFor } from '#rules/seats.ts';
import { seatShape } from '#rules/shapes.ts';
import { type Read, read, shaped } from './read.ts';
import { asToday, FORMAT, VERSION } from './versions.ts';

interface RecordSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Who holds the seat when the game starts. */
  readonly kind: 'human' | 'computer';
  /** How a computer plays. */
  readonly level?: string;
}

export interface RecordHeader {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly rules: Rules;
  readonly seats: readonly RecordSeat[];
  readonly dice: {
    readonly commit: string;
    readonly clientSeed: string;
    /** Null exactly while the game runs. */
    readonly serverSeed: string | null;
  };
  readonly startedAt: string;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

const header = z.object({
  rules: z.unknown(),
  seats: z.array(
    z.object({
      seat: seatShape,
      name: z.string(),
      kind: z.enum(['human', 'computer']),
      level: z.exactOptional(z.string()),
    }),
  ),
  dice: z.object({ commit: hash, clientSeed: z.string(), serverSeed: hash.nullable() }),
  startedAt: z.iso.datetime('must be a time in UTC that ends in Z'),
});

/** The first line, without the line's end. */
export function formatHeader({ rules, seats, dice, startedAt }: RecordHeader): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, rules, seats, dice, startedAt });
}

/** Reads the first line: a known version, rules that can be played, and the seats that so many players take. */
export function parseHeader(text: string): Read<RecordHeader> {
  const file = read(text, z.unknown());
  const today = file.ok ? asToday(file.value) : file;
  if (!today.ok) return today;
  const first = shaped(today.value, header);
  if (!first.ok) return first;
  const { seats, dice, startedAt } = first.value;
  const parsed = parseWholeRules(first.value.rules, seats.length);
  if (!parsed.ok) return { ok: false, reason: `rules: ${problemText(parsed.problems)}` };
  const wanted = seatsFor(seats.length);
  const given = seats.map(({ seat }) => seat);
  if (given.join() !== wanted.join()) {
    return {
      ok: false,
      reason: `seats: ${seats.length} players take the seats ${wanted.join(', ')}, in this order`,
    };
  }
  return {
    ok: true,
    value: { format: FORMAT, version: VERSION, rules: parsed.rules, seats, dice, startedAt },
  };
}
