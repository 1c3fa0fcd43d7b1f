/** Who stands where on a Ludo board: the tokens of each place, colour by colour. */

import type { Seat } from '#rules/game.ts';
import { type Arms, home, squareOf, YARD } from '#rules/ludo/board.ts';
import type { Point } from '../../layout.ts';
import type { LudoPicture } from '../../request.ts';
import { cellOf, cellPoint } from './geometry.ts';

/** The tokens of one colour on one square. */
export interface Group {
  readonly seat: Seat;
  readonly tokens: readonly number[];
}

/** A square or column cell with somebody on it. */
export interface Occupied {
  readonly key: string;
  readonly point: Point;
  readonly arm: number;
  readonly onTrack: boolean;
  /** In seat order, the seat whose tokens can move last, so that it is drawn on top. */
  readonly groups: readonly Group[];
}

/** The place of a progress value, the same for all who can stand there; null in the yard and the centre. */
export function placeKey(arms: Arms, seat: Seat, progress: number): string | null {
  const square = squareOf(arms, seat, progress);
  if (square !== null) return `track ${square}`;
  return progress === YARD || progress >= home(arms) ? null : `column ${seat} ${progress}`;
}

/** Every occupied square. Tokens named in `away` are between squares and stand nowhere. */
export function occupied(
  arms: Arms,
  request: LudoPicture,
  top: Seat | null,
  away: ReadonlySet<string>,
): ReadonlyMap<string, Occupied> {
  const found = new Map<string, Occupied>();
  const order = request.seats
    .map(({ seat }) => seat)
    .toSorted((a, b) => Number(a === top) - Number(b === top));
  for (const seat of order) {
    for (const [token, progress] of (request.tokens[seat] ?? []).entries()) {
      const key = placeKey(arms, seat, progress);
      const cell = cellOf(arms, seat, progress);
      if (key === null || cell === null || away.has(tokenKey(seat, token))) continue;
      const known = found.get(key) ?? {
        key,
        point: cellPoint(arms, cell),
        arm: cell.arm,
        onTrack: key.startsWith('track'),
        groups: [],
      };
      const last = known.groups.at(-1);
      const groups =
        last?.seat === seat
          ? [...known.groups.slice(0, -1), { seat, tokens: [...last.tokens, token] }]
          : [...known.groups, { seat, tokens: [token] }];
      found.set(key, { ...known, groups });
    }
  }
  return found;
}

/** Names a token in sets. */
export function tokenKey(seat: Seat, token: number): string {
  return `${seat} ${token}`;
}
