/** Opening a table: one runs in a channel, and what cannot be read is not in the way. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitOf } from '#dice/dice.ts';
import { closeLobby } from '#tables/hosting.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { type PutAside, type Store, tablePartition } from '#tables/store.ts';
import { type HostStage, hostOn } from '../support/host.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { asLobby, person, T0 } from '../support/tables.ts';
import { stores } from './stores.ts';
import { CHANNEL, OTHER_CHANNEL, wanted } from './wanted.ts';

const HALF_HOUR = 30 * 60_000;

describe.each(stores)('on the store in %s', (_name, openStore) => {
  let store: Store;
  let close: () => Promise<void>;
  let stage: HostStage;
  beforeEach(async () => {
    ({ store, close } = await openStore());
    stage = await hostOn(store);
  });
  afterEach(() => close());

  test('a free channel gets a lobby of who asked, stored, due after half an hour and shown by nobody else', async () => {
    const opened = await stage.host.open(wanted({ invited: [person('Chitra')], computers: ['hard'] }));
    expect(opened).toMatchObject({
      kind: 'opened',
      table: {
        phase: 'lobby',
        version: 1,
        decision: 0,
        channel: CHANNEL,
        host: person('Asha').user,
        invited: [person('Chitra')],
        actedAt: T0,
        deadline: T0 + HALF_HOUR,
      },
    });
    const { table } = opened;
    expect(asLobby(table).members.map(({ sitter }) => sitter)).toEqual([
      { kind: 'human', person: person('Asha') },
      { kind: 'computer', level: 'hard' },
    ]);
    expect(await store.load(table.id)).toEqual(table);
    expect(await stage.host.inChannel(CHANNEL)).toEqual(table);
    expect(stage.timers.armed()).toEqual([
      { table: table.id, decision: 0, kind: 'turn', at: T0 + HALF_HOUR },
    ]);
    expect(stage.shown).toEqual([]);
  });

  test('every table has dice of its own, promised by their commit', async () => {
    const tables = [
      (await stage.host.open(wanted())).table,
      (await stage.host.open(wanted({ channel: OTHER_CHANNEL }))).table,
    ];
    for (const { id, dice } of tables) {
      expect(tablePartition(id)).not.toBeNull();
      expect(dice.serverSeed).toMatch(/^[0-9a-f]{64}$/);
      expect(dice.commit).toBe(commitOf(dice.serverSeed));
    }
    expect(new Set(tables.map(({ dice }) => dice.serverSeed)).size).toBe(2);
    expect(new Set(tables.map(({ id }) => id)).size).toBe(2);
  });

  test('a channel where a table runs answers with that one, and nothing is stored or armed', async () => {
    const { table } = await stage.host.open(wanted());
    const armed = stage.timers.armed();
    expect(await stage.host.open(wanted({ host: person('Bilal') }))).toEqual({ kind: 'occupied', table });
    expect(await store.ofGuild(table.guild)).toEqual([table.id]);
    expect(stage.timers.armed()).toEqual(armed);
  });

  test('a table that ended leaves its channel to the next', async () => {
    const { table } = await stage.host.open(wanted());
    await stage.host.change(table.id, null, (one) => closeLobby(asLobby(one), one.host, false));
    expect(await stage.host.inChannel(CHANNEL)).toBeNull();
    const next = await stage.host.open(wanted());
    expect(next.kind).toBe('opened');
    expect(next.table.id).not.toBe(table.id);
  });

  test('of many asked for at once, by two processes, one is opened and all others are told of it', async () => {
    const other = await hostOn(store);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? stage : other).host.open(wanted())),
    );
    const running = await stage.host.inChannel(CHANNEL);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'occupied'),
      'opened',
    ]);
    expect(answers.map(({ table }) => table)).toEqual(answers.map(() => running));
  });
});

describe('where the table of the channel cannot be read', () => {
  let redis: TestRedis;
  let asides: PutAside[];
  let stage: HostStage;
  beforeEach(async () => {
    redis = await testRedis();
    asides = [];
    stage = await hostOn(createRedisStore(redis.client, (aside) => asides.push(aside)));
  });
  afterEach(() => redis.close());

  test.each([
    ['of a later version', (text: string) => text.replace(/"v":\d+/, '"v":99'), CHANNEL],
    ['cut short', (text: string) => text.slice(0, text.length / 2), CHANNEL],
    ['of which nothing is left', () => '', null],
  ])('one %s is put aside, told of, and a new one is opened', async (_what, spoil, channel) => {
    const { table } = await stage.host.open(wanted());
    const [key = ''] = await redis.client.keys(`*:table:${table.id}`);
    await redis.client.hset(key, 's', spoil((await redis.client.hget(key, 's')) ?? ''));
    const opened = await stage.host.open(wanted({ host: person('Bilal') }));
    expect(opened).toMatchObject({ kind: 'opened', table: { host: person('Bilal').user } });
    expect(asides).toEqual([{ table: table.id, channel, reason: expect.any(String) }]);
    expect(await stage.host.inChannel(CHANNEL)).toEqual(opened.table);
    expect(await stage.host.load(table.id)).toBeNull();
  });
});
