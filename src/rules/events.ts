/** What can happen in a game, complete enough that nobody who reads it has to know the rules. Keys as in the record. */
import type { By, Face, Place, Seat } from './game.ts';

/** A token of a seat: `token` is 0–3. */
export type TokenRef = readonly [seat: Seat, token: number];

export interface OpeningEvent {
  readonly e: 'opening';
  readonly rolls: readonly (readonly [Seat, Face])[];
  readonly first: Seat;
}

export interface TurnEvent {
  readonly e: 'turn';
  readonly seat: Seat;
}

export interface RollEvent {
  readonly e: 'roll';
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly by: Exclude<By, 'forced'>;
}

/** A move of Ludo. `from` and `to` are progress: −1 the yard, 0 the start square, up to the centre. */
export interface MoveEvent {
  readonly e: 'move';
  readonly seat: Seat;
  readonly die: Face;
  /** One token index, or two for a block move. */
  readonly tokens: readonly number[];
  /** Whose tokens moved, only when they are the partner's. */
  readonly owner?: Seat;
  readonly from: number;
  readonly to: number;
  readonly captured: readonly TokenRef[];
  readonly by: By;
}

/** What a roll of Snakes and Ladders did: squares 0 (off the board) to 100. */
export interface StepEvent {
  readonly e: 'step';
  readonly seat: Seat;
  readonly die: Face;
  readonly from: number;
  /** Where the token came to stand, after a snake or ladder; `from` when it stayed. */
  readonly to: number;
  /** The square landed on, only when a snake or ladder was taken from it. */
  readonly via?: number;
}

/** The third six. In `void-turn` all that the turn moved is back where it was. */
export interface VoidEvent {
  readonly e: 'void';
  readonly seat: Seat;
  readonly reason: 'three-sixes';
}

export interface EndTurnEvent {
  readonly e: 'end-turn';
  readonly seat: Seat;
  readonly reason: 'done' | 'no-move' | 'three-sixes' | 'finished';
}

export interface PlaceEvent {
  readonly e: 'place';
  readonly seat: Seat;
  readonly place: number;
}

export interface EndEvent {
  readonly e: 'end';
  readonly places: readonly Place[];
  readonly reason: 'finished' | 'stopped' | 'abandoned';
}

/** A seat changed hands; written by the table, never by a game. */
export interface SeatEvent {
  readonly e: 'seat';
  readonly seat: Seat;
  readonly kind: 'human' | 'computer';
  readonly reason: 'timeouts' | 'absent' | 'left' | 'back' | 'host';
}
