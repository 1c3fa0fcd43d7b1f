/** The words of Ludo: its state, choices, actions and refusals. */
import type {
  EndEvent,
  EndTurnEvent,
  MoveEvent,
  OpeningEvent,
  PlaceEvent,
  RollEvent,
  TokenRef,
  TurnEvent,
  VoidEvent,
} from '../events.ts';
import type { BaseState, By, Face, RollAction, RollChoice, Seat } from '../game.ts';
import { type Arms, home, partnerOf } from './board.ts';
import type { LudoRules } from './ruleset.ts';

/** Progress of every token, by seat index; empty for a seat that is not in play. */
export type Tokens = readonly (readonly number[])[];

export interface LudoState extends BaseState {
  readonly game: 'ludo';
  readonly rules: LudoRules;
  readonly arms: Arms;
  readonly tokens: Tokens;
  readonly phase: 'roll' | 'move' | 'over';
  /** Numbers still to be played; while a series is being rolled, the series so far. */
  readonly pending: readonly Face[];
  /** Consecutive sixes (with two dice: equal pairs) of this turn. */
  readonly sixes: number;
  /** Rolls of this turn that were begun with every token in the yard or at home. */
  readonly tries: number;
  /** Whether a token entered in this turn. */
  readonly entered: boolean;
  /** Whether a number played since the last roll earned another one. */
  readonly earned: boolean;
  /** With `bonus.six: no-entry`: whether the last roll was a six that no token could have entered with. */
  readonly noEntry: boolean;
  /** Where everything stood when the turn began, where the rules may take it back there. */
  readonly before: Tokens | null;
}

export interface MoveChoice {
  readonly kind: 'move';
  readonly die: Face;
  /** One token, or the two of a block. */
  readonly tokens: readonly number[];
  /** Whose tokens, only when they are the partner's. */
  readonly owner?: Seat;
  readonly from: number;
  readonly to: number;
  readonly captured: readonly TokenRef[];
}

export interface MoveAction {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly die: Face;
  readonly tokens: readonly number[];
  readonly by: By;
}

export type LudoEvent =
  | OpeningEvent
  | TurnEvent
  | RollEvent
  | MoveEvent
  | VoidEvent
  | EndTurnEvent
  | PlaceEvent
  | EndEvent;

export type LudoRefusal =
  | 'over'
  | 'not-on-turn'
  | 'no-roll-due'
  | 'no-move-due'
  | 'wrong-dice'
  | 'illegal-move';

export interface LudoWords {
  readonly rules: LudoRules;
  readonly state: LudoState;
  readonly choice: RollChoice | MoveChoice;
  readonly action: RollAction | MoveAction;
  readonly event: LudoEvent;
  readonly refusal: LudoRefusal;
}

/** How many of a seat's tokens are home. */
function tokensHome(state: Pick<LudoState, 'tokens' | 'arms'>, seat: Seat): number {
  const centre = home(state.arms);
  return (state.tokens[seat] ?? []).filter((progress) => progress === centre).length;
}

/** Whether a seat has brought home as many tokens as finish it. */
export function isFinished(state: Pick<LudoState, 'tokens' | 'arms' | 'rules'>, seat: Seat): boolean {
  return tokensHome(state, seat) >= state.rules.tokensToWin;
}

/** Whose tokens a seat moves: its own, or with `teamHelp` the partner's once its own are done. */
export function ownerOn(state: LudoState, seat: Seat): Seat {
  return state.rules.teamHelp && isFinished(state, seat) ? partnerOf(seat) : seat;
}

/** Whether two seats play against each other. Partners never do (S0). */
export function areOpponents(rules: LudoRules, one: Seat, other: Seat): boolean {
  return one !== other && !(rules.teams && partnerOf(one) === other);
}
