/** A die, seen from above. */
import type { Face } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { INK } from './colours.ts';
import { paint } from './pieces.ts';
import { drawDigits } from './text.ts';

const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die about the origin, `size` across; null is one not rolled yet. */
export function drawDie(pen: Pen, face: Face | null, size: number, ground: string): void {
  const box = () => {
    pen.beginPath();
    pen.roundRect(-size / 2, -size / 2, size, size, size * 0.22);
  };
  pen.save();
  pen.translate(0, size * 0.06);
  box();
  pen.globalAlpha *= 0.3;
  paint(pen, INK);
  pen.restore();
  box();
  paint(pen, ground, INK, size * 0.035);
  if (face === null) {
    drawDigits(pen, '?', 0, 0, size * 0.6, '#8E939E');
    return;
  }
  for (const [x, y] of PIPS[face]) {
    pen.beginPath();
    pen.arc(x * size * 0.26, y * size * 0.26, size * (face === 1 ? 0.135 : 0.105), 0, 2 * Math.PI);
    paint(pen, INK);
  }
}
