/** The pieces that stand on squares: alone, stacked, shared between colours, framed as blocks. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from '../../canvas.ts';
import { INK, SEAT_COLOURS } from '../../colours.ts';
import { around, type Mark, markKind } from '../../mark.ts';
import { captureMark, pieceMark } from '../../pieces.ts';
import type { LudoPicture } from '../../request.ts';
import { shareOf } from '../../shares.ts';
import { angleOf, pointOf } from './geometry.ts';
import { BOARDS, type BoardLayout, type BoardName, onPicture } from './layout.ts';
import { type Group, type Occupied, tokenKey } from './squares.ts';

const ALONE = 0.8;
const STACK = 0.86;

interface Block {
  readonly board: BoardName;
  readonly seat: Seat;
  /** An arm in whose direction the square lies; opposite arms, and all of the cross, look the same. */
  readonly arm: number;
}

/** The frame of a block. */
const blockMark = markKind('block', drawBlock, ({ board }) => around(BOARDS[board].cell * 0.8));

/** All pieces on squares; those that can move are drawn last. */
export function squareMarks(
  request: LudoPicture,
  layout: BoardLayout,
  squares: ReadonlyMap<string, Occupied>,
  movable: ReadonlySet<string>,
): readonly Mark[] {
  const all = [...squares.values()];
  const canMove = (square: Occupied) =>
    square.groups.some(({ seat, tokens }) => tokens.some((token) => movable.has(tokenKey(seat, token))));
  return [
    ...(request.blocks ? all.flatMap((square) => blockMarks(request.board, layout, square)) : []),
    ...all
      .filter((square) => !canMove(square))
      .flatMap((square) => groupMarks(request, layout, square, movable)),
    ...all.filter(canMove).flatMap((square) => groupMarks(request, layout, square, movable)),
  ];
}

/** The bursts on pieces that captured in the last moves. */
export function captureMarks(request: LudoPicture, layout: BoardLayout): readonly Mark[] {
  return request.last
    .filter(({ captured }) => captured.length > 0)
    .map(({ seat, route }) => {
      const { x, y } = pointOf(layout.arms, seat, 0, route.at(-1) ?? 0);
      return captureMark({ r: layout.cell * 0.26 }, onPicture(layout, { x: x + 0.36, y: y - 0.36 }));
    });
}

/** Sizes of pieces to a tenth of a pixel, so that the same piece is one drawing however its size came about. */
export function pieceSize(size: number): number {
  return Math.round(size * 10) / 10;
}

function groupMarks(
  { theme }: LudoPicture,
  layout: BoardLayout,
  { point, groups }: Occupied,
  movable: ReadonlySet<string>,
): readonly Mark[] {
  const { cell } = layout;
  return groups.map((group, at) => {
    const { seat, tokens } = group;
    const canMove = tokens.some((token) => movable.has(tokenKey(seat, token)));
    const stacked = tokens.length > 1;
    if (groups.length === 1) {
      const label = tokens.map((token) => String(token + 1));
      const size = pieceSize(cell * (stacked ? STACK : ALONE));
      const ring = canMove ? 'wide' : 'none';
      return pieceMark({ seat, size, theme, label, ring, stacked }, onPicture(layout, point));
    }
    const { size: share, dx, dy } = shareOf(groups.length, at);
    const size = pieceSize(cell * share);
    const label = sharedLabel(group, groups.length);
    const ring = canMove ? 'narrow' : 'none';
    const where = onPicture(layout, { x: point.x + dx, y: point.y + dy });
    return pieceMark({ seat, size, theme, label, ring, stacked }, where);
  });
}

/** On a square of several colours a number says which token or how many; of five and more colours, nothing. */
function sharedLabel({ tokens }: Group, colours: number): readonly string[] {
  if (colours >= 5) return [];
  const only = tokens[0] ?? 0;
  return [tokens.length === 1 ? String(only + 1) : `×${tokens.length}`];
}

function blockMarks(
  board: BoardName,
  layout: BoardLayout,
  { point, arm, groups, onTrack }: Occupied,
): readonly Mark[] {
  const block = groups.find(({ tokens }) => tokens.length > 1);
  if (block === undefined || !onTrack) return [];
  const alike = layout.arms === 4 ? 0 : arm % 3;
  return [blockMark({ board, seat: block.seat, arm: alike }, onPicture(layout, point))];
}

function drawBlock(pen: Pen, { board, seat, arm }: Block): void {
  const { arms, cell } = BOARDS[board];
  const half = cell / 2 - 3;
  pen.rotate(angleOf(arms, arm));
  pen.beginPath();
  pen.roundRect(-half, -half, half * 2, half * 2, 5);
  for (const [colour, width] of [
    [INK, 7],
    [SEAT_COLOURS[seat].main, 4],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}
