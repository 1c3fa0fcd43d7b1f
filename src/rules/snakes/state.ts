/** The words of Snakes and Ladders: its state, choices, actions and refusals. */
import type {
  EndEvent,
  EndTurnEvent,
  OpeningEvent,
  PlaceEvent,
  RollEvent,
  StepEvent,
  TurnEvent,
} from '../events.ts';
import type { BaseState, RollAction, RollChoice } from '../game.ts';
import type { SnakesRules } from './ruleset.ts';

export interface SnakesState extends BaseState {
  readonly game: 'snakes';
  readonly rules: SnakesRules;
  /** The square of each seat's token by seat index; 0 is off the board. */
  readonly squares: readonly number[];
  readonly phase: 'roll' | 'over';
}

export type SnakesEvent =
  | OpeningEvent
  | TurnEvent
  | RollEvent
  | StepEvent
  | EndTurnEvent
  | PlaceEvent
  | EndEvent;

export type SnakesRefusal = 'over' | 'not-on-turn' | 'no-move-due' | 'wrong-dice';

export interface SnakesWords {
  readonly rules: SnakesRules;
  readonly state: SnakesState;
  readonly choice: RollChoice;
  readonly action: RollAction;
  readonly event: SnakesEvent;
  readonly refusal: SnakesRefusal;
}
