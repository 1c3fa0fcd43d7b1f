/** Connections to Redis: which address becomes which client, and how it behaves when Redis is away. */
import { Cluster, Redis } from 'ioredis';

/** `commands` gives up after a second, so that a player hears "try again"; `worker` waits as long as it takes. */
export type ConnectionKind = 'commands' | 'worker';

/** A sentence for whoever runs the bot: what is wrong with their Redis and what mends it. */
export class RedisProblem extends Error {
  override readonly name = 'RedisProblem';
}

const COMMAND_MS = 1000;
const READY_MS = 5000;
const LONGEST_RETRY_MS = 2000;
/** ioredis' word for "reconnect, then send the failed command again". */
const RESEND = 2;

/**
 * Connects and waits until Redis is ready, for at most five seconds.
 * `url` is `redis://…`, `rediss://…`, `unix:///path` (with `?db=N`), or a comma list of addresses for a cluster.
 * Later losses of the connection are told to `onError` and mended by reconnecting. Rejects with a `RedisProblem`.
 */
export async function connect(
  url: string,
  kind: ConnectionKind,
  onError: (error: Error) => void = () => {},
): Promise<Redis | Cluster> {
  const client = clientFor(url, kind);
  let problem: Error | null = null;
  client.on('error', (error: Error) => {
    problem = error;
    onError(error);
  });
  if (await becomesReady(client)) return client;
  client.disconnect();
  const why = problem === null ? 'no answer' : reasonOf(problem);
  throw new RedisProblem(`Redis at ${withoutPassword(url)} cannot be reached (${why}). Is it running?`);
}

/** The address as it may be shown: user and password are left out. */
export function withoutPassword(url: string): string {
  return url.replaceAll(/\/\/[^/@,]*@/g, '//***@');
}

function clientFor(url: string, kind: ConnectionKind): Redis | Cluster {
  const addresses = url.split(',').map((address) => address.trim());
  const [first = ''] = addresses;
  if (addresses.length > 1) return new Cluster(addresses.map(nodeOf), clusterOptions(first, kind));
  const options = optionsFor(kind);
  if (!first.startsWith('unix:')) return new Redis(first, options);
  const { pathname, searchParams } = new URL(first);
  return new Redis({
    ...options,
    path: decodeURIComponent(pathname),
    db: Number(searchParams.get('db') ?? 0),
  });
}

function optionsFor(kind: ConnectionKind) {
  const shared = {
    retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), LONGEST_RETRY_MS),
    // After a failover the old primary answers READONLY: look for the new one and try again.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY') && RESEND,
  };
  switch (kind) {
    case 'commands':
      return {
        ...shared,
        enableOfflineQueue: false,
        commandTimeout: COMMAND_MS,
        maxRetriesPerRequest: 1,
        connectTimeout: READY_MS,
      };
    case 'worker':
      return { ...shared, enableOfflineQueue: true, maxRetriesPerRequest: null };
  }
}

/** Name and password are those of the first address: every node of a cluster shares them. */
function clusterOptions(first: string, kind: ConnectionKind) {
  const { username, password, protocol } = new URL(first);
  const { retryStrategy: _, enableOfflineQueue, ...redisOptions } = optionsFor(kind);
  return {
    enableOfflineQueue,
    redisOptions: {
      ...redisOptions,
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  };
}

function nodeOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: port === '' ? 6379 : Number(port) };
}

function becomesReady(client: Redis | Cluster): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), READY_MS);
    const ready = () => done(true);
    client.once('ready', ready);
    function done(answer: boolean): void {
      clearTimeout(timer);
      client.off('ready', ready);
      resolve(answer);
    }
  });
}

/** A connection refused on both IPv4 and IPv6 comes as an AggregateError with an empty message. */
function reasonOf(error: Error): string {
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
