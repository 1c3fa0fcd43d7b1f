/** What a screen reader says of a game of Ludo in each of its phases; whole texts. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { altText } from '#view/alt.ts';
import { ASHA, BILAL_OPPOSITE, play, tableAt } from '../../boards.ts';

const say = sayIn('en');
const NAMES = [
  'Asha (Red)',
  'Bilal (Green)',
  'Chitra (Yellow)',
  'Dev (Blue)',
  'Esha (Purple)',
  'Farid (Orange)',
];
const LONE = ['Asha (Red)', 'Bilal (Yellow)'];

/** `Asha (Red): …` with the name in isolation marks. */
const stand = (who: string | undefined, tokens: string) =>
  `${(who ?? '').replace(/^(\w+)/, '\u2068$1\u2069')}: ${tokens}.`;

describe('where the tokens stand', () => {
  test('in the yard, on the track, in the home column and at home, on the cross', () => {
    const table = tableAt('ludotalk', 4, {
      seat: 1,
      tokens: { 0: [-1, 0, 50, 51], 1: [56, 55, 7, 7], 2: [56, 56, 56, -1], 3: [12, -1, -1, 56] },
    });
    expect(altText(table, say)).toBe(
      [
        '🟢 \u2068Bilal\u2069 is on turn.',
        'The dice wait to be rolled.',
        stand(NAMES[0], '1 in the yard, on the track 0, 50 squares from the start, 1 in the home column'),
        stand(NAMES[1], 'on the track 7, 7 squares from the start, 1 in the home column, 1 home'),
        stand(NAMES[2], '1 in the yard, 3 home'),
        stand(NAMES[3], '2 in the yard, on the track 12 squares from the start, 1 home'),
      ].join(' '),
    );
  });

  test('on the hexagon, whose track and column are longer', () => {
    const table = tableAt('luddo', 6, { seat: 0, tokens: { 5: [76, 77, 81, 82], 4: [56, -1, -1, -1] } });
    expect(altText(table, say)).toBe(
      [
        `${ASHA} is on turn.`,
        'The dice wait to be rolled.',
        ...NAMES.slice(0, 4).map((name) => stand(name, '4 in the yard')),
        stand(NAMES[4], '3 in the yard, on the track 56 squares from the start'),
        stand(NAMES[5], 'on the track 76 squares from the start, 2 in the home column, 1 home'),
      ].join(' '),
    );
  });
});

describe('the dice', () => {
  const yards = [
    stand(LONE[0], '3 in the yard, on the track 3 squares from the start'),
    stand(LONE[1], '4 in the yard'),
  ];
  const one = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });

  test('a number to be played', () => {
    expect(altText(play(one, [[6]]), say)).toBe(
      [`${ASHA} is on turn.`, 'The dice show 6.', ...yards, `Last: ${ASHA} rolled ⚅ 6.`].join(' '),
    );
  });

  test('a roll that is due again', () => {
    expect(altText(play(one, [[6], '6.1']), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'The dice wait to be rolled.',
        stand(LONE[0], '2 in the yard, on the track 3, 0 squares from the start'),
        stand(LONE[1], '4 in the yard'),
        `Last: ${ASHA} rolled ⚅ 6, token 2 enters.`,
      ].join(' '),
    );
  });

  test('two numbers to be played', () => {
    const two = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } }, { dice: 2 });
    expect(altText(play(two, [[2, 5]]), say)).toBe(
      [`${ASHA} is on turn.`, 'The dice show 2, 5.', ...yards, `Last: ${ASHA} rolled ⚁ 2 + ⚄ 5.`].join(' '),
    );
  });

  test('a series that is rolled on, and one that is to be played', () => {
    const series = tableAt('luddo', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
    expect(altText(play(series, [[6]]), say)).toBe(
      [`${ASHA} is on turn.`, 'The dice wait to be rolled.', ...yards, `Last: ${ASHA} rolled ⚅ 6.`].join(' '),
    );
    expect(altText(play(series, [[6], [4]]), say)).toBe(
      [`${ASHA} is on turn.`, 'The dice show 6, 4.', ...yards, `Last: ${ASHA} rolled ⚅ 6, ⚃ 4.`].join(' '),
    );
  });
});

test('a game that is over', () => {
  const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [56, 56, 56, 55] } });
  expect(altText(play(table, [[1], '1.3']), say)).toBe(
    [
      'The game is over.',
      stand(LONE[0], '4 home'),
      stand(LONE[1], '4 in the yard'),
      `Last: 🥇 ${ASHA} takes place 1! 🥈 ${BILAL_OPPOSITE} takes place 2!`,
    ].join(' '),
  );
});
