/** What is told of a game of Ludo: every kind of move, captures, blocks, a third six, no move; whole sentences. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { narrate } from '#view/narration.ts';
import { ASHA, BILAL, BILAL_OPPOSITE, CHITRA, play, tableAt } from '../../boards.ts';

const say = sayIn('en');
const told = (...parts: Parameters<typeof play>) => {
  const table = play(...parts);
  return narrate(table, table.last, say).lines;
};
const HOME = 56;
const HEX_HOME = 82;

describe('a move', () => {
  const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });

  for (const [by, sentence] of [
    ['player', `${ASHA} rolled 4 and chose token 1: 3 → 7.`],
    ['computer', `${ASHA} (the computer) rolled 4 and chose token 1: 3 → 7.`],
    ['forced', `${ASHA} rolled 4; only move: token 1, 3 → 7.`],
  ] as const) {
    test(`along the track, by ${by}`, () => {
      expect(told(table, [[4], '4.0'], by)).toEqual([sentence]);
    });
  }

  test('along the track, by timeout', () => {
    expect(told(table, [[4], '4.0'], 'timeout')).toEqual([
      `Time ran out: the game rolled 4 for ${ASHA}; it moved token 1, 3 → 7.`,
    ]);
  });

  test('out of the yard, and the roll that a six earns in the same line', () => {
    expect(told(table, [[6], '6.1', [1], '1.1'])).toEqual([
      `${ASHA} rolled 6 and chose token 2: yard → start. Another roll for the six. Rolled 1 and chose token 2: start → 1.`,
    ]);
  });

  test('of two dice, one after the other', () => {
    const two = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, 10, -1, -1] } }, { dice: 2 });
    expect(told(two, [[2, 5], '5.1', '2.0'])).toEqual([
      `${ASHA} rolled 2 and 5. Chose token 2 for the 5: 10 → 15. Chose token 1 for the 2: 3 → 5.`,
    ]);
  });

  test('of a series, once it is rolled', () => {
    const luddo = tableAt('luddo', 2, { seat: 0, tokens: { 0: [3, 10, -1, -1] } });
    expect(told(luddo, [[6], [2], '6.1', '2.0'])).toEqual([
      `${ASHA} rolled 6, then 2. Chose token 2 for the 6: 10 → 16. Chose token 1 for the 2: 3 → 5.`,
    ]);
  });

  test('home, on the cross', () => {
    const near = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, HOME - 2] } });
    expect(told(near, [[2], '2.3'])).toEqual([`${ASHA} rolled 2 and chose token 4: 2 from home → home.`]);
  });

  test('home, on the hexagon, where the home of the cross is a square like others', () => {
    const hex = tableAt('luddo', 6, { seat: 1, tokens: { 1: [HOME - 3, HEX_HOME - 5, -1, -1] } });
    expect(told(hex, [[3], '3.0'])).toEqual([`${BILAL} rolled 3 and chose token 1: 53 → 56.`]);
    expect(told(hex, [[5], '5.1'])).toEqual([
      `${BILAL} rolled 5 and chose token 2: 5 from home → home. Another roll for the token home.`,
    ]);
  });

  test('of a block', () => {
    const india = tableAt('india', 2, { seat: 0, tokens: { 0: [9, -1, 9, -1] } });
    expect(told(india, [[4], '4.02'])).toEqual([`${ASHA} rolled 4 and chose tokens 1 and 3: 9 → 13.`]);
  });
});

describe('a capture', () => {
  // Seat 2 starts 26 squares on, so that its token at progress n stands on square 26 + n.
  test('names the token and whose it was', () => {
    const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [27, -1, -1, -1], 2: [-1, -1, 5, -1] } });
    expect(told(table, [[4], '4.0'])).toEqual([
      `${ASHA} rolled 4 and chose token 1: 27 → 31. It sends ${BILAL_OPPOSITE}’s token 3 back. Another roll for sending a token back.`,
    ]);
  });

  test('of two tokens names both', () => {
    const table = tableAt('ludotalk', 3, { seat: 0, tokens: { 0: [27, -1, -1, -1], 2: [5, 5, -1, -1] } });
    expect(told(table, [[4], '4.0'])).toEqual([
      `${ASHA} rolled 4 and chose token 1: 27 → 31. It sends ${CHITRA}’s tokens 1 and 2 back. Another roll for sending a token back.`,
    ]);
  });

  test('by a token that enters', () => {
    const table = tableAt('fortegames', 2, { seat: 0, tokens: { 2: [26, -1, -1, -1] } });
    expect(told(table, [[6], '6.0'])).toEqual([
      `${ASHA} rolled 6 and chose token 1: yard → start. It sends ${BILAL_OPPOSITE}’s token 1 back. Another roll for the six.`,
    ]);
  });
});

test('a third six ends the turn, and its line', () => {
  const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
  expect(told(table, [[6], '6.0', [6], '6.0', [6]])).toEqual([
    `${ASHA} rolled 6 and chose token 1: 3 → 9. Another roll for the six. Rolled 6 and chose token 1: 9 → 15. Another roll for the six. Rolled 6. The third six in a row is not played, and the turn ends.`,
  ]);
});

test('a roll that nothing can be moved with is told as such', () => {
  const table = tableAt('ludotalk', 2, { seat: 2, tokens: {} });
  expect(told(table, [[4]])).toEqual([`${BILAL_OPPOSITE} rolled 4; no move.`]);
  expect(told(table, [[6], '6.0', [2], '2.0', [5]])).toEqual([
    `${BILAL_OPPOSITE} rolled 6 and chose token 1: yard → start. Another roll for the six. Rolled 2 and chose token 1: start → 2.`,
    `${ASHA} rolled 5; no move.`,
  ]);
});

test('the last token home ends the line of the turn; a place is told while others play on, an end tells it itself', () => {
  const tokens = { 0: [HOME, HOME, HOME, HOME - 1] };
  const sentence = `${ASHA} rolled 1 and chose token 4: 1 from home → home.`;
  expect(told(tableAt('ludotalk', 2, { seat: 0, tokens }), [[1], '1.3'])).toEqual([sentence]);
  expect(told(tableAt('ludotalk', 3, { seat: 0, tokens }), [[1], '1.3'])).toEqual([
    `${sentence} 🥇 ${ASHA} takes place 1!`,
  ]);
});

describe('a choice', () => {
  const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
  const roll = (by: 'player' | 'timeout') => ({ e: 'roll', seat: 0, faces: [4], by }) as const;
  const move = (by: 'player' | 'timeout' | 'forced') =>
    ({ e: 'move', seat: 0, die: 4, tokens: [0], from: 3, to: 7, captured: [], by }) as const;
  const end = { e: 'end-turn', seat: 0, reason: 'done' } as const;

  test('by the clock after a roll of the player names whose token it moved', () => {
    expect(narrate(table, [roll('player'), move('timeout'), end], say).lines).toEqual([
      `${ASHA} rolled 4. Time ran out: the game moved ${ASHA}’s token 1, 3 → 7.`,
    ]);
  });

  test('by the player after a roll of the clock names the player', () => {
    expect(narrate(table, [roll('timeout'), move('player'), end], say).lines).toEqual([
      `Time ran out: the game rolled 4 for ${ASHA}. ${ASHA} chose token 1 for the 4: 3 → 7.`,
    ]);
  });

  test('whose roll is not told any more still says who made it', () => {
    expect(narrate(table, [move('player'), end], say).lines).toEqual([
      `${ASHA} chose token 1 for the 4: 3 → 7.`,
    ]);
    expect(narrate(table, [move('forced'), end], say).lines).toEqual([
      `${ASHA} had one move for the 4: token 1, 3 → 7.`,
    ]);
  });
});
