/** Which seats are taken when so many play: the same for every game (rules.md section 1). */
import type { Seat } from './game.ts';

const SEATS: Readonly<Record<number, readonly Seat[]>> = {
  1: [0],
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** The seats taken at a table of so many players, clockwise; two sit opposite. Empty for a number no board has. */
export function seatsFor(players: number): readonly Seat[] {
  return SEATS[players] ?? [];
}
