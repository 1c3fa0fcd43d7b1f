/** The sizes of the pictures in pixels at a width of 960; everything else scales with the width. */
import type { Arms } from '#rules/ludo/board.ts';
import type { Point } from './geometry.ts';
import type { PictureRequest } from './request.ts';

/** The width in which all lengths of this room are given. */
export const FULL = 960;

export interface BoardLayout {
  readonly arms: Arms;
  readonly cell: number;
  readonly centre: Point;
  /** Diameter of a token waiting in its yard. */
  readonly yardToken: number;
}

export const BOARDS: Readonly<Record<'cross' | 'hex', BoardLayout>> = {
  cross: { arms: 4, cell: 62, centre: { x: 480, y: 576 }, yardToken: 60 },
  hex: { arms: 6, cell: 54, centre: { x: 480, y: 557 }, yardToken: 42 },
};

export const SNAKES_BOARD = { cell: 93, left: 15, top: 112 } as const;

/** The header's bar, with the dice card at its right end. */
export const BAR = { top: 10, high: 86, middle: 53, right: FULL - 10 } as const;

/** Where the name chips begin. */
export const CHIPS_TOP = { hex: 1018, snakes: 1056 } as const;

/** A board's point in pixels. */
export function onPicture({ centre, cell }: BoardLayout, { x, y }: Point): Point {
  return { x: centre.x + x * cell, y: centre.y + y * cell };
}

/** The height at width 960. */
export function heightOf(request: PictureRequest): number {
  switch (request.board) {
    case 'cross':
      return 1056;
    case 'hex':
      return 1172;
    case 'snakes':
      return 1056 + Math.ceil(request.seats.length / 3) * 70 + 2;
    case 'podium':
      return request.seats.length > 3 ? 716 : 636;
  }
}

/** The middle of a numbered square of Snakes and Ladders. */
export function squarePoint(square: number): Point {
  const fromBottom = Math.floor((square - 1) / 10);
  const along = (square - 1) % 10;
  const column = fromBottom % 2 === 1 ? 9 - along : along;
  const { cell, left, top } = SNAKES_BOARD;
  return { x: left + (column + 0.5) * cell, y: top + (9 - fromBottom + 0.5) * cell };
}
