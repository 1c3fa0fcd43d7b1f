/** The view's file of each game: what to add here for a new game is its line. */
import type { GameId } from '#rules/games.ts';
import type { GameView } from './game-view.ts';
import { ludoView } from './ludo.ts';
import { snakesView } from './snakes.ts';

const gameViews: { readonly [Id in GameId]: GameView<Id> } = { ludo: ludoView, snakes: snakesView };

/** What the view knows of a game. */
export function gameViewOf(id: GameId): GameView<GameId> {
  // A view is only ever handed what belongs to its own game, which the compiler cannot follow.
  return gameViews[id] as unknown as GameView<GameId>;
}
