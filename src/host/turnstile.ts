/** Lets one piece of work at a time through for each table of this process. */

/** Runs `work` when all that was handed in before under the same key has ended, well or badly; gives its answer. */
type Turnstile = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** The store guards against other processes; this only spares one process conflicts with itself. */
export function createTurnstile(): Turnstile {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = mine.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return mine;
  };
}
