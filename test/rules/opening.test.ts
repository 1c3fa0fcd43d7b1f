/** Who begins, and where the tokens then stand: rules.md sections 1 and 2. */
import { expect, test } from 'vitest';
import type { Face } from '#rules/game.ts';
import { start } from '#rules/games.ts';
import { armsFor, home, routeOf, safeSquares, squareOf, trackLength } from '#rules/ludo/board.ts';
import { openingOf } from '#rules/opening.ts';
import { seatsFor } from '#rules/seats.ts';
import { boardOf, rulesOf } from './scene.ts';

function drawing(faces: readonly Face[]) {
  const left = [...faces];
  return { face: () => left.shift() ?? 1, first: () => 2 as const, host: 1 as const };
}

test('highest roll: each rolls in seat order, ties roll again among the tied only', () => {
  const rules = rulesOf('ludotalk', 4);
  expect(openingOf(rules, [0, 1, 2, 3], drawing([3, 6, 2, 6, 5, 5, 1, 4]))).toEqual({
    rolls: [
      [0, 3],
      [1, 6],
      [2, 2],
      [3, 6],
      [1, 5],
      [3, 5],
      [1, 1],
      [3, 4],
    ],
    first: 3,
  });
  expect(openingOf(rules, [0, 2], drawing([1, 2])).first).toBe(2);
});

test('random and host draw no face; Snakes and Ladders begins as random', () => {
  expect(openingOf(rulesOf('luddo', 4), [0, 1, 2, 3], drawing([]))).toEqual({ rolls: [], first: 2 });
  expect(openingOf(rulesOf({ preset: 'luddo', opening: 'host' }, 4), [0, 1, 2, 3], drawing([]))).toEqual({
    rolls: [],
    first: 1,
  });
  expect(openingOf(rulesOf('snakes', 3), [0, 1, 2], drawing([]))).toEqual({ rolls: [], first: 2 });
});

test('two dice: the opening uses one', () => {
  const two = rulesOf({ preset: 'ludotalk', dice: 2 }, 2);
  expect(openingOf(two, [0, 2], drawing([5, 4])).rolls).toEqual([
    [0, 5],
    [2, 4],
  ]);
});

test('tokens 0 … startOut−1 begin on the start square', () => {
  for (const [startOut, tokens] of [
    [0, 'y y y y'],
    [1, '0 y y y'],
    [3, '0 0 0 y'],
    [4, '0 0 0 0'],
  ] as const) {
    const rules = rulesOf({ preset: 'ludotalk', startOut }, 2);
    const { state } = start(rules, [0, 2], { rolls: [], first: 2 });
    expect(boardOf(state)).toBe(`0: ${tokens} | 2: ${tokens}`);
  }
});

test('the board: 52 or 78 squares, home at 56 or 82, starts 13 apart and stars 8 further', () => {
  expect([trackLength(4), trackLength(6), home(4), home(6)]).toEqual([52, 78, 56, 82]);
  expect([...safeSquares(4)].sort((a, b) => a - b)).toEqual([0, 8, 13, 21, 26, 34, 39, 47]);
  expect(safeSquares(6).size).toBe(12);
  expect([squareOf(4, 3, 0), squareOf(4, 3, 13), squareOf(4, 3, 50), squareOf(4, 3, 51)]).toEqual([
    39,
    0,
    37,
    null,
  ]);
  expect([squareOf(6, 5, 12), squareOf(6, 5, 13), squareOf(6, 0, 76), squareOf(6, 0, 77)]).toEqual([
    77,
    0,
    76,
    null,
  ]);
  expect(squareOf(4, 0, -1)).toBe(null);
});

test('seats: two sit opposite, five and six at the hexagon', () => {
  expect([2, 3, 4, 5, 6].map((players) => seatsFor(players).join(''))).toEqual([
    '02',
    '012',
    '0123',
    '01234',
    '012345',
  ]);
  expect([2, 4, 5, 6].map(armsFor)).toEqual([4, 4, 6, 6]);
});

test('a route lists every square passed and landed on', () => {
  expect(routeOf(49, 53)).toEqual([50, 51, 52, 53]);
  expect(routeOf(-1, 0)).toEqual([0]);
});
