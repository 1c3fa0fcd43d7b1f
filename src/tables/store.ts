/** The port of the store that tables live in, with the ids that say where each one lies. */
import type { Table } from './table.ts';

export type Created = { readonly kind: 'created' } | { readonly kind: 'occupied'; readonly table: string };

/**
 * What came of a save. `conflict`: the table moved on since `expected`. `duplicate`: the interaction was noted by an
 * earlier save. `gone`: no such table. Where a table comes back, it is the one that is stored now.
 */
export type Saved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly table: Table }
  | { readonly kind: 'duplicate'; readonly table: Table }
  | { readonly kind: 'gone' };

export interface SaveOptions {
  /** The version that the new table was computed from. */
  readonly expected: number;
  /** Discord's id of the press or command: a second save with the same id does nothing. */
  readonly interaction?: string;
  /** Record lines to append. */
  readonly lines?: readonly string[];
}

/** A decision whose deadline has passed. */
export interface Overdue {
  readonly table: string;
  readonly decision: number;
}

/** A stored table that could not be read: it is kept aside under another key, and its channel is free again. */
export interface PutAside {
  readonly table: string;
  /** Where it was, when that could still be told. */
  readonly channel: string | null;
  /** For the log. */
  readonly reason: string;
}

/**
 * Where tables are kept. Each call rejects with `StoreUnavailable` when the store cannot be asked, and then a write may
 * have happened all the same; with another error when what it holds is damaged beyond a table that cannot be read; an
 * answer of any other kind is a value.
 */
export interface Store {
  /** Null where there is none, or none that can be read: that one is put aside. */
  load(id: string): Promise<Table | null>;
  /** Whether a press or command was noted by a save of this table, within the last PRESS_KEPT_MS. */
  noted(id: string, interaction: string): Promise<boolean>;
  /** The id of the table that runs in a channel. */
  inChannel(channel: string): Promise<string | null>;
  /** The id of the game that ended last in a channel, while it is kept. */
  lastIn(channel: string): Promise<string | null>;
  /** Writes a new table, unless one runs in its channel: then that one's id comes back. */
  create(table: Table): Promise<Created>;
  /** Writes the next version of a table, all of it or nothing; a table that ended frees its channel. */
  save(next: Table, options: SaveOptions): Promise<Saved>;
  /** All record lines of a table so far. */
  record(id: string): Promise<readonly string[]>;
  /**
   * Decisions whose deadline is at or before `now`, the longest overdue first. What has no table, or is not what its
   * table waits for, is removed by the way: it would stand before the others for ever.
   */
  due(now: number, limit: number): Promise<readonly Overdue[]>;
  /** All tables of a guild that are still kept, ended ones too. */
  ofGuild(guild: string): Promise<readonly string[]>;
  /** Forgets a table and all that belongs to it. */
  drop(id: string): Promise<void>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What a store's server answers; rejects with `StoreUnavailable` when it does not, and otherwise when what it holds is
 * damaged. `what` is the store, as in “the store of tables”.
 */
export async function asked<T>(answer: Promise<T>, what: string): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('WRONGTYPE'))
      throw new Error(`${what} holds something of another kind under a key of ours`, { cause });
    throw new StoreUnavailable(`${what} does not answer`, { cause });
  }
}

/** The store cannot be asked now: the player should try again. `cause` says why. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** All keys of one partition lie on one node of a Redis Cluster; the number never changes once tables are stored. */
export const PARTITIONS = 64;
/** How long an ended table and its record are kept. */
export const KEPT_MS = 30 * 86_400_000;
/** How long what could not be read is kept aside, for somebody to look at. */
export const ASIDE_KEPT_MS = 365 * 86_400_000;
/** How long a press is remembered; Discord's token of an interaction lives 15 minutes. */
export const PRESS_KEPT_MS = 20 * 60_000;

const RANDOM_DIGITS = 10;

/**
 * A new id for a table of a channel: 12 characters of [a-z0-9], the first two of which name the channel's partition.
 * `random` are at least 7 unpredictable bytes.
 */
export function newTableId(channel: string, random: Uint8Array): string {
  if (random.length < 7) throw new RangeError(`a table's id wants 7 random bytes, got ${random.length}`);
  const number = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const digits = (number % 36n ** BigInt(RANDOM_DIGITS)).toString(36).padStart(RANDOM_DIGITS, '0');
  return `${channelPartition(channel).toString(36).padStart(2, '0')}${digits}`;
}

/** The partition that a table's id names; null for what is no table's id. */
export function tablePartition(id: string): number | null {
  if (!/^[0-9a-z]{12}$/.test(id)) return null;
  const partition = Number.parseInt(id.slice(0, 2), 36);
  return partition < PARTITIONS ? partition : null;
}

/** The partition of a channel and of every table in it. The low bits of Discord's ids are no even spread: FNV-1a. */
export function channelPartition(channel: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < channel.length; index += 1) {
    hash = Math.imul(hash ^ channel.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % PARTITIONS;
}

/** Whether a table has ended, as a game or as a lobby: it frees its channel and is forgotten in time. */
export function hasEnded(table: Table): boolean {
  return table.phase === 'over' || table.phase === 'closed';
}
