/** The stored examples of every version: what lay in Redis and in record files. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../fixtures/stored/', import.meta.url);

/** A table's hash and all that belongs to it, as `README.md` beside the examples says. */
export interface StoredTable {
  readonly name: string;
  /** The table's own time when it was read. */
  readonly at: number;
  readonly key: string;
  readonly hash: { readonly v: string; readonly s: string; readonly d: string };
  readonly recordKey: string;
  readonly record: readonly string[];
  readonly channelKey: string;
  readonly channel: string | null;
  readonly duesKey: string;
  readonly due: { readonly member: string; readonly score: string } | null;
  readonly guildKey: string;
  readonly guild: { readonly member: string; readonly score: string };
}

export interface StoredHash {
  readonly key: string;
  readonly hash: Readonly<Record<string, string>>;
}

/** The versions that there are examples of, the oldest first. */
export const storedVersions: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export function storedTables(version: string): readonly StoredTable[] {
  const path = new URL(`${version}/tables/`, folder);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(new URL(name, path), 'utf8')));
}

export function storedSettings(version: string): readonly StoredHash[] {
  return JSON.parse(readFileSync(new URL(`${version}/settings.json`, folder), 'utf8'));
}

export function storedJobs(version: string): readonly StoredHash[] {
  return JSON.parse(readFileSync(new URL(`${version}/jobs.json`, folder), 'utf8'));
}

/** Record files by name. */
export function storedRecords(version: string): readonly (readonly [name: string, text: string])[] {
  const path = new URL(`${version}/records/`, folder);
  return readdirSync(path).map((name) => [name, readFileSync(new URL(name, path), 'utf8')]);
}
