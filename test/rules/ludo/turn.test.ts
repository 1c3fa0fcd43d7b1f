/** A turn of `roll-move`: rules.md section 4, a sentence a test. */
import { describe, expect, test } from 'vitest';
import { apply } from '#rules/games.ts';
import { play, positionFrom } from '../scene.ts';

const next = (...args: Parameters<typeof play>) => play(...args).next;

describe('whose turn', () => {
  test('turns go clockwise over seats that have not finished', () => {
    expect(next('ludotalk', '0: y y y y | 1: y y y y | 2: y y y y | *3: y y y y', 'roll 1')).toBe('0 rolls');
    expect(next('ludotalk', '0: y y y y | 1: h h h h | 2: y y y y ; 1#1', 'roll 1')).toBe('2 rolls');
  });

  test('with no legal move the turn ends', () => {
    expect(play('ludotalk', '0: y y y y | 2: y y y y', 'roll 3').said).toEqual([
      'roll 3',
      'end-turn no-move',
      'turn 2',
    ]);
  });

  test('a move that earns nothing ends the turn', () => {
    expect(play('ludotalk', '0: 3 y y y | 2: y y y y', 'roll 3', 'move 0').said).toEqual([
      'move 0 3>6',
      'end-turn done',
      'turn 2',
    ]);
  });
});

describe('when a six earns another roll', () => {
  const six = (kind: string) => ({ preset: 'ludotalk', bonus: { six: kind } });

  test('used: for a six that is played, not for one that cannot be', () => {
    expect(next(six('used'), '0: 3 y y y | 2: y y y y', 'roll 6', 'move 0')).toBe('0 rolls');
    expect(next(six('used'), '0: 52 h h h | 2: y y y y', 'roll 6')).toBe('2 rolls');
  });

  test('always: also for one that cannot be played', () => {
    expect(next(six('always'), '0: 3 y y y | 2: y y y y', 'roll 6', 'move 0')).toBe('0 rolls');
    expect(next(six('always'), '0: 52 h h h | 2: y y y y', 'roll 6')).toBe('0 rolls');
  });

  test('no-entry: only if no token could have entered with it before the move', () => {
    expect(next(six('no-entry'), '0: 3 y y y | 2: y y y y', 'roll 6', 'move 0')).toBe('2 rolls');
    expect(next(six('no-entry'), '0: 3 y y y | 2: y y y y', 'roll 6', 'move 1')).toBe('2 rolls');
    expect(next(six('no-entry'), '0: 3 9 20 h | 2: y y y y', 'roll 6', 'move 0')).toBe('0 rolls');
    expect(next(six('no-entry'), '0: 52 h h h | 2: y y y y', 'roll 6')).toBe('0 rolls');
    const others = { ...six('no-entry'), enterOn: [1] };
    expect(next(others, '0: 3 y y y | 2: y y y y', 'roll 6', 'move 0')).toBe('0 rolls');
  });

  test('no-entry: a full start square and a block on it count, forced captures do not', () => {
    expect(next('india', '0: 0 0 y y | 2: y y y y', 'roll 6', 'move 0')).toBe('0 rolls');
    expect(next('india', '0: y y y y | 2: 26 26 y y', 'roll 6')).toBe('0 rolls');
    const forced = { preset: 'india', forcedCapture: true };
    expect(play(forced, '0: 3 y y y | 2: 35 y y y', 'roll 6').legal).toEqual(['6: 0 3>9 x2.0']);
    expect(next(forced, '0: 3 y y y | 2: 35 y y y', 'roll 6', 'move 0')).toBe('2 rolls');
  });

  test('no-entry is judged anew for each six', () => {
    const second = ['roll 6', 'move 0', 'roll 6'];
    expect(next('india', '0: 0 0 y y | 2: y y y y', ...second, 'move 0')).toBe('2 rolls');
    expect(next('india', '0: 0 0 y y | 2: y y y y', ...second, 'move 2')).toBe('2 rolls');
  });

  test('never: not', () => {
    expect(next(six('never'), '0: 3 y y y | 2: y y y y', 'roll 6', 'move 0')).toBe('2 rolls');
    expect(next(six('never'), '0: 52 h h h | 2: y y y y', 'roll 6')).toBe('2 rolls');
  });
});

