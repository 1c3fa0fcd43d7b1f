/** What is told of a game of Snakes and Ladders: every kind of step; whole sentences. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { narrate } from '#view/narration.ts';
import { ASHA, BILAL_OPPOSITE, play, tableAt } from '../../boards.ts';

const say = sayIn('en');
const at = (square: number) => tableAt('snakes', 2, { seat: 0, tokens: { 0: [square] } });
const told = (...parts: Parameters<typeof play>) => {
  const table = play(...parts);
  return narrate(table, table.last, say).lines;
};

describe('a step', () => {
  test('of a token that waits to come in', () => {
    expect(told(at(0), [[4]])).toEqual([`${ASHA} rolled 4; the token is not in yet and needs 6.`]);
  });

  test('of a token that comes in, and the roll that its six earns in the same line', () => {
    expect(told(at(0), [[6], [1]])).toEqual([
      `${ASHA} rolled 6; the token comes in on square 6. Another roll for the six. Rolled 1; 6 → 7.`,
    ]);
  });

  for (const [by, who] of [
    ['player', ASHA],
    ['computer', `${ASHA} (the computer)`],
  ] as const) {
    test(`to a square, by ${by}`, () => {
      expect(told(at(40), [[3]], by)).toEqual([`${who} rolled 3; 40 → 43.`]);
    });
  }

  test('to a square, by timeout', () => {
    expect(told(at(40), [[3]], 'timeout')).toEqual([`Time ran out: the game rolled 3 for ${ASHA}; 40 → 43.`]);
  });

  test('up a ladder', () => {
    expect(told(at(25), [[3]])).toEqual([`${ASHA} rolled 3; 25 → 28, then up the ladder to 84.`]);
  });

  test('down a snake', () => {
    expect(told(at(82), [[5]])).toEqual([`${ASHA} rolled 5; 82 → 87, then down the snake to 24.`]);
  });

  test('of a token that needs a smaller number to arrive', () => {
    expect(told(at(97), [[5]])).toEqual([`${ASHA} rolled 5; too far for 100, so the token stays on 97.`]);
  });

  test('onto the last square', () => {
    expect(told(at(97), [[3]])).toEqual([`${ASHA} rolled 3; 97 → 100.`]);
  });
});

test('every turn has its line', () => {
  expect(told(at(40), [[3], [2], [1]])).toEqual([
    `${ASHA} rolled 3; 40 → 43.`,
    `${BILAL_OPPOSITE} rolled 2; the token is not in yet and needs 6.`,
    `${ASHA} rolled 1; 43 → 44.`,
  ]);
});
