/** The sizes that all pictures share, in pixels at a width of 960; everything else scales with the width. */

/** The width in which all lengths of this room are given. */
export const FULL = 960;

/** A point of a picture, or of a board in its own measure; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of the picture. */
export const ORIGIN: Point = { x: 0, y: 0 };

/** The header's bar, with the dice card at its right end. */
export const BAR = { top: 10, high: 86, middle: 53, right: FULL - 10 } as const;
