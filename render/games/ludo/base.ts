/** What never changes while a game of Ludo is on: plate, squares, centre and the empty yards. */

import type { Seat } from '#rules/game.ts';
import { safeSquares } from '#rules/ludo/board.ts';
import { baseKind } from '../../base.ts';
import type { Pen } from '../../canvas.ts';
import { GOLD, INK, mix, SEAT_COLOURS, THEMES, type ThemeColours, yardTones } from '../../colours.ts';
import { drawArrow, drawStar } from '../../icons.ts';
import { FULL } from '../../layout.ts';
import { paint } from '../../pieces.ts';
import type { Theme } from '../../request.ts';
import { roundedPolygon } from '../../silhouettes.ts';
import {
  type ArmCell,
  allCells,
  alongArm,
  angleOf,
  apothem,
  cellPoint,
  hexOutline,
  slotPoint,
  trackCell,
  yardPoint,
} from './geometry.ts';
import { BOARDS, type BoardLayout, type BoardName, corners, onPicture, yardPath } from './layout.ts';

/** What the empty board depends on. */
interface Ground {
  readonly board: BoardName;
  readonly theme: Theme;
  /** Whether starts and stars are safe. */
  readonly safe: boolean;
  /** The seats that somebody sits at, in order. */
  readonly seats: readonly Seat[];
}

/** The empty board. */
export const ludoBase = baseKind('ludo', drawBase, ({ board }) => BOARDS[board].height);

function drawBase(pen: Pen, { board, theme: name, safe, seats }: Ground): void {
  const theme = THEMES[name];
  const layout = BOARDS[board];
  const seated = new Set(seats);
  pen.fillStyle = theme.frame;
  pen.fillRect(0, 0, FULL, layout.height);
  plate(pen, layout);
  paint(pen, theme.plate);
  for (const arm of layout.seats) drawYard(pen, layout, name, arm, seated.has(arm));
  for (const cell of allCells(layout.arms)) drawCell(pen, layout, theme, cell, { seated, safe });
  drawCentre(pen, layout, theme, seated);
}

function plate(pen: Pen, layout: BoardLayout): void {
  pen.beginPath();
  if (layout.arms === 4) {
    const half = 7.5 * layout.cell + 7;
    pen.roundRect(layout.centre.x - half, layout.centre.y - half, half * 2, half * 2, 26);
  } else roundedPolygon(pen, corners(layout, hexOutline(1.012)), 18);
}

function drawYard(pen: Pen, layout: BoardLayout, theme: Theme, seat: Seat, taken: boolean): void {
  const { ground, inner, slot } = yardTones(theme, taken ? seat : null);
  yardPath(pen, layout, seat);
  paint(pen, ground);
  const { x, y } = onPicture(layout, yardPoint(layout.arms, seat));
  pen.beginPath();
  if (layout.arms === 4) pen.roundRect(x - 170, y - 102, 340, 272, 16);
  else pen.arc(x, y, 1.5 * layout.cell, 0, 2 * Math.PI);
  paint(pen, inner);
  for (const token of [0, 1, 2, 3]) {
    const at = onPicture(layout, slotPoint(layout.arms, seat, token));
    pen.beginPath();
    pen.arc(at.x, at.y, layout.arms === 4 ? 39 : 27, 0, 2 * Math.PI);
    paint(pen, slot);
  }
}

function drawCell(
  pen: Pen,
  layout: BoardLayout,
  theme: ThemeColours,
  cell: ArmCell,
  { seated, safe }: { readonly seated: ReadonlySet<Seat>; readonly safe: boolean },
): void {
  const { cell: size } = layout;
  const owner = layout.seats[cell.arm] ?? 0;
  const colour = seated.has(owner) ? SEAT_COLOURS[owner].main : theme.unused;
  const known = kindOf(layout, cell);
  const kind = known === 'star' && !safe ? 'plain' : known;
  const fills = {
    plain: theme.square,
    entry: theme.square,
    star: theme.starSquare,
    home: colour,
    start: colour,
  };
  const { x, y } = onPicture(layout, cellPoint(layout.arms, cell));
  const angle = angleOf(layout.arms, cell.arm);
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle + Math.PI / 2);
  pen.beginPath();
  pen.roundRect(-size / 2 + 1, -size / 2 + 1, size - 2, size - 2, 5);
  paint(pen, fills[kind], theme.line, 1.6);
  if (kind === 'entry') {
    pen.rotate(Math.PI / 2);
    drawArrow(pen, size * 0.56, colour, theme.starLine);
  }
  pen.restore();
  if (!safe || (kind !== 'star' && kind !== 'start')) return;
  pen.save();
  pen.translate(x, y);
  // Stars stand upright on turned squares too.
  if (kind === 'star') drawStar(pen, size * 0.4, theme.starFill, theme.starLine, 2.4);
  else if (seated.has(owner))
    drawStar(pen, size * 0.4, mix(colour, '#FFFFFF', 0.35), SEAT_COLOURS[owner].ink, 2.4);
  else drawStar(pen, size * 0.4, colour, theme.starLine, 2.4);
  pen.restore();
}

/** What a cell looks like; `entry` is the last track square before a home column. */
function kindOf({ arms: count }: BoardLayout, cell: ArmCell): 'plain' | 'entry' | 'home' | 'star' | 'start' {
  if (cell.column === 0) return cell.row === 5 ? 'entry' : 'home';
  const safe = [...safeSquares(count)].map((square) => trackCell(count, square));
  const isSafe = safe.some(
    ({ arm, column, row }) => arm === cell.arm && column === cell.column && row === cell.row,
  );
  if (!isSafe) return 'plain';
  return cell.column === 1 ? 'start' : 'star';
}

function drawCentre(pen: Pen, layout: BoardLayout, theme: ThemeColours, seated: ReadonlySet<Seat>): void {
  const out = apothem(layout.arms);
  for (const seat of layout.seats) {
    const triangle = [
      { x: 0, y: 0 },
      alongArm(layout.arms, seat, out, -1.5),
      alongArm(layout.arms, seat, out, 1.5),
    ];
    pen.beginPath();
    for (const { x, y } of corners(layout, triangle).map(([cx, cy]) => ({ x: cx, y: cy }))) pen.lineTo(x, y);
    pen.closePath();
    paint(pen, seated.has(seat) ? SEAT_COLOURS[seat].main : theme.unused, theme.separator, 3);
  }
  pen.beginPath();
  pen.arc(layout.centre.x, layout.centre.y, layout.cell * (layout.arms === 4 ? 0.44 : 0.62), 0, 2 * Math.PI);
  paint(pen, theme.plate, theme.line, 3);
  pen.save();
  pen.translate(layout.centre.x, layout.centre.y);
  drawStar(pen, layout.cell * (layout.arms === 4 ? 0.28 : 0.38), GOLD, INK, 2.4);
  pen.restore();
}
