/** A position of Ludo as a picture request: the dice on the card, the moves that can be chosen, those that were made. */
import { describe, expect, test } from 'vitest';
import { choices } from '#rules/games.ts';
import type { GameTable } from '#tables/table.ts';
import { pictureOf, podiumOf } from '#view/picture.ts';
import { play, tableAt } from '../../boards.ts';

const LOOK = { people: [], theme: 'light', width: 480, clockSeconds: 30 } as const;

function pictured({ game, last }: GameTable) {
  const picture = pictureOf({ ...LOOK, state: game, choices: choices(game), last });
  if (picture.game !== 'ludo') throw new Error('this is no picture of Ludo');
  return picture;
}

const one = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
const diceOf = (...parts: Parameters<typeof play>) => pictured(play(...parts)).dice;
const die = (face: number, use: 'current' | 'queued' | 'played') => ({ face, use });

describe('the dice card', () => {
  const two = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, 20, -1, -1] } }, { dice: 2 });
  const series = tableAt('luddo', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });

  test('waits for one die, or for two', () => {
    expect(diceOf(one, [])).toEqual({ kind: 'waiting', dice: 1, before: null });
    expect(diceOf(two, [])).toEqual({ kind: 'waiting', dice: 2, before: null });
  });

  test('shows the number to play', () => {
    expect(diceOf(one, [[6]])).toEqual({ kind: 'rolled', dice: [die(6, 'current')] });
  });

  test('of two numbers both may be next, until one is played', () => {
    expect(diceOf(two, [[2, 5]])).toEqual({ kind: 'rolled', dice: [die(2, 'current'), die(5, 'current')] });
    expect(diceOf(two, [[2, 5], '5.0'])).toEqual({
      kind: 'rolled',
      dice: [die(2, 'current'), die(5, 'played')],
    });
    expect(diceOf(two, [[3, 3], '3.0'])).toEqual({
      kind: 'rolled',
      dice: [die(3, 'current'), die(3, 'played')],
    });
  });

  test('shows a series that is rolled on, and one that is played in order', () => {
    expect(diceOf(series, [[6]])).toEqual({
      kind: 'waiting',
      dice: 1,
      before: { seat: 0, faces: [6], struck: false },
    });
    expect(diceOf(series, [[6], [6]])).toEqual({
      kind: 'waiting',
      dice: 1,
      before: { seat: 0, faces: [6, 6], struck: false },
    });
    expect(diceOf(series, [[6], [4]])).toEqual({
      kind: 'rolled',
      dice: [die(6, 'current'), die(4, 'queued')],
    });
    expect(diceOf(series, [[6], [4], '6.0'])).toEqual({
      kind: 'rolled',
      dice: [die(6, 'played'), die(4, 'current')],
    });
  });

  test('shows the roll before beside who made it, also one that could not move', () => {
    const stuck = tableAt('ludotalk', 2, { seat: 0, tokens: {} });
    const before = { seat: 0, faces: [3], struck: false };
    expect(diceOf(stuck, [[3]])).toEqual({ kind: 'waiting', dice: 1, before });
    expect(pictured(play(stuck, [[3]])).seatOnTurn).toBe(2);
  });

  test('strikes a third six through, and the third pair of two dice as it fell, beside who rolled', () => {
    expect(diceOf(one, [[6], '6.0', [6], '6.0', [6]])).toEqual({
      kind: 'waiting',
      dice: 1,
      before: { seat: 0, faces: [6, 6, 6], struck: true },
    });
    expect(diceOf(two, [[1, 1], '1.0', '1.0', [1, 1], '1.0', '1.0', [4, 4]])).toEqual({
      kind: 'waiting',
      dice: 2,
      before: { seat: 0, faces: [4, 4], struck: true },
    });
  });

  test('is gone when the game is over', () => {
    const last = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [56, 56, 56, 55] } });
    expect(diceOf(last, [[1], '1.3'])).toEqual({ kind: 'none' });
  });
});

