/** What a picture shows, as plain values: the painter is told everything and derives no rule. */
import type { Face, Seat } from '#rules/game.ts';
import type { GameId } from '#rules/games.ts';

export type Theme = 'light' | 'dark';

/** A small image of a person: `key` names its content, `bytes` is the encoded file (PNG, JPEG, WebP or GIF). */
export interface Avatar {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Who sits at a seat. */
export interface PictureSeat {
  readonly seat: Seat;
  /** The name to show; what the fonts do not cover is replaced by `username`. */
  readonly name: string;
  /** The plain name to fall back to. */
  readonly username?: string;
  /** Whether a computer plays the seat, also for a person. */
  readonly robot: boolean;
  readonly avatar?: Avatar;
  /** Who plays with them. */
  readonly partner?: Seat;
  /** The place already won, 1 the best. */
  readonly place: number | null;
}

/** One die on the card: to play now, waiting, or already played. Dice that are played together are alike. */
export interface CardDie {
  readonly face: Face;
  readonly use: 'current' | 'queued' | 'played';
}

/** What was rolled last, and by whom: `struck` is not played, such as a third six. */
export interface LastRoll {
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly struck: boolean;
}

/** The dice at the top right. */
export type DiceCard =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly dice: 1 | 2; readonly before: LastRoll | null }
  | { readonly kind: 'rolled'; readonly dice: readonly CardDie[] }
  /** Struck through: a roll that is not played, such as the third six. */
  | { readonly kind: 'void'; readonly faces: readonly Face[] };

/** What every picture of a running game has. */
interface GamePicture {
  readonly theme: Theme;
  /** Width in pixels, 200 to 2000; the height follows from the board. */
  readonly width: number;
  readonly seats: readonly PictureSeat[];
  /** Whose decision is due; null before a game and after it. */
  readonly seatOnTurn: Seat | null;
  /** Seats that nobody sits at yet; shown where nobody is on turn. */
  readonly free?: number;
  /** The length of a turn, never a countdown; null without a clock. */
  readonly clockSeconds: number | null;
  readonly dice: DiceCard;
}

/** A move that can be chosen. Numbers are progress: −1 the yard, 0 the start square, up to the centre. */
export interface MovableChoice {
  /** Whose tokens move. */
  readonly seat: Seat;
  /** One token index (0–3), or two that move as one. */
  readonly tokens: readonly number[];
  /** Every progress value on the way, both ends included: `[3, 4, 5]`, `[-1, 0]`. */
  readonly route: readonly number[];
  readonly captures: boolean;
}

/** A move made since the previous picture. */
export interface LastMove {
  readonly seat: Seat;
  readonly tokens: readonly number[];
  readonly route: readonly number[];
  readonly captured: readonly { readonly seat: Seat; readonly token: number }[];
}

/** A token between two places, for animations only. */
export interface Flight {
  readonly seat: Seat;
  readonly token: number;
  /** Progress values. */
  readonly from: number;
  readonly to: number;
  /** 0 at `from`, 1 at `to`. */
  readonly at: number;
}

/** A Ludo board: the cross of four arms or the hexagon of six. */
export interface LudoPicture extends GamePicture {
  readonly game: 'ludo';
  readonly board: 'cross' | 'hex';
  /** Progress of every token, by seat; empty for a seat not taken. */
  readonly tokens: readonly (readonly number[])[];
  readonly choices: readonly MovableChoice[];
  /** Whether there are squares where nothing is captured, which are starred. */
  readonly safe: boolean;
  /** Whether two tokens of a colour are a block, which frames their square. */
  readonly blocks: boolean;
  readonly last: readonly LastMove[];
  readonly flights?: readonly Flight[];
}

/** A step on the numbered board: squares gone through, then the snake or ladder taken from the last of them. */
export interface LastStep {
  readonly seat: Seat;
  /** Every square on the way, both ends included; 0 is off the board. One entry: the token stayed. */
  readonly route: readonly number[];
  readonly jump: { readonly from: number; readonly to: number } | null;
}

/** A board of Snakes and Ladders. */
export interface SnakesPicture extends GamePicture {
  readonly game: 'snakes';
  /** Where every seat's token stands, 0 (off the board) to 100; null for a seat not taken. */
  readonly squares: readonly (number | null)[];
  readonly jumps: readonly { readonly from: number; readonly to: number }[];
  readonly last: readonly LastStep[];
}

/** The end of a game: every seat with its place. */
export interface PodiumPicture {
  /** No game is on any more. */
  readonly game: null;
  readonly theme: Theme;
  readonly width: number;
  readonly seats: readonly PictureSeat[];
}

/** The board of each game. */
export interface BoardPictures {
  readonly ludo: LudoPicture;
  readonly snakes: SnakesPicture;
}

export type BoardPicture = BoardPictures[GameId];

export type PictureRequest = BoardPicture | PodiumPicture;
