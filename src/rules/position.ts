/** A game that stands at the beginning of a turn in any position: for cases, tests and examples. */
import type { Face, Place, Seat } from './game.ts';
import { type State, start } from './games.ts';
import { turnBegins } from './ludo/turns.ts';
import type { Rules } from './ruleset.ts';

export interface Position {
  /** Progress of each token by seat; in Snakes and Ladders one number, the square. A seat left out is as at the start. */
  readonly tokens: Readonly<Partial<Record<Seat, readonly number[]>>>;
  /** Whose turn begins. */
  readonly seat: Seat;
  readonly places?: readonly Place[];
  /** The faces of the roll before, for pictures. */
  readonly rolled?: readonly Face[];
}

/** The state of a game with these rules and seats in that position. */
export function positionOf(rules: Rules, seats: readonly Seat[], position: Position): State {
  const { state } = start(rules, seats, { rolls: [], first: position.seat });
  const placed = { places: position.places ?? [], rolled: position.rolled ?? [] };
  switch (state.game) {
    case 'ludo': {
      const tokens = state.tokens.map((mine, seat) => position.tokens[seat as Seat] ?? mine);
      return turnBegins({ ...state, ...placed, tokens }, position.seat);
    }
    case 'snakes': {
      const squares = state.squares.map((square, seat) => position.tokens[seat as Seat]?.[0] ?? square);
      return { ...state, ...placed, squares };
    }
  }
}
