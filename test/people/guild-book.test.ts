/** Guilds' settings on a real Redis. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GuildBook, houseNameOf, MOST_HOUSES } from '#people/guild-book.ts';
import { createRedisGuildBook } from '#people/redis-people.ts';
import { connect, ready } from '#redis/connections.ts';
import { presets } from '#rules/presets.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';

const GUILD = '900000000000000001';
const blocks = { ...presets.ludotalk, id: 'custom', stack: 'block' } as const;

describe('the guild book', () => {
  let redis: TestRedis;
  let book: GuildBook;
  let client: ReturnType<typeof connect>;

  beforeAll(async () => {
    redis = await testRedis();
    client = connect(redis.url, 'commands');
    await ready(client, 5000);
    book = createRedisGuildBook(client);
  });
  beforeEach(() => redis.flush());
  afterAll(async () => {
    client.disconnect();
    await redis.close();
  });

  test('a guild begins with light boards and no house of its own', async () => {
    expect(await book.load(GUILD)).toEqual({ theme: 'light', houses: [] });
  });

  test('keeps the theme and houses by name, a newer one over an older one', async () => {
    await book.setTheme(GUILD, 'dark');
    await book.saveHouse(GUILD, { name: 'Ours', house: 'ludotalk', rules: presets.ludotalk });
    await book.saveHouse(GUILD, { name: 'Ours', house: 'ludotalk', rules: blocks });
    expect(await book.load(GUILD)).toEqual({
      theme: 'dark',
      houses: [{ name: 'Ours', house: 'ludotalk', rules: blocks }],
    });
    expect((await book.load('900000000000000009')).houses).toEqual([]);
  });

  test('is full at some number of houses, but an old name can be saved anew', async () => {
    for (let n = 0; n < MOST_HOUSES; n += 1) {
      expect(await book.saveHouse(GUILD, { name: `House ${n}`, house: 'ludotalk', rules: blocks })).toBe(
        'saved',
      );
    }
    expect(await book.saveHouse(GUILD, { name: 'One more', house: 'ludotalk', rules: blocks })).toBe('full');
    expect(await book.saveHouse(GUILD, { name: 'House 3', house: 'ludotalk', rules: blocks })).toBe('saved');
  });

  test('forgets a guild', async () => {
    await book.setTheme(GUILD, 'dark');
    await book.forget(GUILD);
    expect((await book.load(GUILD)).theme).toBe('light');
  });
});

test('a name of a house is trimmed and short, or none', () => {
  expect(houseNameOf('  Our \n  rules ')).toBe('Our rules');
  expect(houseNameOf('\u0000 ')).toBeNull();
  expect(houseNameOf('🎲'.repeat(50))).toBe('🎲'.repeat(40));
});
