/** Which moves a number allows: rules.md section 3, a sentence a test. */
import { describe, expect, test } from 'vitest';
import { play } from '../scene.ts';

const legal = (...args: Parameters<typeof play>) => play(...args).legal;

describe('in the yard and on the way', () => {
  test('a token enters on a face of enterOn, to progress 0', () => {
    expect(legal('ludotalk', '0: y y y y | 2: y y y y', 'roll 6')).toEqual(['6: 0 y>0']);
    expect(play('ludotalk', '0: y y y y | 2: y y y y', 'roll 5').next).toBe('2 rolls');
    expect(legal({ preset: 'ludotalk', enterOn: [1, 6] }, '0: y y y y | 2: y y y y', 'roll 1')).toEqual([
      '1: 0 y>0',
    ]);
    expect(legal('ludotalk-quick', '0: y y y y | 2: y y y y', 'roll 3')).toEqual(['3: 0 y>0']);
  });

  test('with startLimit 2 none enters while two own tokens stand on the start square', () => {
    const rules = { preset: 'ludotalk', startLimit: 2 };
    expect(legal(rules, '0: 0 0 y 9 | 2: y y y y', 'roll 6')).toEqual(['6: 0 0>6', '6: 3 9>15']);
    expect(legal(rules, '0: 0 7 y 9 | 2: y y y y', 'roll 6')).toContain('6: 2 y>0');
    expect(legal('ludotalk', '0: 0 0 0 y | 2: y y y y', 'roll 6')).toContain('6: 3 y>0');
  });

  test('startOut may be above startLimit', () => {
    expect(legal({ preset: 'india', startOut: 4 }, '0: 0 0 0 0 | 2: 0 0 0 0', 'roll 6')).toEqual([
      '6: 0 0>6',
      '6: 0+1 0>6',
    ]);
  });

  test('exactFinish: past the centre is illegal; without it the token comes home', () => {
    expect(play('ludotalk', '0: 54 h h h | 2: y y y y', 'roll 3').next).toBe('2 rolls');
    expect(legal('ludotalk', '0: 54 y h h | 2: y y y y', 'roll 2')).toEqual(['2: 0 54>h']);
    expect(legal({ preset: 'ludotalk', exactFinish: false }, '0: 54 53 h h | 2: y y y y', 'roll 4')).toEqual([
      '4: 0 54>h',
      '4: 1 53>h',
    ]);
  });

  test('a token that is home never moves', () => {
    expect(legal({ preset: 'ludotalk', exactFinish: false }, '0: h 3 h h | 2: y y y y', 'roll 1')).toEqual([
      '1: 1 3>4',
    ]);
  });

  test('own tokens on one square, in the yard and in the column are one choice: the lowest number', () => {
    expect(legal('ludotalk', '0: y 5 y 5 | 2: y y y y', 'roll 6')).toEqual(['6: 0 y>0', '6: 1 5>11']);
    expect(legal('ludotalk', '0: h 52 52 5 | 2: y y y y', 'roll 2')).toEqual(['2: 1 52>54', '2: 3 5>7']);
  });

  test('own tokens never stand in the way, nor a partner’s', () => {
    expect(legal('india', '0: 3 5 5 y | 2: y y y y', 'roll 4')).toContain('4: 0 3>7');
    const team = { preset: 'india', teams: true };
    expect(legal(team, '0: 3 y y y | 1: y y y y | 2: 31 31 y y | 3: y y y y', 'roll 2')).toEqual([
      '2: 0 3>5',
    ]);
    expect(legal(team, '0: 3 y y y | 1: y y y y | 2: 31 31 y y | 3: y y y y', 'roll 4')).toEqual([
      '4: 0 3>7',
    ]);
  });
});

