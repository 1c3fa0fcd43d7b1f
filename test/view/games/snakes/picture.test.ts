/** A position of Snakes and Ladders as a picture request, and its replay. */
import { describe, expect, test } from 'vitest';
import { choices } from '#rules/games.ts';
import type { GameTable } from '#tables/table.ts';
import { pictureOf } from '#view/picture.ts';
import { framesOf } from '#view/replay.ts';
import { turnFrames } from '#view/turn-animation.ts';
import { play, tableAt } from '../../boards.ts';

const LOOK = { people: [], theme: 'light', width: 480 } as const;
const at = (square: number) => tableAt('snakes', 2, { seat: 0, tokens: { 0: [square] } });

function pictured({ game, last }: GameTable) {
  const picture = pictureOf({ ...LOOK, clockSeconds: 30, state: game, choices: choices(game), last });
  if (picture.game !== 'snakes') throw new Error('this is no picture of Snakes and Ladders');
  return picture;
}

test('the board has every token that plays, and the snakes and ladders of its rules', () => {
  const picture = pictured(at(40));
  expect(picture.squares).toEqual([40, null, 0]);
  expect(picture.jumps).toHaveLength(18);
  expect(picture.jumps).toContainEqual({ from: 28, to: 84 });
});

test('the dice always wait, until the game is over', () => {
  expect(pictured(at(40)).dice).toEqual({ kind: 'waiting', dice: 1, before: null });
  const before = { seat: 0, faces: [6], struck: false };
  expect(pictured(play(at(40), [[6]])).dice).toEqual({ kind: 'waiting', dice: 1, before });
  expect(pictured(play(at(97), [[3]])).dice).toEqual({ kind: 'none' });
});

describe('the steps made', () => {
  const lastOf = (...parts: Parameters<typeof play>) => pictured(play(...parts)).last;

  test('go over every square', () => {
    expect(lastOf(at(40), [[3]])).toEqual([{ seat: 0, route: [40, 41, 42, 43], jump: null }]);
  });

  test('end with the ladder or snake', () => {
    expect(lastOf(at(25), [[3]])).toEqual([{ seat: 0, route: [25, 26, 27, 28], jump: { from: 28, to: 84 } }]);
    expect(lastOf(at(86), [[1]])).toEqual([{ seat: 0, route: [86, 87], jump: { from: 87, to: 24 } }]);
  });

  test('come in at once, wait, or stay', () => {
    expect(lastOf(at(0), [[6]])).toEqual([{ seat: 0, route: [0, 6], jump: null }]);
    expect(lastOf(at(0), [[4]])).toEqual([{ seat: 0, route: [0], jump: null }]);
    expect(lastOf(at(97), [[5]])).toEqual([{ seat: 0, route: [97], jump: null }]);
  });

  test('are those of whoever moved last', () => {
    expect(lastOf(at(40), [[3], [6], [1]])).toEqual([
      { seat: 2, route: [0, 6], jump: null },
      { seat: 2, route: [6, 7], jump: null },
    ]);
  });
});

describe('told again', () => {
  const { rules, game } = at(0);
  const roll = (seat: 0 | 2, die: 1 | 6) => ({ e: 'roll', seat, faces: [die], by: 'player' }) as const;
  const events = [
    { e: 'opening', rolls: [], first: 0 },
    { e: 'turn', seat: 0 },
    roll(0, 6),
    { e: 'step', seat: 0, die: 6, from: 0, to: 6 },
    roll(0, 1),
    { e: 'step', seat: 0, die: 1, from: 6, to: 7 },
    { e: 'end-turn', seat: 0, reason: 'done' },
    { e: 'turn', seat: 2 },
    roll(2, 1),
    { e: 'step', seat: 2, die: 1, from: 0, to: 0 },
  ] as const;
  const told = { rules, seats: game.seats, events };

  test('each step is a frame with who went and the number', () => {
    const bars = [...framesOf(told, LOOK)].map(({ picture: { seatOnTurn, dice } }) => ({ seatOnTurn, dice }));
    const rolled = (face: number) => ({ kind: 'rolled', dice: [{ face, use: 'current' }] });
    expect(bars).toEqual([
      { seatOnTurn: 0, dice: { kind: 'waiting', dice: 1, before: null } },
      { seatOnTurn: 0, dice: rolled(6) },
      { seatOnTurn: 0, dice: rolled(1) },
      { seatOnTurn: 2, dice: rolled(1) },
    ]);
  });

  test('a turn tumbles the dice of each roll, then shows the board as it is', () => {
    const frames = [...turnFrames(told, 2, LOOK)].map(({ picture }) =>
      picture.game === 'snakes' ? picture.squares : null,
    );
    expect(frames).toEqual([
      ...Array.from({ length: 5 }, () => [0, null, 0]),
      ...Array.from({ length: 5 }, () => [6, null, 0]),
      [7, null, 0],
    ]);
  });
});
