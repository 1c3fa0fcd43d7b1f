/** The numbered maps of both Ludo boards against rules.md section 1. */

import { describe, expect, test } from 'vitest';
import {
  alongArm,
  apothem,
  cellOf,
  cellPoint,
  pointOf,
  slotPoint,
  trackCell,
  yardPoint,
} from '#render/games/ludo/geometry.ts';
import { squarePoint } from '#render/games/snakes/layout.ts';
import type { Point } from '#render/layout.ts';
import type { Seat } from '#rules/game.ts';
import { type Arms, home, lastOnTrack, safeSquares, squareOf, trackLength } from '#rules/ludo/board.ts';

const SEAT_COLOURS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

describe.each([4, 6] as const)('a board of %i arms', (arms: Arms) => {
  const track = Array.from({ length: trackLength(arms) }, (_, square) =>
    cellPoint(arms, trackCell(arms, square)),
  );

  test('has as many different squares as the rules say', () => {
    expect(track).toHaveLength(arms === 4 ? 52 : 78);
    const closest = track.flatMap((one, at) => track.slice(at + 1).map((other) => distance(one, other)));
    expect(Math.min(...closest)).toBeCloseTo(1, 6);
  });

  test('neighbours touch: at a side, or at the corner of the centre', () => {
    const corner = arms === 4 ? Math.SQRT2 : 1.366;
    const steps = track.map((square, at) => distance(square, track[(at + 1) % track.length] ?? square));
    expect(steps.filter((step) => Math.abs(step - corner) < 0.001)).toHaveLength(arms);
    expect(steps.filter((step) => Math.abs(step - 1) < 0.001)).toHaveLength(track.length - arms);
  });

  test('squares run clockwise', () => {
    const area = track.reduce((sum, { x, y }, at) => {
      const next = track[(at + 1) % track.length] ?? { x: 0, y: 0 };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);
    // With y pointing down a positive area is clockwise on the screen.
    expect(area).toBeGreaterThan(0);
  });

  test.each(SEAT_COLOURS.slice(0, arms))(
    'seat %i goes from its yard to the centre in steps of one square',
    (seat) => {
      const way = Array.from({ length: home(arms) }, (_, progress) => pointOf(arms, seat, 0, progress));
      for (const [at, point] of way.entries()) {
        const next = way[at + 1];
        if (next !== undefined) expect(distance(point, next)).toBeLessThan(Math.SQRT2 + 0.001);
      }
      const entry = pointOf(arms, seat, 0, lastOnTrack(arms));
      expect(distance(entry, pointOf(arms, seat, 0, lastOnTrack(arms) + 1))).toBeCloseTo(1, 6);
      expect(cellOf(arms, seat, lastOnTrack(arms))).toEqual({ arm: seat, column: 0, row: 5 });
      expect(cellOf(arms, seat, home(arms) - 1)).toEqual({ arm: seat, column: 0, row: 0 });
      expect(pointOf(arms, seat, 0, home(arms))).toEqual(alongArm(arms, seat, (2 * apothem(arms)) / 3, 0));
    },
  );

  test('starts lie beside their yards, and stars eight squares on', () => {
    for (const seat of SEAT_COLOURS.slice(0, arms)) {
      expect(squareOf(arms, seat, 0)).toBe(13 * seat);
      expect(trackCell(arms, 13 * seat)).toEqual({ arm: seat, column: 1, row: 4 });
      expect(safeSquares(arms)).toContain(13 * seat + 8);
      const start = pointOf(arms, seat, 0, 0);
      const nearest = SEAT_COLOURS.slice(0, arms).toSorted(
        (one, other) => distance(yardPoint(arms, one), start) - distance(yardPoint(arms, other), start),
      );
      expect(nearest[0]).toBe(seat);
    }
  });

  test('four slots of a yard are apart and numbered as one reads', () => {
    for (const seat of SEAT_COLOURS.slice(0, arms)) {
      const [one, two, three, four] = [0, 1, 2, 3].map((token) => slotPoint(arms, seat, token));
      if (one === undefined || two === undefined || three === undefined || four === undefined)
        throw new Error('slots');
      expect([one.y, three.y]).toEqual([two.y, four.y]);
      expect([one.x, two.x]).toEqual([three.x, four.x]);
      expect(one.x).toBeLessThan(two.x);
      expect(one.y).toBeLessThan(three.y);
    }
  });
});

test('the cross is the classic board of 15 by 15', () => {
  const squares = [
    '1,6 2,6 3,6 4,6 5,6 6,5 6,4 6,3 6,2 6,1 6,0 7,0 8,0',
    '8,1 8,2 8,3 8,4 8,5 9,6 10,6 11,6 12,6 13,6 14,6 14,7 14,8',
    '13,8 12,8 11,8 10,8 9,8 8,9 8,10 8,11 8,12 8,13 8,14 7,14 6,14',
    '6,13 6,12 6,11 6,10 6,9 5,8 4,8 3,8 2,8 1,8 0,8 0,7 0,6',
  ];
  const drawn = Array.from({ length: 52 }, (_, square) => {
    const { x, y } = cellPoint(4, trackCell(4, square));
    return `${Math.round(x + 7)},${Math.round(y + 7)}`;
  });
  expect(drawn).toEqual(squares.join(' ').split(' '));
});

test('the hexagon is the same after a sixth of a turn', () => {
  const turn = Math.PI / 3;
  for (let square = 0; square < 78; square++) {
    const { x, y } = cellPoint(6, trackCell(6, square));
    const turned = { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
    expect(distance(turned, cellPoint(6, trackCell(6, (square + 13) % 78)))).toBeLessThan(1e-9);
  }
});

test('the numbered board runs to and fro from the bottom left', () => {
  const column = (square: number) => Math.round((squarePoint(square).x - 15 - 46.5) / 93);
  const row = (square: number) => Math.round((squarePoint(square).y - 112 - 46.5) / 93);
  expect([1, 10, 11, 20, 21, 91, 100].map((square) => [column(square), row(square)])).toEqual([
    [0, 9],
    [9, 9],
    [9, 8],
    [0, 8],
    [0, 7],
    [9, 0],
    [0, 0],
  ]);
});

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
