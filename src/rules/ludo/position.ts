/** Positions of Ludo: where tokens stand, and a game that begins a turn there. */
import type { Seat, TokensBySeat } from '../game.ts';
import type { LudoState } from './state.ts';
import { turnBegins } from './turns.ts';

/** The same game at the beginning of a turn of `seat`; progress of each token, a seat left out stays as it is. */
export function placed(state: LudoState, seat: Seat, tokens: TokensBySeat): LudoState {
  const moved = state.tokens.map((mine, index) => tokens[index as Seat] ?? mine);
  return turnBegins({ ...state, tokens: moved }, seat);
}

/** The progress of each token of a seat. */
export function tokensOf({ tokens }: LudoState, seat: Seat): readonly number[] {
  return tokens[seat] ?? [];
}
