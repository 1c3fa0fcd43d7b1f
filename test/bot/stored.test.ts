/** A bot that finds what others stored: tables of before are played on, what cannot be read is told and harms nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { openWorld, type Somebody, type World } from '../support/world.ts';

let redis: TestRedis;
let client: ReturnType<typeof connect>;
let world: World;
let asha: Somebody;

beforeAll(async () => {
  redis = await testRedis();
  world = await openWorld({ turned: true, redisUrl: redis.url });
  client = connect(redis.url, 'commands');
  await ready(client, 5000);
  asha = world.somebody('Asha');
});
afterAll(async () => {
  await world.close();
  client.disconnect();
  await redis.close();
});

const TOLD = 'I can no longer read the table that was played here';

/** The key of the only table that lies there. */
async function tableKey(): Promise<string> {
  const keys = await client.keys('chaupal:{p*}:table:*');
  expect(keys).toHaveLength(1);
  return keys[0] ?? '';
}

/** The text of a table once it knows its board: no save of the bot's own is on its way to it any more. */
async function settled(key: string): Promise<string> {
  for (;;) {
    const text = (await client.hget(key, 's')) ?? '{}';
    if (JSON.parse(text).message) return text;
  }
}

test('a table that cannot be read is told in its channel, in one sentence, and /ludo opens a new one', async () => {
  await asha.command('ludo');
  const board = await world.board();
  const key = await tableKey();
  const text = await settled(key);
  await client.hset(key, 's', text.slice(0, -40));

  const pressed = await asha.pressId(board.id, `join:${key.split(':').at(-1)}:0:`, { stale: true });
  expect(pressed.ephemeral).toBe(true);
  expect(pressed.text).toBe('This table is gone. `/ludo` or `/snakes` opens a new one.');
  const since = world.seen();
  const told = async () => (await asha.messages()).filter(({ content }) => content.startsWith(TOLD));
  while ((await told()).length === 0) await world.next(since);

  // The clock finds nothing there any more, and a second press is told the same.
  await world.advance(31 * 60_000);
  expect((await asha.command('table', 'board')).text).toContain('There is no table in this channel');
  await asha.command('ludo');
  expect(await tableKey()).not.toBe(key);
  expect(await told()).toHaveLength(1);
  expect(await client.keys('chaupal:{p*}:aside:table:*')).toHaveLength(1);
});

test('a bot that starts with a broken table on its Redis gets ready, and the sweeper harms no other', async () => {
  const key = await tableKey();
  await asha.press('add');
  await asha.press('start');
  const text = (await client.hget(key, 's')) ?? '';
  const broken = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
  const { d } = await client.hgetall(key);
  await client.hset(broken, {
    v: '7',
    s: text.replace(/"v":\d+/, '"v":99'),
    d: `${broken.split(':').at(-1)}:1`,
  });
  await client.zadd(key.replace(/:table:.*/, ':dues'), 1, `${broken.split(':').at(-1)}:1`);
  await world.restartBot();
  // Nobody asks for that table but the sweeper: asked again until it has, or the test runs out of time.
  while ((await client.keys('chaupal:{p*}:aside:table:*')).length < 2);
  expect(await client.exists(broken)).toBe(0);
  const before = await world.board();
  await world.advance(30_000);
  await world.boardWhere(({ content }) => content !== before.content);
  expect(d).not.toBe('');
  expect((await client.hgetall(key)).s).not.toBe(text);
});
