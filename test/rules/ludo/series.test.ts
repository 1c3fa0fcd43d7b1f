/** `roll-all-then-move` (S1) and two dice: rules.md section 4, a sentence a test. */
import { describe, expect, test } from 'vitest';
import { play } from '../scene.ts';

const next = (...args: Parameters<typeof play>) => play(...args).next;

describe('a series', () => {
  test('a six is followed at once by another roll, the first other face closes the series', () => {
    const { next: then, legal, state } = play('luddo', '0: 4 y y y | 2: y y y y', 'roll 6', 'roll 6');
    expect([then, legal]).toEqual(['0 rolls', []]);
    expect(state).toMatchObject({ rolled: [6, 6], pending: [6, 6] });
    expect(next('luddo', '0: 4 y y y | 2: y y y y', 'roll 6', 'roll 6', 'roll 3')).toBe('0 moves');
  });

  test('each number is played in the order it came', () => {
    const rolls = ['roll 6', 'roll 3'];
    expect(play('luddo', '0: 4 y y y | 2: y y y y', ...rolls).legal).toEqual(['6: 0 4>10', '6: 1 y>0']);
    expect(play('luddo', '0: 4 y y y | 2: y y y y', ...rolls, 'move 1').legal).toEqual([
      '3: 0 4>7',
      '3: 1 0>3',
    ]);
    expect(next('luddo', '0: 4 y y y | 2: y y y y', ...rolls, 'move 1', 'move 0')).toBe('2 rolls');
  });

  test('when a number has no legal move the turn ends, the later numbers are lost', () => {
    expect(play('luddo', '0: 52 h h h | 2: y y y y', 'roll 6', 'roll 3').said).toEqual([
      'roll 3',
      'end-turn no-move',
      'turn 2',
    ]);
  });

  test('any further roll is lost with it, also when an earlier number captured', () => {
    const { said, board } = play('luddo', '0: 46 h h h | 2: 26 y y y', 'roll 6', 'roll 5', 'move 0');
    expect(board).toBe('0: 52 h h h | 2: 26 y y y');
    expect(said.at(-2)).toBe('end-turn no-move');
    const capturing = play(
      'luddo',
      '0: 44 h h h | 2: 24 y y y',
      'roll 6',
      'roll 6',
      'roll 1',
      'move 0',
      'move 0',
    );
    expect(capturing.board).toBe('0: h h h h | 2: y y y y');
    const lost = play('luddo', '0: 43 h h h | 2: 23 y y y', 'roll 6', 'roll 6', 'roll 2', 'move 0', 'move 0');
    expect(lost.board).toBe('0: 55 h h h | 2: y y y y');
    expect(lost.said.slice(-2)).toEqual(['end-turn no-move', 'turn 2']);
  });

  test('a capture or a token home rolls a new series: one, however often, and it can earn another', () => {
    const twice = ['roll 6', 'roll 2', 'move 0', 'move 0'];
    expect(next('luddo', '0: 4 y y y | 2: 36 38 y y', ...twice)).toBe('0 rolls');
    expect(next('luddo', '0: 4 y y y | 2: 36 38 y y', ...twice, 'roll 1', 'move 0')).toBe('2 rolls');
    expect(next('luddo', '0: 4 y y y | 2: 36 38 39 y', ...twice, 'roll 2', 'move 0')).toBe('2 rolls');
    expect(next('luddo', '0: 4 y y y | 2: 36 38 41 y', ...twice, 'roll 3', 'move 0')).toBe('0 rolls');
    expect(next('luddo', '0: 53 9 y y | 2: y y y y', 'roll 3', 'move 0')).toBe('0 rolls');
    const none = { preset: 'luddo', bonus: { capture: false, home: false } };
    expect(next(none, '0: 53 9 y y | 2: y y y y', 'roll 3', 'move 0')).toBe('2 rolls');
    expect(next(none, '0: 4 y y y | 2: 36 38 y y', ...twice)).toBe('2 rolls');
  });

  test('an earlier capture still rolls again when the last number captures nothing', () => {
    expect(next('luddo', '0: 4 y y y | 2: 36 y y y', 'roll 6', 'roll 2', 'move 0', 'move 0')).toBe('0 rolls');
  });

  test('bonus.six is not read', () => {
    const always = { preset: 'luddo', bonus: { six: 'always' } };
    expect(next(always, '0: 4 y y y | 2: y y y y', 'roll 6', 'roll 1', 'move 0', 'move 0')).toBe('2 rolls');
    expect(next(always, '0: 52 h h h | 2: y y y y', 'roll 6', 'roll 3')).toBe('2 rolls');
    const long = ['roll 6', 'roll 6', 'roll 1', 'move 0', 'move 0', 'move 0'];
    expect(next(always, '0: 4 y y y | 2: y y y y', ...long)).toBe('2 rolls');
  });

  test('three sixes: none is played and the turn ends, forfeit-roll and void-turn alike', () => {
    for (const threeSixes of ['forfeit-roll', 'void-turn']) {
      const { said, board } = play(
        { preset: 'luddo', threeSixes },
        '0: 4 y y y | 2: y y y y',
        'roll 6',
        'roll 6',
        'roll 6',
      );
      expect(said).toEqual(['roll 6', 'void', 'end-turn three-sixes', 'turn 2']);
      expect(board).toBe('0: 4 y y y | 2: y y y y');
    }
    const none = { preset: 'luddo', threeSixes: 'none' };
    expect(next(none, '0: 4 y y y | 2: y y y y', 'roll 6', 'roll 6', 'roll 6')).toBe('0 rolls');
    expect(next(none, '0: 4 y y y | 2: y y y y', 'roll 6', 'roll 6', 'roll 6', 'roll 1')).toBe('0 moves');
  });

  test('in a second series three sixes leave what the first one moved', () => {
    const first = ['roll 2', 'move 0', 'roll 6', 'roll 6', 'roll 6'];
    expect(play('luddo', '0: 4 y y y | 2: 32 y y y', ...first).board).toBe('0: 6 y y y | 2: y y y y');
  });

  test('triesInYard applies to a series of a single face', () => {
    const three = { preset: 'luddo', triesInYard: 3, enterOn: [1] };
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 3')).toBe('0 rolls');
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 3', 'roll 3', 'roll 3')).toBe('2 rolls');
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 6', 'roll 3')).toBe('2 rolls');
  });
});