describe('what else earns another roll', () => {
  const bonus = (capture: boolean, home: boolean) => ({ preset: 'ludotalk', bonus: { capture, home } });

  test('a capture, with bonus.capture', () => {
    const board = '0: 10 y y y | 2: 40 y y y';
    expect(next(bonus(true, false), board, 'roll 4', 'move 0')).toBe('0 rolls');
    expect(next(bonus(false, true), board, 'roll 4', 'move 0')).toBe('2 rolls');
  });

  test('a token brought home, with bonus.home', () => {
    const board = '0: 53 y y y | 2: 40 y y y';
    expect(next(bonus(false, true), board, 'roll 3', 'move 0')).toBe('0 rolls');
    expect(next(bonus(true, false), board, 'roll 3', 'move 0')).toBe('2 rolls');
    // Into the column is not home yet.
    expect(next(bonus(false, true), '0: 50 y y y | 2: y y y y', 'roll 3', 'move 0')).toBe('2 rolls');
    expect(next(bonus(false, true), '0: h 5 y y | 2: y y y y', 'roll 3', 'move 1')).toBe('2 rolls');
  });

  test('one move earns at most one further roll, two tokens of a block included', () => {
    const rules = { preset: 'india', bonus: { six: 'used', capture: true, home: true } };
    const once = ['roll 6', 'move 0+1', 'roll 1'];
    expect(next(rules, '0: 50 50 3 y | 2: y y y y', ...once, 'move 2')).toBe('2 rolls');
    expect(next('ludotalk', '0: 10 3 y y | 2: 42 y y y', 'roll 6', 'move 0', 'roll 1', 'move 1')).toBe(
      '2 rolls',
    );
  });
});

describe('the third six', () => {
  const moved = ['roll 6', 'move 0', 'roll 6', 'move 1', 'roll 6'];

  test('forfeit-roll: it is not played, what was moved stands, the turn ends', () => {
    const { said, board } = play('ludotalk', '0: 5 y y y | 2: y y y y', ...moved);
    expect(said).toEqual(['roll 6', 'void', 'end-turn three-sixes', 'turn 2']);
    expect(board).toBe('0: 11 0 y y | 2: y y y y');
  });

  test('void-turn: every token of every player goes back to where it stood when the turn began', () => {
    const { said, board } = play('party', '0: 5 y y y | 2: 37 y y y', ...moved);
    expect(said).toEqual(['roll 6', 'void', 'end-turn three-sixes', 'turn 2']);
    expect(board).toBe('0: 5 y y y | 2: 37 y y y');
  });

  test('void-turn takes back this turn only', () => {
    const before = ['roll 3', 'move 0', 'roll 1', 'move 0'];
    expect(play('party', '0: 5 y y y | 2: 20 y y y', ...before, ...moved).board).toBe(
      '0: 8 y y y | 2: 21 y y y',
    );
  });

  test('none: nothing special', () => {
    const rules = { preset: 'ludotalk', threeSixes: 'none' };
    expect(play(rules, '0: 5 y y y | 2: y y y y', ...moved).next).toBe('0 moves');
    expect(next(rules, '0: 5 y y y | 2: y y y y', ...moved, 'move 0', 'roll 6', 'move 0')).toBe('0 rolls');
  });

  test('any other face sets the count to 0', () => {
    const capture = ['roll 6', 'move 0', 'roll 6', 'move 0', 'roll 2', 'move 0', 'roll 6'];
    expect(play('ludotalk', '0: 3 y y y | 2: 43 y y y', ...capture).next).toBe('0 moves');
  });

  test('sixes count whatever earned the roll', () => {
    const rules = { preset: 'ludotalk', bonus: { six: 'never', capture: true } };
    const board = '0: 3 y y y | 2: 35 41 y y';
    expect(play(rules, board, 'roll 6', 'move 0', 'roll 6', 'move 0', 'roll 6').said).toContain('void');
  });

  test('the count begins anew in the next turn', () => {
    const rules = { preset: 'ludotalk', bonus: { six: 'never' } };
    const turns = ['roll 6', 'move 0', 'roll 6', 'move 0', 'roll 6', 'move 0', 'roll 6', 'move 0', 'roll 6'];
    expect(play(rules, '0: 3 y y y | 2: 5 y y y', ...turns).next).toBe('0 moves');
  });
});

