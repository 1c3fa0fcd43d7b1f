/** The top of every board: whose turn it is and how long a turn lasts, beside the card with the dice. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { SEAT_COLOURS, THEMES, WHITE } from './colours.ts';
import { diceCard } from './dice-card.ts';
import { drawClock, medalMark } from './icons.ts';
import { BAR, ORIGIN } from './layout.ts';
import { type Mark, markKind } from './mark.ts';
import { avatarMark, type DrawnPerson, nameMark, robotMark } from './people.ts';
import { badgeMark, drawBadge, paint } from './pieces.ts';
import type { BoardPicture, Theme } from './request.ts';
import { drawDigits, widthOf } from './text.ts';

interface Bar {
  readonly theme: Theme;
  readonly right: number;
  readonly seat: Seat | null;
}

const barMark = markKind('bar', drawBar, ({ right }) => ({
  left: 6,
  top: 6,
  right: right + 4,
  bottom: BAR.top + BAR.high + 4,
}));

/** A length of time whose right end is at the point. */
const clockMark = markKind('clock', drawTime, () => ({ left: -160, top: -24, right: 4, bottom: 24 }));

/** The marks of the header. */
export function headerMarks(request: BoardPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  const card = diceCard(request.dice, request.theme);
  const right = card.width === 0 ? BAR.right : BAR.right - card.width - 8;
  const mover = people.find(({ seat }) => seat === request.seatOnTurn);
  const bar =
    mover === undefined ? standingBar(request.theme, right, people) : moverBar(request, right, mover);
  return [...bar, ...card.marks];
}

function moverBar(request: BoardPicture, right: number, mover: DrawnPerson): readonly Mark[] {
  const { theme, clockSeconds } = request;
  const { seat, name, robot, image } = mover;
  const { ink, main } = SEAT_COLOURS[seat];
  const y = BAR.middle;
  const marks: Mark[] = [barMark({ theme, right, seat }, ORIGIN)];
  if (robot) marks.push(robotMark({ size: 52, colour: ink, behind: main }, { x: 122, y: y + 1 }));
  else if (image !== null) marks.push(avatarMark({ image, size: 62, rim: WHITE }, { x: 122, y }));
  const room = clockSeconds === null ? 20 : 170;
  const left = robot || image !== null ? 166 : 92;
  const width = right - room - left;
  marks.push(nameMark({ name, colour: ink, size: 44, smallest: 26, width, align: 'left' }, { x: left, y }));
  if (clockSeconds !== null)
    marks.push(clockMark({ seconds: clockSeconds, colour: ink }, { x: right - 20, y }));
  return marks;
}

/** The bar when nobody is on turn: everybody's silhouette, those with a place first and behind its medal. */
function standingBar(theme: Theme, right: number, people: readonly DrawnPerson[]): readonly Mark[] {
  const marks: Mark[] = [barMark({ theme, right, seat: null }, ORIGIN)];
  const y = BAR.middle;
  let x = 50;
  for (const { place, seat } of people.toSorted((one, other) => (one.place ?? 9) - (other.place ?? 9))) {
    if (place !== null) {
      marks.push(medalMark({ place, size: 54 }, { x, y }));
      x += 60;
    }
    marks.push(badgeMark({ theme, seat, size: 46 }, { x, y }));
    x += 80;
  }
  return marks;
}

function drawBar(pen: Pen, { theme, right, seat }: Bar): void {
  pen.beginPath();
  pen.roundRect(10, BAR.top, right - 10, BAR.high, 20);
  paint(pen, seat === null ? THEMES[theme].card : SEAT_COLOURS[seat].main, THEMES[theme].border, 4);
  if (seat === null) return;
  pen.translate(52, BAR.middle);
  drawBadge(pen, { theme, seat, size: 50 });
}

function drawTime(
  pen: Pen,
  { seconds, colour }: { readonly seconds: number; readonly colour: string },
): void {
  const text = timeText(seconds);
  const width = widthOf(pen, text, 28);
  drawDigits(pen, text, -width / 2, 0, 28, colour);
  pen.translate(-width - 20, 0);
  drawClock(pen, 14, colour);
}

/** A length of time in the signs of units, which every language reads. */
function timeText(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600} h`;
  if (seconds >= 120 && seconds % 60 === 0) return `${seconds / 60} min`;
  return `${seconds} s`;
}
