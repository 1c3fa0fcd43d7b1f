/** Guilds' settings in Redis: one hash a guild. */
import type { Cluster, Redis } from 'ioredis';
import { isPresetId } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { StoreUnavailable } from '#tables/store.ts';
import { type GuildBook, MOST_HOUSES, type SavedHouse } from './guild-book.ts';

const HOUSE = 'house:';

/** A book over a connection that is ready; it stays open at the end, others use it too. */
export function createRedisGuildBook(redis: Redis | Cluster): GuildBook {
  const keyOf = (guild: string) => `chaupal:guild:${guild}`;
  return {
    async load(guild) {
      const fields = await asked(redis.hgetall(keyOf(guild)));
      const houses = Object.entries(fields).flatMap(([field, value]) =>
        field.startsWith(HOUSE) ? readHouse(field.slice(HOUSE.length), value) : [],
      );
      return {
        theme: fields.theme === 'dark' ? 'dark' : 'light',
        houses: houses.sort((a, b) => a.name.localeCompare(b.name, 'en')),
      };
    },
    async setTheme(guild, theme) {
      await asked(redis.hset(keyOf(guild), 'theme', theme));
    },
    async saveHouse(guild, { name, house, rules }) {
      const key = keyOf(guild);
      const names = (await asked(redis.hkeys(key))).filter((field) => field.startsWith(HOUSE));
      if (names.length >= MOST_HOUSES && !names.includes(`${HOUSE}${name}`)) return 'full';
      await asked(redis.hset(key, `${HOUSE}${name}`, JSON.stringify({ house, rules })));
      return 'saved';
    },
    async forget(guild) {
      await asked(redis.del(keyOf(guild)));
    },
  };
}

/** What was saved by an older version and can no longer be read is left out. */
function readHouse(name: string, json: string): readonly SavedHouse[] {
  const value: { readonly house?: unknown; readonly rules?: unknown } = JSON.parse(json);
  const parsed = parseRules(value.rules);
  return typeof value.house === 'string' && isPresetId(value.house) && parsed.ok
    ? [{ name, house: value.house, rules: parsed.rules }]
    : [];
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new StoreUnavailable('Redis could not be asked for the settings of a guild', { cause });
  }
}
