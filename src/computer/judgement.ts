/** What a medium computer likes about a move, seen by itself: captures, coming home, safety, blocks, progress. */

import type { Seat } from '#rules/game.ts';
import { home, isSafe, lastOnTrack, START, squareOf, YARD } from '#rules/ludo/board.ts';
import { areOpponents, type LudoState, type MoveChoice } from '#rules/ludo/state.ts';

const LIKES = {
  capture: 30,
  home: 40,
  enter: 25,
  column: 8,
  safe: 10,
  leaveSafe: 6,
  company: 6,
  chased: 3,
} as const;

/** How much a move is liked, in squares of progress. */
export function liking(state: LudoState, move: MoveChoice): number {
  const owner = move.owner ?? state.seatOnTurn ?? 0;
  const taken = move.captured.reduce((sum, [seat, token]) => sum + (state.tokens[seat]?.[token] ?? 0), 0);
  let value = (move.to - Math.max(move.from, START)) * move.tokens.length;
  value += move.captured.length * LIKES.capture + taken;
  if (move.to === home(state.arms)) return value + LIKES.home;
  if (move.from === YARD) value += LIKES.enter;
  if (move.to > lastOnTrack(state.arms) && move.from <= lastOnTrack(state.arms)) value += LIKES.column;
  value += shelter(state, owner, move.to, move.tokens.length) - shelter(state, owner, move.from, 0);
  return value;
}

/** What standing on a place is worth: safe or in company it is good, with a chaser behind it is bad. */
function shelter(state: LudoState, owner: Seat, progress: number, arriving: number): number {
  const square = squareOf(state.arms, owner, progress);
  if (square === null) return 0;
  if (isSafe(state.rules, state.arms, square)) return LIKES.safe;
  const beside = (state.tokens[owner] ?? []).filter((other) => other === progress).length + arriving;
  if (beside >= 2 && state.rules.stack !== 'open') return LIKES.company;
  return -LIKES.chased * chasers(state, owner, square) * (0.3 + progress / lastOnTrack(state.arms));
}

/** Opposing tokens that one number could bring onto a square. */
function chasers(state: LudoState, owner: Seat, square: number): number {
  let count = 0;
  for (const seat of state.seats) {
    if (!areOpponents(state.rules, owner, seat)) continue;
    for (const progress of state.tokens[seat] ?? []) {
      if (progress < START) continue;
      for (let die = 1; die <= 6; die += 1) {
        if (squareOf(state.arms, seat, progress + die) === square) count += 1;
      }
    }
  }
  return count;
}
