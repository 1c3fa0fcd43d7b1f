/** Where the boards of Ludo lie on the picture, in pixels at width 960. */

import type { Seat } from '#rules/game.ts';
import type { Arms } from '#rules/ludo/board.ts';
import type { Pen } from '../../canvas.ts';
import { EVERY_SEAT } from '../../colours.ts';
import type { Point } from '../../layout.ts';
import type { LudoPicture } from '../../request.ts';
import { roundedPolygon } from '../../silhouettes.ts';
import { yardPoint, yardTriangle } from './geometry.ts';

export type BoardName = LudoPicture['board'];

export interface BoardLayout {
  readonly arms: Arms;
  readonly seats: readonly Seat[];
  /** Of the whole picture. */
  readonly height: number;
  readonly cell: number;
  readonly centre: Point;
  /** Diameter of a token waiting in its yard. */
  readonly yardToken: number;
}

export const BOARDS: Readonly<Record<BoardName, BoardLayout>> = {
  cross: {
    arms: 4,
    seats: [0, 1, 2, 3],
    height: 1056,
    cell: 62,
    centre: { x: 480, y: 576 },
    yardToken: 60,
  },
  hex: {
    arms: 6,
    seats: EVERY_SEAT,
    height: 1172,
    cell: 54,
    centre: { x: 480, y: 557 },
    yardToken: 42,
  },
};

/** A board's point in pixels. */
export function onPicture({ centre, cell }: BoardLayout, { x, y }: Point): Point {
  return { x: centre.x + x * cell, y: centre.y + y * cell };
}

/** Points of the board in pixels, as paths take them. */
export function corners(
  layout: BoardLayout,
  points: readonly Point[],
): readonly (readonly [number, number])[] {
  return points.map((point) => {
    const { x, y } = onPicture(layout, point);
    return [x, y] as const;
  });
}

/** Makes the outline of a yard the pen's path. */
export function yardPath(pen: Pen, layout: BoardLayout, seat: Seat): void {
  pen.beginPath();
  if (layout.arms === 4) {
    const { x, y } = onPicture(layout, yardPoint(4, seat));
    pen.roundRect(x - 183, y - 183, 366, 366, 22);
  } else roundedPolygon(pen, corners(layout, yardTriangle(seat, 0.965)), 14);
}
