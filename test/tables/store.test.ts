/** What every store of tables promises: one suite, run on the memory and on a real Redis. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { endEarly } from '#tables/play.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { channelPartition, newTableId, PARTITIONS, type Store, tablePartition } from '#tables/store.ts';
import type { Lobby, Table } from '#tables/table.ts';
import { testRedis } from '../support/redis.ts';
import { lobby, seated, started, T0 } from '../support/tables.ts';

let channels = 0;

/** A lobby in a channel that no other test uses. */
function newTable(change: Partial<Lobby> = {}): Lobby {
  channels += 1;
  const channel = change.channel ?? `90000000000001${String(channels).padStart(4, '0')}`;
  return { ...lobby('Asha'), channel, id: newTableId(channel, randomBytes(8)), ...change };
}

const next = (table: Lobby, change: Partial<Lobby> = {}): Lobby => ({
  ...table,
  version: table.version + 1,
  ...change,
});

const closed = (table: Lobby): Table => {
  const { invited: _, switches: __, ...rest } = table;
  return { ...rest, version: table.version + 1, phase: 'closed', reason: 'stopped', deadline: null };
};

/** A game of the lobby's host and a computer, stopped as soon as it began. */
function over(table: Lobby): Table {
  const ended = endEarly(started(seated(table, [], 1)), 'stopped', T0);
  if (!ended.ok) throw new Error(ended.refusal.code);
  return { ...ended.table, version: table.version + 1 };
}

interface Opened {
  readonly store: Store;
  close(): Promise<void>;
}

const adapters: Readonly<Record<string, () => Promise<Opened>>> = {
  async memory() {
    const store = createMemoryStore();
    return { store, close: () => store.close() };
  },
  async Redis() {
    const redis = await testRedis();
    const client = connect(redis.url, 'commands');
    await ready(client, 5000);
    const store = createRedisStore(client);
    return {
      store,
      async close() {
        await store.close();
        await redis.close();
      },
    };
  },
};

