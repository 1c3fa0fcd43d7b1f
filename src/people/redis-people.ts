/** Guilds' settings in Redis: one hash a guild. */
import type { Cluster, Redis } from 'ioredis';
import { ASIDE_KEPT_MS, asked } from '#tables/store.ts';
import { type GuildBook, type GuildSettings, MOST_HOUSES } from './guild-book.ts';
import { houseField, houseFields, isHouseField, parseSettings, themeFields } from './versions.ts';

/** Settings, or one house of them, that could not be read and are kept under another key. */
export interface SettingsAside {
  readonly guild: string;
  /** For the log. */
  readonly reason: string;
}

/**
 * A book over a connection that is ready; it stays open at the end, others use it too. `onAside` hears of what cannot
 * be read.
 */
export function createRedisGuildBook(
  redis: Redis | Cluster,
  onAside: (aside: SettingsAside) => void = () => {},
): GuildBook {
  return {
    async load(guild) {
      const fields = await fromRedis(redis.hgetall(keyOf(guild)));
      const parsed = parseSettings(fields);
      if (!parsed.ok) {
        await putAside(redis, guild, Object.keys(fields));
        onAside({ guild, reason: parsed.reason });
        return NOTHING_SETTLED;
      }
      const { settings, unreadable } = parsed;
      if (unreadable.length > 0) {
        await putAside(redis, guild, unreadable);
        onAside({ guild, reason: `${unreadable.join(', ')} cannot be read` });
      }
      return settings;
    },
    async setTheme(guild, theme) {
      await fromRedis(redis.hset(keyOf(guild), themeFields(theme)));
    },
    async saveHouse(guild, saved) {
      const key = keyOf(guild);
      const names = (await fromRedis(redis.hkeys(key))).filter(isHouseField);
      if (names.length >= MOST_HOUSES && !names.includes(houseField(saved.name))) return 'full';
      await fromRedis(redis.hset(key, houseFields(saved)));
      return 'saved';
    },
    async forget(guild) {
      await fromRedis(redis.del(keyOf(guild), asideKeyOf(guild)));
    },
  };
}

const NOTHING_SETTLED: GuildSettings = { theme: 'light', houses: [] };

/** Moves fields to the other key, all of them or none. */
const ASIDE = `
local moved = redis.call('HMGET', KEYS[1], unpack(ARGV, 2))
for index = 1, #moved do
  if moved[index] then redis.call('HSET', KEYS[2], ARGV[index + 1], moved[index]) end
end
redis.call('HDEL', KEYS[1], unpack(ARGV, 2))
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return nil
`;

async function putAside(redis: Redis | Cluster, guild: string, fields: readonly string[]): Promise<void> {
  await fromRedis(redis.eval(ASIDE, 2, keyOf(guild), asideKeyOf(guild), ASIDE_KEPT_MS, ...fields));
}

function keyOf(guild: string): string {
  return `chaupal:guild:${guild}`;
}

/** Lies in the slot of `keyOf(guild)` on a cluster: what stands in braces alone is hashed. */
function asideKeyOf(guild: string): string {
  return `{${keyOf(guild)}}:aside`;
}

function fromRedis<T>(answer: Promise<T>): Promise<T> {
  return asked(answer, 'the store of guilds');
}
