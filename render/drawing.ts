/** What is drawn once and kept: a drawing is named by its kind and by all the values it is drawn from. */

/** A value that stands under a name of its own, such as a decoded image under the key of its bytes. */
export interface Named {
  toJSON(): string;
}

/** What a drawing is drawn from: values that can be written down whole, so that a key made of them leaves nothing out. */
export type Plain<A> = { readonly [K in keyof A]: PlainValue<A[K]> };

type PlainValue<T> = T extends Named | string | number | boolean | null
  ? T
  : T extends (...args: never) => unknown
    ? never
    : Plain<T>;

const taken = new Set<string>();

/**
 * Makes keys for one kind of drawing. Kinds are made while modules load, each once: one made again, inside another
 * function, could draw from what is around it and not in its key, so that throws.
 */
export function keysOf(kind: string): (args: unknown) => string {
  if (taken.has(kind)) throw new Error(`there is a kind of drawing called ${kind} already`);
  taken.add(kind);
  return (args) => kind + JSON.stringify(args);
}
