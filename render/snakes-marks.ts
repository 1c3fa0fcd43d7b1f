/** Everything that the numbered board shows of the game. */
import type { Seat } from '#rules/game.ts';
import { chipMarks } from './chips.ts';
import { SEATS } from './colours.ts';
import type { Point } from './geometry.ts';
import { headerMarks } from './header.ts';
import { drawJump, type Jump } from './jumps.ts';
import { CHIPS_TOP, SNAKES_BOARD, squarePoint } from './layout.ts';
import { around, type Mark } from './mark.ts';
import type { Person } from './people.ts';
import { drawPiece } from './pieces.ts';
import type { LastStep, SnakesPicture } from './request.ts';
import { drawNumber } from './snakes-base.ts';
import { shareOf } from './squares.ts';
import { trailMarks } from './trails.ts';

/** Sizes of so many tokens on one square, in cells. */
const SIZES: readonly number[] = [0.56, 0.56, 0.46, 0.4, 0.37, 0.31, 0.3];

/** The marks of a board of Snakes and Ladders. */
export function snakesMarks(request: SnakesPicture, people: readonly Person[]): readonly Mark[] {
  return [
    ...request.last.flatMap((step) => stepMarks(request, step)),
    ...tokenMarks(request),
    ...headerMarks(request, people),
    ...people.flatMap((person, at) =>
      chipMarks(request.theme, person, {
        x: [10, 326, 642][at % 3] ?? 10,
        y: CHIPS_TOP.snakes + Math.floor(at / 3) * 70,
        width: 308,
        height: 62,
        active: person.seat === request.turn,
        end:
          person.place === null
            ? { kind: 'number', value: request.squares[person.seat] ?? 0 }
            : { kind: 'medal', value: person.place },
      }),
    ),
  ];
}

function stepMarks(request: SnakesPicture, { seat, route, jump }: LastStep): readonly Mark[] {
  const points = route.filter((square) => square > 0).map(squarePoint);
  const trail = route.length > 1 ? trailMarks(points, 60, SEATS[seat].main) : [];
  return [...(jump === null ? [] : [takenMark(request, jump)]), ...trail];
}

/** The jump just taken in gold, with the numbers it lies on. */
function takenMark(request: SnakesPicture, jump: Jump): Mark {
  const [from, to] = [squarePoint(jump.from), squarePoint(jump.to)];
  const room = 60;
  const box = {
    left: Math.min(from.x, to.x) - room,
    top: Math.min(from.y, to.y) - room,
    right: Math.max(from.x, to.x) + room,
    bottom: Math.max(from.y, to.y) + room,
  };
  const touched = Array.from({ length: 100 }, (_, index) => index + 1).filter((square) => {
    const { x, y } = squarePoint(square);
    const half = SNAKES_BOARD.cell / 2;
    return x - half > box.left && x < box.right && y - half > box.top && y < box.bottom;
  });
  return {
    key: `taken-${jump.from}-${jump.to}-${request.jumps.map((each) => each.from).join('.')}`,
    x: 0,
    y: 0,
    reach: box,
    draw: (pen) => {
      drawJump(pen, jump, request.jumps, request.theme, 'taken');
      for (const square of touched) drawNumber(pen, request, square);
    },
  };
}

function tokenMarks(request: SnakesPicture): readonly Mark[] {
  const onSquare = new Map<number, Seat[]>();
  for (const { seat } of request.seats) {
    const square = request.squares[seat] ?? 0;
    if (square > 0) onSquare.set(square, [...(onSquare.get(square) ?? []), seat]);
  }
  return [...onSquare].flatMap(([square, seats]) => {
    const ordered = seats.toSorted((a, b) => Number(a === request.turn) - Number(b === request.turn));
    return ordered.map((seat, at) => tokenMark(request, seat, at, ordered.length, squarePoint(square)));
  });
}

function tokenMark(request: SnakesPicture, seat: Seat, at: number, count: number, middle: Point): Mark {
  const { cell } = SNAKES_BOARD;
  const share = count === 1 ? { dx: 0, dy: 0 } : shareOf(count, at);
  // Numbers stand at the top left: two tokens leave that corner free, and all keep a little away from it.
  const [dx, dy] = [(count === 2 ? -share.dx : share.dx) + 0.05, share.dy + 0.07];
  const size = cell * (SIZES[count] ?? 0.3);
  const ring = seat === request.turn ? 'narrow' : 'none';
  return {
    key: `token-${seat}-${count}-${ring}`,
    x: middle.x + dx * cell,
    y: middle.y + dy * cell,
    reach: around(size),
    draw: (pen) => drawPiece(pen, { seat, size, theme: request.theme, label: [], ring, stacked: false }),
  };
}
