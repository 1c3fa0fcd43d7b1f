/** The real Redis that tests run on. */
import type { Cluster, Redis } from 'ioredis';
import { inject } from 'vitest';
import { connect, ready } from '#redis/connections.ts';

export interface TestRedis {
  /** An address with a database that no other test file uses at the same time. */
  readonly url: string;
  /** A connection for commands that is ready; it ends with `close`. */
  readonly client: Redis | Cluster;
  /** Forgets all that this file's tests stored. */
  flush(): Promise<void>;
  /** Flushes, and lets go of the connection; the server goes on for the other files. */
  close(): Promise<void>;
}

/** An emptied database of the test run's Redis; fails with a sentence when no Redis could be brought. */
export async function testRedis(): Promise<TestRedis> {
  const found = inject('redis');
  if ('problem' in found) throw new Error(`This test wants a Redis.\n${found.problem}`);
  // Files run one after the other in each of vitest's workers, and every worker has a database of its own.
  const url = `${found.url}?db=${Number(process.env.VITEST_POOL_ID ?? 1) % 16}`;
  const client = connect(url, 'commands');
  await ready(client, 5000);
  const flush = async () => {
    await client.flushdb();
  };
  await flush();
  return {
    url,
    client,
    flush,
    async close() {
      await flush();
      client.disconnect();
    },
  };
}
