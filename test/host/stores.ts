/** The stores that a host is tested on: the memory, and a real Redis. */
import { createMemoryStore } from '#tables/memory-store.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import type { Store } from '#tables/store.ts';
import { testRedis } from '../support/redis.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Forgets a table behind the host's back, before anything that is asked of the store later. */
  forget(id: string): void;
  close(): Promise<void>;
}

/** By name, how each is opened empty. */
export const stores: readonly (readonly [name: string, open: () => Promise<OpenedStore>])[] = [
  [
    'memory',
    async () => {
      const store = createMemoryStore();
      return { store, forget: (id) => void store.drop(id), close: () => store.close() };
    },
  ],
  [
    'Redis',
    async () => {
      const redis = await testRedis();
      return {
        store: createRedisStore(redis.client),
        forget: () => void redis.flush(),
        close: () => redis.close(),
      };
    },
  ],
];