describe('the way: what may not be passed', () => {
  test('anything may be passed with stack open and protected', () => {
    expect(legal('ludotalk', '0: 10 y y y | 2: 37 37 y y', 'roll 4')).toEqual(['4: 0 10>14']);
    expect(legal('party', '0: 10 y y y | 2: 37 37 y y', 'roll 4')).toEqual(['4: 0 10>14']);
  });

  test('a block is neither passed nor landed on', () => {
    const blocks = { preset: 'ludotalk', stack: 'block' };
    const board = '0: 10 y y y | 2: 38 38 y y';
    expect(legal(blocks, board, 'roll 1')).toEqual(['1: 0 10>11']);
    expect(play(blocks, board, 'roll 2').next).toBe('2 rolls');
    expect(play(blocks, board, 'roll 3').next).toBe('2 rolls');
  });

  test('a block holds on a star and on a start square, and bars the entry too', () => {
    const blocks = { preset: 'ludotalk', stack: 'block' };
    expect(play(blocks, '0: 4 y y y | 2: 34 34 y y', 'roll 4').next).toBe('2 rolls');
    expect(play(blocks, '0: 4 y y y | 2: 34 34 y y', 'roll 5').next).toBe('2 rolls');
    expect(play(blocks, '0: y y y y | 2: 26 26 y y', 'roll 6').next).toBe('2 rolls');
    expect(legal(blocks, '0: 11 y y y | 2: 39 39 y y', 'roll 6')).toEqual(['6: 1 y>0']);
  });

  test('two tokens of two colours are no block, partners neither', () => {
    const blocks = { preset: 'ludotalk', stack: 'block' };
    expect(legal(blocks, '0: 9 y y y | 1: 50 y y y | 2: 37 y y y', 'roll 2')).toEqual([
      '2: 0 9>11 x1.0 x2.0',
    ]);
    expect(legal(blocks, '0: 9 y y y | 1: 50 y y y | 2: 37 y y y', 'roll 3')).toEqual(['3: 0 9>12']);
    const team = { ...blocks, teams: true };
    expect(legal(team, '0: 7 y y y | 1: 48 y y y | 2: y y y y | 3: 22 y y y', 'roll 2')).toEqual([
      '2: 0 7>9 x1.0 x3.0',
    ]);
  });

  test('singlesBlock: no opposing token is passed, safe or not, but it may be landed on', () => {
    const rules = { preset: 'ludotalk', singlesBlock: true };
    expect(play(rules, '0: 10 y y y | 2: 38 y y y', 'roll 3').next).toBe('2 rolls');
    expect(legal(rules, '0: 10 y y y | 2: 38 y y y', 'roll 2')).toEqual(['2: 0 10>12 x2.0']);
    expect(play(rules, '0: 4 y y y | 2: 34 y y y', 'roll 5').next).toBe('2 rolls');
    expect(legal(rules, '0: 4 y y y | 2: 34 y y y', 'roll 4')).toEqual(['4: 0 4>8']);
  });

  test('nobody stands in the way inside a home column', () => {
    expect(legal('india', '0: 50 y y y | 1: 38 y y y | 2: y y y y', 'roll 3')).toEqual(['3: 0 50>53']);
  });
});

describe('landing', () => {
  test('a lone opponent is captured, on its start square too where nothing is safe', () => {
    expect(legal('ludotalk', '0: 10 y y y | 2: 40 y y y', 'roll 4')).toEqual(['4: 0 10>14 x2.0']);
    expect(legal('fortegames', '0: 24 y y y | 2: 0 y y y', 'roll 2')).toEqual(['2: 0 24>26 x2.0']);
    const { board } = play('ludotalk', '0: 10 y y y | 2: 40 y y y', 'roll 4', 'move 0');
    expect(board).toBe('0: 14 y y y | 2: y y y y');
  });

  test('open: all of them, whatever their colours, ordered by seat and token', () => {
    expect(legal('ludotalk', '0: 10 y y y | 1: 1 y 1 y | 2: y 40 y y', 'roll 4')).toEqual([
      '4: 0 10>14 x1.0 x1.2 x2.1',
    ]);
  });

  test('protected: a colour with two or more there loses none and the square is shared', () => {
    expect(legal('party', '0: 10 y y y | 1: 1 1 y y | 2: 40 y y y', 'roll 4')).toEqual(['4: 0 10>14 x2.0']);
  });

  test('safe squares: every start and star, where nothing is captured', () => {
    for (const square of [8, 13, 21, 26, 34, 39, 47]) {
      const [there] = legal('ludotalk', `0: ${square - 1} y y y | 2: ${(square + 26) % 52} y y y`, 'roll 1');
      expect(there).toBe(`1: 0 ${square - 1}>${square}`);
    }
    for (const square of [7, 9, 12, 14, 22, 33]) {
      const [there] = legal('ludotalk', `0: ${square - 1} y y y | 2: ${(square + 26) % 52} y y y`, 'roll 1');
      expect(there).toBe(`1: 0 ${square - 1}>${square} x2.0`);
    }
    expect(legal('fortegames', '0: 7 y y y | 2: 34 y y y', 'roll 1')).toEqual(['1: 0 7>8 x2.0']);
  });

  test('entering captures on an unsafe start square only', () => {
    expect(legal('ludotalk', '0: y y y y | 2: 26 y y y', 'roll 6')).toEqual(['6: 0 y>0']);
    expect(legal('fortegames', '0: y y y y | 2: 26 26 y y', 'roll 6')).toEqual(['6: 0 y>0 x2.0 x2.1']);
  });

  test('the last track square is progress 50, 76 on the hexagon; nothing is captured in a column', () => {
    expect(legal('ludotalk', '0: 49 y y y | 3: 11 y y y | 1: y y y y | 2: y y y y', 'roll 1')).toEqual([
      '1: 0 49>50 x3.0',
    ]);
    expect(legal('ludotalk', '0: 50 y y y | 1: 38 y y y | 2: y y y y', 'roll 1')).toEqual(['1: 0 50>51']);
    const six = '0: y y y y | 1: y y y y | 2: y y y y | 3: y y y y | 4: y y y y | *5: 75 y y y';
    expect(legal('luddo', six.replace('1: y', '1: 49'), 'roll 1')).toEqual(['1: 0 75>76']);
    expect(legal('luddo', six.replace('0: y', '0: 63'), 'roll 1')).toEqual(['1: 0 75>76 x0.0']);
    expect(legal('luddo', six.replace('75 y', '76 81'), 'roll 1')).toEqual(['1: 0 76>77', '1: 1 81>h']);
  });

  test('partners never capture each other', () => {
    const board = '0: 10 y y y | 1: y y y y | 2: 40 y y y | 3: y y y y';
    expect(legal('ludotalk-teams', board, 'roll 4')).toEqual(['4: 0 10>14']);
    expect(legal('ludotalk', board, 'roll 4')).toEqual(['4: 0 10>14 x2.0']);
  });
});

