/** A game as a picture request: the place where rules are read for the painter, who derives none. */
import type { BoardPicture, PictureSeat, PodiumPicture, Theme } from '#render/request.ts';
import type { Place } from '#rules/game.ts';
import { type GameId, standing } from '#rules/games.ts';
import type { Shown } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';

export type PicturePerson = Omit<PictureSeat, 'place'>;

interface PictureParts extends Shown<GameId> {
  readonly people: readonly PicturePerson[];
  readonly theme: Theme;
  /** In pixels. */
  readonly width: number;
  readonly clockSeconds: number | null;
}

/** The picture of a running or finished game. */
export function pictureOf(parts: PictureParts): BoardPicture {
  const { state, theme, width, clockSeconds } = parts;
  const view = gameViewOf(state.game);
  const frame = {
    theme,
    width,
    clockSeconds,
    seats: placed(parts.people, standing(state)),
    seatOnTurn: state.seatOnTurn,
    dice: state.phase === 'over' ? ({ kind: 'none' } as const) : view.diceCard(parts),
  };
  return view.picture(frame, parts);
}

/** The podium of a finished game; who was given no place is beside it. */
export function podiumOf(
  people: readonly PicturePerson[],
  places: readonly Place[],
  theme: Theme,
  width: number,
): PodiumPicture {
  return { game: null, theme, width, seats: placed(people, places) };
}

function placed(people: readonly PicturePerson[], places: readonly Place[]): readonly PictureSeat[] {
  return people.map((person) => ({
    ...person,
    place: places.find(([seat]) => seat === person.seat)?.[1] ?? null,
  }));
}
