/** What a picture shows, said completely: the painter reads this and derives no rule. */
import type { TokenRef } from '#rules/events.ts';
import type { Face, Seat } from '#rules/game.ts';

export type Theme = 'light' | 'dark';

/** Somebody at the board. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** Plain ASCII, drawn where the fonts have no letters for the name. */
  readonly username?: string;
  readonly robot: boolean;
  /** An image as fetched (PNG, JPEG, WebP or GIF bytes); what cannot be decoded is not drawn. */
  readonly avatar?: Avatar;
  /** Awarded place, 1 is the winner's. */
  readonly place?: number;
}

/** `key` names the image: the same key is the same bytes. */
export interface Avatar {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** The card at the top right: a roll is due, numbers to play (`current` indexes them), or a void of three sixes. */
export type Dice =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'rolled'; readonly faces: readonly Face[]; readonly current: number | null }
  | { readonly kind: 'void'; readonly faces: readonly Face[] }
  | { readonly kind: 'none' };

interface Common {
  readonly theme: Theme;
  /** Pixels; 960 is the design's, everything scales with it. */
  readonly width: number;
  /** In seat order. */
  readonly players: readonly Player[];
}

interface BoardCommon extends Common {
  /** Whose decision is due; null: nobody's, the game is over. */
  readonly turn: Seat | null;
  /** The length of a turn; null: no clock. Never a countdown, since a posted picture goes stale. */
  readonly clockSeconds: number | null;
  readonly dice: Dice;
}

/** A move that may be made now. Progress is that of the rules: −1 the yard, 0 the start, up to the centre. */
export interface Movable {
  /** Whose tokens: the mover's, or a partner's. */
  readonly owner: Seat;
  /** Token indices that move alike; a block names two or more. */
  readonly tokens: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly captures: boolean;
}

/** A move of the turn before, with what it sent home. */
export interface LastMove {
  readonly owner: Seat;
  readonly tokens: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly captured: readonly TokenRef[];
}

/** A token between two squares, for animations only. */
export interface Flight {
  readonly seat: Seat;
  readonly token: number;
  readonly from: number;
  readonly to: number;
  /** 0 at `from`, 1 at `to`. */
  readonly at: number;
}

export interface LudoPicture extends BoardCommon {
  readonly kind: 'cross' | 'hex';
  /** Progress by seat index and token; seats nobody sits at are absent or empty. */
  readonly tokens: readonly (readonly number[])[];
  /** Whether two tokens of a colour on a square stand in the way, and so are framed. */
  readonly blocks: boolean;
  readonly movable: readonly Movable[];
  readonly last: readonly LastMove[];
  readonly flights?: readonly Flight[];
}

/** A step of Snakes and Ladders; `via` is the mouth or foot that was landed on. */
export interface LastStep {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly via?: number;
}

export interface SnakesPicture extends BoardCommon {
  readonly kind: 'snakes';
  /** From the foot of a ladder or the head of a snake to its other end; keys are squares. */
  readonly jumps: Readonly<Record<string, number>>;
  /** Square by seat index, 0 off the board; absent seats are ignored. */
  readonly squares: readonly (number | undefined)[];
  readonly last: readonly LastStep[];
}

/** The end of a game: players by their place. */
export interface PodiumPicture extends Common {
  readonly kind: 'podium';
}

export type PictureRequest = LudoPicture | SnakesPicture | PodiumPicture;

/** One picture of an animation, shown for `ms`. */
export interface Frame {
  readonly request: PictureRequest;
  readonly ms: number;
}
