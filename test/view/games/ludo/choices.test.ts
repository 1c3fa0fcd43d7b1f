/** What the button of each kind of move of Ludo says. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { choiceButtons } from '#view/choices.ts';
import { person } from '../../../support/tables.ts';
import { playing, tableAt } from '../../boards.ts';

const say = sayIn('en');
const labels = (...parts: Parameters<typeof playing>) =>
  choiceButtons(playing(...parts), say).map(({ label }) => label);

test('a token that goes on, to a star, and out of the yard to its start', () => {
  const tokens = { 0: [3, 2, -1, -1] };
  expect(labels(tableAt('ludotalk', 2, { seat: 0, tokens }), [[6]])).toEqual([
    '1: 6 squares',
    '2: 6 squares ★',
    '3: out',
  ]);
});

test('where no square is safe none is marked', () => {
  const tokens = { 0: [3, 2, -1, -1] };
  expect(labels(tableAt('fortegames', 2, { seat: 0, tokens }), [[6]])).toEqual([
    '1: 6 squares',
    '2: 6 squares',
    '3: out',
  ]);
});

test('a token that comes home', () => {
  expect(labels(tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [52, 3, -1, -1] } }), [[4]])).toEqual([
    '1: home',
    '2: 4 squares',
  ]);
});

describe('a capture', () => {
  test('on the way', () => {
    const tokens = { 0: [27, 3, -1, -1], 2: [5, -1, -1, -1] };
    expect(labels(tableAt('ludotalk', 2, { seat: 0, tokens }), [[4]])).toEqual([
      '1: takes Bilal',
      '2: 4 squares',
    ]);
  });

  test('out of the yard', () => {
    const tokens = { 0: [3, -1, -1, -1], 2: [26, -1, -1, -1] };
    expect(labels(tableAt('fortegames', 2, { seat: 0, tokens }), [[6]])).toEqual([
      '1: 6 squares',
      '2: takes Bilal',
    ]);
  });
});

test('two tokens that move as one', () => {
  const tokens = { 0: [9, -1, 9, 20] };
  expect(labels(tableAt('india', 2, { seat: 0, tokens }), [[4]])).toEqual([
    '1: 4 squares',
    '1+3: 4 squares',
    '4: 4 squares',
  ]);
});

test('with two numbers to choose from, the number where the squares do not tell it', () => {
  const two = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, 20, -1, -1] } }, { dice: 2 });
  expect(labels(two, [[2, 5]])).toEqual(['1: 2 squares', '2: 2 squares', '1: 5 squares ★', '2: 5 squares']);
  expect(labels(two, [[2, 5], '5.0'])).toEqual(['1: 2 squares', '2: 2 squares']);
});

test('the partner’s tokens, with the stars of the partner’s way', () => {
  const others = { teamHelp: true };
  const tokens = { 0: [56, 56, 56, 56], 2: [4, 5, -1, -1] };
  expect(labels(tableAt('ludotalk-teams', 4, { seat: 0, tokens }, others), [[4]])).toEqual([
    '1: 4 squares ★',
    '2: 4 squares',
  ]);
});

test('the number of two, for what is no number of squares', () => {
  const two = tableAt(
    'ludotalk',
    2,
    { seat: 0, tokens: { 0: [27, 50, -1, -1], 2: [5, -1, -1, -1] } },
    { dice: 2 },
  );
  expect(labels(two, [[4, 6]])).toEqual([
    '1: takes Bilal (4)',
    '2: 4 squares',
    '1: 6 squares',
    '2: home (6)',
    '3: out (6)',
  ]);
});

test('a long name is cut between its signs, so that three labels fit a row on a phone', () => {
  const tokens = { 0: [27, 3, -1, -1], 2: [5, -1, -1, -1] };
  const table = playing(tableAt('ludotalk', 2, { seat: 0, tokens }), [[4]]);
  const called = (name: string) => {
    const sitter = { kind: 'human', person: person(name) } as const;
    const seats = table.seats.map((one) => (one.seat === 2 ? { ...one, sitter } : one));
    return choiceButtons({ ...table, seats }, say)[0]?.label;
  };
  expect(called('Bartholomew')).toBe('1: takes Bartho…');
  expect(called('👨‍👩‍👧‍👦'.repeat(9))).toBe(`1: takes ${'👨‍👩‍👧‍👦'.repeat(5)}`);
});

test('a computer is named by its colour', () => {
  const tokens = { 0: [27, 3, -1, -1], 2: [5, -1, -1, -1] };
  const table = playing(tableAt('ludotalk', 2, { seat: 0, tokens }), [[4]]);
  const sitter = { kind: 'computer', level: 'hard' } as const;
  const seats = table.seats.map((one) => (one.seat === 2 ? { ...one, sitter } : one));
  expect(choiceButtons({ ...table, seats }, say)[0]?.label).toBe('1: takes Yellow');
});
