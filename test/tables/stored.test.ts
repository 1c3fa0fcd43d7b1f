/** Tables that any version ever stored: they are read, played on, and their records verify. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyRecord } from '#record/record.ts';
import { connect, ready } from '#redis/connections.ts';
import { choices, turn } from '#rules/games.ts';
import { ringAt } from '#tables/clock.ts';
import { join } from '#tables/lobby.ts';
import { choiceId, decide, holderAt } from '#tables/play.ts';
import { recordFile } from '#tables/record-file.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { resume } from '#tables/seats.ts';
import type { Step, TableEvent } from '#tables/step.ts';
import type { PutAside, Store } from '#tables/store.ts';
import type { Playing, Table } from '#tables/table.ts';
import { formatTable, parseTable, TABLE_VERSION } from '#tables/versions.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { type StoredTable, storedTables, storedVersions } from '../support/stored.ts';
import { done, onTurn, person } from '../support/tables.ts';

/** Decisions that a stored game is played on for: to its end, in most houses. */
const DECISIONS = 600;

test('every version up to today’s has its examples', () => {
  const wanted = Array.from({ length: TABLE_VERSION + 1 }, (_, version) => `v${version}`);
  expect(storedVersions, 'keep examples of today’s version: npm run keep-stored').toEqual(wanted);
});

for (const version of storedVersions) {
  describe(`tables of ${version}`, () => {
    for (const stored of storedTables(version)) {
      test(stored.name, () => {
        const parsed = parseTable(stored.hash.s);
        if (!parsed.ok) throw new Error(parsed.reason);
        const { table } = parsed;
        expect(parseTable(formatTable(table))).toEqual({ ok: true, table });
        expect(String(table.version)).toBe(stored.hash.v);
        if (table.phase === 'lobby') {
          const step = join({ ...table, invited: [] }, person('Zoya'), '1', stored.at);
          expect(step.ok || step.refusal.code === 'no-seat-free').toBe(true);
        }
        if (table.phase !== 'playing' && table.phase !== 'over') return;
        const on = table.phase === 'playing' ? playedOn(table, stored) : { table, lines: stored.record };
        const { bytes } = recordFile(on.table, on.lines);
        expect(verifyRecord(new TextDecoder().decode(bytes))).toEqual({ ok: true });
      });
    }
  });
}

/** The game played on: people press the last choice they have, computers and whoever is away go by the clock. */
function playedOn(
  from: Playing,
  { at, record }: StoredTable,
): { readonly table: Playing | Extract<Table, { phase: 'over' }>; readonly lines: readonly string[] } {
  const lines = [...record];
  const note = (events: readonly TableEvent[], now: number) => {
    for (const event of events) lines.push(JSON.stringify({ ...event, t: now - from.startedAt }));
  };
  let table: Table = from;
  let now = at;
  for (let decisions = 0; table.phase === 'playing' && decisions < DECISIONS; decisions += 1) {
    const playing: Playing = table;
    const step = nextStep(playing, now);
    now = step.now;
    table = done(step.step);
    if (step.step?.ok) note(step.step.events, now);
  }
  if (table.phase !== 'playing' && table.phase !== 'over') throw new Error(`the table is ${table.phase}`);
  return { table, lines };
}

function nextStep(table: Playing, at: number): { readonly step: Step | null; readonly now: number } {
  const now = at + 1000;
  if (table.pause !== null && table.pause.state !== 'asked')
    return { step: resume(table, table.host, now), now };
  const options = choices(table.game);
  const choice = options.at(-1);
  if (choice === undefined || holderAt(table, turn(table.game) ?? 0).playedBy === 'computer') {
    const late = Math.max(now, table.deadline ?? now);
    return { step: ringAt(table, table.decision, late), now: late };
  }
  return { step: decide(table, onTurn(table), table.decision, choiceId(choice), now), now };
}