describe('the board', () => {
  test('is the cross for four, the hexagon for more', () => {
    expect(pictured(one).board).toBe('cross');
    expect(pictured(tableAt('luddo', 5, { seat: 0, tokens: {} })).board).toBe('hex');
  });

  test('has stars only where squares are safe', () => {
    expect(pictured(one).safe).toBe(true);
    expect(pictured(tableAt('fortegames', 2, { seat: 0, tokens: {} })).safe).toBe(false);
  });

  test('frames two of a colour only where they block', () => {
    expect(pictured(one).blocks).toBe(false);
    expect(pictured(tableAt('india', 2, { seat: 0, tokens: {} })).blocks).toBe(true);
  });

  test('has every token, whose turn it is, and the places won', () => {
    const people = [{ seat: 2, name: 'Bilal', robot: false }] as const;
    const placed = tableAt('ludotalk', 3, { seat: 0, tokens: { 0: [3, -1, -1, -1] }, places: [[2, 1]] });
    const picture = pictureOf({ ...LOOK, people, state: placed.game, choices: [], last: [] });
    expect(picture.seats).toEqual([{ seat: 2, name: 'Bilal', robot: false, place: 1 }]);
    expect(pictured(one).tokens).toEqual([[3, -1, -1, -1], [], [-1, -1, -1, -1], []]);
    expect(pictured(one).seatOnTurn).toBe(0);
  });
});

describe('the choices', () => {
  test('have every square of their way, and say what captures', () => {
    const tokens = { 0: [24, -1, -1, -1], 2: [4, -1, -1, -1] };
    expect(pictured(play(tableAt('ludotalk', 2, { seat: 0, tokens }), [[6]])).choices).toEqual([
      { seat: 0, tokens: [0], route: [24, 25, 26, 27, 28, 29, 30], captures: true },
      { seat: 0, tokens: [1], route: [-1, 0], captures: false },
    ]);
  });

  test('are none while a roll is due', () => {
    expect(pictured(one).choices).toEqual([]);
  });

  test('of a partner’s tokens are drawn in the partner’s colour', () => {
    const tokens = { 0: [56, 56, 56, 56], 2: [4, 56, 56, 56] };
    const helped = tableAt('ludotalk-teams', 4, { seat: 0, tokens }, { teamHelp: true });
    expect(pictured(play(helped, [[2]])).choices).toEqual([
      { seat: 2, tokens: [0], route: [4, 5, 6], captures: false },
    ]);
    expect(pictured(play(helped, [[2], '2.0'])).last).toEqual([
      { seat: 2, tokens: [0], route: [4, 5, 6], captured: [] },
    ]);
  });
});

describe('the moves made', () => {
  test('are those of the turn that was rolled for last', () => {
    const tokens = { 0: [3, -1, -1, -1], 2: [1, -1, -1, -1] };
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens }), [[2], '2.0', [6], '6.0', [1], '1.0']);
    expect(pictured(table).last).toEqual([
      { seat: 2, tokens: [0], route: [1, 2, 3, 4, 5, 6, 7], captured: [] },
      { seat: 2, tokens: [0], route: [7, 8], captured: [] },
    ]);
  });

  test('are none when the turn that was rolled for last had none', () => {
    const tokens = { 0: [3, -1, -1, -1] };
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens }), [[2], '2.0', [3]]);
    expect(pictured(table).last).toEqual([]);
  });

  test('name what they captured', () => {
    const tokens = { 0: [29, -1, -1, -1], 2: [-1, 4, -1, -1] };
    expect(pictured(play(tableAt('ludotalk', 2, { seat: 0, tokens }), [[1], '1.0'])).last).toEqual([
      { seat: 0, tokens: [0], route: [29, 30], captured: [{ seat: 2, token: 1 }] },
    ]);
  });

  test('are none when a third six took them back, and stay when it only ended the turn', () => {
    const steps = [[6], '6.0', [6], '6.0', [6]] as const;
    const position = { seat: 0, tokens: { 0: [3, -1, -1, -1] } } as const;
    expect(pictured(play(tableAt('party', 2, position), steps)).last).toEqual([]);
    expect(pictured(play(tableAt('ludotalk', 2, position), steps)).last).toHaveLength(2);
  });
});

test('the podium has who won a place and who did not', () => {
  const people = [
    { seat: 0, name: 'Asha', robot: false },
    { seat: 2, name: 'Bilal', robot: true },
  ] as const;
  expect(podiumOf(people, [[2, 1]], 'dark', 960).seats).toEqual([
    { seat: 0, name: 'Asha', robot: false, place: null },
    { seat: 2, name: 'Bilal', robot: true, place: 1 },
  ]);
});
