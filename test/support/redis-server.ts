/** One Redis for the whole test run: started before the first test, stopped and forgotten after the last. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findRedis } from '#redis/local-redis.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the run's Redis, or the sentence why there is none: only tests that want it fail then. */
    redis: { readonly url: string } | { readonly problem: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaupal-test-'));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  try {
    const redis = await findRedis({ dataDir, say: (sentence) => process.stderr.write(`${sentence}\n`) });
    project.provide('redis', { url: redis.url });
    return async () => {
      await redis.close();
      await forget();
    };
  } catch (error) {
    project.provide('redis', { problem: error instanceof Error ? error.message : String(error) });
    return forget;
  }
}
