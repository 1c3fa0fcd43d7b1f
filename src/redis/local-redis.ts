/** A Redis for a newcomer: the one that is named, our own that runs already, or one that is started here. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Cluster, Redis } from 'ioredis';
import { connect, RedisProblem, ready, withoutPassword } from './connections.ts';
import { type Binary, debianRedis, type Environment } from './debian-redis.ts';

export interface FoundRedis {
  readonly url: string;
  /** Ends the server gracefully if it was started here; else does nothing. */
  close(): Promise<void>;
}

interface RedisWanted {
  /** The address that somebody named; then nothing is searched or started. */
  readonly url?: string;
  /** The project's folder for data; Redis keeps its own in `redis/` below it. */
  readonly dataDir: string;
  /** Hears, in sentences, what is being done. */
  readonly say: (sentence: string) => void;
  /** The environment that programs are searched and started in; default: this process's own. */
  readonly env?: Environment;
}

/** A socket's path has room for 108 bytes, the last of which is zero. */
const LONGEST_SOCKET_PATH = 107;
const READY_MS = 5000;

/**
 * Finds or brings a Redis: the named one, our own socket when a server answers there, `valkey-server` or
 * `redis-server` on the PATH, a download of Debian's package into the data folder. A stranger's server on port 6379
 * is used only when it is named. Rejects with a `RedisProblem` that says how to get one.
 */
export async function findRedis(wanted: RedisWanted): Promise<FoundRedis> {
  if (wanted.url !== undefined) return { url: wanted.url, close: async () => {} };
  const folder = resolve(wanted.dataDir, 'redis');
  const socket = socketPath(folder);
  await mkdir(folder, { recursive: true });
  await mkdir(dirname(socket), { recursive: true, mode: 0o700 });
  const url = `unix://${socket.split('/').map(encodeURIComponent).join('/')}`;
  if (await answers(socket)) return { url, close: async () => {} };
  let server = await start(wanted, folder, socket);
  // Should it end by itself, it is started again: its append-only file has all that was stored.
  const revive = async () => {
    wanted.say(`Redis ended unexpectedly (${join(folder, 'redis.log')} says why); starting it again …`);
    try {
      server = await start(wanted, folder, socket);
      server.on('exit', lost);
    } catch (error) {
      wanted.say(error instanceof Error ? error.message : String(error));
    }
  };
  const lost = () => void revive();
  server.on('exit', lost);
  return {
    url,
    async close() {
      server.off('exit', lost);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Rejects with a `RedisProblem` when a Redis cannot be reached, cannot be written to, or may throw keys away: BullMQ
 * only warns of that, and then tables and clocks vanish one by one.
 */
export async function checkRedis(url: string): Promise<void> {
  const client = connect(url, 'commands');
  try {
    await ready(client, READY_MS);
    for (const node of client instanceof Cluster ? client.nodes('master') : [client]) {
      if (/^role:slave/m.test(await node.info('replication')))
        throw new RedisProblem(
          `Redis at ${withoutPassword(url)} is a replica, which cannot be written to. Name its primary in REDIS_URL.`,
        );
      // INFO is allowed where a hosted Redis forbids CONFIG.
      const policy = /^maxmemory_policy:(\S+)/m.exec(await node.info('memory'))?.[1];
      if (policy === undefined || policy === 'noeviction') continue;
      throw new RedisProblem(
        [
          `Redis at ${withoutPassword(url)} throws keys away when its memory is short (maxmemory-policy ${policy}), and with them tables and clocks. Mend it with`,
          '  redis-cli CONFIG SET maxmemory-policy noeviction',
          'and write the same into its redis.conf, so that it lasts.',
        ].join('\n'),
      );
    }
  } finally {
    client.disconnect();
  }
}

async function start(wanted: RedisWanted, folder: string, socket: string): Promise<ChildProcess> {
  const env = wanted.env;
  for (const command of ['valkey-server', 'redis-server']) {
    const server = await launch({ command, env }, folder, socket);
    if (server !== null) return server;
  }
  const downloaded = await debianRedis(join(folder, 'root'), env, wanted.say);
  const server = downloaded === null ? null : await launch(downloaded, folder, socket);
  if (server !== null) return server;
  throw new RedisProblem(
    [
      'Chaupal keeps its tables in Redis, and there is none on this machine. Any one of these brings it:',
      '  macOS          brew install redis',
      '  Debian, Ubuntu sudo apt-get install redis-server',
      '  Docker         DISCORD_TOKEN=none docker compose up -d redis, then REDIS_URL=redis://127.0.0.1:6379',
      'or set REDIS_URL to a Redis of yours. Then start again.',
    ].join('\n'),
  );
}

/** Starts a server and waits until it is ready; null when there is no such program. */
async function launch(binary: Binary, folder: string, socket: string): Promise<ChildProcess | null> {
  const server = spawn(
    binary.command,
    [
      ...['--port', '0', '--unixsocket', socket, '--unixsocketperm', '700', '--dir', folder],
      ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction', '--hz', '100'],
      ...['--logfile', join(folder, 'redis.log')],
    ],
    // Not in our process group: Ctrl-C must end the bot first, and Redis after it.
    {
      cwd: folder,
      ...(binary.env === undefined ? {} : { env: binary.env }),
      stdio: 'ignore',
      detached: true,
    },
  );
  const spawned = await new Promise<boolean>((done) => {
    server.once('spawn', () => done(true));
    server.once('error', () => done(false));
  });
  if (!spawned) return null;
  const exited = new Promise<false>((done) => server.once('exit', () => done(false)));
  if (await Promise.race([exited, answers(socket, READY_MS)])) return server;
  server.kill('SIGTERM');
  const said = await readFile(join(folder, 'redis.log'), 'utf8').catch(() => '');
  const end = said.trim().split('\n').slice(-5).join('\n');
  throw new RedisProblem(`${binary.command} does not start in ${folder}. It says:\n${end}`);
}

/** Whether a server is ready on the socket, now or (with `patience`) within so many milliseconds. */
async function answers(socket: string, patience = 0): Promise<boolean> {
  const client = new Redis({
    path: socket,
    retryStrategy: () => (patience > 0 ? 20 : null),
    maxRetriesPerRequest: null,
  });
  client.on('error', () => {});
  const timer = patience > 0 ? setTimeout(() => client.disconnect(), patience) : undefined;
  const ready = await new Promise<boolean>((done) => {
    client.once('ready', () => done(true));
    client.once('end', () => done(false));
  });
  clearTimeout(timer);
  client.disconnect();
  return ready;
}

/** The socket in the data folder, or one in the system's folder for temporary files when that path is too long. */
function socketPath(folder: string): string {
  const path = join(folder, 'r.sock');
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return join(tmpdir(), `chaupal-${userInfo().username}-${name}`, 'r.sock');
}
