/** All paintings behind one door: what to add here for a new game is its line in `games`. */
import type { GameId } from '#rules/games.ts';
import { ludo } from './games/ludo/ludo.ts';
import { snakes } from './games/snakes/snakes.ts';
import type { Painting } from './painting.ts';
import { podium } from './podium/podium.ts';
import type { BoardPicture, BoardPictures, PictureRequest } from './request.ts';

const games: { readonly [G in GameId]: Painting<BoardPictures[G]> } = { ludo, snakes };

/** One picture of every kind of board in both themes, with nobody's game on it. */
export function emptyBoards(width: number): readonly BoardPicture[] {
  const all: readonly Pick<Painting<BoardPicture>, 'empty'>[] = Object.values(games);
  return (['light', 'dark'] as const).flatMap((theme) => all.flatMap(({ empty }) => empty(theme, width)));
}

/** How the pictures of a request's kind are drawn. */
export function paintingOf({ game }: PictureRequest): Painting<PictureRequest> {
  // A request is only ever handed to the painting its own `game` names, which the compiler cannot follow.
  return (game === null ? podium : games[game]) as Painting<PictureRequest>;
}
