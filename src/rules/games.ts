/** All games behind one door: what to add here for a new game are its two lines in `games`. */
import type { GameEvent } from './events.ts';
import type { Game, Opening, Place, Seat, Words } from './game.ts';
import { ludo } from './ludo/ludo.ts';
import type { LudoWords } from './ludo/state.ts';
import type { Rules } from './ruleset.ts';
import { type SnakesWords, snakes } from './snakes/snakes.ts';

interface Games {
  readonly ludo: LudoWords;
  readonly snakes: SnakesWords;
}

const games = { ludo, snakes } satisfies { readonly [Id in GameId]: Game<Games[Id]> };

export type GameId = keyof Games;
export type State = Games[GameId]['state'];
export type Choice = Games[GameId]['choice'];
export type Action = Games[GameId]['action'];
export type Refusal = Games[GameId]['refusal'];
export type { GameEvent };

export interface Started {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export type Applied = (Started & { readonly ok: true }) | { readonly ok: false; readonly refusal: Refusal };

interface AnyWords extends Words {
  readonly rules: Rules;
  readonly state: State;
  readonly choice: Choice;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: Refusal;
}

/** The position before the first roll, with its first events. See `Game.start`. */
export function start(rules: Rules, seats: readonly Seat[], opening: Opening): Started {
  return gameOf(rules.game).start(rules, seats, opening);
}

/** Whose decision is due; null when the game is over. */
export function turn(state: State): Seat | null {
  return state.seat;
}

/** Exactly what `apply` accepts now; empty when the game is over. */
export function choices(state: State): readonly Choice[] {
  return gameOf(state.game).choices(state);
}

/** Plays one action; what is not allowed is a refusal. */
export function apply(state: State, action: Action): Applied {
  return gameOf(state.game).apply(state, action);
}

/** The places awarded so far, in the order awarded. */
export function standing(state: State): readonly Place[] {
  return state.places;
}

function gameOf(id: GameId): Game<AnyWords> {
  // A state is only ever handed to the game its own `game` field names, which the compiler cannot follow.
  return games[id] as unknown as Game<AnyWords>;
}
