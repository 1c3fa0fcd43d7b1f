/** The watch over the clocks: rings for every deadline in the store that no job rang for. */
import type { Overdue, Store } from '#tables/store.ts';
import type { DueHandler } from './timers.ts';

interface Sweeper {
  /** Begins to look, every `everyMs`. */
  start(): void;
  /** Looks once, now; resolves when what was found is done. */
  sweep(): Promise<void>;
  /** Stops looking and waits for the look that is under way. */
  close(): Promise<void>;
}

interface SweeperOptions {
  readonly store: Pick<Store, 'due'>;
  readonly handle: DueHandler;
  /** Hears when the store cannot be asked and when a handler fails. */
  readonly onError: (error: Error) => void;
  readonly everyMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const EVERY_MS = 2000;
/** A job that is merely a little late is not lost. */
const GRACE_MS = 1000;
/** Tables a look. */
const LIMIT = 200;
/** One that stays due whatever is done is looked at ever more seldom, but never given up. */
const LONGEST_WAIT_MS = 5 * 60_000;

interface Stubborn {
  readonly tries: number;
  readonly next: number;
}

export function createSweeper(options: SweeperOptions): Sweeper {
  const { store, handle, onError, everyMs = EVERY_MS, now = Date.now } = options;
  let stubborn: ReadonlyMap<string, Stubborn> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> = Promise.resolve();
  let state: 'idle' | 'running' | 'closed' = 'idle';

  async function look(): Promise<void> {
    try {
      const at = now();
      const due = await store.due(at - GRACE_MS, LIMIT);
      const before = stubborn;
      const ready = due.filter((one) => (before.get(keyOf(one))?.next ?? 0) <= at);
      stubborn = new Map(due.map((one) => [keyOf(one), after(before.get(keyOf(one)), at, everyMs)]));
      await Promise.all(ready.map((one) => ring(one)));
    } catch (error) {
      onError(asError(error));
    }
  }

  async function ring({ table, decision }: Overdue): Promise<void> {
    try {
      await handle({ table, decision, kind: 'turn' });
    } catch (error) {
      onError(asError(error));
    }
  }

  function sweep(): Promise<void> {
    looking = looking.then(look);
    return looking;
  }

  function again(): void {
    timer = setTimeout(() => {
      void sweep().then(() => {
        if (state === 'running') again();
      });
    }, everyMs);
  }

  return {
    start() {
      if (state !== 'idle') return;
      state = 'running';
      again();
    },
    sweep,
    async close() {
      state = 'closed';
      clearTimeout(timer);
      await looking;
    },
  };
}

/** When one that is due now is looked at next if it is due still: after 2 s, 4 s, 8 s … */
function after(before: Stubborn | undefined, at: number, everyMs: number): Stubborn {
  if (before !== undefined && before.next > at) return before;
  const tries = (before?.tries ?? 0) + 1;
  return { tries, next: at + Math.min(everyMs * 2 ** (tries - 1), LONGEST_WAIT_MS) };
}

function keyOf({ table, decision }: Overdue): string {
  return `${table}:${decision}`;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
