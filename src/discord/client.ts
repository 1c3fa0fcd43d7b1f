/** discord.js' client as this bot wants it: few intents, little memory, requests that neither hang nor get lost. */
import { Client, DefaultRestOptions, GatewayIntentBits, Options } from 'discord.js';
import { makeRequest, REQUEST_TIMEOUT_MS } from './requests.ts';

export interface Shards {
  readonly ids: 'auto' | readonly number[];
  /** How many there are in all. */
  readonly count: 'auto' | number;
}

/** A client that is not logged in yet; `apiUrl` for example `https://discord.com/api`. */
export function createClient({
  apiUrl,
  shards,
}: {
  readonly apiUrl: string;
  readonly shards: Shards;
}): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...shardOptions(shards),
    rest: { api: apiUrl, timeout: REQUEST_TIMEOUT_MS, makeRequest, cdn: imagesOf(apiUrl) },
    // Everything is asked for by id; nothing but guilds and channels is worth keeping in memory.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      UserManager: 0,
    }),
  });
}

/** discord.js takes the number of shards from Discord when it is told `auto`. */
function shardOptions({ ids, count }: Shards) {
  if (ids === 'auto' && count === 'auto') return { shards: 'auto' } as const;
  return {
    shards: ids === 'auto' ? ('auto' as const) : [...ids],
    ...(count === 'auto' ? {} : { shardCount: count }),
  };
}

/** The origin of people's images; another server than Discord's serves them itself. */
export function imagesOf(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  return hostname === 'discord.com' ? DefaultRestOptions.cdn : origin;
}
