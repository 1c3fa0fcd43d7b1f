/** Where the numbered board lies on the picture, in pixels at width 960. */
import type { Point } from '../../layout.ts';

export const BOARD = { cell: 93, left: 15, top: 112 } as const;

/** Where the name chips begin. */
export const CHIPS_TOP = 1056;

/** The last square, and the goal. */
export const LAST = 100;

/** Every square in order. */
export const SQUARES: readonly number[] = Array.from({ length: LAST }, (_, index) => index + 1);

/** The middle of a numbered square. */
export function squarePoint(square: number): Point {
  const fromBottom = Math.floor((square - 1) / 10);
  const along = (square - 1) % 10;
  const column = fromBottom % 2 === 1 ? 9 - along : along;
  const { cell, left, top } = BOARD;
  return { x: left + (column + 0.5) * cell, y: top + (9 - fromBottom + 0.5) * cell };
}
