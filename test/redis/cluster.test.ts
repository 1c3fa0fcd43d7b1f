/** Store and clocks run on Redis Cluster unchanged: here one of a single node, which refuses keys of two slots all the same. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { newTableId } from '#tables/store.ts';
import { createBullTimers } from '#timers/bull-timers.ts';
import { rings } from '../support/rings.ts';
import { lobby, T0 } from '../support/tables.ts';

test('a table is opened, saved, found when due and dropped, and a clock rings, on a cluster', async ({
  skip,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'chaupal-cluster-'));
  const port = await freePort();
  const server = spawn(
    'redis-server',
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''],
      ...[
        '--cluster-enabled',
        'yes',
        '--cluster-announce-ip',
        '127.0.0.1',
        '--cluster-port',
        String(await freePort()),
      ],
    ],
    { stdio: 'ignore' },
  );
  const spawned = await new Promise((done) => {
    server.once('spawn', () => done(true));
    server.once('error', () => done(false));
  });
  skip(!spawned, 'no redis-server on the PATH');
  const node = connect(`redis://127.0.0.1:${port}`, 'worker');
  await node.call('CLUSTER', 'ADDSLOTSRANGE', 0, 16383);
  while (!String(await node.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) await node.ping();

  const url = `redis://127.0.0.1:${port},redis://127.0.0.1:${port}`;
  const commands = connect(url, 'commands');
  await ready(commands, 5000);
  const store = createRedisStore(commands);
  const channel = '900000000000000042';
  const table = { ...lobby('Asha'), channel, id: newTableId(channel, randomBytes(8)) };
  expect(await store.create(table)).toEqual({ kind: 'created' });
  const next = { ...table, version: 2, decision: 1, deadline: T0 };
  expect(await store.save(next, { expected: 1, interaction: '1', lines: ['x'] })).toEqual({ kind: 'saved' });
  expect(await store.load(table.id)).toEqual(next);
  expect(await store.record(table.id)).toEqual(['x']);
  expect(await store.due(T0, 5)).toEqual([{ table: table.id, decision: 1 }]);
  expect(await store.ofGuild(table.guild)).toEqual([table.id]);
  await store.drop(table.id);
  expect(await store.load(table.id)).toBeNull();

  const timers = createBullTimers({ commands, worker: connect(url, 'worker'), onError: () => {} });
  const heard = rings();
  await timers.start(heard.hear);
  await timers.arm({ table: table.id, decision: 2, kind: 'turn', at: Date.now() + 60_000 });
  await timers.drop({ table: table.id, decision: 2 });
  await timers.arm({ table: table.id, decision: 3, kind: 'half', at: Date.now() + 50 });
  await heard.count(1);
  expect(heard.dues).toEqual([{ table: table.id, decision: 3, kind: 'half' }]);

  await timers.close();
  await store.close();
  node.disconnect();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  server.close();
  await once(server, 'close');
  return address.port;
}
