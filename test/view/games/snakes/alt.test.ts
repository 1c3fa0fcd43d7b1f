/** What a screen reader says of a game of Snakes and Ladders in each of its phases; whole texts. */
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { altText } from '#view/alt.ts';
import { ASHA, BILAL_OPPOSITE, play, tableAt } from '../../boards.ts';

const say = sayIn('en');
const at = (asha: number, bilal: number) =>
  tableAt('snakes', 2, { seat: 0, tokens: { 0: [asha], 2: [bilal] } });
const asha = (where: string) => `\u2068Asha\u2069 (Red): ${where}.`;
const bilal = (where: string) => `\u2068Bilal\u2069 (Yellow): ${where}.`;

test('the squares of all, off the board or on it', () => {
  expect(altText(at(0, 40), say)).toBe(
    `${ASHA} is on turn. A roll is due. ${asha('not on the board yet')} ${bilal('square 40')}`,
  );
});

test('after a roll it is the next one’s turn', () => {
  expect(altText(play(at(25, 40), [[3]]), say)).toBe(
    `${BILAL_OPPOSITE} is on turn. A roll is due. ${asha('square 84')} ${bilal('square 40')} Last: ${ASHA} rolled 3; 25 → 28, then up the ladder to 84.`,
  );
});

test('a game that is over', () => {
  expect(altText(play(at(97, 40), [[3]]), say)).toBe(
    `The game is over. 🥇 ${ASHA}, 🥈 ${BILAL_OPPOSITE}. Last: ${ASHA} rolled 3; 97 → 100.`,
  );
});
