/** The versions of a stored table: written as today's, and each that was ever written is read as today's. */
import { type Switches, switchesOf } from '#rules/house-rules.ts';
import { isPresetId } from '#rules/presets.ts';
import { storedRules } from '#rules/stored.ts';
import { tableShape } from './shapes.ts';
import type { Table } from './table.ts';

/** A stored table, or why it cannot be read. */
type ParsedTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly reason: string };

type Fields = Readonly<Record<string, unknown>>;

/** Far more than any table has, and little enough to be looked at. */
const MOST_CHARACTERS = 1_000_000;

/** From each version to the next: `steps[0]` is for tables from before they carried a version. */
const steps: readonly ((table: Fields) => Fields)[] = [
  // `turn` said a decision's number here and a seat there; the client seed was joined anew for every roll.
  ({ turn, ping, game, dice, ...rest }) => ({
    ...rest,
    decision: turn,
    ping: renamed(ping, 'turn', 'decision'),
    ...(game === undefined ? {} : { game: renamed(game, 'seat', 'seatOnTurn') }),
    dice: game === undefined ? dice : withClientSeed(dice),
  }),
  // A lobby kept its rules alone, not what its host had switched.
  (table) => (table.phase === 'lobby' ? { ...table, switches: switchesIn(table) } : table),
];

/** The version that is written today. */
export const TABLE_VERSION = steps.length;

/** A table as it is stored. */
export function formatTable(table: Table): string {
  return JSON.stringify({ v: TABLE_VERSION, ...table });
}

/** Reads what any version up to today's has stored. */
export function parseTable(text: string): ParsedTable {
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: `it is ${text.length} characters long` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'it is not JSON' };
  }
  if (!isFields(value)) return { ok: false, reason: 'it is no object' };
  const { v = 0, ...fields } = value;
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 0 || v > TABLE_VERSION)
    return { ok: false, reason: `its version ${JSON.stringify(v)} is not known, only 0 to ${TABLE_VERSION}` };
  const today = steps.slice(v).reduce((table: Fields, step) => step(table), fields);
  const read = tableShape.safeParse(today);
  if (read.success) return { ok: true, table: read.data };
  const [issue] = read.error.issues;
  return { ok: false, reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}` };
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (!isFields(value)) return value;
  const { [from]: moved, ...rest } = value;
  return { ...rest, [to]: moved };
}

function withClientSeed(dice: unknown): unknown {
  if (!isFields(dice)) return dice;
  const { clientParts, ...rest } = dice;
  return { ...rest, clientSeed: Array.isArray(clientParts) ? clientParts.join('.') : clientParts };
}

function switchesIn({ house, rules }: Fields): Switches {
  const read = storedRules(rules);
  return read.ok && typeof house === 'string' && isPresetId(house) ? switchesOf(house, read.rules) : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
