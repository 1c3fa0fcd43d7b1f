/** What a hard computer expects of a move: the position after it, seen through every roll the next player may have. */
import type { Face, Seat } from '#rules/game.ts';
import { ludo } from '#rules/ludo/ludo.ts';
import type { LudoState, MoveChoice } from '#rules/ludo/state.ts';
import { advantageOf } from './evaluation.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Pairs by what they mean: the order of two dice says nothing. */
const PAIRS = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low) => ({
    faces: [high, low] as const,
    weight: low === high ? 1 : 2,
  })),
);

/** How well `seat` is expected to stand after its move and one roll of whoever decides then. */
export function foresight(state: LudoState, seat: Seat, move: MoveChoice): number {
  const after = played(state, move);
  // Numbers left to play are the player's own: the best of what they allow is what the move is worth.
  if (after.phase === 'move') return settled(after, seat);
  return overRolls(after, seat);
}

/** The mean over the next roll, its player choosing what is best by the position alone. */
function overRolls(state: LudoState, seat: Seat): number {
  if (state.seatOnTurn === null) return advantageOf(state, seat);
  const rolls = state.rules.dice === 2 ? PAIRS : FACES.map((face) => ({ faces: [face] as const, weight: 1 }));
  let sum = 0;
  let weights = 0;
  for (const { faces, weight } of rolls) {
    const rolled = ludo.apply(state, { kind: 'roll', seat: state.seatOnTurn, faces, by: 'computer' });
    if (!rolled.ok) continue;
    sum += weight * settled(rolled.state, seat);
    weights += weight;
  }
  return sum / weights;
}

/** Plays the numbers that lie there, whoever's they are, each the best for its player by the position alone. */
function settled(state: LudoState, seat: Seat): number {
  let now = state;
  for (;;) {
    const mover = now.seatOnTurn;
    if (now.phase !== 'move' || mover === null) return advantageOf(now, seat);
    let best: LudoState | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of ludo.choices(now)) {
      if (choice.kind !== 'move') continue;
      const next = played(now, choice);
      const value = advantageOf(next, mover);
      if (value > most) {
        most = value;
        best = next;
      }
    }
    if (best === null) return advantageOf(now, seat);
    now = best;
  }
}

function played(state: LudoState, { die, tokens }: MoveChoice): LudoState {
  const moved = ludo.apply(state, { kind: 'move', seat: state.seatOnTurn ?? 0, die, tokens, by: 'computer' });
  if (!moved.ok) throw new Error(`a legal move was refused: ${moved.refusal}`);
  return moved.state;
}
