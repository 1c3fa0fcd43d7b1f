/** How a computer seat chooses: every level picks one of the legal choices, under any rules. */
import { type Choice, choices, type State } from '#rules/games.ts';
import type { LudoState, MoveChoice } from '#rules/ludo/state.ts';
import { foresight } from './foresight.ts';
import { liking } from './judgement.ts';

export { seededRandom } from './random.ts';

export type Level = 'easy' | 'medium' | 'hard';

/** How often an easy computer sees that it could capture. */
const EASY_SEES_CAPTURE = 0.8;

/**
 * One of `choices(state)`. `random` gives numbers from 0 to 1 and settles what is left to chance. Throws only when
 * the game is over, where nothing can be chosen.
 */
export function choose(state: State, level: Level, random: () => number): Choice {
  const options = choices(state);
  const [only] = options;
  if (only === undefined) throw new Error('nothing can be chosen in a game that is over');
  if (options.length === 1 || state.game !== 'ludo') return only;
  const moves = options.filter((option) => option.kind === 'move');
  switch (level) {
    case 'easy':
      return easy(moves, random) ?? only;
    case 'medium':
      return best(moves, random, (move) => liking(state, move)) ?? only;
    case 'hard':
      return best(moves, random, foreseen(state)) ?? only;
  }
}

function foreseen(state: LudoState): (move: MoveChoice) => number {
  const seat = state.seat ?? 0;
  return (move) => foresight(state, seat, move);
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
