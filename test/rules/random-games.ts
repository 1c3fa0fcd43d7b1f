/** What the laws have to know of each game: how its rules can differ, and where its tokens can stand. */
import fc from 'fast-check';
import type { BaseRules, Face } from '#rules/game.ts';
import type { GameId, Games, State } from '#rules/games.ts';
import { home } from '#rules/ludo/board.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import type { SnakesRules } from '#rules/snakes/ruleset.ts';

interface RandomGame<W extends Games[GameId]> {
  /** Fields to put over a preset; what contradicts itself is thrown away. */
  readonly fields: fc.Arbitrary<object>;
  /** How many tokens a player has, and the numbers of the first and the last place where one can stand. */
  readonly places: (state: W['state']) => {
    readonly tokens: number;
    readonly lowest: number;
    readonly highest: number;
  };
}

/** An arbitrary for every field, but those that follow from the number of players or are the same in every ruleset. */
type Chances<R extends BaseRules, Same extends keyof R = never> = Omit<R, keyof BaseRules | Same>;

const faces = fc.constantFrom<readonly Face[]>([6], [1, 6], [1, 2, 3, 4, 5, 6]);

/** Each field with all that it can be; the compiler names one that is missing. */
export const ludoFields: { readonly [F in keyof Chances<LudoRules, 'tokens'>]: fc.Arbitrary<LudoRules[F]> } =
  {
    teams: fc.boolean(),
    teamHelp: fc.boolean(),
    tokensToWin: fc.integer({ min: 1, max: 4 }),
    startOut: fc.integer({ min: 0, max: 4 }),
    opening: fc.constantFrom('highest-roll', 'random', 'host'),
    dice: fc.constantFrom(1, 2),
    enterOn: faces,
    triesInYard: fc.constantFrom(1, 3),
    sequence: fc.constantFrom('roll-move', 'roll-all-then-move'),
    bonus: fc.record({
      six: fc.constantFrom('used', 'always', 'no-entry', 'never'),
      capture: fc.boolean(),
      home: fc.boolean(),
    }),
    threeSixes: fc.constantFrom('forfeit-roll', 'void-turn', 'none'),
    safe: fc.constantFrom('starts-and-stars', 'none'),
    stack: fc.constantFrom('open', 'protected', 'block'),
    singlesBlock: fc.boolean(),
    blockMoves: fc.boolean(),
    startLimit: fc.constantFrom(2, null),
    forcedCapture: fc.boolean(),
    exactFinish: fc.boolean(),
    playOn: fc.constantFrom('places', 'first'),
  };

const snakesFields: {
  readonly [F in keyof Chances<SnakesRules, 'board' | 'jumps'>]: fc.Arbitrary<SnakesRules[F]>;
} = {
  enterOn: faces,
  entersAt: fc.constantFrom(0, 1, 6),
  bonusSix: fc.boolean(),
  exact: fc.boolean(),
  playOn: fc.constantFrom('places', 'first'),
};

const randomGames: { readonly [Id in GameId]: RandomGame<Games[Id]> } = {
  ludo: {
    fields: fc.record(ludoFields, { requiredKeys: [] }),
    places: ({ arms, rules }) => ({ tokens: rules.tokens, lowest: -1, highest: home(arms) }),
  },
  snakes: {
    fields: fc.record(snakesFields, { requiredKeys: [] }),
    places: () => ({ tokens: 1, lowest: 0, highest: 100 }),
  },
};

/** Fields to put over a preset of a game. */
export function fieldsOf(game: GameId): fc.Arbitrary<object> {
  return randomGames[game].fields;
}

/** Where the tokens of a game can stand. */
export function placesOf(state: State): ReturnType<RandomGame<Games[GameId]>['places']> {
  // A game is only ever asked about a state of its own, which the compiler cannot follow.
  const game = randomGames[state.game] as unknown as RandomGame<Games[GameId]>;
  return game.places(state);
}
