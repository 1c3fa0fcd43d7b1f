/** Snakes and Ladders: rules.md section 6, a sentence a test. */
import { describe, expect, test } from 'vitest';
import { apply } from '#rules/games.ts';
import { boards } from '#rules/snakes/board.ts';
import { play, positionFrom } from '../scene.ts';

const milton = {
  preset: 'snakes',
  board: 'milton',
  jumps: boards.milton,
  enterOn: [1, 2, 3, 4, 5, 6],
  entersAt: 0,
  bonusSix: false,
};

describe('a roll', () => {
  test('a 6 brings the token in, straight to square 6, and earns another roll', () => {
    const { said, board, next } = play('snakes', '0: 0 | 2: 0', 'roll 6');
    expect([said, board, next]).toEqual([['roll 6', 'step 0>6'], '0: 6 | 2: 0', '0 rolls']);
    expect(play({ preset: 'snakes', entersAt: 10 }, '0: 0 | 2: 0', 'roll 6').board).toBe('0: 10 | 2: 0');
    expect(play('snakes', '0: 0 | 2: 0', 'roll 5').said).toEqual([
      'roll 5',
      'step 0>0',
      'end-turn no-move',
      'turn 2',
    ]);
  });

  test('it moves as many squares as rolled; up a ladder from its foot, down a snake from its head', () => {
    expect(play('snakes', '0: 10 | 2: 0', 'roll 3').said).toEqual([
      'roll 3',
      'step 10>13',
      'end-turn done',
      'turn 2',
    ]);
    expect(play('snakes', '0: 7 | 2: 0', 'roll 2').said[1]).toBe('step 7>31 via 9');
    expect(play('snakes', '0: 14 | 2: 0', 'roll 3').said[1]).toBe('step 14>7 via 17');
    // Passing a foot or a head does nothing.
    expect(play('snakes', '0: 7 | 2: 0', 'roll 3').said[1]).toBe('step 7>10');
  });

  test('tokens share squares', () => {
    expect(play('snakes', '0: 10 | 2: 13', 'roll 3').board).toBe('0: 13 | 2: 13');
  });

  test('every 6 earns another roll, however often, also one on which the token stays', () => {
    expect(play('snakes', '0: 1 | 2: 0', 'roll 6', 'roll 6', 'roll 6', 'roll 6').next).toBe('0 rolls');
    expect(play('snakes', '0: 97 | 2: 0', 'roll 6').next).toBe('0 rolls');
    expect(play({ preset: 'snakes', bonusSix: false }, '0: 0 | 2: 0', 'roll 6').next).toBe('2 rolls');
  });

  test('but not the one that reaches 100', () => {
    const { said } = play('snakes', '0: 94 | 1: 5 | 2: 0', 'roll 6');
    expect(said).toEqual(['roll 6', 'step 94>100', 'place 0#1', 'end-turn finished', 'turn 1']);
  });

  test('100 needs the exact number: with a larger one the token stays', () => {
    expect(play('snakes', '0: 97 | 2: 0', 'roll 4').said).toEqual([
      'roll 4',
      'step 97>97',
      'end-turn no-move',
      'turn 2',
    ]);
    expect(play({ preset: 'snakes', exact: false }, '0: 97 | 2: 0', 'roll 4').places).toBe('0#1 2#2');
  });

  test('with entersAt 0 there is no entering: the first roll already moves, ladders included', () => {
    expect(play(milton, '0: 0 | 2: 0', 'roll 1').said.slice(1)).toEqual([
      'step 0>38 via 1',
      'end-turn done',
      'turn 2',
    ]);
    expect(play(milton, '0: 0 | 2: 0', 'roll 6').said.slice(1)).toEqual([
      'step 0>6',
      'end-turn done',
      'turn 2',
    ]);
    expect(play({ ...milton, enterOn: [5] }, '0: 0 | 2: 0', 'roll 4').board).toBe('0: 0 | 2: 0');
  });

  test('a ladder to 100 wins', () => {
    expect(play(milton, '0: 79 | 2: 0', 'roll 1').said.slice(-1)).toEqual(['end finished 0#1 2#2']);
  });
});

describe('the end', () => {
  test('with three the rest play on for places, the last one left takes the last', () => {
    expect(play('snakes', '0: 97 | 1: 99 | 2: 0', 'roll 3', 'roll 1').said.slice(2)).toEqual([
      'place 1#2',
      'place 2#3',
      'end-turn finished',
      'end finished 0#1 1#2 2#3',
    ]);
    expect(play('snakes', '0: 100 | *1: 5 | 2: 0 ; 0#1', 'roll 1', 'roll 1').next).toBe('1 rolls');
  });

  test('first: the winner ends the game and has the only place', () => {
    expect(
      play({ preset: 'snakes', playOn: 'first' }, '0: 97 | 1: 99 | 2: 0', 'roll 3').said.slice(2),
    ).toEqual(['place 0#1', 'end-turn finished', 'end finished 0#1']);
  });

  test('what is not allowed is refused', () => {
    const state = positionFrom('snakes', '0: 97 | 2: 0');
    expect(apply(state, { kind: 'roll', seat: 2, faces: [1], by: 'player' })).toEqual({
      ok: false,
      refusal: 'not-on-turn',
    });
    expect(apply(state, { kind: 'roll', seat: 0, faces: [1, 2], by: 'player' })).toEqual({
      ok: false,
      refusal: 'wrong-dice',
    });
    expect(apply(state, { kind: 'move', seat: 0, die: 1, tokens: [0], by: 'player' })).toEqual({
      ok: false,
      refusal: 'no-move-due',
    });
    const over = play('snakes', '0: 97 | 2: 0', 'roll 3').state;
    expect(apply(over, { kind: 'roll', seat: 2, faces: [1], by: 'player' })).toEqual({
      ok: false,
      refusal: 'over',
    });
  });
});
