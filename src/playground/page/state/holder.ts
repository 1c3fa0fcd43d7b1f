/** The model as it is now, and who watches it. */
import type { Model } from './model.ts';

export interface Holder {
  readonly now: () => Model;
  /** Puts another model in the place of this one; the watchers hear of it unless it is the same. */
  readonly change: (to: (model: Model) => Model) => void;
  /** Calls `watcher` after every change until the returned function is called. */
  readonly watch: (watcher: (before: Model) => void) => () => void;
}

export function createHolder(first: Model): Holder {
  let model = first;
  const watchers = new Set<(before: Model) => void>();
  return {
    now: () => model,
    change: (to) => {
      const before = model;
      model = to(before);
      if (model === before) return;
      for (const watcher of watchers) watcher(before);
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
