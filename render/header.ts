/** The top of every board: whose turn it is and how long a turn lasts, beside the card with the dice. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { SEAT_COLOURS, THEMES, WHITE } from './colours.ts';
import { diceCard } from './dice-card.ts';
import { drawClock, medalMark } from './icons.ts';
import { BAR, ORIGIN } from './layout.ts';
import { around, type Mark, markKind } from './mark.ts';
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

/** A seat that nobody sits at yet. */
const freeMark = markKind('free seat', drawFree, () => around(25));

/** What stands between two teams. */
const dividerMark = markKind('team divider', drawDivider, () => around(28));

/** The marks of the header. */
export function headerMarks(request: BoardPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  const card = diceCard(request.dice, request.theme);
  const right = card.width === 0 ? BAR.right : BAR.right - card.width - 8;
  const mover = people.find(({ seat }) => seat === request.seatOnTurn);
  const bar = mover === undefined ? standingBar(request, right, people) : moverBar(request, right, mover);
  return [...bar, ...card.marks];
}

function moverBar(request: BoardPicture, right: number, mover: DrawnPerson): readonly Mark[] {
  const { theme, clockSeconds } = request;
  const { seat, name, robot, image, partner } = mover;
  const { ink, main } = SEAT_COLOURS[seat];
  const y = BAR.middle;
  const marks: Mark[] = [barMark({ theme, right, seat }, ORIGIN)];
  if (partner !== null) marks.push(badgeMark({ theme, seat: partner, size: 26 }, { x: 76, y: y + 24 }));
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

/**
 * The bar when nobody is on turn: everybody's silhouette and face, teams together, those with a place first and behind
 * its medal; then the seats that are free, and how long a turn will last.
 */
function standingBar(
  { theme, clockSeconds, free = 0 }: BoardPicture,
  right: number,
  people: readonly DrawnPerson[],
): readonly Mark[] {
  const { card, text, secondary } = THEMES[theme];
  const y = BAR.middle;
  const marks: Mark[] = [barMark({ theme, right, seat: null }, ORIGIN)];
  let x = 50;
  let team: number | null = null;
  for (const { place, seat, partner, robot, image } of people.toSorted(asTheyStand)) {
    const own = teamOf(seat, partner);
    if (team !== null && partner !== null && own !== team) {
      marks.push(dividerMark({ colour: secondary }, { x: x - 8, y }));
      x += 32;
    }
    team = own;
    if (place !== null) {
      marks.push(medalMark({ place, size: 54 }, { x, y }));
      x += 60;
    }
    marks.push(badgeMark({ theme, seat, size: 46 }, { x, y }));
    x += 58;
    if (robot) marks.push(robotMark({ size: 46, colour: text, behind: card }, { x, y: y + 1 }));
    else if (image !== null) marks.push(avatarMark({ image, size: 50, rim: secondary }, { x, y }));
    x += robot || image !== null ? 66 : 8;
  }
  for (let seat = 0; seat < free; seat += 1) {
    marks.push(freeMark({ colour: secondary }, { x, y }));
    x += 62;
  }
  if (clockSeconds !== null)
    marks.push(clockMark({ seconds: clockSeconds, colour: text }, { x: right - 20, y }));
  return marks;
}

function asTheyStand(one: DrawnPerson, other: DrawnPerson): number {
  return (
    (one.place ?? 9) - (other.place ?? 9) ||
    teamOf(one.seat, one.partner) - teamOf(other.seat, other.partner) ||
    one.seat - other.seat
  );
}

/** Partners have the same team, named by the lower of their seats. */
function teamOf(seat: Seat, partner: Seat | null): number {
  return partner === null ? seat : Math.min(seat, partner);
}

function drawFree(pen: Pen, { colour }: { readonly colour: string }): void {
  pen.beginPath();
  pen.arc(0, 0, 21, 0, 2 * Math.PI);
  pen.strokeStyle = colour;
  pen.lineWidth = 4;
  pen.setLineDash([9, 7.5]);
  pen.stroke();
}

function drawDivider(pen: Pen, { colour }: { readonly colour: string }): void {
  pen.beginPath();
  pen.roundRect(-2, -26, 4, 52, 2);
  paint(pen, colour);
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
