/** Guilds' settings that any version ever stored: they are read; what cannot be is put aside and harms nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GuildBook } from '#people/guild-book.ts';
import { createRedisGuildBook, type SettingsAside } from '#people/redis-people.ts';
import { connect, ready } from '#redis/connections.ts';
import { presets } from '#rules/presets.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { storedSettings, storedVersions } from '../support/stored.ts';

const GUILD = '900000000000000001';
const KEY = `chaupal:guild:${GUILD}`;
const ASIDE = `{${KEY}}:aside`;

let redis: TestRedis;
let client: ReturnType<typeof connect>;
let book: GuildBook;
let aside: SettingsAside[] = [];

beforeAll(async () => {
  redis = await testRedis();
  client = connect(redis.url, 'commands');
  await ready(client, 5000);
  book = createRedisGuildBook(client, (found) => aside.push(found));
});
beforeEach(async () => {
  aside = [];
  await redis.flush();
});
afterAll(async () => {
  client.disconnect();
  await redis.close();
});

for (const version of storedVersions) {
  test(`settings of ${version}`, async () => {
    for (const { key, hash } of storedSettings(version)) {
      await client.hset(key, hash);
      const settings = await book.load(key.split(':').at(-1) ?? '');
      expect(settings.theme).toBe(hash.theme);
      const names = Object.keys(hash).filter((field) => field.startsWith('house:'));
      expect(settings.houses.map(({ name }) => `house:${name}`).sort()).toEqual(names.sort());
    }
    expect(aside).toEqual([]);
  });
}

describe('what cannot be read', () => {
  const good = { name: 'Ours', house: 'ludotalk', rules: presets.ludotalk } as const;
  const broken: readonly (readonly [string, string])[] = [
    ['of a later version', JSON.stringify({ v: 99, house: 'ludotalk', rules: presets.ludotalk })],
    ['that is cut', JSON.stringify({ house: 'ludotalk', rules: presets.ludotalk }).slice(0, -9)],
    ['of a house there is not', JSON.stringify({ house: 'nowhere', rules: presets.ludotalk })],
    [
      'whose rules contradict themselves',
      JSON.stringify({
        house: 'ludotalk',
        rules: { ...presets.ludotalk, id: 'custom', teams: true, maxPlayers: 2 },
      }),
    ],
  ];
  for (const [what, text] of broken) {
    test(`a saved house ${what} is put aside, the others stay`, async () => {
      await book.saveHouse(GUILD, good);
      await book.setTheme(GUILD, 'dark');
      await client.hset(KEY, 'house:Broken', text);
      expect(await book.load(GUILD)).toEqual({ theme: 'dark', houses: [good] });
      expect(await client.hget(ASIDE, 'house:Broken')).toBe(text);
      expect(aside).toEqual([{ guild: GUILD, reason: expect.stringContaining('house:Broken') }]);
      expect(await book.load(GUILD)).toEqual({ theme: 'dark', houses: [good] });
      expect(aside).toHaveLength(1);
    });
  }

  test('settings of a later version are put aside whole, and the guild begins anew', async () => {
    await client.hset(KEY, { v: '99', theme: 'sepia', 'house:Ours': '{}' });
    expect(await book.load(GUILD)).toEqual({ theme: 'light', houses: [] });
    expect(await client.hgetall(ASIDE)).toEqual({ v: '99', theme: 'sepia', 'house:Ours': '{}' });
    await book.setTheme(GUILD, 'dark');
    expect(await book.load(GUILD)).toEqual({ theme: 'dark', houses: [] });
  });

  test('a guild that is forgotten leaves nothing aside either', async () => {
    await client.hset(KEY, { v: '99', theme: 'sepia' });
    await book.load(GUILD);
    await book.forget(GUILD);
    expect(await client.keys('*')).toEqual([]);
  });
});

test('rules under the name of a house that has changed since are custom rules now', async () => {
  const rules = { ...presets.luddo, threeSixes: 'none' };
  await client.hset(KEY, 'house:Old', JSON.stringify({ v: 1, house: 'luddo', rules }));
  const { houses } = await book.load(GUILD);
  expect(houses).toEqual([{ name: 'Old', house: 'luddo', rules: { ...rules, id: 'custom' } }]);
});
