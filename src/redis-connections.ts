/** Connections to Redis from one address, for commands that must answer soon and for workers that wait. */
import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';

/**
 * `commands`: refuses while the connection is down and gives up after a second, so that a player hears "try again".
 * `worker`: waits as long as it takes, as BullMQ wants it.
 */
export type ConnectionKind = 'commands' | 'worker';

/** Where Redis is: one server, a socket, or some nodes of a cluster. */
export type RedisAddress =
  | { readonly kind: 'server'; readonly options: RedisOptions }
  | { readonly kind: 'cluster'; readonly nodes: readonly RedisOptions[] };

const RECONNECT_MAX_MS = 1000;
const COMMAND_TIMEOUT_MS = 1000;

/**
 * Reads `redis://…`, `rediss://…`, `unix:///…`, or a comma list of the first two for a cluster. Null when it is none
 * of these.
 */
export function parseRedisUrl(url: string): RedisAddress | null {
  const parts = url.split(',').map((part) => part.trim());
  const nodes = parts.map(serverOptions).filter((options) => options !== null);
  const [first] = nodes;
  if (first === undefined || nodes.length !== parts.length) return null;
  if (parts.length === 1) return { kind: 'server', options: first };
  return nodes.some(({ path }) => path !== undefined) ? null : { kind: 'cluster', nodes };
}

/**
 * Begins to connect, and connects anew for ever. `onError` hears of every fault of the connection. Throws a RangeError
 * for an address that `parseRedisUrl` does not know.
 */
export function connect(url: string, kind: ConnectionKind, onError: (error: Error) => void): Redis | Cluster {
  const address = parseRedisUrl(url);
  if (address === null) throw new RangeError(`not an address of Redis: ${withoutPassword(url)}`);
  const client = open(address, kind);
  client.on('error', onError);
  return client;
}

/** Resolves when commands can be sent; rejects with a sentence after `withinMs`, naming the last fault. */
export function ready(client: Redis | Cluster, withinMs: number): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    let last: Error | undefined;
    const keep = (error: Error): void => {
      last = error;
    };
    const stop = (settle: () => void): void => {
      clearTimeout(timer);
      client.off('ready', arrived).off('error', keep);
      settle();
    };
    const arrived = (): void => stop(resolve);
    const timer = setTimeout(() => {
      const why = last === undefined ? 'no answer' : last.message;
      stop(() => reject(new Error(`Redis did not answer within ${withinMs} ms (${why})`, { cause: last })));
    }, withinMs);
    client.on('ready', arrived).on('error', keep);
  });
}

/** The address as it may be shown: without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^/@,:]*):[^/@,]*@/g, '$1:***@');
}

function open(address: RedisAddress, kind: ConnectionKind): Redis | Cluster {
  const patience: RedisOptions =
    kind === 'commands'
      ? { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS }
      : { maxRetriesPerRequest: null };
  const enableOfflineQueue = kind === 'worker';
  const retry = (times: number): number => Math.min(times * 50, RECONNECT_MAX_MS);
  // After a failover the old primary is still connected, and answers READONLY: connect anew and send again.
  const reconnectOnError = (error: Error): 2 | false => (error.message.startsWith('READONLY') ? 2 : false);
  switch (address.kind) {
    case 'server':
      return new Redis({
        ...address.options,
        ...patience,
        enableOfflineQueue,
        retryStrategy: retry,
        reconnectOnError,
      });
    case 'cluster': {
      const [{ username, password, tls } = {}] = address.nodes;
      const shared = Object.fromEntries(
        Object.entries({ username, password, tls }).filter(([, value]) => value !== undefined),
      );
      const options: ClusterOptions = {
        redisOptions: { ...patience, ...shared },
        enableOfflineQueue,
        clusterRetryStrategy: retry,
      };
      return new Cluster([...address.nodes], options);
    }
  }
}

function serverOptions(text: string): RedisOptions | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'unix:') {
    const path = decodeURIComponent(url.pathname);
    return url.host === '' && path.length > 1 ? { path } : null;
  }
  if ((url.protocol !== 'redis:' && url.protocol !== 'rediss:') || url.hostname === '') return null;
  const db = url.pathname.replace(/^\//, '');
  if (!/^\d*$/.test(db)) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 6379 : Number(url.port),
    ...(url.username === '' ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
    ...(db === '' ? {} : { db: Number(db) }),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}
