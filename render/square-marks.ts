/** The pieces that stand on squares: alone, stacked, shared between colours, framed as blocks. */
import type { Seat } from '#rules/game.ts';
import { INK, SEATS } from './colours.ts';
import { angleOf, type Point, pointOf } from './geometry.ts';
import { type BoardLayout, onPicture } from './layout.ts';
import { around, type Mark } from './mark.ts';
import { drawCapture, drawPiece, type Ring } from './pieces.ts';
import type { LudoPicture } from './request.ts';
import { type Group, type Occupied, shareOf, tokenKey } from './squares.ts';

const ALONE = 0.8;
const STACK = 0.86;

/** A piece at a point of the picture. */
export function pieceMark(
  { theme }: LudoPicture,
  seat: Seat,
  at: Point,
  size: number,
  label: readonly string[],
  ring: Ring,
  stacked: boolean,
): Mark {
  const rounded = Math.round(size * 10) / 10;
  return {
    key: `piece-${seat}-${rounded}-${label.join('.')}-${ring}-${stacked}`,
    ...at,
    reach: around(size * 1.12),
    draw: (pen) => drawPiece(pen, { seat, size: rounded, theme, label, ring, stacked }),
  };
}

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
    ...(request.blocks ? all.flatMap((square) => blockMarks(layout, square)) : []),
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
      const at = onPicture(layout, { x: x + 0.36, y: y - 0.36 });
      return captureMark(at, layout.cell * 0.26);
    });
}

/** A burst at a point of the picture. */
export function captureMark(at: Point, r: number): Mark {
  return { key: `capture-${r}`, ...at, reach: around(r * 1.2), draw: (pen) => drawCapture(pen, r) };
}

function groupMarks(
  request: LudoPicture,
  layout: BoardLayout,
  { point, groups }: Occupied,
  movable: ReadonlySet<string>,
): readonly Mark[] {
  const { cell } = layout;
  return groups.map((group, at) => {
    const { seat, tokens } = group;
    const canMove = tokens.some((token) => movable.has(tokenKey(seat, token)));
    if (groups.length === 1) {
      const stacked = tokens.length > 1;
      const labels = tokens.map((token) => String(token + 1));
      const size = cell * (stacked ? STACK : ALONE);
      const ring = canMove ? 'wide' : 'none';
      return pieceMark(request, seat, onPicture(layout, point), size, labels, ring, stacked);
    }
    const { size, dx, dy } = shareOf(groups.length, at);
    const where = onPicture(layout, { x: point.x + dx, y: point.y + dy });
    const ring = canMove ? 'narrow' : 'none';
    return pieceMark(
      request,
      seat,
      where,
      cell * size,
      sharedLabel(group, groups.length),
      ring,
      tokens.length > 1,
    );
  });
}

/** On a square of several colours a number says which token or how many; of five and more colours, nothing. */
function sharedLabel({ tokens }: Group, colours: number): readonly string[] {
  if (colours >= 5) return [];
  const only = tokens[0] ?? 0;
  return [tokens.length === 1 ? String(only + 1) : `×${tokens.length}`];
}

function blockMarks(layout: BoardLayout, { point, arm, groups, onTrack }: Occupied): readonly Mark[] {
  const block = groups.find(({ tokens }) => tokens.length > 1);
  if (block === undefined || !onTrack) return [];
  const { seat } = block;
  const half = layout.cell / 2 - 3;
  const angle = angleOf(layout.arms, arm);
  const turned = layout.arms === 4 ? 0 : arm % 3;
  return [
    {
      key: `block-${seat}-${turned}`,
      ...onPicture(layout, point),
      reach: around(layout.cell * 0.8),
      draw: (pen) => {
        pen.rotate(angle);
        pen.beginPath();
        pen.roundRect(-half, -half, half * 2, half * 2, 5);
        for (const [colour, width] of [
          [INK, 7],
          [SEATS[seat].main, 4],
        ] as const) {
          pen.strokeStyle = colour;
          pen.lineWidth = width;
          pen.stroke();
        }
      },
    },
  ];
}
