/** Connections to Redis from one address, for commands that must answer soon and for workers that wait. */
import { Cluster, Redis } from 'ioredis';

/**
 * `commands`: refuses while the connection is down and gives up after a second, so that a player hears "try again".
 * `worker`: waits as long as it takes, as BullMQ wants it.
 */
type ConnectionKind = 'commands' | 'worker';

/** Where Redis is: one server, a socket, or some nodes of a cluster. */
type RedisAddress =
  | { readonly kind: 'server'; readonly server: Server }
  | { readonly kind: 'cluster'; readonly nodes: readonly Server[] };

interface Server {
  readonly host?: string;
  readonly port?: number;
  /** Of a socket, instead of host and port. */
  readonly path?: string;
  readonly username?: string;
  readonly password?: string;
  readonly db?: number;
  /** Present: the connection is encrypted. */
  readonly tls?: Readonly<Record<string, never>>;
}

/** A sentence for whoever runs the bot: what is wrong with their Redis and what mends it. */
export class RedisProblem extends Error {
  override readonly name = 'RedisProblem';
}

const RECONNECT_MAX_MS = 1000;
const COMMAND_TIMEOUT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
/** After how long without a word a system asks whether the other end of a quiet connection still lives. */
const KEEP_ALIVE_MS = 10_000;
/**
 * How long something is awaited on a connection on which nothing at all comes back, before it counts as dead and is made
 * anew. Whoever waits for clocks is silent for up to ten seconds, as long as BullMQ lets one command block.
 */
const SILENCE_MS: Readonly<Record<ConnectionKind, number>> = { commands: 3000, worker: 12_000 };

/**
 * Reads `redis://…`, `rediss://…`, `unix:///…` (with `?db=N`), or a comma list of the first two for a cluster. Null when it is none
 * of these.
 */
export function parseRedisUrl(url: string): RedisAddress | null {
  const parts = url.split(',').map((part) => part.trim());
  const nodes = parts.map(serverOf).filter((server) => server !== null);
  const [first] = nodes;
  if (first === undefined || nodes.length !== parts.length) return null;
  if (parts.length === 1) return { kind: 'server', server: first };
  return nodes.some(({ path }) => path !== undefined) ? null : { kind: 'cluster', nodes };
}

/**
 * Begins to connect, and connects anew for ever. `onError` hears of every fault of the connection. Throws a
 * `RedisProblem` for an address that `parseRedisUrl` does not know.
 */
export function connect(
  url: string,
  kind: ConnectionKind,
  onError: (error: Error) => void = () => {},
): Redis | Cluster {
  const address = parseRedisUrl(url);
  if (address === null) throw new RedisProblem(`${withoutPassword(url)} is no address of Redis.`);
  const client = open(address, kind);
  client.on('error', onError);
  return client;
}

/** Resolves when commands can be sent; rejects with a `RedisProblem` after `withinMs`, naming the last fault. */
export function ready(client: Redis | Cluster, withinMs: number): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    let last: Error | undefined;
    const keep = (error: Error): void => {
      last = error;
    };
    const stop = (): void => {
      clearTimeout(timer);
      client.off('ready', arrived);
      client.off('error', keep);
    };
    const arrived = (): void => {
      stop();
      resolve();
    };
    const timer = setTimeout(() => {
      stop();
      const why = last === undefined ? 'no answer' : reasonOf(last);
      reject(new RedisProblem(`Redis cannot be reached (${why}). Is it running?`, { cause: last }));
    }, withinMs);
    client.on('ready', arrived);
    client.on('error', keep);
  });
}

/** The address as it may be shown: without its password. */
export function withoutPassword(url: string): string {
  return url.replaceAll(/\/\/[^/@,]*@/g, '//***@');
}

function open(address: RedisAddress, kind: ConnectionKind): Redis | Cluster {
  const patience =
    kind === 'commands'
      ? { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS }
      : { maxRetriesPerRequest: null };
  // A peer that is gone may never say so: without these the system's own patience holds, a quarter of an hour.
  const lifeline = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    socketTimeout: SILENCE_MS[kind],
  };
  const enableOfflineQueue = kind === 'worker';
  const retry = (times: number): number => Math.min(times * 50, RECONNECT_MAX_MS);
  // After a failover the old primary is still connected, and answers READONLY: connect anew and send again.
  const reconnectOnError = (error: Error): 2 | false => (error.message.startsWith('READONLY') ? 2 : false);
  switch (address.kind) {
    case 'server':
      return new Redis({
        ...address.server,
        ...patience,
        ...lifeline,
        enableOfflineQueue,
        retryStrategy: retry,
        reconnectOnError,
      });
    case 'cluster': {
      // Every node of a cluster shares the first one's user, password and encryption.
      const [{ username, password, tls } = {}] = address.nodes;
      return new Cluster([...address.nodes], {
        redisOptions: {
          ...patience,
          ...lifeline,
          ...(username === undefined ? {} : { username }),
          ...(password === undefined ? {} : { password }),
          ...(tls === undefined ? {} : { tls }),
        },
        enableOfflineQueue,
        clusterRetryStrategy: retry,
      });
    }
  }
}

/** A connection refused on both IPv4 and IPv6 comes as an AggregateError with an empty message. */
function reasonOf(error: Error): string {
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

function serverOf(text: string): Server | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'unix:') {
    const path = decodeURIComponent(url.pathname);
    const db = url.searchParams.get('db') ?? '0';
    return url.host === '' && path.length > 1 && /^\d+$/.test(db) ? { path, db: Number(db) } : null;
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
