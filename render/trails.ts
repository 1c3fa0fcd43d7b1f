/** Lines on a board: the trail of the last move, the way of a move to choose, a captured token's way home. */
import type { Pen } from './canvas.ts';
import { GOLD, INK, mix, WHITE } from './colours.ts';
import type { Point } from './geometry.ts';
import { around, type Mark } from './mark.ts';
import { paint } from './pieces.ts';

/** Where a move came from and went, through these points in pixels. */
export function trailMarks(points: readonly Point[], cell: number, colour: string): readonly Mark[] {
  const light = mix(colour, WHITE, 0.25);
  const segments = pairs(points);
  const first = points[0];
  const marks = [
    ...segments.map((pair) => lineMark(pair, cell * 0.27, INK, 1)),
    ...segments.map((pair) => lineMark(pair, cell * 0.2, light, 1)),
    ...points.slice(1, -1).map((point) => dotMark(point, cell * 0.055, WHITE, null)),
  ];
  if (first === undefined) return marks;
  return [
    ...marks,
    {
      key: `origin-${colour}-${cell}`,
      ...first,
      reach: around(cell * 0.32),
      draw: (pen) => {
        pen.beginPath();
        pen.arc(0, 0, cell * 0.24, 0, 2 * Math.PI);
        paint(pen, WHITE, INK, cell * 0.15);
        pen.strokeStyle = light;
        pen.lineWidth = cell * 0.09;
        pen.stroke();
      },
    },
  ];
}

/** The way of a move that can be chosen, a gold dot on each square passed. */
export function routeMarks(points: readonly Point[], cell: number, colour: string): readonly Mark[] {
  return [
    ...pairs(points).map((pair) => lineMark(pair, cell * 0.075, colour, 0.6)),
    ...points.slice(1, -1).map((point) => dotMark(point, cell * 0.115, GOLD, INK)),
  ];
}

/** The dotted arc from where a token was captured to its slot in the yard. */
export function wayHomeMarks(from: Point, to: Point, cell: number, colour: string): readonly Mark[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // The arc bends to its own left by about a fifth of its length.
  const middle = { x: (from.x + to.x) / 2 + dy * 0.22, y: (from.y + to.y) / 2 - dx * 0.22 };
  const count = Math.max(2, Math.round((length * 1.08) / (cell * 0.26)));
  const dots = Array.from({ length: count - 1 }, (_, at) => {
    const t = (at + 1) / count;
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: along(from.x, middle.x, to.x), y: along(from.y, middle.y, to.y) };
  });
  return dots.map((point) => ({
    key: `way-home-${colour}-${cell}`,
    ...point,
    reach: around(cell * 0.12),
    draw: (pen: Pen) => {
      pen.beginPath();
      pen.arc(0, 0, cell * 0.075, 0, 2 * Math.PI);
      paint(pen, colour, INK, cell * 0.045);
    },
  }));
}

function dotMark(point: Point, r: number, fill: string, line: string | null): Mark {
  return {
    key: `dot-${r}-${fill}`,
    ...point,
    reach: around(r + 3),
    draw: (pen) => {
      pen.beginPath();
      pen.arc(0, 0, r, 0, 2 * Math.PI);
      if (line === null) paint(pen, fill);
      else paint(pen, fill, line, 2.2);
    },
  };
}

/** One straight piece; lines of the same direction and length are one drawing. */
function lineMark([from, to]: readonly [Point, Point], width: number, colour: string, alpha: number): Mark {
  const [dx, dy] = [Math.round((to.x - from.x) * 2) / 2, Math.round((to.y - from.y) * 2) / 2];
  const half = width / 2 + 1;
  return {
    key: `line-${dx}-${dy}-${width}-${colour}-${alpha}`,
    ...from,
    reach: {
      left: Math.min(0, dx) - half,
      top: Math.min(0, dy) - half,
      right: Math.max(0, dx) + half,
      bottom: Math.max(0, dy) + half,
    },
    draw: (pen) => {
      pen.globalAlpha = alpha;
      // See-through lines meet under dots; ends that overlap would show.
      pen.lineCap = alpha < 1 ? 'butt' : 'round';
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(dx, dy);
      pen.stroke();
    },
  };
}

function pairs(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from === undefined ? [] : [[from, to] as const];
  });
}