describe.each(Object.entries(adapters))('the store in %s', (_name, open) => {
  let opened: Opened;
  let store: Store;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });
  afterEach(() => opened.close());

  test('gives back the table that was put in, and null for what is not there', async () => {
    const table = newTable();
    expect(await store.create(table)).toEqual({ kind: 'created' });
    expect(await store.load(table.id)).toEqual(table);
    expect(await store.load(newTable().id)).toBeNull();
    expect(await store.load('no id at all')).toBeNull();
    expect(await store.record('no id at all')).toEqual([]);
  });

  test('a channel has one running table, also when many are opened at once', async () => {
    const { channel } = newTable();
    const tables = Array.from({ length: 20 }, () => newTable({ channel }));
    const answers = await Promise.all(tables.map((table) => store.create(table)));
    const running = await store.inChannel(channel);
    expect(tables.map(({ id }) => id)).toContain(running);
    expect(answers.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'occupied')).toEqual(
      Array.from({ length: 19 }, () => ({ kind: 'occupied', table: running })),
    );
  });

  test('of 50 saves computed from the same version exactly one is written', async () => {
    const table = newTable();
    await store.create(table);
    const wanted = Array.from({ length: 50 }, (_, decision) => next(table, { decision }));
    const answers = await Promise.all(wanted.map((one) => store.save(one, { expected: table.version })));
    const won = answers.findIndex(({ kind }) => kind === 'saved');
    expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(await store.load(table.id)).toEqual(wanted[won]);
    for (const [i, answer] of answers.entries()) {
      if (i !== won) expect(answer).toEqual({ kind: 'conflict', table: wanted[won] });
    }
  });

  test('an interaction is done once, whatever version its repetition was computed from', async () => {
    const table = newTable();
    await store.create(table);
    const second = next(table);
    expect(await store.save(second, { expected: 1, interaction: 'press' })).toEqual({ kind: 'saved' });
    const again = { kind: 'duplicate', table: second };
    expect(await store.save(second, { expected: 1, interaction: 'press' })).toEqual(again);
    expect(await store.save(next(second), { expected: 2, interaction: 'press' })).toEqual(again);
    expect(await store.save(next(second), { expected: 2, interaction: 'other' })).toEqual({ kind: 'saved' });
  });

  test('an interaction that met a conflict may try again', async () => {
    const table = newTable();
    await store.create(table);
    const moved = next(table);
    await store.save(moved, { expected: 1 });
    const late = await store.save(next(table), { expected: 1, interaction: 'press', lines: ['lost'] });
    expect(late).toEqual({ kind: 'conflict', table: moved });
    const retry = await store.save(next(moved), { expected: 2, interaction: 'press', lines: ['kept'] });
    expect(retry).toEqual({ kind: 'saved' });
    expect(await store.record(table.id)).toEqual(['kept']);
  });

  test('a table that is not there cannot be saved', async () => {
    const table = newTable();
    expect(await store.save(table, { expected: 1, lines: ['x'] })).toEqual({ kind: 'gone' });
    expect(await store.record(table.id)).toEqual([]);
  });

  test('the record grows in order, and a big one comes back whole', async () => {
    const table = newTable();
    await store.create(table);
    const many = Array.from({ length: 12_000 }, (_, n) =>
      JSON.stringify({ e: 'roll', face: (n % 6) + 1, n }),
    );
    await store.save(next(table), { expected: 1, lines: many.slice(0, 10_000) });
    await store.save(next(table, { version: 3 }), { expected: 2, lines: many.slice(10_000) });
    expect(await store.record(table.id)).toEqual(many);
  });

  test('what is due comes longest overdue first, no more than asked for, and nothing early', async () => {
    const tables = [40, 10, 30, 20, 50].map((n) => newTable({ deadline: T0 + n, decision: n }));
    for (const table of [...tables, newTable({ deadline: null })]) await store.create(table);
    const due = async (at: number, limit = 10) =>
      (await store.due(T0 + at, limit)).map(({ decision }) => decision);
    expect(await due(9)).toEqual([]);
    expect(await due(10)).toEqual([10]);
    expect(await due(40)).toEqual([10, 20, 30, 40]);
    expect(await due(99, 2)).toEqual([10, 20]);
    expect(await store.due(T0 + 10, 10)).toEqual([{ table: tables[1]?.id, decision: 10 }]);
    for (const { id } of tables) await store.drop(id);
  });

  test('a save moves the deadline, takes it away or sets it anew', async () => {
    const table = newTable({ deadline: T0 + 10 });
    await store.create(table);
    const due = () => store.due(T0 + 1000, 10);
    await store.save(next(table, { decision: 1, deadline: T0 + 20 }), { expected: 1 });
    expect(await due()).toEqual([{ table: table.id, decision: 1 }]);
    expect(await store.due(T0 + 19, 10)).toEqual([]);
    await store.save(next(table, { decision: 1, version: 3, deadline: null }), { expected: 2 });
    expect(await due()).toEqual([]);
    await store.save(next(table, { decision: 1, version: 4, deadline: T0 + 30 }), { expected: 3 });
    expect(await due()).toEqual([{ table: table.id, decision: 1 }]);
    await store.drop(table.id);
  });

  test('a running table keeps its channel whatever is saved', async () => {
    const table = newTable();
    await store.create(table);
    await store.save(next(table), { expected: 1, lines: ['x'] });
    expect(await store.inChannel(table.channel)).toBe(table.id);
    expect(await store.create(newTable({ channel: table.channel }))).toEqual({
      kind: 'occupied',
      table: table.id,
    });
  });

  test('a table that ended frees its channel and its clock, and can still be read', async () => {
    const table = newTable();
    await store.create(table);
    const ended = closed(table);
    expect(await store.save(ended, { expected: 1, lines: ['end'] })).toEqual({ kind: 'saved' });
    expect(await store.inChannel(table.channel)).toBeNull();
    expect(await store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect(await store.load(table.id)).toEqual(ended);
    expect(await store.record(table.id)).toEqual(['end']);
    const after = newTable({ channel: table.channel });
    expect(await store.create(after)).toEqual({ kind: 'created' });
    await store.save({ ...ended, version: 3 }, { expected: 2 });
    expect(await store.inChannel(table.channel)).toBe(after.id);
    await store.drop(after.id);
  });

  test('the game that ended last in a channel is known while it is kept; a closed lobby is no game', async () => {
    const { channel, ...lobbyOf } = newTable();
    const lobby = { ...lobbyOf, channel };
    await store.create(lobby);
    await store.save(closed(lobby), { expected: 1 });
    expect(await store.lastIn(channel)).toBeNull();
    const [one, two] = [newTable({ channel }), newTable({ channel })];
    for (const table of [one, two]) {
      await store.create(table);
      expect(await store.lastIn(channel)).toBe(table === one ? null : one.id);
      await store.save(over(table), { expected: 1 });
      expect(await store.lastIn(channel)).toBe(table.id);
    }
    await store.drop(one.id);
    expect(await store.lastIn(channel)).toBe(two.id);
    await store.drop(two.id);
    expect(await store.lastIn(channel)).toBeNull();
  });

  test('knows the tables of a guild, running and ended, and forgets them when told', async () => {
    const guild = '700000000000000001';
    const tables = [newTable({ guild }), newTable({ guild }), newTable({ guild })];
    for (const table of [...tables, newTable({ guild: '700000000000000002' })]) await store.create(table);
    const [first, second] = tables;
    if (first === undefined || second === undefined) throw new Error('three tables were made');
    await store.save(closed(first), { expected: 1, lines: ['end'] });
    expect([...(await store.ofGuild(guild))].sort()).toEqual(tables.map(({ id }) => id).sort());
    for (const { id } of tables) await store.drop(id);
    expect(await store.ofGuild(guild)).toEqual([]);
    expect(await store.load(first.id)).toBeNull();
    expect(await store.record(first.id)).toEqual([]);
    expect(await store.inChannel(second.channel)).toBeNull();
    await store.drop(second.id);
  });

  test('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('the id of a table', () => {
  test('is twelve characters of a-z and 0-9 that name the partition of its channel', () => {
    for (let n = 0; n < 300; n += 1) {
      const channel = String(900_000_000_000_000_000n + BigInt(n) * 4_194_304n);
      const id = newTableId(channel, randomBytes(8));
      expect(id).toMatch(/^[a-z0-9]{12}$/);
      expect(tablePartition(id)).toBe(channelPartition(channel));
    }
  });

  test('spreads channels over all partitions', () => {
    const seen = new Set(
      Array.from({ length: 2000 }, (_, n) =>
        channelPartition(String(9n * 10n ** 17n + BigInt(n) * 4_194_304n)),
      ),
    );
    expect(seen.size).toBe(PARTITIONS);
  });

  test('anything else names no partition', () => {
    for (const text of ['', 'zzaaaaaaaaaa', '0aaaaaaaaaa', '00AAAAAAAAAA', '00aaaaaaaaaaa', '00aaaaaaaa:a']) {
      expect(tablePartition(text)).toBeNull();
    }
  });
});
