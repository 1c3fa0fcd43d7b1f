/** Positions of Snakes and Ladders: where tokens stand, and a game that begins a turn there. */
import type { Seat, TokensBySeat } from '../game.ts';
import type { SnakesState } from './state.ts';

/** The same game at the beginning of a turn of `seat`; one number a seat, its square; one left out stays as it is. */
export function placed(state: SnakesState, seat: Seat, tokens: TokensBySeat): SnakesState {
  const squares = state.squares.map((square, index) => tokens[index as Seat]?.[0] ?? square);
  return { ...state, seatOnTurn: seat, squares };
}

/** The square of a seat's only token. */
export function tokensOf({ squares }: SnakesState, seat: Seat): readonly number[] {
  return [squares[seat] ?? 0];
}
