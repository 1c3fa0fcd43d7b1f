/** Long work in slices between which the event loop does everything else. */
import { setImmediate } from 'node:timers/promises';

/** How long a slice may hold the event loop. */
const SLICE_MS = 4;

/** Does something with each, in order, letting other work through whenever it has taken a while. */
export async function inSlices<T, R>(items: Iterable<T>, work: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return results;
}