describe('in Redis', () => {
  let redis: TestRedis;
  let client: ReturnType<typeof connect>;
  let store: Store;
  let aside: PutAside[] = [];

  beforeAll(async () => {
    redis = await testRedis();
    client = connect(redis.url, 'commands');
    await ready(client, 5000);
    store = createRedisStore(client, (found) => aside.push(found));
  });
  beforeEach(async () => {
    aside = [];
    await redis.flush();
  });
  afterAll(async () => {
    client.disconnect();
    await redis.close();
  });

  async function put(stored: StoredTable, text = stored.hash.s): Promise<void> {
    await client.hset(stored.key, { ...stored.hash, s: text });
    if (stored.record.length > 0) await client.rpush(stored.recordKey, ...stored.record);
    if (stored.channel !== null) await client.set(stored.channelKey, stored.channel);
    if (stored.due !== null) await client.zadd(stored.duesKey, stored.due.score, stored.due.member);
    await client.zadd(stored.guildKey, stored.guild.score.replace(/^inf$/, '+inf'), stored.guild.member);
  }

  const exampleOf = (name: string): StoredTable => {
    const found = storedTables('v0').find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no example ${name}`);
    return found;
  };

  test('a table of before is loaded, saved as today’s, and found by its channel and its deadline', async () => {
    const stored = exampleOf('playing-choice');
    await put(stored);
    const id = stored.channel ?? '';
    const table = await store.load(id);
    if (table?.phase !== 'playing') throw new Error('the example is a running game');
    expect(await store.inChannel(table.channel)).toBe(id);
    expect(await store.due(table.deadline ?? 0, 5)).toEqual([{ table: id, decision: table.decision }]);
    const next = { ...table, version: table.version + 1 };
    expect(await store.save(next, { expected: table.version })).toEqual({ kind: 'saved' });
    expect(JSON.parse((await client.hget(stored.key, 's')) ?? '')).toMatchObject({ v: TABLE_VERSION });
    expect(await store.load(id)).toEqual(next);
  });

  const stored = exampleOf('playing-choice');
  const broken: readonly (readonly [string, string])[] = [
    ['of a later version', JSON.stringify({ ...JSON.parse(stored.hash.s), v: TABLE_VERSION + 1 })],
    ['that is cut', stored.hash.s.slice(0, -200)],
    ['that is mistyped', stored.hash.s.replace('"phase":"playing"', '"phase":"plying"')],
    ['with a token that is no number', stored.hash.s.replace(/"tokens":\[\[/, '"tokens":[["x",')],
    ['of 5 MB', stored.hash.s.replace('{', `{"note":"${'x'.repeat(5_000_000)}",`)],
  ];
  for (const [what, text] of broken) {
    test(`a table ${what} is put aside, told once, and its channel is free for another`, async () => {
      const other = exampleOf('playing-roll');
      await put(other);
      await put(stored, text);
      const id = stored.channel ?? '';
      expect(text).not.toBe(stored.hash.s);
      expect(await store.load(id)).toBeNull();
      expect(await store.load(id)).toBeNull();
      const { channel } = JSON.parse(stored.hash.s);
      expect(aside).toEqual([{ table: id, channel, reason: expect.any(String) }]);
      expect(await client.hget(stored.key.replace(':table:', ':aside:table:'), 's')).toBe(text);
      expect(await client.llen(stored.key.replace(':table:', ':aside:record:'))).toBe(stored.record.length);
      expect(await store.inChannel(channel)).toBeNull();
      expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([
        { table: other.channel, decision: expect.any(Number) },
      ]);
      expect(await store.ofGuild(JSON.parse(stored.hash.s).guild)).not.toContain(id);
      // A new table opens there.
      const parsed = parseTable(stored.hash.s);
      if (!parsed.ok) throw new Error(parsed.reason);
      expect(await store.create(parsed.table)).toEqual({ kind: 'created' });
      expect((await store.load(other.channel ?? ''))?.phase).toBe('playing');
    });
  }

  test('a table whose text says nothing at all frees its channel for the next', async () => {
    await put(stored, '[]');
    expect(await store.load(stored.channel ?? '')).toBeNull();
    expect(aside).toEqual([{ table: stored.channel, channel: null, reason: expect.any(String) }]);
    const parsed = parseTable(stored.hash.s);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(await store.create(parsed.table)).toEqual({ kind: 'created' });
  });

  test('a save that finds what cannot be read says that the table is gone', async () => {
    const parsed = parseTable(stored.hash.s);
    if (!parsed.ok) throw new Error(parsed.reason);
    await put(stored, stored.hash.s.slice(0, -200));
    const next = { ...parsed.table, version: parsed.table.version + 2 };
    expect(await store.save(next, { expected: parsed.table.version + 1 })).toEqual({ kind: 'gone' });
    expect(aside).toHaveLength(1);
  });
});
