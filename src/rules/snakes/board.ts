/** The two boards of Snakes and Ladders that have a name. */

/** From the foot of a ladder or the head of a snake to its other end; keys are squares, as in the record. */
export type Jumps = Readonly<Record<string, number>>;

/** The last square. */
export const GOAL = 100;

const house: Jumps = {
  9: 31,
  15: 44,
  21: 42,
  28: 84,
  36: 55,
  51: 67,
  71: 91,
  80: 99,
  17: 7,
  47: 26,
  49: 11,
  56: 53,
  62: 19,
  64: 60,
  87: 24,
  93: 73,
  95: 75,
  98: 78,
};

/** The widely printed one; its first square and its last ladder tell it from the house's. */
const milton: Jumps = {
  1: 38,
  4: 14,
  9: 31,
  21: 42,
  28: 84,
  36: 44,
  51: 67,
  71: 91,
  80: 100,
  16: 6,
  47: 26,
  49: 11,
  56: 53,
  62: 19,
  64: 60,
  87: 24,
  93: 73,
  95: 75,
  98: 78,
};

/** Boards by name: a ruleset that uses one of these names has exactly these jumps. */
export const boards = { house, milton } as const satisfies Readonly<Record<string, Jumps>>;

/** The squares after `from` up to `to`, as a token walks them. */
export function squaresBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
}
