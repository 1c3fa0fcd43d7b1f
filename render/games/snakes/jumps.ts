/** Ladders and snakes, drawn from square to square. */
import type { Pen } from '../../canvas.ts';
import { GOLD, INK, SNAKES, STRIKE, THEMES, WHITE } from '../../colours.ts';
import type { Point } from '../../layout.ts';
import { paint } from '../../pieces.ts';
import type { SnakesPicture, Theme } from '../../request.ts';
import { squarePoint } from './layout.ts';

export type Jump = SnakesPicture['jumps'][number];

/** How a jump is drawn: as the board has it, or as the one just taken. */
type JumpLook = 'plain' | 'taken';

/** The jumps in the order they are drawn: ladders, then snakes, the longest first. */
export function drawingOrder(jumps: readonly Jump[]): readonly Jump[] {
  const long = ({ from, to }: Jump) => distance(squarePoint(from), squarePoint(to));
  return jumps.toSorted(
    (one, other) =>
      Number(isSnake(one)) - Number(isSnake(other)) || long(other) - long(one) || one.from - other.from,
  );
}

/** Whether a jump leads down. */
export function isSnake({ from, to }: Jump): boolean {
  return to < from;
}

/** Draws a snake or a ladder; snakes take their colours in turn. */
export function drawJump(pen: Pen, jump: Jump, jumps: readonly Jump[], theme: Theme, look: JumpLook): void {
  const [from, to] = [squarePoint(jump.from), squarePoint(jump.to)];
  if (isSnake(jump)) {
    const nth = jumps.filter((other) => isSnake(other) && other.from < jump.from).length;
    drawSnake(pen, from, to, nth, look);
  } else drawLadder(pen, from, to, theme, look);
}

function drawLadder(pen: Pen, foot: Point, top: Point, theme: Theme, look: JumpLook): void {
  const { rail, rung } = THEMES[theme];
  const length = distance(foot, top) - 32;
  const rungs = Math.max(2, Math.round(length / 27));
  pen.save();
  pen.translate((foot.x + top.x) / 2, (foot.y + top.y) / 2);
  pen.rotate(Math.atan2(top.y - foot.y, top.x - foot.x));
  pen.lineCap = 'round';
  const stroke = (wide: number, colour: string, draw: () => void) => {
    pen.beginPath();
    draw();
    pen.lineWidth = wide;
    pen.strokeStyle = colour;
    pen.stroke();
  };
  const rails = () => {
    for (const side of [-15, 15]) {
      pen.moveTo(-length / 2, side);
      pen.lineTo(length / 2, side);
    }
  };
  const steps = () => {
    for (let at = 0; at < rungs; at++) {
      const x = -length / 2 + ((at + 0.5) * length) / rungs;
      pen.moveTo(x, -15);
      pen.lineTo(x, 15);
    }
  };
  if (look === 'taken') {
    stroke(22, INK, rails);
    stroke(18, GOLD, rails);
  }
  stroke(10, INK, steps);
  stroke(6, rung, steps);
  stroke(12, INK, rails);
  stroke(8, rail, rails);
  pen.restore();
}

interface BodyPoint {
  readonly at: Point;
  /** Unit vector to the side. */
  readonly side: Point;
  readonly half: number;
}

function drawSnake(pen: Pen, head: Point, tail: Point, nth: number, look: JumpLook): void {
  const [body, belly] = SNAKES[nth % SNAKES.length] ?? SNAKES[0] ?? [INK, WHITE];
  const samples = samplesOf(head, tail, nth % 2 === 0 ? 1 : -1);
  if (look === 'taken') {
    outline(pen, samples);
    for (const [colour, wide] of [
      [INK, 15],
      [GOLD, 11],
    ] as const) {
      pen.lineWidth = wide;
      pen.strokeStyle = colour;
      pen.stroke();
    }
  }
  outline(pen, samples);
  pen.lineWidth = 5;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.fillStyle = body;
  pen.fill();
  for (let at = 4; at < samples.length - 2; at += 3) {
    const sample = samples[at];
    const next = samples[at + 1];
    if (sample === undefined || next === undefined) continue;
    diamond(pen, sample, next, belly);
  }
  const [first, second] = [samples[0], samples[2]];
  if (first !== undefined && second !== undefined) drawHead(pen, first.at, second.at, body);
}

/** The middle line from head to tail, swinging from side to side and thinning out. */
function samplesOf(head: Point, tail: Point, sign: number): readonly BodyPoint[] {
  const length = distance(head, tail);
  const [ux, uy] = [(tail.x - head.x) / length, (tail.y - head.y) / length];
  const waves = Math.max(1, Math.round(length / 230));
  const swing = Math.min(30, 14 + 0.045 * length) * sign;
  const point = (t: number): Point => {
    const fade = Math.min(1, t / 0.2) * Math.min(1, (1 - t) / 0.25);
    const aside = Math.sin(2 * Math.PI * waves * t) * swing * fade;
    return { x: head.x + ux * length * t - uy * aside, y: head.y + uy * length * t + ux * aside };
  };
  const count = Math.max(12, Math.round(length / 9));
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [before, after] = [point(Math.max(0, t - 0.01)), point(Math.min(1, t + 0.01))];
    const span = distance(before, after);
    const side = { x: -(after.y - before.y) / span, y: (after.x - before.x) / span };
    const half = t < 0.12 ? 10 + (3 * t) / 0.12 : 13 * (1 - ((t - 0.12) / 0.88) ** 1.6) + 2.2;
    return { at: point(t), side, half };
  });
}

function outline(pen: Pen, samples: readonly BodyPoint[]): void {
  pen.beginPath();
  for (const { at, side, half } of samples) pen.lineTo(at.x + side.x * half, at.y + side.y * half);
  for (const { at, side, half } of samples.toReversed())
    pen.lineTo(at.x - side.x * half, at.y - side.y * half);
  pen.closePath();
}

function diamond(pen: Pen, { at, half }: BodyPoint, next: BodyPoint, colour: string): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(Math.atan2(next.at.y - at.y, next.at.x - at.x));
  pen.beginPath();
  pen.moveTo(half * 0.62, 0);
  pen.lineTo(0, half * 0.5);
  pen.lineTo(-half * 0.62, 0);
  pen.lineTo(0, -half * 0.5);
  pen.closePath();
  paint(pen, colour);
  pen.restore();
}

function drawHead(pen: Pen, at: Point, behind: Point, body: string): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(Math.atan2(at.y - behind.y, at.x - behind.x));
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(18, 0);
  pen.lineTo(29, 0);
  pen.lineTo(35, -5);
  pen.moveTo(29, 0);
  pen.lineTo(35, 5);
  pen.strokeStyle = STRIKE;
  pen.lineWidth = 3;
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, 0, 21, 16, 0, 0, 2 * Math.PI);
  paint(pen, body, INK, 3);
  for (const side of [-7.5, 7.5]) {
    pen.beginPath();
    pen.arc(5, side, 6, 0, 2 * Math.PI);
    paint(pen, WHITE, INK, 1.6);
    pen.beginPath();
    pen.arc(7, side, 2.8, 0, 2 * Math.PI);
    paint(pen, INK);
  }
  pen.restore();
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
