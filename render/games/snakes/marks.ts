/** Everything that the numbered board shows of the game. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from '../../canvas.ts';
import { chipMarks, chipUnder } from '../../chips.ts';
import { SEAT_COLOURS } from '../../colours.ts';
import { headerMarks } from '../../header.ts';
import { ORIGIN, type Point } from '../../layout.ts';
import { around, type Mark, markKind, type Reach } from '../../mark.ts';
import type { DrawnPerson } from '../../people.ts';
import { drawPiece, type Piece } from '../../pieces.ts';
import type { LastStep, SnakesPicture } from '../../request.ts';
import { shareOf } from '../../shares.ts';
import { trailMarks } from '../../trails.ts';
import { drawSquareNumber, type Ground } from './base.ts';
import { drawJump, type Jump } from './jumps.ts';
import { BOARD, CHIPS_TOP, SQUARES, squarePoint } from './layout.ts';

interface Taken extends Ground {
  readonly jump: Jump;
}

/** Sizes of so many tokens on one square, in cells. */
const SIZES: readonly number[] = [0.56, 0.56, 0.46, 0.4, 0.37, 0.31, 0.3];
/** How wide the lines of trails are taken to be: those of a board with cells of this size. */
const TRAIL = 60;

/** A piece without a number, on a square. */
const tokenMark = markKind('token', drawToken, ({ size }) => around(size));

/** The jump just taken in gold, with the numbers it lies on. */
const takenMark = markKind('taken jump', drawTaken, reachOfJump);

/** The marks of a board of Snakes and Ladders. */
export function snakesMarks(request: SnakesPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  return [
    ...request.last.flatMap((step) => stepMarks(request, step)),
    ...tokenMarks(request),
    ...headerMarks(request, people),
    ...people.flatMap((person, at) =>
      chipMarks(request.theme, person, {
        ...chipUnder(CHIPS_TOP, at),
        active: person.seat === request.seatOnTurn,
        end:
          person.place === null
            ? { kind: 'number', value: request.squares[person.seat] ?? 0 }
            : { kind: 'medal', value: person.place },
      }),
    ),
  ];
}

function stepMarks({ theme, jumps }: SnakesPicture, { seat, route, jump }: LastStep): readonly Mark[] {
  const points = route.filter((square) => square > 0).map(squarePoint);
  const trail = route.length > 1 ? trailMarks(points, TRAIL, SEAT_COLOURS[seat].main) : [];
  return [...(jump === null ? [] : [takenMark({ theme, jumps, jump }, ORIGIN)]), ...trail];
}

function tokenMarks(request: SnakesPicture): readonly Mark[] {
  const onSquare = new Map<number, Seat[]>();
  for (const { seat } of request.seats) {
    const square = request.squares[seat] ?? 0;
    if (square > 0) onSquare.set(square, [...(onSquare.get(square) ?? []), seat]);
  }
  return [...onSquare].flatMap(([square, seats]) => {
    const ordered = seats.toSorted(
      (a, b) => Number(a === request.seatOnTurn) - Number(b === request.seatOnTurn),
    );
    return ordered.map((seat, at) => placedToken(request, seat, at, ordered.length, squarePoint(square)));
  });
}

function placedToken(request: SnakesPicture, seat: Seat, at: number, count: number, middle: Point): Mark {
  const { cell } = BOARD;
  const { theme, seatOnTurn } = request;
  const share = count === 1 ? { dx: 0, dy: 0 } : shareOf(count, at);
  // Numbers stand at the top left: two tokens leave that corner free, and all keep a little away from it.
  const [dx, dy] = [(count === 2 ? -share.dx : share.dx) + 0.05, share.dy + 0.07];
  const size = cell * (SIZES[count] ?? 0.3);
  const ring = seat === seatOnTurn ? 'narrow' : 'none';
  return tokenMark({ seat, size, theme, ring }, { x: middle.x + dx * cell, y: middle.y + dy * cell });
}

function drawToken(pen: Pen, token: Pick<Piece, 'seat' | 'size' | 'theme' | 'ring'>): void {
  drawPiece(pen, { ...token, label: [], stacked: false });
}

function reachOfJump({ jump }: Taken): Reach {
  const [from, to] = [squarePoint(jump.from), squarePoint(jump.to)];
  const room = 60;
  return {
    left: Math.min(from.x, to.x) - room,
    top: Math.min(from.y, to.y) - room,
    right: Math.max(from.x, to.x) + room,
    bottom: Math.max(from.y, to.y) + room,
  };
}

function drawTaken(pen: Pen, taken: Taken): void {
  const { theme, jumps, jump } = taken;
  const { left, top, right, bottom } = reachOfJump(taken);
  const half = BOARD.cell / 2;
  drawJump(pen, jump, jumps, theme, 'taken');
  for (const square of SQUARES) {
    const { x, y } = squarePoint(square);
    if (x - half > left && x < right && y - half > top && y < bottom) drawSquareNumber(pen, taken, square);
  }
}
