/** Clocks outlive what they run on: a Redis that is restarted, and a process that is killed while it is busy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { type FoundRedis, findRedis } from '#redis/local-redis.ts';
import { createBullTimers } from '#timers/bull-timers.ts';
import type { Due } from '#timers/timers.ts';
import { rings } from '../support/rings.ts';

const due: Due = { table: '00aaaaaaaaaa', decision: 1, kind: 'turn' };

let dataDir: string;
let redis: FoundRedis;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chaupal-losses-'));
  redis = await findRedis({ dataDir, say: () => {} });
});
afterEach(async () => {
  await redis.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function openClocks() {
  const commands = connect(redis.url, 'commands');
  const worker = connect(redis.url, 'worker');
  await ready(commands, 5000);
  const timers = createBullTimers({ commands, worker, onError: () => {} });
  return {
    timers,
    commands,
    async close() {
      await timers.close();
      commands.disconnect();
    },
  };
}

test('a due that was armed before Redis was restarted rings after it', async () => {
  const clocks = await openClocks();
  const heard = rings();
  await clocks.timers.start(heard.hear);
  await clocks.timers.arm({ ...due, at: Date.now() + 1000 });
  const back = new Promise((resolve) => clocks.commands.once('close', resolve)).then(() =>
    ready(clocks.commands, 10_000),
  );
  await redis.close();
  await expect(clocks.timers.arm({ ...due, decision: 2, at: Date.now() })).rejects.toThrow();
  redis = await findRedis({ dataDir, say: () => {} });
  await back;
  await clocks.timers.arm({ ...due, decision: 3, at: Date.now() });
  await heard.count(2);
  expect(heard.dues.map(({ decision }) => decision).sort()).toEqual([1, 3]);
  await clocks.close();
});

test('a due that a killed process was busy with rings again elsewhere', async () => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('worker-that-hangs.ts', import.meta.url)), redis.url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = saying(child);
  await said('ready');
  const clocks = await openClocks();
  await clocks.timers.arm({ ...due, at: Date.now() });
  await said('took it');
  child.kill('SIGKILL');
  const heard = rings();
  await clocks.timers.start(heard.hear);
  await heard.count(1);
  expect(heard.dues).toEqual([due]);
  await clocks.close();
});

/** Resolves when the child has said a line; rejects when it ends without. */
function saying(child: ChildProcess): (line: string) => Promise<void> {
  if (child.stdout === null) throw new Error('the child has no output');
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  return (wanted) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (lines.includes(wanted)) resolve();
      };
      reader.on('line', look);
      child.once('exit', () => reject(new Error(`the child ended without "${wanted}"`)));
      look();
    });
}
