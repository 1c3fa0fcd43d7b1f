/** One `npm run play` a folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#start/folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chaupal-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that a living process holds is refused with its address', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  await writeFile(
    join(folder, 'play.lock'),
    JSON.stringify({ pid: other.pid, url: 'http://127.0.0.1:4100' }),
  );
  await expect(lockFolder(folder)).rejects.toThrow(
    'Chaupal already runs from this folder: http://127.0.0.1:4100',
  );
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
  await (await lockFolder(folder)).release();
});

test('a lock that cannot be read is nobody’s', async () => {
  await writeFile(join(folder, 'play.lock'), '');
  const lock = await lockFolder(folder);
  await lock.tell('http://127.0.0.1:4100');
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('the folder is its owner’s alone, made anew or found open', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  const fresh = join(folder, 'deep', '.data');
  await lockFolder(fresh);
  expect(await modeOf(fresh)).toBe(0o700);
  await chmod(fresh, 0o755);
  await (await lockFolder(fresh)).release();
  expect(await modeOf(fresh)).toBe(0o700);
});