describe('tries in the yard', () => {
  const three = { preset: 'ludotalk', triesInYard: 3 };

  test('three rolls begun with every token in the yard or at home, one at least in the yard', () => {
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 1', 'roll 2')).toBe('0 rolls');
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 1', 'roll 2', 'roll 3')).toBe('2 rolls');
    expect(next(three, '0: y h h y | 2: y y y y', 'roll 1')).toBe('0 rolls');
    expect(next(three, '0: y 54 h h | 2: y y y y', 'roll 3')).toBe('2 rolls');
    expect(next(three, '0: 54 h h h | 2: y y y y', 'roll 3')).toBe('2 rolls');
    expect(next('ludotalk', '0: y y y y | 2: y y y y', 'roll 1')).toBe('2 rolls');
  });

  test('a try that enters plays on as any six', () => {
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 1', 'roll 6', 'move 0')).toBe('0 rolls');
  });

  test('none is left once a token entered this turn', () => {
    const rules = { ...three, exactFinish: false, bonus: { six: 'used', capture: false, home: true } };
    expect(next(rules, '0: y 55 y y | 2: y y y y', 'roll 5', 'move 1', 'roll 1')).toBe('0 rolls');
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 6', 'move 0', 'roll 1', 'move 0')).toBe('2 rolls');
  });

  test('a six that cannot enter earns its roll and was a try', () => {
    const rules = { ...three, enterOn: [1], bonus: { six: 'always' } };
    const board = '0: y y y y | 2: y y y y';
    expect(next(rules, board, 'roll 6', 'roll 2')).toBe('0 rolls');
    expect(next(rules, board, 'roll 6', 'roll 2', 'roll 3')).toBe('2 rolls');
    expect(next(rules, board, 'roll 2', 'roll 3', 'roll 6')).toBe('0 rolls');
    expect(next(rules, board, 'roll 2', 'roll 3', 'roll 6', 'roll 2')).toBe('2 rolls');
  });

  test('the tries begin anew in the next turn', () => {
    const all = ['roll 1', 'roll 1', 'roll 1'];
    expect(next(three, '0: y y y y | 2: y y y y', ...all, ...all, 'roll 1', 'roll 1')).toBe('0 rolls');
  });
});

test('what is not allowed is refused with its reason', () => {
  const state = positionFrom({ preset: 'ludotalk', dice: 2 }, '0: 3 y y y | 2: y y y y');
  const roll = { kind: 'roll', seat: 0, by: 'player' } as const;
  expect(apply(state, { ...roll, faces: [6] })).toEqual({ ok: false, refusal: 'wrong-dice' });
  expect(apply(state, { ...roll, seat: 2, faces: [6, 6] })).toEqual({ ok: false, refusal: 'not-on-turn' });
  const move = { kind: 'move', seat: 0, die: 1, tokens: [0], by: 'player' } as const;
  expect(apply(state, move)).toEqual({ ok: false, refusal: 'no-move-due' });
  const moving = apply(state, { ...roll, faces: [1, 2] });
  if (!moving.ok) throw new Error(moving.refusal);
  expect(apply(moving.state, { ...move, die: 4 })).toEqual({ ok: false, refusal: 'illegal-move' });
  expect(apply(moving.state, { ...roll, faces: [1, 2] })).toEqual({ ok: false, refusal: 'no-roll-due' });
});
