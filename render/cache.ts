/** A cache that forgets what was used longest ago. */

export interface Cache<V> {
  /** The value kept under the key, made when it is not there. */
  get(key: string, make: () => V): V;
  clear(): void;
}

/** A cache whose values together weigh at most `most`; the newest is kept whatever it weighs. */
export function createCache<V>(most: number, weightOf: (value: V) => number = () => 1): Cache<V> {
  const kept = new Map<string, { readonly value: V; readonly weight: number }>();
  let total = 0;
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        // While there is plenty of room nothing is forgotten, and the order does not matter.
        if (total > most / 2) {
          kept.delete(key);
          kept.set(key, known);
        }
        return known.value;
      }
      const value = make();
      const entry = { value, weight: weightOf(value) };
      kept.set(key, entry);
      total += entry.weight;
      for (const [oldest, { weight }] of kept) {
        if (total <= most || oldest === key) break;
        kept.delete(oldest);
        total -= weight;
      }
      return value;
    },
    clear() {
      kept.clear();
      total = 0;
    },
  };
}
