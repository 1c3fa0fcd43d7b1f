/** The Ludo board as numbers: arms, seats, track squares, and what progress along the way means. */
import type { Seat } from '../game.ts';
import type { LudoRules } from './ruleset.ts';

/** The cross has four arms, the hexagon six. */
export type Arms = 4 | 6;

/** Progress of a token in its yard. */
export const YARD = -1;

/** Progress on the start square. */
export const START = 0;

const SQUARES_PER_ARM = 13;
const STAR_OF_ARM = 8;

const SAFE: Readonly<Record<Arms, ReadonlySet<number>>> = { 4: startsAndStars(4), 6: startsAndStars(6) };

/** The board that so many players sit at: five and six need the hexagon (S1). */
export function armsFor(players: number): Arms {
  return players > 4 ? 6 : 4;
}

/** How many squares the shared track has: 52 or 78. */
export function trackLength(arms: Arms): number {
  return SQUARES_PER_ARM * arms;
}

/** The last progress on the shared track, 50 or 76; one further begins the home column. */
export function lastOnTrack(arms: Arms): number {
  return SQUARES_PER_ARM * arms - 2;
}

/** Progress in the centre: 56 or 82. */
export function home(arms: Arms): number {
  return SQUARES_PER_ARM * arms + 4;
}

/** The track square of a seat's token; null in the yard, in the home column and in the centre. */
export function squareOf(arms: Arms, seat: Seat, progress: number): number | null {
  if (progress < START || progress > lastOnTrack(arms)) return null;
  return (SQUARES_PER_ARM * seat + progress) % trackLength(arms);
}

/** The progress that a seat's token has on a track square; null where none of that seat ever stands. */
export function progressAt(arms: Arms, seat: Seat, square: number): number | null {
  const length = trackLength(arms);
  const progress = (square - SQUARES_PER_ARM * seat + length) % length;
  return progress > lastOnTrack(arms) ? null : progress;
}

/** The squares where nothing is captured with `safe: starts-and-stars`: each arm's start and its star. */
export function safeSquares(arms: Arms): ReadonlySet<number> {
  return SAFE[arms];
}

/** Whether nothing is captured on a square of the track under these rules. */
export function isSafe(rules: Pick<LudoRules, 'safe'>, arms: Arms, square: number): boolean {
  return rules.safe === 'starts-and-stars' && SAFE[arms].has(square);
}

/** The way of a token as the progress values after `from` up to `to`; from the yard just the start square. */
export function routeOf(from: number, to: number): readonly number[] {
  if (from === YARD) return [START];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
}

/** The seat opposite on the cross, which is the partner's in a game of teams. */
export function partnerOf(seat: Seat): Seat {
  const partners: Readonly<Record<Seat, Seat>> = { 0: 2, 1: 3, 2: 0, 3: 1, 4: 4, 5: 5 };
  return partners[seat];
}

function startsAndStars(arms: Arms): ReadonlySet<number> {
  const starts = Array.from({ length: arms }, (_, arm) => SQUARES_PER_ARM * arm);
  return new Set(starts.flatMap((start) => [start, start + STAR_OF_ARM]));
}
