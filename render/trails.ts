/** Lines on a board: the trail of the last move, the way of a move to choose, a captured token's way home. */
import type { Pen } from './canvas.ts';
import { GOLD, INK, mix, WHITE } from './colours.ts';
import type { Point } from './layout.ts';
import { around, type Mark, markKind } from './mark.ts';
import { paint } from './pieces.ts';

interface Line {
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly colour: string;
  readonly alpha: number;
}

interface Dot {
  readonly r: number;
  readonly fill: string;
  /** The colour and width of its outline. */
  readonly line: readonly [colour: string, width: number] | null;
}

interface Origin {
  readonly cell: number;
  readonly colour: string;
}

/** One straight piece; lines of the same direction and length are one drawing. */
const lineMark = markKind('line', drawLine, ({ dx, dy, width }) => {
  const half = width / 2 + 1;
  return {
    left: Math.min(0, dx) - half,
    top: Math.min(0, dy) - half,
    right: Math.max(0, dx) + half,
    bottom: Math.max(0, dy) + half,
  };
});

const dotMark = markKind('dot', drawDot, ({ r }) => around(r + 3));

const originMark = markKind('origin', drawOrigin, ({ cell }) => around(cell * 0.32));

/** Where a move came from and went, through these points in pixels. */
export function trailMarks(points: readonly Point[], cell: number, colour: string): readonly Mark[] {
  const light = mix(colour, WHITE, 0.25);
  const first = points[0];
  return [
    ...lineMarks(points, cell * 0.27, INK, 1),
    ...lineMarks(points, cell * 0.2, light, 1),
    ...dotMarks(points, { r: cell * 0.055, fill: WHITE, line: null }),
    ...(first === undefined ? [] : [originMark({ cell, colour: light }, first)]),
  ];
}

/** The way of a move that can be chosen, a gold dot on each square passed. */
export function routeMarks(points: readonly Point[], cell: number, colour: string): readonly Mark[] {
  return [
    ...lineMarks(points, cell * 0.075, colour, 0.6),
    ...dotMarks(points, { r: cell * 0.115, fill: GOLD, line: [INK, 2.2] }),
  ];
}

/** The dotted arc from where a token was captured to its slot in the yard. */
export function wayHomeMarks(from: Point, to: Point, cell: number, colour: string): readonly Mark[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // The arc bends to its own left by about a fifth of its length.
  const middle = { x: (from.x + to.x) / 2 + dy * 0.22, y: (from.y + to.y) / 2 - dx * 0.22 };
  const count = Math.max(2, Math.round((length * 1.08) / (cell * 0.26)));
  const dot: Dot = { r: cell * 0.075, fill: colour, line: [INK, cell * 0.045] };
  return Array.from({ length: count - 1 }, (_, at) => {
    const t = (at + 1) / count;
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return dotMark(dot, { x: along(from.x, middle.x, to.x), y: along(from.y, middle.y, to.y) });
  });
}

function lineMarks(points: readonly Point[], width: number, colour: string, alpha: number): readonly Mark[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    if (from === undefined) return [];
    const [dx, dy] = [Math.round((to.x - from.x) * 2) / 2, Math.round((to.y - from.y) * 2) / 2];
    return [lineMark({ dx, dy, width, colour, alpha }, from)];
  });
}

/** A dot on each point that is gone through. */
function dotMarks(points: readonly Point[], dot: Dot): readonly Mark[] {
  return points.slice(1, -1).map((point) => dotMark(dot, point));
}

function drawLine(pen: Pen, { dx, dy, width, colour, alpha }: Line): void {
  pen.globalAlpha = alpha;
  // See-through lines meet under dots; ends that overlap would show.
  pen.lineCap = alpha < 1 ? 'butt' : 'round';
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(dx, dy);
  pen.stroke();
}

function drawDot(pen: Pen, { r, fill, line }: Dot): void {
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  if (line === null) paint(pen, fill);
  else paint(pen, fill, ...line);
}

function drawOrigin(pen: Pen, { cell, colour }: Origin): void {
  pen.beginPath();
  pen.arc(0, 0, cell * 0.24, 0, 2 * Math.PI);
  paint(pen, WHITE, INK, cell * 0.15);
  pen.strokeStyle = colour;
  pen.lineWidth = cell * 0.09;
  pen.stroke();
}
