/** How well a seat stands in a position, in squares of progress ahead of its rivals. */

import type { Seat } from '#rules/game.ts';
import { home, isSafe, lastOnTrack, START, squareOf, YARD } from '#rules/ludo/board.ts';
import { areOpponents, isFinished, type LudoState } from '#rules/ludo/state.ts';

const WORTH = { out: 25, home: 6, column: 4, safe: 3, company: 2, roll: 5, finished: 200 } as const;

/** How likely a token is hit by one that stands so many squares behind it, 1 to 12. */
const REACH: readonly number[] = [0, 0.17, 0.17, 0.17, 0.17, 0.17, 0.17, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03];

/** The seat's own side against the strongest of the others, with a share of the rest. */
export function advantageOf(state: LudoState, seat: Seat): number {
  let own = 0;
  let strongest = Number.NEGATIVE_INFINITY;
  let rest = 0;
  let rivals = 0;
  for (const other of state.seats) {
    const value = worthOf(state, other);
    if (!areOpponents(state.rules, seat, other)) own += value;
    else {
      strongest = Math.max(strongest, value);
      rest += value;
      rivals += 1;
    }
  }
  return own - (0.4 * strongest + (0.6 * rest) / Math.max(rivals, 1));
}

function worthOf(state: LudoState, seat: Seat): number {
  if (isFinished(state, seat)) return WORTH.finished + home(state.arms) * state.rules.tokensToWin;
  const tokens = state.tokens[seat] ?? [];
  // Only as many tokens as finish the player count in full: the foremost ones.
  const worths = tokens.map((progress) => tokenWorth(state, seat, progress)).sort((a, b) => b - a);
  let value = state.seatOnTurn === seat ? WORTH.roll : 0;
  for (const [rank, worth] of worths.entries()) value += rank < state.rules.tokensToWin ? worth : worth * 0.3;
  return value;
}

function tokenWorth(state: LudoState, seat: Seat, progress: number): number {
  if (progress === YARD) return 0;
  if (progress === home(state.arms)) return progress + WORTH.out + WORTH.home;
  if (progress > lastOnTrack(state.arms)) return progress + WORTH.out + WORTH.column;
  const square = squareOf(state.arms, seat, progress) ?? 0;
  const own = progress + WORTH.out;
  if (isSafe(state.rules, state.arms, square)) return own + WORTH.safe;
  const together = (state.tokens[seat] ?? []).filter((other) => other === progress).length >= 2;
  if (together && state.rules.stack !== 'open' && !state.rules.blockMoves) return own + WORTH.company;
  return own * (1 - dangerAt(state, seat, square));
}

/** The chance that a rival's token lands on this square before the seat is on turn again, roughly. */
function dangerAt(state: LudoState, seat: Seat, square: number): number {
  let spared = 1;
  for (const rival of state.seats) {
    if (!areOpponents(state.rules, seat, rival) || isFinished(state, rival)) continue;
    const tokens = state.tokens[rival] ?? [];
    for (const progress of tokens) {
      if (progress < START) continue;
      for (let ahead = 1; ahead < REACH.length; ahead += 1) {
        if (squareOf(state.arms, rival, progress + ahead) === square) spared *= 1 - (REACH[ahead] ?? 0);
      }
    }
    if (tokens.includes(YARD) && squareOf(state.arms, rival, START) === square) {
      spared *= 1 - state.rules.enterOn.length / 6;
    }
  }
  return 1 - spared;
}
