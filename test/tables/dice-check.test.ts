/** What is said of a finished game's dice. */
import { describe, expect, test } from 'vitest';
import { chanceOfSpread, figuresOf } from '#tables/dice-check.ts';
import { simulated } from '../record/sample.ts';

describe('the chance of a spread at least this uneven', () => {
  // Values of the chi-square distribution with five degrees of freedom, integrated numerically.
  test.each([
    [[18, 4, 8, 10, 10, 10], 0.0647],
    [[10, 10, 10, 10, 10, 10], 1],
    [[11, 9, 10, 10, 10, 10], 0.9991],
    [[14, 8, 8, 8, 12, 10], 0.6692],
  ])('%j', (faces, chance) => {
    expect(chanceOfSpread(faces)).toBeCloseTo(chance, 3);
  });

  test('without dice there is none', () => {
    expect(chanceOfSpread([0, 0, 0, 0, 0, 0])).toBeNull();
  });
});

test.each(['ludotalk', 'luddo', 'snakes'] as const)(
  'the figures of a game of %s are those of its lines',
  (preset) => {
    const { lines } = simulated(preset, 3, 'figures');
    const { rolls, moves, faces } = figuresOf(lines);
    const opening = lines.flatMap((line) => (line.e === 'opening' ? line.rolls.map(([, face]) => face) : []));
    const rolled = lines.flatMap((line) => (line.e === 'roll' ? [line.faces] : []));
    expect(rolls).toBe(rolled.length + opening.length);
    expect(moves).toBe(lines.filter(({ e }) => e === 'move' || e === 'step').length);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(faces[face - 1]).toBe([...opening, ...rolled.flat()].filter((one) => one === face).length);
    }
  },
);
