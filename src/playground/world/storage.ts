/** Keeping the world over a restart: one JSON file written whole, and the uploaded files beside it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, createMemoryFiles, type FileStore } from './files.ts';
import type { World } from './world.ts';

interface Kept {
  readonly world: World | null;
  readonly clockOffset: number;
  /** Signs the addresses of files. */
  readonly key: Buffer;
}

export interface Storage {
  readonly kept: Kept;
  readonly files: FileStore;
  /** Writes what is there now; a reader never sees half of it. */
  readonly save: (world: World, clockOffset: number) => void;
}

/** Takes the folder, or null for a world that ends with the process. Throws when the file is damaged. */
export function openStorage(folder: string | null): Storage {
  if (folder === null)
    return {
      kept: { world: null, clockOffset: 0, key: createKey() },
      files: createMemoryFiles(),
      save: () => undefined,
    };
  const attachments = join(folder, 'attachments');
  mkdirSync(attachments, { recursive: true });
  const path = join(folder, 'world.json');
  const kept = read(path);
  return {
    kept,
    files: folderFiles(attachments),
    save: (world, clockOffset) => {
      writeFileSync(`${path}.new`, write({ world, clockOffset, key: kept.key.toString('hex') }));
      renameSync(`${path}.new`, path);
    },
  };
}

interface Saved {
  readonly world: World;
  readonly clockOffset: number;
  readonly key: string;
}

function read(path: string): Kept {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { world: null, clockOffset: 0, key: createKey() };
  }
  try {
    // The file is our own, written by `save`.
    const saved = JSON.parse(text, revive) as Saved;
    return { world: saved.world, clockOffset: saved.clockOffset, key: Buffer.from(saved.key, 'hex') };
  } catch (cause) {
    throw new Error(`${path} cannot be read as a world. Delete it to start anew.`, { cause });
  }
}

/** Maps and bits have no JSON of their own. Ephemeral messages end with the process, as their tokens do. */
function write(saved: Saved): string {
  return JSON.stringify(saved, (_key, value: unknown) => {
    if (typeof value === 'bigint') return { $bits: value.toString() };
    if (value instanceof Map) return { $map: [...value].filter(([, one]) => one?.ephemeralFor == null) };
    return value;
  });
}

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$bits' in value && typeof value.$bits === 'string') return BigInt(value.$bits);
  // `write` put the entries of a map there.
  if ('$map' in value) return new Map(value.$map as readonly (readonly [string, unknown])[]);
  return value;
}

function folderFiles(folder: string): FileStore {
  const place = (id: string) => join(folder, id);
  return {
    put: (id, bytes) => writeFileSync(place(id), bytes),
    get: (id) => {
      try {
        return readFileSync(place(id));
      } catch {
        return undefined;
      }
    },
    drop: (id) => rmSync(place(id), { force: true }),
  };
}
