/** Where everything of a Ludo board lies, in cells from its centre, x to the right and y down. */

import type { Seat } from '#rules/game.ts';
import { type Arms, home, lastOnTrack, squareOf, trackLength, YARD } from '#rules/ludo/board.ts';
import type { Point } from '../../layout.ts';

/** A cell of an arm: column −1 (outward), 0 (home) or 1 (inward), row 0 (inner) to 5. */
export interface ArmCell {
  readonly arm: number;
  readonly column: -1 | 0 | 1;
  readonly row: number;
}

const SQUARES_PER_ARM = 13;

/** The distance from the centre to the side of the centre polygon, whose sides are 3 cells. */
export function apothem(arms: Arms): number {
  return 1.5 / Math.tan(Math.PI / arms);
}

/** The direction of an arm in radians: arm 0 points left, the next ones follow clockwise. */
export function angleOf(arms: Arms, arm: number): number {
  return Math.PI + (arm * 2 * Math.PI) / arms;
}

/** The point `out` cells outward along an arm and `aside` cells to its clockwise side. */
export function alongArm(arms: Arms, arm: number, out: number, aside: number): Point {
  const angle = angleOf(arms, arm);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: cos * out - sin * aside, y: sin * out + cos * aside };
}

/** The middle of a cell. */
export function cellPoint(arms: Arms, { arm, column, row }: ArmCell): Point {
  return alongArm(arms, arm, apothem(arms) + 0.5 + row, column);
}

/** Which cell a track square is; squares run clockwise from red's start. */
export function trackCell(arms: Arms, square: number): ArmCell {
  const arm = Math.floor(square / SQUARES_PER_ARM);
  const step = square % SQUARES_PER_ARM;
  if (step <= 4) return { arm, column: 1, row: 4 - step };
  const next = (arm + 1) % arms;
  if (step <= 10) return { arm: next, column: -1, row: step - 5 };
  return { arm: next, column: step === 11 ? 0 : 1, row: 5 };
}

/** The cell a token stands on; null in the yard and in the centre. */
export function cellOf(arms: Arms, seat: Seat, progress: number): ArmCell | null {
  const square = squareOf(arms, seat, progress);
  if (square !== null) return trackCell(arms, square);
  if (progress === YARD || progress >= home(arms)) return null;
  return { arm: seat, column: 0, row: 5 - (progress - lastOnTrack(arms)) };
}

/** Where a token of a seat is drawn. */
export function pointOf(arms: Arms, seat: Seat, token: number, progress: number): Point {
  if (progress === YARD) return slotPoint(arms, seat, token);
  const cell = cellOf(arms, seat, progress);
  return cell === null ? alongArm(arms, seat, (2 * apothem(arms)) / 3, 0) : cellPoint(arms, cell);
}

/** Where a token that came home is drawn, the first of `count` being `index` 0. */
export function homePoint(arms: Arms, seat: Seat, index: number, count: number): Point {
  return alongArm(arms, seat, apothem(arms) - 0.36, (index - (count - 1) / 2) * 0.56);
}

/** The middle of the yard beside an arm's start. */
export function yardPoint(arms: Arms, seat: number): Point {
  if (arms === 4) return { x: seat === 0 || seat === 3 ? -4.5 : 4.5, y: seat < 2 ? -4.5 : 4.5 };
  return yardAlong(seat, 6.464);
}

/** Where a token waits in its yard: two by two, numbers upright. */
export function slotPoint(arms: Arms, seat: number, token: number): Point {
  const [right, below] = [token % 2 === 1 ? 1 : -1, token >= 2 ? 1 : -1];
  if (arms === 4) {
    const yard = yardPoint(arms, seat);
    return { x: yard.x + right, y: yard.y + 0.62 + below * 0.98 };
  }
  const middle = yardAlong(seat, 6.52);
  return { x: middle.x + right * 0.64, y: middle.y + below * 0.64 };
}

/** The three corners of a hexagon's yard. */
export function yardTriangle(seat: number, scale: number): readonly Point[] {
  const middle = yardAlong(seat, 6.464);
  const angle = angleOf(6, seat) + Math.PI / 6;
  return [Math.PI, Math.PI / 3, -Math.PI / 3].map((turn) => ({
    x: middle.x + Math.cos(angle + turn) * 3.464 * scale,
    y: middle.y + Math.sin(angle + turn) * 3.464 * scale,
  }));
}

/** The outline of the hexagon's board, twelve corners. */
export function hexOutline(scale: number): readonly Point[] {
  const out = apothem(6) + 6;
  return Array.from({ length: 6 }, (_, arm) =>
    [-1.5, 1.5].map((aside) => alongArm(6, arm, out * scale, aside * scale)),
  ).flat();
}

/** Every cell that can be stood on, track first, then the columns. */
export function allCells(arms: Arms): readonly ArmCell[] {
  const track = Array.from({ length: trackLength(arms) }, (_, square) => trackCell(arms, square));
  const columns = Array.from({ length: arms }, (_, arm) =>
    [4, 3, 2, 1, 0].map((row): ArmCell => ({ arm, column: 0, row })),
  );
  return [...track, ...columns.flat()];
}

function yardAlong(seat: number, distance: number): Point {
  const angle = angleOf(6, seat) + Math.PI / 6;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}
