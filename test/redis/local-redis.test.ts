/** Finding a Redis, step by step, and refusing one that would lose tables. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, parseRedisUrl, ready, withoutPassword } from '#redis/connections.ts';
import { checkRedis, findRedis } from '#redis/local-redis.ts';
import { testRedis } from '../support/redis.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'chaupal-find-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const silent = (): void => {};

async function answers(url: string): Promise<string> {
  const client = connect(url, 'commands');
  try {
    await ready(client, 5000);
    return await client.ping();
  } finally {
    client.disconnect();
  }
}

describe('finding a Redis', () => {
  test('one that is named is used as it is, and nothing is started', async () => {
    const found = await findRedis({ url: 'redis://elsewhere:1', dataDir: dir, say: silent });
    expect(found.url).toBe('redis://elsewhere:1');
    await found.close();
    expect(await readdir(dir)).toEqual([]);
  });

  test('a server that ends by itself is started again, with all that was stored', async () => {
    const said: string[] = [];
    const found = await findRedis({ dataDir: dir, say: (sentence) => said.push(sentence) });
    const client = connect(found.url, 'worker');
    await ready(client, 5000);
    await client.set('kept', 'yes');
    const pid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
    const lost = new Promise((resolve) => client.once('close', resolve));
    process.kill(pid, 'SIGKILL');
    await lost;
    expect(await client.get('kept')).toBe('yes');
    expect(said.join()).toContain('starting it again');
    client.disconnect();
    await found.close();
  });

  test('a server on the PATH is started, keeps its data, and is found again by the next one', async () => {
    const first = await findRedis({ dataDir: dir, say: silent });
    await checkRedis(first.url);
    const client = connect(first.url, 'commands');
    await ready(client, 5000);
    await client.set('kept', 'yes');
    client.disconnect();
    const second = await findRedis({ dataDir: dir, say: silent, env: { PATH: '/nowhere' } });
    expect(second.url).toBe(first.url);
    await second.close();
    expect(await answers(first.url)).toBe('PONG');
    await first.close();
    const third = await findRedis({ dataDir: dir, say: silent });
    const again = connect(third.url, 'commands');
    await ready(again, 5000);
    expect(await again.get('kept')).toBe('yes');
    again.disconnect();
    await third.close();
  });

  test('a path too long for a socket gets a short one elsewhere', async () => {
    const deep = join(dir, 'x'.repeat(60), 'y'.repeat(60));
    const found = await findRedis({ dataDir: deep, say: silent });
    expect(decodeURIComponent(new URL(found.url).pathname).length).toBeLessThanOrEqual(107);
    expect(await answers(found.url)).toBe('PONG');
    await found.close();
  });

  test('where there is none and none can be brought, it says what to type', async () => {
    const none = findRedis({ dataDir: dir, say: silent, env: { PATH: '/nowhere' } });
    await expect(none).rejects.toMatchObject({ name: 'RedisProblem' });
    await expect(none).rejects.toThrow(/brew install redis[\s\S]*apt-get install[\s\S]*docker compose/);
  });

  test('without one on the PATH, and without being root, Debian’s package is unpacked and runs', async ({
    skip,
  }) => {
    const apt = spawnSync('apt-get', ['download', 'liblzf1'], { cwd: dir, stdio: 'ignore' });
    skip(apt.status !== 0, 'apt-get cannot download here');
    const path = join(dir, 'bin');
    await mkdir(path);
    for (const name of await readdir('/usr/bin')) {
      if (!/^(redis|valkey)-/.test(name)) await symlink(join('/usr/bin', name), join(path, name));
    }
    const said: string[] = [];
    const wanted = {
      dataDir: join(dir, 'data'),
      say: (text: string) => said.push(text),
      env: { PATH: path },
    };
    const found = await findRedis(wanted);
    expect(said.join()).toContain('downloading');
    await checkRedis(found.url);
    await found.close();
    said.length = 0;
    const again = await findRedis(wanted);
    expect(said).toEqual([]);
    await again.close();
    const left = await readdir(join(wanted.dataDir, 'redis'));
    expect(left.filter((name) => name.startsWith('root-'))).toEqual([]);
  });
});

describe('checking a Redis', () => {
  test('one that throws keys away is refused with the command that mends it', async () => {
    const found = await findRedis({ dataDir: dir, say: silent });
    const client = connect(found.url, 'commands');
    await ready(client, 5000);
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(checkRedis(found.url)).rejects.toThrow('redis-cli CONFIG SET maxmemory-policy noeviction');
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    await expect(checkRedis(found.url)).resolves.toBeUndefined();
    client.disconnect();
    await found.close();
  });

  test('one that cannot be written to, a replica, is refused', async () => {
    const found = await findRedis({ dataDir: dir, say: silent });
    const client = connect(found.url, 'commands');
    await ready(client, 5000);
    await client.call('REPLICAOF', '127.0.0.1', '1');
    await expect(checkRedis(found.url)).rejects.toMatchObject({ name: 'RedisProblem' });
    await expect(checkRedis(found.url)).rejects.toThrow(/is a replica.*REDIS_URL/);
    client.disconnect();
    await found.close();
  });

  test('one that cannot be reached is refused with one sentence that keeps the password', async () => {
    const refused = checkRedis('redis://asha:secret@127.0.0.1:1');
    await expect(refused).rejects.toMatchObject({ name: 'RedisProblem' });
    await expect(refused).rejects.toThrow(/cannot be reached/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});

describe('the address of a Redis', () => {
  test('is a server, a TLS server, a socket or a cluster', () => {
    expect(parseRedisUrl('redis://u:p%40w@h:7000/3')).toEqual({
      kind: 'server',
      server: { host: 'h', port: 7000, username: 'u', password: 'p@w', db: 3 },
    });
    expect(parseRedisUrl('rediss://h')).toMatchObject({ kind: 'server', server: { port: 6379, tls: {} } });
    expect(parseRedisUrl('unix:///a%20b/r.sock?db=2')).toEqual({
      kind: 'server',
      server: { path: '/a b/r.sock', db: 2 },
    });
    expect(parseRedisUrl('redis://a:1, redis://b:2')).toMatchObject({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
    });
  });

  test.each(['', 'localhost:6379', 'http://h', 'redis://', 'unix://', 'redis://a,', 'redis://a,unix:///s'])(
    'is not %j',
    (text) => {
      expect(parseRedisUrl(text)).toBeNull();
    },
  );

  test('is shown without its password', () => {
    expect(withoutPassword('redis://u:p@a,redis://u:p@b')).not.toContain('p@');
  });

  test('the run’s own Redis passes the check', async () => {
    const redis = await testRedis();
    await checkRedis(redis.url);
    await redis.close();
  });
});
