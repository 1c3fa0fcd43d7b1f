/** The rules of Snakes and Ladders in words. */
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { presets } from '#rules/presets.ts';
import { rulesText } from '#view/rules.ts';
import { lobby } from '../../../support/tables.ts';

const say = sayIn('en');
const PROMISE = `-# Dice promise: \`${lobby('Asha', 'snakes').dice.commit}\``;

test('the whole card of the published house', () => {
  expect(rulesText(lobby('Asha', 'snakes'), say).split('\n')).toEqual([
    '**Snakes and Ladders**',
    '- A 6 brings your token in, to square 6.',
    '- Ladders lift, snakes swallow.',
    '- Every six rolls again.',
    '- 100 needs the exact number.',
    '- The others play on for places.',
    PROMISE,
  ]);
});

test('the numbers, the square and the end that a table’s own rules name', () => {
  const rules = { ...presets.snakes, id: 'custom', enterOn: [1, 6], entersAt: 1, playOn: 'first' } as const;
  expect(rulesText({ ...lobby('Asha', 'snakes'), rules }, say).split('\n')).toEqual([
    '**Snakes and Ladders**',
    'Different at this table: A 1, 6 brings your token in, to square 1. · The first to be done ends the game.',
    '- A 1, 6 brings your token in, to square 1.',
    '- Ladders lift, snakes swallow.',
    '- Every six rolls again.',
    '- 100 needs the exact number.',
    '- The first to be done ends the game.',
    PROMISE,
  ]);
});
