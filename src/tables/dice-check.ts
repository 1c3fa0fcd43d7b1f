/** What can be said of the dice of a finished game: whether its record is true, and how evenly the faces fell. */
import type { RecordLine, Verdict } from '#record/record.ts';

export interface DiceCheck {
  readonly verdict: Verdict;
  /** Lines in which dice were rolled, the opening's each counted, and lines in which somebody moved. */
  readonly rolls: number;
  readonly moves: number;
  /** How often each face fell, 1 to 6. */
  readonly faces: readonly number[];
  /** The share of fair games of as many dice whose faces spread at least this unevenly; null without dice. */
  readonly chance: number | null;
}

/** The figures of a record. */
export function figuresOf(lines: readonly RecordLine[]): Omit<DiceCheck, 'verdict'> {
  const faces = [0, 0, 0, 0, 0, 0];
  let rolls = 0;
  let moves = 0;
  const count = (face: number) => {
    faces[face - 1] = (faces[face - 1] ?? 0) + 1;
  };
  for (const line of lines) {
    if (line.e === 'opening') {
      rolls += line.rolls.length;
      for (const [, face] of line.rolls) count(face);
    }
    if (line.e === 'roll') {
      rolls += 1;
      for (const face of line.faces) count(face);
    }
    if (line.e === 'move' || line.e === 'step') moves += 1;
  }
  return { rolls, moves, faces, chance: chanceOfSpread(faces) };
}

/**
 * Pearson's test of six even faces: the probability that fair dice spread at least as unevenly as these counts; null for
 * no dice. With a few dozen dice and more the approximation is good to a per cent.
 */
export function chanceOfSpread(faces: readonly number[]): number | null {
  const all = faces.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const expected = all / faces.length;
  const square = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // The tail of the chi-square distribution with five degrees of freedom, in closed form.
  const root = Math.sqrt(square);
  return erfc(root / Math.SQRT2) + Math.sqrt(2 / Math.PI) * Math.exp(-square / 2) * (root + root ** 3 / 3);
}

/** The complementary error function for x ≥ 0, within 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sum * Math.exp(-x * x);
}
