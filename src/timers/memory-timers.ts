/** Clocks in this process: the port without Redis, for tests that turn the time themselves. */
import type { Alarm, Clockwork, DueHandler } from './timers.ts';

export interface MemoryTimers extends Clockwork {
  /** Rings, in order, all that is due up to `at`, also what the handlers arm meanwhile. */
  advanceTo(at: number): Promise<void>;
  /** What is armed, soonest first. */
  armed(): readonly Alarm[];
}

/** Clocks that ring only when `advanceTo` is called. A handler that fails is told to `onError`. */
export function createMemoryTimers(onError: (error: Error) => void = () => {}): MemoryTimers {
  let dues: readonly Alarm[] = [];
  let handler: DueHandler | null = null;

  async function ring({ at: _, ...due }: Alarm): Promise<void> {
    try {
      await handler?.(due);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    async arm(due) {
      dues = [...dues, due].sort((a, b) => a.at - b.at);
    },
    async drop({ table, decision }) {
      dues = dues.filter((due) => due.table !== table || due.decision !== decision);
    },
    async start(handle) {
      handler = handle;
    },
    async advanceTo(at) {
      for (let next = dues[0]; handler !== null && next !== undefined && next.at <= at; next = dues[0]) {
        dues = dues.slice(1);
        await ring(next);
      }
    },
    armed: () => dues,
    async close() {
      handler = null;
    },
  };
}
