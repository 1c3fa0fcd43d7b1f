/** The ground of a podium: rays, silhouettes raining down, the floor. */
import { baseKind } from '../base.ts';
import type { Pen } from '../canvas.ts';
import { EVERY_SEAT, mix, SEAT_COLOURS, THEMES } from '../colours.ts';
import { FULL } from '../layout.ts';
import { paint } from '../pieces.ts';
import type { Theme } from '../request.ts';
import { SILHOUETTES, trace } from '../silhouettes.ts';

/** What the ground of a podium depends on: whether there is anybody beside the stands. */
interface Ground {
  readonly theme: Theme;
  readonly more: boolean;
}

/** Where the stands are. */
export const FLOOR = 600;

const RAYS = 18;
const CONFETTI = 84;

export const podiumBase = baseKind('podium', drawBase, heightOf);

function heightOf({ more }: Ground): number {
  return more ? 716 : 636;
}

/** Plate, rays, confetti and floor. */
function drawBase(pen: Pen, ground: Ground): void {
  const theme = THEMES[ground.theme];
  const height = heightOf(ground);
  pen.fillStyle = theme.frame;
  pen.fillRect(0, 0, FULL, height);
  pen.save();
  pen.beginPath();
  pen.roundRect(10, 10, FULL - 20, height - 20, 24);
  paint(pen, theme.plate);
  pen.clip();
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray * 2 * Math.PI) / RAYS;
    pen.beginPath();
    pen.moveTo(480, 330);
    for (const side of [0, Math.PI / RAYS])
      pen.lineTo(480 + Math.cos(angle + side) * 900, 330 + Math.sin(angle + side) * 900);
    pen.closePath();
    paint(pen, mix(theme.plate, theme.frame, ground.theme === 'light' ? 0.5 : 0.65));
  }
  for (let bit = 0; bit < CONFETTI; bit++) drawConfetti(pen, bit);
  pen.restore();
  pen.fillStyle = theme.line;
  pen.fillRect(22, FLOOR, FULL - 44, 4);
}

/** The same confetti on every podium: numbers that look thrown, and are not. */
function drawConfetti(pen: Pen, bit: number): void {
  const scattered = (factor: number) => (bit * factor) % 1;
  const seat = EVERY_SEAT[bit % 6] ?? 0;
  pen.save();
  pen.translate(20 + scattered(0.61803) * 920, 18 + scattered(0.75488) ** 1.3 * 340);
  pen.rotate(scattered(0.56984) * 6);
  pen.globalAlpha = 0.86;
  trace(pen, SILHOUETTES[seat], 4.5 + scattered(0.32472) * 5);
  paint(pen, SEAT_COLOURS[seat].main);
  pen.restore();
}
