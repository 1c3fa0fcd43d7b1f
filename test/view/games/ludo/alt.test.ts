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
const YARD = 'tokens 1, 2, 3 and 4 in the yard';
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
        'A roll is due.',
        stand(
          NAMES[0],
          'token 1 in the yard, token 2 on its start square, token 3 on 50, token 4 five steps from home',
        ),
        stand(NAMES[1], 'token 1 home, token 2 one step from home, tokens 3 and 4 on 7'),
        stand(NAMES[2], 'tokens 1, 2 and 3 home, token 4 in the yard'),
        stand(NAMES[3], 'token 1 on 12, tokens 2 and 3 in the yard, token 4 home'),
      ].join(' '),
    );
  });

  test('on the hexagon, whose track and column are longer', () => {
    const table = tableAt('luddo', 6, { seat: 0, tokens: { 5: [76, 77, 81, 82], 4: [56, -1, -1, -1] } });
    expect(altText(table, say)).toBe(
      [
        `${ASHA} is on turn.`,
        'A roll is due.',
        ...NAMES.slice(0, 4).map((name) => stand(name, YARD)),
        stand(NAMES[4], 'token 1 on 56, tokens 2, 3 and 4 in the yard'),
        stand(
          NAMES[5],
          'token 1 on 76, token 2 five steps from home, token 3 one step from home, token 4 home',
        ),
      ].join(' '),
    );
  });
});

describe('the dice', () => {
  const yards = [stand(LONE[0], 'token 1 on 3, tokens 2, 3 and 4 in the yard'), stand(LONE[1], YARD)];
  const one = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });

  test('a number to be played', () => {
    expect(altText(play(one, [[6]]), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'Choices: token 1 from 3 to 9; token 2 from yard to start.',
        ...yards,
        `Last: ${ASHA} rolled 6.`,
      ].join(' '),
    );
  });

  test('a roll that is due again', () => {
    expect(altText(play(one, [[6], '6.1']), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'A roll is due.',
        stand(LONE[0], 'token 1 on 3, token 2 on its start square, tokens 3 and 4 in the yard'),
        stand(LONE[1], YARD),
        `Last: ${ASHA} rolled 6 and chose token 2: yard → start. Another roll for the six.`,
      ].join(' '),
    );
  });

  test('two numbers to be played', () => {
    const two = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } }, { dice: 2 });
    expect(altText(play(two, [[2, 5]]), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'Choices: with the 2 token 1 from 3 to 5; with the 5 token 1 from 3 to 8.',
        ...yards,
        `Last: ${ASHA} rolled 2 and 5.`,
      ].join(' '),
    );
  });

  test('a series that is rolled on, and one that is to be played', () => {
    const series = tableAt('luddo', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
    expect(altText(play(series, [[6]]), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'A roll is due.',
        ...yards,
        `Last: ${ASHA} rolled 6. Another roll before any move.`,
      ].join(' '),
    );
    expect(altText(play(series, [[6], [4]]), say)).toBe(
      [
        `${ASHA} is on turn.`,
        'Choices: token 1 from 3 to 9; token 2 from yard to start.',
        ...yards,
        `Last: ${ASHA} rolled 6, then 4.`,
      ].join(' '),
    );
  });
});

test('a game that is over', () => {
  const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [56, 56, 56, 55] } });
  expect(altText(play(table, [[1], '1.3']), say)).toBe(
    [
      `The game is over. 🥇 ${ASHA}, 🥈 ${BILAL_OPPOSITE}.`,
      `Last: ${ASHA} rolled 1 and chose token 4: 1 from home → home.`,
    ].join(' '),
  );
});
