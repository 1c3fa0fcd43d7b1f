/** Who stands where on a Ludo board: the tokens of each place, colour by colour. */

import type { Seat } from '#rules/game.ts';
import { type Arms, home, squareOf, YARD } from '#rules/ludo/board.ts';
import { cellOf, cellPoint, type Point } from './geometry.ts';
import type { LudoPicture } from './request.ts';

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

/** The size of a piece in cells and its offset, for the n-th of so many colours on a square. */
export function shareOf(
  colours: number,
  at: number,
): { readonly size: number; readonly dx: number; readonly dy: number } {
  const [size, offsets] = SHARES[Math.min(colours, 6)] ?? [0.8, [[0, 0]]];
  const [dx, dy] = offsets[at] ?? [0, 0];
  return { size, dx, dy };
}

const SHARES: Readonly<
  Record<number, readonly [size: number, offsets: readonly (readonly [number, number])[]]>
> = {
  2: [
    0.62,
    [
      [-0.19, -0.19],
      [0.19, 0.19],
    ],
  ],
  3: [
    0.53,
    [
      [0, -0.22],
      [-0.23, 0.2],
      [0.23, 0.2],
    ],
  ],
  4: [
    0.49,
    [
      [-0.245, -0.245],
      [0.245, -0.245],
      [-0.245, 0.245],
      [0.245, 0.245],
    ],
  ],
  5: [
    0.43,
    [
      [-0.26, -0.26],
      [0.26, -0.26],
      [-0.26, 0.26],
      [0.26, 0.26],
      [0, 0],
    ],
  ],
  6: [
    0.4,
    [
      [-0.3, -0.22],
      [0, -0.22],
      [0.3, -0.22],
      [-0.3, 0.22],
      [0, 0.22],
      [0.3, 0.22],
    ],
  ],
};
