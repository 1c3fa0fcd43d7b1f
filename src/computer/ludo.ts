/** How a computer seat chooses among moves of Ludo. */
import type { LudoState, MoveChoice } from '#rules/ludo/state.ts';
import { foresight } from './foresight.ts';
import { liking } from './judgement.ts';
import type { Level } from './level.ts';

/** How often an easy computer sees that it could capture. */
const EASY_SEES_CAPTURE = 0.8;

/** One of the moves, of which there is one at least. `random` gives numbers from 0 to 1. */
export function chooseMove(
  state: LudoState,
  moves: readonly MoveChoice[],
  level: Level,
  random: () => number,
): MoveChoice | undefined {
  switch (level) {
    case 'easy':
      return easy(moves, random);
    case 'medium':
      return best(moves, random, (move) => liking(state, move));
    case 'hard':
      return best(moves, random, (move) => foresight(state, state.seatOnTurn ?? 0, move));
  }
}

function easy(moves: readonly MoveChoice[], random: () => number): MoveChoice | undefined {
  const captures = moves.filter(({ captured }) => captured.length > 0);
  const pool = captures.length > 0 && random() < EASY_SEES_CAPTURE ? captures : moves;
  return pool[Math.floor(random() * pool.length)];
}

/** The move liked most; chance decides among equals. */
function best(
  moves: readonly MoveChoice[],
  random: () => number,
  like: (move: MoveChoice) => number,
): MoveChoice | undefined {
  const liked = moves.map((move) => ({ move, value: like(move) }));
  const most = Math.max(...liked.map(({ value }) => value));
  const equals = liked.filter(({ value }) => value >= most - 1e-9);
  return equals[Math.floor(random() * equals.length)]?.move;
}
