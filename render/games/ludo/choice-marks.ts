/** What the player on turn can do: ways, ghosts at the destinations, tags over crowded squares. */

import type { Seat } from '#rules/game.ts';
import { home } from '#rules/ludo/board.ts';
import type { Pen } from '../../canvas.ts';
import { GOLD, SEAT_COLOURS, THEMES } from '../../colours.ts';
import { around, type Mark, markKind } from '../../mark.ts';
import { captureMark, ghostMark, paint } from '../../pieces.ts';
import type { LudoPicture } from '../../request.ts';
import { drawDigits, widthOf } from '../../text.ts';
import { routeMarks } from '../../trails.ts';
import { pointOf } from './geometry.ts';
import { type BoardLayout, onPicture } from './layout.ts';
import { type Occupied, placeKey, tokenKey } from './squares.ts';

export interface GhostPlace {
  readonly squares: ReadonlyMap<string, Occupied>;
  /** Tokens that can move, by `tokenKey`. */
  readonly movable: ReadonlySet<string>;
}

interface ChoiceMarks {
  readonly routes: readonly Mark[];
  readonly ghosts: readonly Mark[];
  readonly tags: readonly Mark[];
}

interface Destination {
  readonly seat: Seat;
  readonly progress: number;
  readonly tokens: readonly number[];
  readonly captures: boolean;
}

const tagMark = markKind('tag', drawTag, () => around(70));

/** The marks of a request's choices. */
export function choiceMarks(request: LudoPicture, layout: BoardLayout, place: GhostPlace): ChoiceMarks {
  const line = THEMES[request.theme].tokenLine;
  return {
    routes: request.choices.flatMap(({ seat, tokens, route }) => {
      const points = route.map((progress) =>
        onPicture(layout, pointOf(layout.arms, seat, tokens[0] ?? 0, progress)),
      );
      return routeMarks(points, layout.cell, line);
    }),
    ghosts: destinationsOf(request).flatMap((destination) => ghostMarks(request, layout, place, destination)),
    tags: [...place.squares.values()].flatMap((square) => tagMarks(layout, place, square)),
  };
}

/** One ghost for all tokens that would come to the same place. */
function destinationsOf({ choices }: LudoPicture): readonly Destination[] {
  const found = new Map<string, Destination>();
  for (const { seat, tokens, route, captures } of choices) {
    const progress = route.at(-1) ?? 0;
    const key = `${seat} ${progress}`;
    const known = found.get(key);
    const all = [...new Set([...(known?.tokens ?? []), ...tokens])].toSorted((one, other) => one - other);
    found.set(key, { seat, progress, tokens: all, captures: captures || (known?.captures ?? false) });
  }
  return [...found.values()];
}

function ghostMarks(
  request: LudoPicture,
  layout: BoardLayout,
  { squares }: GhostPlace,
  { seat, progress, tokens, captures }: Destination,
): readonly Mark[] {
  const { arms, cell } = layout;
  const point = pointOf(arms, seat, tokens[0] ?? 0, progress);
  const taken = squares.has(placeKey(arms, seat, progress) ?? '');
  const [share, shift] = progress === home(arms) ? [0.62, 0] : taken ? [0.66, 0.46] : [0.78, 0];
  const at = onPicture(layout, { x: point.x + shift, y: point.y - shift });
  const label = tokens.map((token) => String(token + 1));
  const ghost = ghostMark({ seat, size: cell * share, theme: request.theme, label }, at);
  if (!captures) return [ghost];
  return [ghost, captureMark({ r: cell * 0.28 }, { x: at.x - cell * 0.34, y: at.y + cell * 0.34 })];
}

/** The numbers of a colour that can move, over a square too crowded to read them from. */
function tagMarks(
  layout: BoardLayout,
  { movable }: GhostPlace,
  { point, groups }: Occupied,
): readonly Mark[] {
  return groups.flatMap(({ seat, tokens }) => {
    const canMove = tokens.some((token) => movable.has(tokenKey(seat, token)));
    const crowded = groups.length >= 4 || (groups.length >= 2 && tokens.length >= 2);
    if (!canMove || !crowded) return [];
    const text = tokens.map((token) => String(token + 1)).join('·');
    const { x, y } = onPicture(layout, { x: point.x, y: point.y - 0.5 });
    // Near the top edge the tag would lie over the header.
    return [tagMark({ seat, text }, { x, y: Math.max(y - 23, 122) })];
  });
}

function drawTag(pen: Pen, { seat, text }: { readonly seat: Seat; readonly text: string }): void {
  const width = widthOf(pen, text, 24) + 20;
  pen.beginPath();
  pen.roundRect(-width / 2, -17, width, 34, 10);
  paint(pen, SEAT_COLOURS[seat].main, GOLD, 3);
  drawDigits(pen, text, 0, 0, 24, SEAT_COLOURS[seat].ink);
}
