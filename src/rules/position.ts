/** A game that stands at the beginning of a turn in any position: for cases, tests and examples. */
import type { Face, Place, Seat, TokensBySeat } from './game.ts';
import { placed, type Rules, type State, start } from './games.ts';

export interface Position {
  /** A seat left out is as at the start. */
  readonly tokens: TokensBySeat;
  /** Whose turn begins. */
  readonly seat: Seat;
  readonly places?: readonly Place[];
  /** The faces of the roll before, for pictures. */
  readonly rolled?: readonly Face[];
}

/** The state of a game with these rules and seats in that position. */
export function positionOf(
  rules: Rules,
  seats: readonly Seat[],
  { tokens, seat, places = [], rolled = [] }: Position,
): State {
  const { state } = start(rules, seats, { rolls: [], first: seat });
  return { ...placed(state, seat, tokens), places, rolled };
}
