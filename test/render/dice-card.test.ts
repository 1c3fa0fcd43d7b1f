/** The card of dice shows what it is told: one number of many, or dice that are played together. */
import { expect, test } from 'vitest';
import { diceCard } from '#render/dice-card.ts';
import type { CardDie } from '#render/request.ts';

function dieKeys(dice: readonly CardDie[]): readonly string[] {
  // The first mark is the ground.
  return diceCard({ kind: 'rolled', dice }, 'light')
    .marks.slice(1)
    .map(({ key }) => key);
}

test('two dice that were walked together are both shown as played', () => {
  const [one, other, ...more] = dieKeys([
    { face: 5, use: 'played' },
    { face: 5, use: 'played' },
  ]);
  expect(more).toEqual([]);
  expect(one).toBe(other);
  expect(dieKeys([{ face: 5, use: 'played' }])).toEqual([one]);
});

test('two dice that are to be walked together both have the ring, a single one needs none', () => {
  const [one, other] = dieKeys([
    { face: 5, use: 'current' },
    { face: 5, use: 'current' },
  ]);
  expect(one).toBe(other);
  expect(dieKeys([{ face: 5, use: 'current' }])).not.toEqual([one]);
});

test('a series longer than the card keeps the number to play in sight', () => {
  const dice = Array.from(
    { length: 9 },
    (_, at): CardDie => ({
      face: at === 7 ? 1 : 6,
      use: at < 7 ? 'played' : at === 7 ? 'current' : 'queued',
    }),
  );
  const shown = dieKeys(dice);
  expect(shown).toHaveLength(6);
  expect(shown.filter((key) => dieKeys(dice.slice(7, 9)).includes(key))).toHaveLength(2);
});
