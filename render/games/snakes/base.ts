/** The numbered board with its ladders and snakes. */
import { baseKind } from '../../base.ts';
import type { Pen } from '../../canvas.ts';
import { GOLD, INK, THEMES } from '../../colours.ts';
import { fontFor } from '../../fonts.ts';
import { drawStar } from '../../icons.ts';
import { FULL } from '../../layout.ts';
import { paint } from '../../pieces.ts';
import type { Theme } from '../../request.ts';
import { drawingOrder, drawJump, isSnake, type Jump } from './jumps.ts';
import { BOARD, CHIPS_TOP, LAST, SQUARES, squarePoint } from './layout.ts';

/** A board as it lies there. */
export interface Ground {
  readonly theme: Theme;
  readonly jumps: readonly Jump[];
}

interface WithChips extends Ground {
  /** How much room the names below take. */
  readonly chips: number;
}

/** The empty board, with room for its players' names below. */
export const snakesBase = baseKind('snakes', drawBase, heightOf);

function heightOf({ chips }: WithChips): number {
  return CHIPS_TOP + chips + 2;
}

function drawBase(pen: Pen, ground: WithChips): void {
  const theme = THEMES[ground.theme];
  const { cell, left, top } = BOARD;
  pen.fillStyle = theme.frame;
  pen.fillRect(0, 0, FULL, heightOf(ground));
  pen.beginPath();
  pen.roundRect(left - 7, top - 7, cell * 10 + 14, cell * 10 + 14, 20);
  paint(pen, theme.plate);
  for (const square of SQUARES) {
    const { x, y } = squarePoint(square);
    pen.beginPath();
    pen.roundRect(x - cell / 2 + 1, y - cell / 2 + 1, cell - 2, cell - 2, 5);
    paint(pen, fieldColour(ground, square));
  }
  const goal = squarePoint(LAST);
  pen.save();
  pen.translate(goal.x + 6, goal.y + 8);
  drawStar(pen, 26, GOLD, INK, 2.4);
  pen.restore();
  for (const jump of drawingOrder(ground.jumps)) drawJump(pen, jump, ground.jumps, ground.theme, 'plain');
  for (const square of SQUARES) drawSquareNumber(pen, ground, square);
}

/** The number of a square, and where its ladder or snake leads, over whatever lies there. */
export function drawSquareNumber(pen: Pen, ground: Ground, square: number): void {
  const { cell } = BOARD;
  const { x, y } = squarePoint(square);
  const halo = fieldColour(ground, square);
  pen.textAlign = 'left';
  pen.direction = 'ltr';
  pen.textBaseline = 'alphabetic';
  haloed(pen, String(square), x - cell / 2 + 7, y - cell / 2 + 26, 25, THEMES[ground.theme].text, halo);
  const jump = jumpAt(ground.jumps, square);
  if (jump !== undefined) drawTarget(pen, ground.theme, jump, x + cell / 2 - 6, y + cell / 2 - 7, halo);
}

function drawTarget(pen: Pen, theme: Theme, jump: Jump, right: number, bottom: number, halo: string): void {
  const down = isSnake(jump);
  const colour = down ? THEMES[theme].down : THEMES[theme].up;
  const text = String(jump.to);
  pen.font = fontFor(21, false);
  const left = right - pen.measureText(text).width;
  haloed(pen, text, left, bottom - 1, 21, colour, halo);
  const [x, y] = [left - 11, bottom - 8.5];
  const tip = down ? 8 : -8;
  pen.beginPath();
  pen.moveTo(x, y + tip);
  pen.lineTo(x - 8, y - tip * 0.85);
  pen.lineTo(x + 8, y - tip * 0.85);
  pen.closePath();
  pen.strokeStyle = halo;
  pen.lineWidth = 5;
  pen.stroke();
  paint(pen, colour);
}

function haloed(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  halo: string,
): void {
  pen.font = fontFor(size, false);
  pen.strokeStyle = halo;
  pen.lineWidth = 6;
  pen.strokeText(text, x, y);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function fieldColour({ theme, jumps }: Ground, square: number): string {
  const { fields, ladderFoot, snakeMouth } = THEMES[theme];
  const jump = jumpAt(jumps, square);
  if (jump !== undefined) return isSnake(jump) ? snakeMouth : ladderFoot;
  const row = Math.floor((square - 1) / 10);
  return fields[(((square - 1) % 10) + row + (row % 2)) % 2 === 0 ? 0 : 1];
}

function jumpAt(jumps: readonly Jump[], square: number): Jump | undefined {
  return jumps.find(({ from }) => from === square);
}