describe('block moves', () => {
  test('two own tokens on one track square may move together, or either alone', () => {
    expect(legal('india', '0: 10 10 10 y | 2: y y y y', 'roll 3')).toEqual(['3: 0 10>13', '3: 0+1 10>13']);
    expect(play('india', '0: 10 y 10 10 | 2: y y y y', 'roll 3', 'move 0+2').board).toBe(
      '0: 13 y 13 10 | 2: y y y y',
    );
    expect(legal({ preset: 'india', blockMoves: false }, '0: 10 10 y y | 2: y y y y', 'roll 3')).toEqual([
      '3: 0 10>13',
    ]);
  });

  test('they capture a lone token and a whole block, which a single cannot land on', () => {
    expect(legal('india', '0: 10 10 y y | 2: 38 38 38 y', 'roll 2')).toEqual(['2: 0+1 10>12 x2.0 x2.1 x2.2']);
    expect(legal('india', '0: 10 10 y y | 2: 38 y y y', 'roll 2')).toEqual([
      '2: 0 10>12 x2.0',
      '2: 0+1 10>12 x2.0',
    ]);
  });

  test('they do not pass a block', () => {
    expect(play('india', '0: 10 10 y y | 2: 38 38 y y', 'roll 3').next).toBe('2 rolls');
  });

  test('on a safe square a block lands on no block, but shares with a lone token', () => {
    const rules = { preset: 'india', safe: 'starts-and-stars', singlesBlock: false };
    expect(play(rules, '0: 4 4 h h | 2: 34 34 y y', 'roll 4').next).toBe('2 rolls');
    expect(legal(rules, '0: 4 4 h h | 2: 34 y y y', 'roll 4')).toEqual(['4: 0 4>8', '4: 0+1 4>8']);
  });

  test('they enter the column and the centre together, and there they are single again', () => {
    expect(legal('india', '0: 48 48 y y | 2: y y y y', 'roll 5')).toEqual(['5: 0 48>53', '5: 0+1 48>53']);
    expect(legal('india', '0: 50 50 y y | 2: y y y y', 'roll 6')).toContain('6: 0+1 50>h');
    expect(legal('india', '0: 53 53 y y | 2: y y y y', 'roll 2')).toEqual(['2: 0 53>55']);
    expect(legal('india', '0: y y h h | 2: y y y y', 'roll 6')).toEqual(['6: 0 y>0']);
    const loose = { preset: 'india', exactFinish: false };
    expect(legal(loose, '0: 50 50 y y | 2: y y y y', 'roll 6')).toContain('6: 0+1 50>h');
  });

  test('from the start square they move together too', () => {
    expect(legal('india', '0: 0 0 y y | 2: y y y y', 'roll 6')).toEqual(['6: 0 0>6', '6: 0+1 0>6']);
  });
});

test('forcedCapture: if some legal move captures, only capturing moves are legal', () => {
  const rules = { preset: 'ludotalk', forcedCapture: true };
  expect(legal(rules, '0: 10 20 y y | 2: 40 y y y', 'roll 4')).toEqual(['4: 0 10>14 x2.0']);
  expect(legal(rules, '0: 10 20 y y | 2: 41 y y y', 'roll 4')).toEqual(['4: 0 10>14', '4: 1 20>24']);
  expect(legal('ludotalk', '0: 10 20 y y | 2: 40 y y y', 'roll 4')).toEqual([
    '4: 0 10>14 x2.0',
    '4: 1 20>24',
  ]);
});
