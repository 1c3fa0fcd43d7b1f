/** The six shapes that tell the colours apart without colour. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';

type Silhouette = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'burst';

export const SILHOUETTES: Readonly<Record<Seat, Silhouette>> = {
  0: 'circle',
  1: 'square',
  2: 'triangle',
  3: 'diamond',
  4: 'hexagon',
  5: 'burst',
};

/** Makes the shape the pen's path, about the origin; `r` is half the nominal diameter. */
export function trace(pen: Pen, shape: Silhouette, r: number): void {
  pen.beginPath();
  switch (shape) {
    case 'circle':
      pen.arc(0, 0, r, 0, 2 * Math.PI);
      break;
    case 'square':
      pen.roundRect(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r, 0.3 * r);
      break;
    case 'triangle':
      roundedPolygon(pen, ring(3, 1.56 * r, -90, 0.26 * r), 0.46 * r);
      break;
    case 'diamond':
      roundedPolygon(pen, ring(4, 1.27 * r, -90), 0.26 * r);
      break;
    case 'hexagon':
      roundedPolygon(pen, ring(6, 1.08 * r, 0), 0.16 * r);
      break;
    case 'burst':
      burst(pen, 8, 1.14 * r, 0.86 * r);
      break;
  }
}

/** Adds a star-like path of `points` tips to a path begun by the caller. */
export function burst(pen: Pen, points: number, outer: number, inner: number): void {
  for (let at = 0; at < points * 2; at++) {
    const angle = -Math.PI / 2 + (at * Math.PI) / points;
    const r = at % 2 === 0 ? outer : inner;
    pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  pen.closePath();
}

/** Adds a polygon with rounded corners to a path begun by the caller. */
export function roundedPolygon(
  pen: Pen,
  corners: readonly (readonly [number, number])[],
  radius: number,
): void {
  const last = corners.at(-1);
  const first = corners[0];
  if (last === undefined || first === undefined) return;
  pen.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? first;
    pen.arcTo(corner[0], corner[1], next[0], next[1], radius);
  });
  pen.closePath();
}

function ring(
  count: number,
  r: number,
  firstDegrees: number,
  down = 0,
): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((firstDegrees + (at * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * r, Math.sin(angle) * r + down] as const;
  });
}
