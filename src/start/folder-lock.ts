/** One `npm run play` a folder: two would write the same world over each other. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface FolderLock {
  /** Tells whoever comes later where this one is. */
  tell(url: string): Promise<void>;
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly url: string | null;
}

/** Takes the folder, made where there is none and its owner's alone (server seeds lie in it), also from one that ended without a word; rejects with a sentence when somebody runs from it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const path = join(folder, 'play.lock');
  const write = (url: string | null, flag: 'w' | 'wx') =>
    writeFile(path, JSON.stringify({ pid: process.pid, url }), { flag });
  try {
    await write(null, 'wx');
  } catch {
    const holder = await readHolder(path);
    if (holder !== null && isAlive(holder.pid)) {
      throw new Error(`Chaupal already runs from this folder${holder.url === null ? '' : `: ${holder.url}`}`);
    }
    await write(null, 'w');
  }
  return { tell: (url) => write(url, 'w'), release: () => rm(path, { force: true }) };
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const value: Partial<Holder> = JSON.parse(await readFile(path, 'utf8'));
    return typeof value.pid === 'number' ? { pid: value.pid, url: value.url ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is there, and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
