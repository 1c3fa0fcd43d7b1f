/** Where tables live: the port that the host talks to, and the shape of a table's id. */
import type { Table } from './table.ts';

/** What came of opening a table: a channel has one running table at a time. */
export type Created = { readonly kind: 'created' } | { readonly kind: 'occupied'; readonly table: string };

/**
 * What came of a save. `conflict`: the table moved on; `duplicate`: this interaction was saved before; both bring
 * what is there now, so that a retry needs no read. `gone`: there is no such table.
 */
export type Saved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly table: Table }
  | { readonly kind: 'duplicate'; readonly table: Table }
  | { readonly kind: 'gone' };

export interface SaveOptions {
  /** The version that the new table was computed from. */
  readonly expected: number;
  /** The interaction that asked for it; the same one is refused for twenty minutes. */
  readonly interaction?: string;
  /** Lines that the table's record grows by. */
  readonly lines?: readonly string[];
}

/** A deadline that passed: the decision `turn` of a table. */
export interface Overdue {
  readonly table: string;
  readonly turn: number;
}

/** Every method throws `StoreUnavailable` when the store cannot be reached in time. */
export interface Store {
  load(id: string): Promise<Table | null>;
  /** The id of the table that runs in a channel. */
  inChannel(channel: string): Promise<string | null>;
  /** Writes a new table and takes its channel, unless a table runs there. */
  create(table: Table): Promise<Created>;
  /** Writes `next` if the table still has the expected version: the only way a table changes. */
  save(next: Table, options: SaveOptions): Promise<Saved>;
  /** All record lines so far, oldest first; empty when there is no such table. */
  record(id: string): Promise<readonly string[]>;
  /** The deadlines up to `now` (milliseconds since the epoch), longest overdue first. */
  due(now: number, limit: number): Promise<readonly Overdue[]>;
  /** The ids of a guild's running tables. */
  ofGuild(guild: string): Promise<readonly string[]>;
  /** Forgets a table, its record and its deadline, and frees its channel. */
  drop(id: string): Promise<void>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store did not answer in time, or refused to: nothing is known about what became of the request. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(what: string, cause: unknown) {
    super(`the store could not ${what}`, { cause });
  }
}

/** How long an interaction is remembered: longer than its token lives (15 minutes). */
export const INTERACTION_MS = 20 * 60_000;
/** How long a table that ended, and its record, can be asked for. */
export const ENDED_MS = 30 * 86_400_000;

/** Tables are spread over this many hash tags, so that a cluster can share the load. */
export const PARTITIONS = 64;

const ID_RADIX = 36;
const PARTITION_DIGITS = 2;
const ID_DIGITS = 12;

/** An id of 12 characters of a-z and 0-9: two say the partition of the channel, ten come from the random bytes. */
export function newTableId(channel: string, random: Uint8Array): string {
  let number = 0n;
  for (const byte of random) number = number * 256n + BigInt(byte);
  const digits = ID_DIGITS - PARTITION_DIGITS;
  const tail = (number % BigInt(ID_RADIX) ** BigInt(digits)).toString(ID_RADIX).padStart(digits, '0');
  return partitionOfChannel(channel).toString(ID_RADIX).padStart(PARTITION_DIGITS, '0') + tail;
}

/** The partition that a table's id names; null when it is not an id that `newTableId` gives. */
export function partitionOfId(id: string): number | null {
  if (!/^[a-z0-9]{12}$/.test(id)) return null;
  const partition = Number.parseInt(id.slice(0, PARTITION_DIGITS), ID_RADIX);
  return partition < PARTITIONS ? partition : null;
}

/** The partition that a channel's table lives in (FNV-1a, so that neighbouring snowflakes spread). */
export function partitionOfChannel(channel: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < channel.length; i += 1) {
    hash = Math.imul(hash ^ channel.charCodeAt(i), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 16)) % PARTITIONS;
}

/** Whether a table has ended: it frees its channel and is forgotten after `ENDED_MS`. */
export function hasEnded(table: Table): boolean {
  return table.phase === 'over' || table.phase === 'closed';
}
