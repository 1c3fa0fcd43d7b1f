/** Which of the latest moves a picture still draws. */

/** The moves of whoever moved last, in order: older turns would only clutter the board. */
export function sinceSeatChanged<E extends { readonly seat: number }>(moves: readonly E[]): readonly E[] {
  const seat = moves.at(-1)?.seat;
  const before = moves.findLastIndex((move) => move.seat !== seat);
  return moves.slice(before + 1);
}