describe('two dice', () => {
  const two = (fields: object = {}) => ({ preset: 'ludotalk', dice: 2, ...fields });

  test('both numbers are played, in the order the player chooses, each with any token; never their sum', () => {
    expect(play(two(), '0: 3 9 y y | 2: y y y y', 'roll 1 2').legal).toEqual([
      '1: 0 3>4',
      '1: 1 9>10',
      '2: 0 3>5',
      '2: 1 9>11',
    ]);
    expect(play(two(), '0: 3 9 y y | 2: y y y y', 'roll 1 2', 'move 0 by 2').legal).toEqual([
      '1: 0 5>6',
      '1: 1 9>10',
    ]);
    expect(next(two(), '0: 3 9 y y | 2: y y y y', 'roll 1 2', 'move 0 by 2', 'move 1')).toBe('2 rolls');
  });

  test('enterOn reads each die alone', () => {
    expect(play(two(), '0: y y y y | 2: y y y y', 'roll 6 2').legal).toEqual(['6: 0 y>0']);
    expect(play(two(), '0: y y y y | 2: y y y y', 'roll 6 2', 'move 0').legal).toEqual(['2: 0 0>2']);
    expect(next(two(), '0: y y y y | 2: y y y y', 'roll 2 4')).toBe('2 rolls');
  });

  test('a number with no legal move at its time is lost', () => {
    expect(play(two(), '0: 53 h h h | 2: y y y y', 'roll 4 2', 'move 0').said).toEqual([
      'move 0 53>55',
      'end-turn no-move',
      'turn 2',
    ]);
    const capture = play(two(), '0: 48 h h h | 2: 24 y y y', 'roll 2 6', 'move 0 by 2');
    expect(capture.legal).toEqual(['6: 0 50>h']);
  });

  test('a further roll stays earned when the second number is lost', () => {
    const earned = play(two(), '0: 48 52 h h | 2: 24 y y y', 'roll 2 5', 'move 0 by 2');
    expect([earned.board, earned.next, earned.legal]).toEqual([
      '0: 50 52 h h | 2: y y y y',
      '0 moves',
      ['5: 0 50>55'],
    ]);
    const lost = play(two({ bonus: { home: true } }), '0: 54 52 h y | 2: y y y y', 'roll 2 5', 'move 0');
    expect([lost.next, lost.legal]).toEqual(['0 rolls', []]);
  });

  test('equal faces take the part of the six for another roll', () => {
    expect(next(two(), '0: 3 y y y | 2: y y y y', 'roll 3 3', 'move 0', 'move 0')).toBe('0 rolls');
    expect(next(two(), '0: 3 y y y | 2: y y y y', 'roll 6 2', 'move 0 by 6', 'move 0')).toBe('2 rolls');
    expect(next(two(), '0: 54 h h h | 2: y y y y', 'roll 1 1', 'move 0')).toBe('0 moves');
  });

  test('used: at least one of the two was played', () => {
    expect(next(two(), '0: 53 h h h | 2: y y y y', 'roll 2 2', 'move 0')).toBe('0 rolls');
    expect(next(two(), '0: 53 h h h | 2: y y y y', 'roll 4 4')).toBe('2 rolls');
    expect(next(two({ bonus: { six: 'always' } }), '0: 53 h h h | 2: y y y y', 'roll 4 4')).toBe('0 rolls');
    expect(
      next(two({ bonus: { six: 'never' } }), '0: 3 h h h | 2: y y y y', 'roll 4 4', 'move 0', 'move 0'),
    ).toBe('2 rolls');
  });

  test('no-entry: no token could have entered with that face when the pair was rolled', () => {
    const rules = two({ bonus: { six: 'no-entry' } });
    expect(next(rules, '0: 3 y y y | 2: y y y y', 'roll 4 4', 'move 0', 'move 0')).toBe('0 rolls');
    expect(next(rules, '0: 3 y y y | 2: y y y y', 'roll 6 6', 'move 0', 'move 0')).toBe('2 rolls');
    expect(next(rules, '0: 3 9 h h | 2: y y y y', 'roll 6 6', 'move 0', 'move 0')).toBe('0 rolls');
  });

  test('the third equal pair in a row is not played at all', () => {
    const pairs = ['roll 1 1', 'move 0', 'move 0', 'roll 2 2', 'move 0', 'move 0', 'roll 3 3'];
    const { said, board } = play(two(), '0: 1 y y y | 2: y y y y', ...pairs);
    expect(said).toEqual(['roll 3 3', 'void', 'end-turn three-sixes', 'turn 2']);
    expect(board).toBe('0: 7 y y y | 2: y y y y');
    const back = play(two({ threeSixes: 'void-turn' }), '0: 1 y y y | 2: y y y y', ...pairs);
    expect(back.board).toBe('0: 1 y y y | 2: y y y y');
    const sixes = ['roll 6 1', 'move 0 by 6', 'move 0'];
    expect(next(two(), '0: 1 y y y | 2: y y y y', ...sixes)).toBe('2 rolls');
  });

  test('a pair is one try', () => {
    const three = two({ triesInYard: 3 });
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 1 2', 'roll 3 4')).toBe('0 rolls');
    expect(next(three, '0: y y y y | 2: y y y y', 'roll 1 2', 'roll 3 4', 'roll 1 5')).toBe('2 rolls');
  });

  test('forcedCapture looks at one number at a time', () => {
    const rules = two({ forcedCapture: true });
    expect(play(rules, '0: 10 20 y y | 2: 40 y y y', 'roll 4 1').legal).toEqual([
      '4: 0 10>14 x2.0',
      '1: 0 10>11',
      '1: 1 20>21',
    ]);
  });

  test('at most one further roll, counted after both numbers', () => {
    const once = ['roll 2 3', 'move 0 by 2', 'move 0', 'roll 1 2', 'move 0 by 1', 'move 0'];
    expect(next(two(), '0: 10 y y y | 2: 38 41 y y', ...once.slice(0, 3))).toBe('0 rolls');
    expect(next(two(), '0: 10 y y y | 2: 38 41 y y', ...once)).toBe('2 rolls');
    expect(next(two(), '0: 10 y y y | 2: 38 y y y', 'roll 2 3', 'move 0 by 2', 'move 0')).toBe('0 rolls');
  });

  test('a move that finishes the player loses the number not yet played', () => {
    const { said, next: then } = play(
      two(),
      '0: 54 h h h | 1: 3 y y y | 2: 3 y y y',
      'roll 2 1',
      'move 0 by 2',
    );
    expect(said).toEqual(['move 0 54>56', 'place 0#1', 'end-turn finished', 'turn 1']);
    expect(then).toBe('1 rolls');
  });
});
