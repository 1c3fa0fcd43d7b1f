/** All games behind one door: what to add here for a new game are its two lines. */
import type { Game, Opening, OpeningKind, Place, Seat, TokensBySeat, Words } from './game.ts';
import { ludo } from './ludo/ludo.ts';
import type { LudoWords } from './ludo/state.ts';
import { snakes } from './snakes/snakes.ts';
import type { SnakesWords } from './snakes/state.ts';

/** The types of each game. */
export interface Games {
  readonly ludo: LudoWords;
  readonly snakes: SnakesWords;
}

const games = { ludo, snakes } satisfies { readonly [Id in GameId]: Game<Games[Id]> };

export type GameId = keyof Games;
export type Rules = Games[GameId]['rules'];
export type State = Games[GameId]['state'];
export type Choice = Games[GameId]['choice'];
export type Action = Games[GameId]['action'];
export type GameEvent = Games[GameId]['event'];
export type GameRefusal = Games[GameId]['refusal'];

/** The games there are. */
export const gameIds: readonly GameId[] = Object.keys(games).filter(isGameId);

interface Started {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

type Applied = (Started & { readonly ok: true }) | { readonly ok: false; readonly refusal: GameRefusal };

interface AnyWords extends Words {
  readonly rules: Rules;
  readonly state: State;
  readonly choice: Choice;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: GameRefusal;
}

/** Whether a text names a game. */
export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(games, id);
}

/** The fewest and the most players of a game, whatever its rules. */
export function seatsOf(id: GameId): { readonly min: number; readonly max: number } {
  return games[id].seats;
}

/** How these rules settle who begins. */
export function openingKind(rules: Rules): OpeningKind {
  return gameOf(rules.game).opening(rules);
}

/** The position before the first roll, with its first events. See `Game.start`. */
export function start(rules: Rules, seats: readonly Seat[], opening: Opening): Started {
  return gameOf(rules.game).start(rules, seats, opening);
}

/** Whose decision is due; null when the game is over. */
export function turn(state: State): Seat | null {
  return gameOf(state.game).turn(state);
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
  return gameOf(state.game).standing(state);
}

/** Where the tokens of a seat stand, in the numbers of the game. */
export function tokensOf(state: State, seat: Seat): readonly number[] {
  return gameOf(state.game).tokensOf(state, seat);
}

/** The same game at the beginning of a turn of `seat`. See `Game.placed`. */
export function placed(state: State, seat: Seat, tokens: TokensBySeat): State {
  return gameOf(state.game).placed(state, seat, tokens);
}

function gameOf(id: GameId): Game<AnyWords> {
  // A state is only ever handed to the game its own `game` field names, which the compiler cannot follow.
  return games[id] as unknown as Game<AnyWords>;
}
