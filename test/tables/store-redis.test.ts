/** What only the store in Redis has to show: round trips, expiry, one slot a table, and what happens when Redis is away. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { findRedis } from '#redis/local-redis.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { KEPT_MS, newTableId, PRESS_KEPT_MS, type Store, StoreUnavailable } from '#tables/store.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { lobby } from '../support/tables.ts';

const CHANNEL = '900000000000000077';
const table = { ...lobby('Asha'), channel: CHANNEL, id: newTableId(CHANNEL, randomBytes(8)) };

describe('the store in Redis', () => {
  let redis: TestRedis;
  let client: ReturnType<typeof connect>;
  let store: Store;
  beforeAll(async () => {
    redis = await testRedis();
    client = connect(redis.url, 'commands');
    await ready(client, 5000);
    store = createRedisStore(client);
  });
  beforeEach(() => redis.flush());
  afterAll(async () => {
    await store.close();
    await redis.close();
  });

  test('asks Redis once for a load and once for a save', async () => {
    await store.create(table);
    await store.save({ ...table, version: 2 }, { expected: 1 });
    const asked = await commandsDuring(async () => {
      await store.load(table.id);
      await store.save({ ...table, version: 3 }, { expected: 2, interaction: 'press', lines: ['a', 'b'] });
    });
    expect(asked.map((name) => name.toLowerCase())).toEqual(['hget', 'evalsha']);
  });

  test('refuses an id that was not made for the channel', async () => {
    await expect(store.create({ ...table, id: `zz${table.id.slice(2)}` })).rejects.toThrow('newTableId');
    await expect(store.create({ ...table, channel: '1' })).rejects.toThrow('newTableId');
  });

  test('goes on after the scripts were flushed out of Redis', async () => {
    await store.create(table);
    await client.call('SCRIPT', 'FLUSH', 'SYNC');
    expect(await store.save({ ...table, version: 2 }, { expected: 1 })).toEqual({ kind: 'saved' });
  });

  test('dues without a table, or that their table does not wait for, hide no other and are removed', async () => {
    const deadline = 1_000_000;
    await store.create({ ...table, deadline });
    const dues = (await client.keys('*:dues'))[0] ?? '';
    for (let n = 0; n < 300; n += 1) await client.zadd(dues, n, `${table.id.slice(0, 2)}${n}xxxxxxxx:1`);
    await client.zadd(dues, 300, `${table.id}:${table.decision + 7}`);
    await client.set(`${dues.replace(/dues$/, 'table:')}odd`, 'no table');
    await client.zadd(dues, 301, 'odd:1');
    const found = [await store.due(deadline, 200), await store.due(deadline, 200)];
    expect(found).toEqual([[], [{ table: table.id, decision: table.decision }]]);
    expect(await client.zcard(dues)).toBe(1);
  });

  test('what is damaged is told apart from a Redis that is away', async () => {
    await store.create(table);
    const key = (await client.keys('*:table:*'))[0] ?? '';
    await client.set(key, 'no table');
    const told = await store.load(table.id).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(Error);
    expect(told).not.toBeInstanceOf(StoreUnavailable);
  });

  test('remembers a press for twenty minutes, an ended table and its record for thirty days', async () => {
    await store.create(table);
    await store.save({ ...table, version: 2 }, { expected: 1, interaction: 'press', lines: ['x'] });
    const lifetimes = async (part: string) =>
      Promise.all((await client.keys(`*:${part}:*`)).map((key) => client.pttl(key)));
    const [press = 0] = await lifetimes('press');
    expect(press).toBeGreaterThan(PRESS_KEPT_MS - 60_000);
    expect(press).toBeLessThanOrEqual(PRESS_KEPT_MS);
    expect([...(await lifetimes('table')), ...(await lifetimes('record'))]).toEqual([-1, -1]);
    const { invited: _, ...rest } = table;
    await store.save(
      { ...rest, version: 3, phase: 'closed', reason: 'stopped', deadline: null },
      { expected: 2 },
    );
    for (const part of ['table', 'record', 'guild']) {
      const left = await lifetimes(part);
      expect(left).toHaveLength(1);
      expect(left[0]).toBeGreaterThan(KEPT_MS - 60_000);
      expect(left[0]).toBeLessThanOrEqual(KEPT_MS);
    }
    expect(await client.keys('*:dues')).toEqual([]);
    expect(await client.keys('*:channel:*')).toEqual([]);
  });

  test('keeps all keys of a table under one hash tag, so that a cluster has them on one node', async () => {
    await store.create(table);
    await store.save({ ...table, version: 2 }, { expected: 1, interaction: 'press', lines: ['x'] });
    const keys = await client.keys('*');
    expect(keys).toHaveLength(6);
    expect(new Set(keys.map((key) => /\{p\d+\}/.exec(key)?.[0])).size).toBe(1);
  });

  /** The names of the commands that Redis hears from others while `work` runs. */
  async function commandsDuring(work: () => Promise<void>): Promise<string[]> {
    if (client instanceof Cluster) throw new Error('the tests run on one server');
    const monitor = await client.monitor();
    const names: string[] = [];
    // The server is shared: only this worker's database counts.
    const mine = new URL(redis.url.replace(/^unix/, 'http')).searchParams.get('db');
    const ended = new Promise<void>((resolve) => {
      monitor.on('monitor', (_time: string, args: string[], source: string, database: string) => {
        if (database !== mine) return;
        if (args[1] === 'end of the measurement') resolve();
        // What a script does inside Redis is no round trip; what names no table is somebody else's.
        else if (source !== 'lua' && args.some((arg) => arg.includes(table.id))) names.push(args[0] ?? '');
      });
    });
    await work();
    await client.echo('end of the measurement');
    await ended;
    monitor.disconnect();
    return names;
  }
});

test('says StoreUnavailable, soon, when Redis is away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaupal-away-'));
  const redis = await findRedis({ dataDir, say: () => {} });
  const client = connect(redis.url, 'commands');
  await ready(client, 5000);
  const store = createRedisStore(client);
  await store.create(table);
  const lost = new Promise((resolve) => client.once('close', resolve));
  await redis.close();
  await lost;
  const requests = [
    store.load(table.id),
    store.inChannel(CHANNEL),
    store.create(table),
    store.save({ ...table, version: 2 }, { expected: 1 }),
    store.record(table.id),
    store.due(0, 1),
    store.ofGuild('1'),
    store.drop(table.id),
    store.ping(),
  ];
  for (const answer of await Promise.allSettled(requests)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
    if (answer.status === 'rejected') {
      expect(answer.reason).toBeInstanceOf(StoreUnavailable);
      expect(answer.reason.cause).toBeInstanceOf(Error);
    }
  }
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});
