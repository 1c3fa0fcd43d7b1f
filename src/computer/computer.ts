/** How a computer seat chooses: every level picks one of the legal choices, under any rules. */
import { type Choice, choices, type GameId, type Games, type State } from '#rules/games.ts';
import type { Level } from './level.ts';
import { chooseMove } from './ludo.ts';

/** Picks among several choices of one game; undefined leaves it to the first. */
type Chooser<W extends Games[GameId]> = (
  state: W['state'],
  options: readonly W['choice'][],
  level: Level,
  random: () => number,
) => W['choice'] | undefined;

const choosers: { readonly [Id in GameId]: Chooser<Games[Id]> } = {
  ludo: (state, options, level, random) =>
    chooseMove(
      state,
      options.filter((option) => option.kind === 'move'),
      level,
      random,
    ),
  // Nothing is ever chosen there.
  snakes: () => undefined,
};

/**
 * One of `choices(state)`. `random` gives numbers from 0 to 1 and settles what is left to chance. Throws only when
 * the game is over, where nothing can be chosen.
 */
export function choose(state: State, level: Level, random: () => number): Choice {
  const options = choices(state);
  const [only] = options;
  if (only === undefined) throw new Error('nothing can be chosen in a game that is over');
  if (options.length === 1) return only;
  return chooserOf(state.game)(state, options, level, random) ?? only;
}

function chooserOf(id: GameId): Chooser<Games[GameId]> {
  // A chooser is only ever handed a state of its own game with that state's choices, which the compiler cannot follow.
  return choosers[id] as unknown as Chooser<Games[GameId]>;
}
