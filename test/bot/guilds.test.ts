/** A guild that the bot is removed from: all that it kept of it goes, and nothing goes in an outage. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuildBook } from '#people/guild-book.ts';
import { createRedisGuildBook } from '#people/redis-people.ts';
import type { PlaygroundState } from '#playground/user-side.ts';
import { connect, ready } from '#redis/connections.ts';
import { presets } from '#rules/presets.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import type { Store } from '#tables/store.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { openWorld, type Somebody, type World } from '../support/world.ts';

let redis: TestRedis;
let client: ReturnType<typeof connect>;
let book: GuildBook;
let store: Store;
let world: World;
let asha: Somebody;
let guild: string;

beforeAll(async () => {
  redis = await testRedis();
  world = await openWorld({ turned: true, redisUrl: redis.url });
  client = connect(redis.url, 'commands');
  await ready(client, 5000);
  book = createRedisGuildBook(client);
  store = createRedisStore(client);
  asha = world.somebody('Asha');
  guild = (await world.call<PlaygroundState>('GET', '/state')).guilds[0]?.id ?? '';
});
afterAll(async () => {
  await world.close();
  client.disconnect();
  await redis.close();
});

const kept = async () => ({
  theme: (await book.load(guild)).theme,
  houses: (await book.load(guild)).houses.length,
  tables: (await store.ofGuild(guild)).length,
});
const becomes = (to: 'unavailable' | 'available' | 'removed' | 'added') =>
  world.call('POST', '/faults', { guild: to });

test('a guild’s tables, look and houses outlast an outage, and are forgotten when the bot is removed', async () => {
  await book.setTheme(guild, 'dark');
  await book.saveHouse(guild, { name: 'Ours', house: 'ludotalk', rules: presets.ludotalk });
  await asha.command('ludo');
  const all = { theme: 'dark', houses: 1, tables: 1 };
  expect(await kept()).toEqual(all);

  await becomes('unavailable');
  await becomes('available');
  // The bot has heard of the outage before it hears this.
  expect((await asha.command('table', 'board')).text).toContain('/channels/');
  expect(await kept()).toEqual(all);

  await becomes('removed');
  // Discord tells nobody when the bot has forgotten: asked again until it has, or the test runs out of time.
  const none = JSON.stringify({ theme: 'light', houses: 0, tables: 0 });
  while (JSON.stringify(await kept()) !== none);
  await becomes('added');
  await asha.command('ludo');
  expect(await kept()).toMatchObject({ theme: 'light', tables: 1 });
});

test('a table that is broken does not keep the others of its guild', async () => {
  const channel = (await world.call<{ id: string }>('POST', '/channels', { name: 'other' })).id;
  await asha.command('ludo', null, {}, channel);
  const tables = await store.ofGuild(guild);
  expect(tables.length).toBeGreaterThan(1);
  const [first = ''] = tables;
  const key = (await client.keys(`*:table:${first}`))[0] ?? '';
  await client.set(key, 'no table');
  await becomes('removed');
  while ((await store.ofGuild(guild)).length > 1);
  expect(await store.ofGuild(guild)).toEqual([first]);
});
