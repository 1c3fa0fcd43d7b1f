/** What the environment says: read once, checked, all mistakes named together. The only reader of `process.env`. */
import { z } from 'zod';
import { parseRedisUrl } from '#redis/connections.ts';

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

interface Config {
  /** Null: not set, which only the playground can do without. */
  readonly token: string | null;
  readonly apiUrl: string;
  /** Null: not set; `DEFAULT_REDIS_URL` or a Redis of our own, as the caller likes. */
  readonly redisUrl: string | null;
  /** The shards of this process. */
  readonly shards: 'auto' | readonly number[];
  readonly shardCount: 'auto' | number;
  /** Null: no health server. */
  readonly healthPort: number | null;
  readonly logLevel: LogLevel;
}

type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export const DEFAULT_REDIS_URL = 'redis://127.0.0.1:6379';
const DEFAULT_API_URL = 'https://discord.com/api';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Numbers are written out, so that "1e3", "0x10" and " 7" are mistakes. */
function whole(least: number, most: number, said: string) {
  return z
    .string()
    .regex(/^\d{1,6}$/, said)
    .transform(Number)
    .refine((number) => number >= least && number <= most, said);
}

/** The message of each field is a whole sentence that never repeats the value: it may be a secret. */
const environment = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(
      /^[\w.-]+$/,
      'DISCORD_TOKEN holds characters that no bot token has; copy it again, without "Bot ".',
    )
    .optional(),
  DISCORD_API_URL: z
    .url({
      protocol: /^https?$/,
      error: 'DISCORD_API_URL must be an address such as https://discord.com/api.',
    })
    .default(DEFAULT_API_URL),
  REDIS_URL: z
    .string()
    .refine(
      (url) => parseRedisUrl(url) !== null,
      'REDIS_URL must be redis://host:port, rediss://host:port, unix:///path/to/socket, or a comma list of redis:// addresses for a cluster.',
    )
    .optional(),
  HEALTH_PORT: whole(1, 65_535, 'HEALTH_PORT must be a port from 1 to 65535.').optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` })
    .default('info'),
});

/** Apart from the rest, so that a share that does not fit is named also when another variable is wrong. */
const sharding = z
  .object({
    SHARDS: z
      .string()
      // Aborting, or the check of both together would see a value that is no list.
      .regex(/^(auto|\d{1,6}(-\d{1,6})?)$/, {
        error: 'SHARDS must be auto, a number such as 3, or a range such as 0-3.',
        abort: true,
      })
      .transform(shardsFrom)
      .refine((shards) => shards === 'auto' || shards.length > 0, {
        error: 'SHARDS must be a range from low to high, such as 0-3.',
        abort: true,
      })
      .default('auto'),
    SHARD_COUNT: z
      .string()
      .regex(/^(auto|[1-9]\d{0,5})$/, {
        error: 'SHARD_COUNT must be auto or a number from 1 up, such as 16.',
        abort: true,
      })
      .transform((text) => (text === 'auto' ? text : Number(text)))
      .default('auto'),
  })
  .superRefine(({ SHARDS, SHARD_COUNT }, context) => {
    if (SHARDS === 'auto') return;
    const last = SHARDS.at(-1) ?? 0;
    const message =
      SHARD_COUNT === 'auto'
        ? "SHARDS names this process's share of the shards: SHARD_COUNT must say how many there are in all."
        : `SHARDS goes up to ${last}, but with SHARD_COUNT ${SHARD_COUNT} the last shard is ${SHARD_COUNT - 1}.`;
    if (SHARD_COUNT === 'auto' || last >= SHARD_COUNT) context.addIssue({ code: 'custom', message });
  });

/** Reads the environment; an empty value counts as none. `token`: whether the bot cannot do without DISCORD_TOKEN. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = ownEnvironment(),
  token: 'required' | 'optional' = 'required',
): ConfigRead {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  const share = sharding.safeParse(given);
  const missing =
    token === 'required' && given.DISCORD_TOKEN === undefined
      ? [
          'DISCORD_TOKEN is missing: the token of your bot from https://discord.com/developers/applications. (Without one, npm run play needs no Discord.)',
        ]
      : [];
  const issues = [...(read.error?.issues ?? []), ...(share.error?.issues ?? [])];
  const problems = [...missing, ...issues.map(({ message }) => message)];
  if (!read.success || !share.success || problems.length > 0) return { ok: false, problems };
  const { data } = read;
  return {
    ok: true,
    config: {
      token: data.DISCORD_TOKEN ?? null,
      apiUrl: data.DISCORD_API_URL.replace(/\/+$/, ''),
      redisUrl: data.REDIS_URL ?? null,
      shards: share.data.SHARDS,
      shardCount: share.data.SHARD_COUNT,
      healthPort: data.HEALTH_PORT ?? null,
      logLevel: data.LOG_LEVEL,
    },
  };
}

/**
 * This process's environment, from which what is said of shards is taken out: discord.js reads these two by itself, and
 * refuses what is allowed here, such as an empty one.
 */
function ownEnvironment(): Readonly<Record<string, string | undefined>> {
  const env = { ...process.env };
  delete process.env.SHARDS;
  delete process.env.SHARD_COUNT;
  return env;
}

/** `auto`, `3` or `0-3`; an empty list for a range that runs backwards. */
function shardsFrom(text: string): 'auto' | readonly number[] {
  if (text === 'auto') return 'auto';
  const [first = 0, last = first] = text.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
