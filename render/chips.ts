/** The chips with names: under a board, and beside the podium. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { GOLD, SEAT_COLOURS, THEMES } from './colours.ts';
import { medalMark } from './icons.ts';
import type { Point } from './layout.ts';
import { type Mark, markKind } from './mark.ts';
import { avatarMark, type DrawnPerson, nameMark, robotMark } from './people.ts';
import { drawBadge, paint } from './pieces.ts';
import type { Theme } from './request.ts';
import { drawDigits, widthOf } from './text.ts';

/** Where a chip stands and what it says at its right end. */
interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly active: boolean;
  readonly end: { readonly kind: 'nothing' } | { readonly kind: 'number' | 'medal'; readonly value: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const PER_ROW = 3;
const ROW = 70;

const groundMark = markKind('chip ground', drawGround, ({ width, height }) => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
}));

const frameMark = markKind('chip frame', drawFrame, ({ width, height }) => ({
  left: -4,
  top: -4,
  right: width + 4,
  bottom: height + 4,
}));

/** A number whose right end is at the point. */
const numberMark = markKind('chip number', drawChipNumber, () => ({
  left: -60,
  top: -20,
  right: 4,
  bottom: 20,
}));

/** How high the rows of chips under a board of so many players are. */
export function chipRows(count: number): number {
  return Math.ceil(count / PER_ROW) * ROW;
}

/** Where the `at`-th chip under a board stands, the first row beginning at `top`. */
export function chipUnder(top: number, at: number): Size & Point {
  return { x: 10 + (at % PER_ROW) * 316, y: top + Math.floor(at / PER_ROW) * ROW, width: 308, height: 62 };
}

/** A person's chip: silhouette, face, name, and a number or medal. */
export function chipMarks(theme: Theme, person: DrawnPerson, chip: Chip): readonly Mark[] {
  const { x, y, width, height, active, end } = chip;
  const { seat, name, robot, image } = person;
  const { text, card, secondary } = THEMES[theme];
  const middle = y + height / 2;
  const left = robot || image !== null ? 126 : 76;
  const room = end.kind === 'nothing' ? 12 : end.kind === 'medal' ? 58 : 66;
  const marks: Mark[] = [groundMark({ theme, seat, width, height }, chip)];
  if (active) marks.push(frameMark({ width, height }, chip));
  if (robot) marks.push(robotMark({ size: 38, colour: text, behind: card }, { x: x + 96, y: middle + 1 }));
  else if (image !== null)
    marks.push(avatarMark({ image, size: 44, rim: secondary }, { x: x + 97, y: middle }));
  marks.push(
    nameMark(
      { name, colour: text, size: 28, smallest: 21, width: width - left - room, align: 'left' },
      { x: x + left, y: middle },
    ),
  );
  if (end.kind === 'medal')
    marks.push(medalMark({ place: end.value, size: 46 }, { x: x + width - 31, y: middle }));
  else if (end.kind === 'number')
    marks.push(numberMark({ value: end.value, colour: secondary }, { x: x + width - 12, y: middle }));
  return marks;
}

function drawGround(
  pen: Pen,
  { theme, seat, width, height }: Size & { readonly theme: Theme; readonly seat: Seat },
): void {
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 14);
  paint(pen, THEMES[theme].card);
  pen.beginPath();
  pen.roundRect(0, 0, 64, height, [14, 0, 0, 14]);
  paint(pen, SEAT_COLOURS[seat].main);
  pen.translate(32, height / 2);
  drawBadge(pen, { theme, seat, size: 38 });
}

function drawFrame(pen: Pen, { width, height }: Size): void {
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 14);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 6;
  pen.stroke();
}

function drawChipNumber(
  pen: Pen,
  { value, colour }: { readonly value: number; readonly colour: string },
): void {
  const text = String(value);
  drawDigits(pen, text, -widthOf(pen, text, 28) / 2, 0, 28, colour);
}
