/** The average of a player's dice as it is told. */
import type { Tally } from '#tables/table.ts';

export function meanText({ rolls, pips }: Pick<Tally, 'rolls' | 'pips'>): string {
  return rolls === 0 ? '–' : (pips / rolls).toFixed(2);
}
