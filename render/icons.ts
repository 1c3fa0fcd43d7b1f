/** The signs that stand instead of words: stars, arrows, clock, robot, medals, crown. */
import type { Pen } from './canvas.ts';
import { GOLD, INK, medalColours, mix, STRIKE, WHITE } from './colours.ts';
import { around, markKind } from './mark.ts';
import { paint } from './pieces.ts';
import { burst } from './silhouettes.ts';
import { drawDigits } from './text.ts';

/** A five-pointed star about the origin. */
export function drawStar(pen: Pen, r: number, fill: string, line: string, width: number): void {
  pen.beginPath();
  burst(pen, 5, r, r * 0.46);
  paint(pen, fill, line, width);
}

/** An arrow that points to the right, about the origin. */
export function drawArrow(pen: Pen, size: number, fill: string, line: string): void {
  const h = size / 2;
  pen.beginPath();
  pen.moveTo(h, 0);
  pen.lineTo(0, -h * 0.96);
  pen.lineTo(0, -h * 0.44);
  pen.lineTo(-h, -h * 0.44);
  pen.lineTo(-h, h * 0.44);
  pen.lineTo(0, h * 0.44);
  pen.lineTo(0, h * 0.96);
  pen.closePath();
  paint(pen, fill, line, 1.6);
}

/** A clock's face about the origin. */
export function drawClock(pen: Pen, r: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = r * 0.24;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  pen.moveTo(0, -r * 0.55);
  pen.lineTo(0, 0);
  pen.lineTo(r * 0.5, r * 0.12);
  pen.stroke();
  pen.lineCap = 'butt';
}

/** A robot's head about the origin, `size` high; eyes and mouth show `behind`. */
export function drawRobot(pen: Pen, size: number, colour: string, behind: string): void {
  const u = size / 46;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(0, -19 * u, 4.6 * u, 0, 2 * Math.PI);
  pen.fill();
  pen.fillRect(-1.8 * u, -17 * u, 3.6 * u, 10 * u);
  pen.beginPath();
  pen.roundRect(-16.5 * u, -8.5 * u, 33 * u, 31 * u, 8 * u);
  pen.roundRect(-20.5 * u, 0, 5 * u, 14 * u, 2.4 * u);
  pen.roundRect(15.5 * u, 0, 5 * u, 14 * u, 2.4 * u);
  pen.fill();
  pen.fillStyle = behind;
  pen.beginPath();
  for (const x of [-7.5 * u, 7.5 * u]) {
    pen.moveTo(x + 3.9 * u, 3 * u);
    pen.arc(x, 3 * u, 3.9 * u, 0, 2 * Math.PI);
  }
  pen.roundRect(-8 * u, 12 * u, 16 * u, 3.8 * u, 1.9 * u);
  pen.fill();
}

/** The medal of a place, `size` across. */
export const medalMark = markKind('medal', drawMedal, ({ size }) => around(size * 0.6));

function drawMedal(pen: Pen, { place, size }: { readonly place: number; readonly size: number }): void {
  const { fill, ink } = medalColours(place);
  const r = size / 2;
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  paint(pen, mix(fill, INK, 0.55));
  pen.beginPath();
  pen.arc(0, 0, r * 0.94, 0, 2 * Math.PI);
  paint(pen, WHITE);
  pen.beginPath();
  pen.arc(0, 0, r * 0.82, 0, 2 * Math.PI);
  paint(pen, fill);
  drawDigits(pen, String(place), 0, 0, size * 0.62, ink);
}

/** A crown standing on the origin, `width` across. */
export function drawCrown(pen: Pen, width: number): void {
  const u = width / 96;
  const points = [
    [-44, 0],
    [-48, -46],
    [-24, -20],
    [0, -56],
    [24, -20],
    [48, -46],
    [44, 0],
  ] as const;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x * u, y * u);
  pen.closePath();
  paint(pen, GOLD, INK, 4 * u);
  for (const [x, y] of [points[1], points[3], points[5]]) {
    pen.beginPath();
    pen.arc(x * u, y * u, 6.4 * u, 0, 2 * Math.PI);
    paint(pen, STRIKE, INK, 3 * u);
  }
}
