/** The way of a token as the squares it passes: for pictures and for what is said of a move. */
import { START, YARD } from './board.ts';

/** The progress values after `from` up to `to`; from the yard just the start square. */
export function routeOf(from: number, to: number): readonly number[] {
  if (from === YARD) return [START];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
}
