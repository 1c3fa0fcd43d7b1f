/** Hears clocks ring in a test, so that it can wait for the event instead of for a time. */
import type { Due, DueHandler } from '#timers/timers.ts';

export interface Rings {
  readonly hear: DueHandler;
  /** What rang, in order. */
  readonly dues: readonly Due[];
  /** Resolves when so many have rung in all. */
  count(wanted: number): Promise<void>;
}

export function rings(): Rings {
  const dues: Due[] = [];
  let waiting: { readonly wanted: number; readonly resolve: () => void }[] = [];
  const tell = () => {
    for (const { wanted, resolve } of waiting) if (dues.length >= wanted) resolve();
    waiting = waiting.filter(({ wanted }) => dues.length < wanted);
  };
  return {
    dues,
    async hear(due) {
      dues.push(due);
      tell();
    },
    count: (wanted) =>
      new Promise((resolve) => {
        waiting.push({ wanted, resolve });
        tell();
      }),
  };
}
