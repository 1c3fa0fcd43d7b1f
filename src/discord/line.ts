/** The line that long work waits in: one at a time a process, one place a person, so many places in all. */

/** What somebody who comes gets: a place, or why there is none for them. */
export type Entry = Place | 'full' | 'waits-already';

export interface Place {
  /** Resolves when it is their turn, or when there will be none any more. */
  readonly turn: Promise<'now' | 'never'>;
  /** The next may begin; to be called once, whatever came of it. */
  leave(): void;
}

export interface Line {
  enter(person: string): Entry;
  /** Lets nobody in any more, and resolves when everybody has left. */
  close(): Promise<void>;
}

export function createLine(most: number): Line {
  const waiting = new Map<string, PromiseWithResolvers<'now' | 'never'>>();
  const empty = Promise.withResolvers<void>();
  let closed = false;

  /** The first in line is always at work. */
  function next(): void {
    const [first] = waiting.values();
    first?.resolve('now');
    if (closed && first === undefined) empty.resolve();
  }

  return {
    enter(person) {
      if (waiting.has(person)) return 'waits-already';
      if (closed || waiting.size >= most) return 'full';
      const place = Promise.withResolvers<'now' | 'never'>();
      waiting.set(person, place);
      next();
      return {
        turn: place.promise,
        leave() {
          waiting.delete(person);
          next();
        },
      };
    },
    async close() {
      closed = true;
      const [, ...others] = waiting.values();
      for (const place of others) place.resolve('never');
      next();
      await empty.promise;
    },
  };
}
