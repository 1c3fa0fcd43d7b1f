/** Finishing, places and teams: rules.md section 4, a sentence a test. */
import { describe, expect, test } from 'vitest';
import { play } from '../scene.ts';

describe('finishing', () => {
  test('a move that finishes the player ends the turn at once, whatever it earned', () => {
    const rules = { preset: 'ludotalk', bonus: { home: true } };
    const { said } = play(rules, '0: 50 h h h | 1: 3 y y y | 2: y y y y', 'roll 6', 'move 0');
    expect(said).toEqual(['move 0 50>56', 'place 0#1', 'end-turn finished', 'turn 1']);
  });

  test('in a series too: numbers not yet played and rolls earned are lost', () => {
    const { said } = play('luddo', '0: 50 h h h | 1: 3 y y y | 2: y y y y', 'roll 6', 'roll 2', 'move 0');
    expect(said.slice(-2)).toEqual(['end-turn finished', 'turn 1']);
  });

  test('places: on until one player is left, who takes the last place', () => {
    const { said, places, next } = play(
      'ludotalk',
      '0: 54 h h h | 1: h h h h | 2: 4 y y y ; 1#1',
      'roll 2',
      'move 0',
    );
    expect(said.slice(1)).toEqual([
      'place 0#2',
      'place 2#3',
      'end-turn finished',
      'end finished 1#1 0#2 2#3',
    ]);
    expect([places, next]).toEqual(['1#1 0#2 2#3', 'over']);
  });

  test('first: the game ends, only the winner has a place', () => {
    const { said, places } = play('party', '0: 54 h h h | 1: 3 y y y | 2: 4 y y y', 'roll 2', 'move 0');
    expect(said).toEqual(['move 0 54>56', 'place 0#1', 'end-turn finished', 'end finished 0#1']);
    expect(places).toBe('0#1');
  });

  test('tokensToWin tokens home finish a player', () => {
    const rules = { preset: 'ludotalk', tokensToWin: 2 };
    expect(play(rules, '0: 54 3 4 y | 1: 3 y y y | 2: y y y y', 'roll 2', 'move 0').places).toBe('');
    expect(play(rules, '0: 54 h 4 y | 1: 3 y y y | 2: y y y y', 'roll 2', 'move 0').places).toBe('0#1');
  });

  test('when the game goes on, the finished player’s tokens that are not home go back to its yard', () => {
    const rules = { preset: 'ludotalk', tokensToWin: 2 };
    const { board, next } = play(rules, '0: 54 h 4 55 | 1: 3 y y y | 2: y y y y', 'roll 2', 'move 0');
    expect([board, next]).toEqual(['0: h h y y | 1: 3 y y y | 2: y y y y', '1 rolls']);
    const over = play(
      { ...rules, playOn: 'first' },
      '0: 54 h 4 55 | 1: 3 y y y | 2: y y y y',
      'roll 2',
      'move 0',
    );
    expect(over.board).toBe('0: h h 4 55 | 1: 3 y y y | 2: y y y y');
    const two = play(rules, '0: 54 h 4 55 | 2: y y y y', 'roll 2', 'move 0');
    expect(two.board).toBe('0: h h 4 55 | 2: y y y y');
  });

  test('a block that comes home brings two', () => {
    const { places } = play(
      { preset: 'india', tokensToWin: 2 },
      '0: 50 50 y y | 2: y y y y',
      'roll 6',
      'move 0+1',
    );
    expect(places).toBe('0#1');
  });
});

describe('teams', () => {
  const rest = '1: 3 y y y | 2: y 7 y y | 3: y y y y';

  test('the first partner to finish gets no place, and its turns are skipped', () => {
    const { said, next } = play('ludotalk-teams', `0: 54 h h h | ${rest}`, 'roll 2', 'move 0');
    expect(said).toEqual(['move 0 54>56', 'end-turn finished', 'turn 1']);
    expect(next).toBe('1 rolls');
    expect(play('ludotalk-teams', `0: h h h h | 1: y y y y | 2: 3 y y y | *3: y y y y`, 'roll 1').next).toBe(
      '1 rolls',
    );
  });

  test('a team wins when both partners have finished; playOn is not read', () => {
    for (const playOn of ['first', 'places']) {
      const board = '0: h h h h | 1: 3 y y y | *2: 54 h h h | 3: y y y y';
      const { said, next } = play({ preset: 'ludotalk-teams', playOn }, board, 'roll 2', 'move 0');
      expect(said.slice(1)).toEqual(['place 0#1', 'place 2#1', 'end-turn finished', 'end finished 0#1 2#1']);
      expect(next).toBe('over');
    }
  });

  test('teamHelp: a player who has finished rolls for the partner’s tokens', () => {
    const help = { preset: 'ludotalk-teams', teamHelp: true };
    const scene = play(help, `0: h h h h | ${rest}`, 'roll 6');
    expect(scene.legal).toEqual(['6: 0 y>0 of 2', '6: 1 7>13 of 2']);
    expect(play(help, `0: h h h h | ${rest}`, 'roll 6', 'move 1').board).toContain('2: y 13 y y');
    expect(play(help, `0: h h h h | 1: y y y y | 2: 3 y y y | *3: y y y y`, 'roll 1').next).toBe('0 rolls');
  });

  test('teamHelp: captures, tries and entries are the partner’s', () => {
    const help = { preset: 'ludotalk-teams', teamHelp: true, triesInYard: 3 };
    expect(play(help, '0: h h h h | 1: 22 y y y | 2: 7 y y y | 3: y y y y', 'roll 2').legal).toEqual([
      '2: 0 7>9 x1.0 of 2',
    ]);
    expect(play(help, '0: h h h h | 1: 3 y y y | 2: y y y y | 3: y y y y', 'roll 2').next).toBe('0 rolls');
    expect(play(help, '0: h h h h | 1: 3 y y y | 2: y y 52 h | 3: y y y y', 'roll 5').next).toBe('1 rolls');
  });

  test('teamHelp: only from the turn after the one in which the player finished', () => {
    const help = { preset: 'ludotalk-teams', teamHelp: true };
    expect(play(help, `0: 50 h h h | ${rest}`, 'roll 6', 'move 0').next).toBe('1 rolls');
  });

  test('teamHelp: the move that finishes the partner wins for both', () => {
    const help = { preset: 'ludotalk-teams', teamHelp: true };
    const { said } = play(help, '0: h h h h | 1: 3 y y y | 2: 54 h h h | 3: y y y y', 'roll 2', 'move 0');
    expect(said).toEqual([
      'move 0 54>56',
      'place 0#1',
      'place 2#1',
      'end-turn finished',
      'end finished 0#1 2#1',
    ]);
  });

  test('a finished partner’s other tokens go back to the yard', () => {
    const rules = { preset: 'ludotalk-teams', tokensToWin: 1 };
    const { board } = play(rules, `0: 54 3 y 9 | ${rest}`, 'roll 2', 'move 0');
    expect(board).toBe(`0: h y y y | ${rest}`);
  });
});
