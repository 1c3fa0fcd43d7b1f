/** The top of every board: whose turn it is and how long a turn lasts, beside the card with the dice. */
import type { Seat } from '#rules/game.ts';
import { SEATS, THEMES, WHITE } from './colours.ts';
import { diceCard } from './dice-card.ts';
import { drawClock, drawMedal } from './icons.ts';
import { BAR } from './layout.ts';
import { around, type Mark } from './mark.ts';
import { avatarMark, nameMark, type Person, robotMark } from './people.ts';
import { drawPiece, paint } from './pieces.ts';
import type { BoardPicture, Theme } from './request.ts';
import { drawDigits, widthOf } from './text.ts';

/** The marks of the header. */
export function headerMarks(request: BoardPicture, people: readonly Person[]): readonly Mark[] {
  const card = diceCard(request.dice, request.theme);
  const right = card.width === 0 ? BAR.right : BAR.right - card.width - 8;
  const mover = people.find(({ seat }) => seat === request.turn);
  const bar =
    mover === undefined ? standingBar(request.theme, right, people) : moverBar(request, right, mover);
  return [...bar, ...card.marks];
}

function moverBar(request: BoardPicture, right: number, mover: Person): readonly Mark[] {
  const { theme, clockSeconds } = request;
  const { ink, main } = SEATS[mover.seat];
  const marks: Mark[] = [barMark(theme, right, mover.seat)];
  const hasFace = mover.robot || mover.image !== null;
  if (mover.robot) marks.push(robotMark(122, BAR.middle + 1, 52, ink, main));
  else if (mover.image !== null) marks.push(avatarMark(mover, 122, BAR.middle, 62, WHITE));
  const clock = clockSeconds === null ? null : clockText(clockSeconds);
  const room = clock === null ? 20 : 170;
  const left = hasFace ? 166 : 92;
  marks.push(
    nameMark(mover, left, BAR.middle, { colour: ink, size: 44, smallest: 26, width: right - room - left }),
  );
  if (clock !== null) marks.push(clockMark(clock, right - 20, ink));
  return marks;
}

/** The bar when nobody is on turn: everybody's silhouette, those with a place first and behind its medal. */
function standingBar(theme: Theme, right: number, people: readonly Person[]): readonly Mark[] {
  let x = 22;
  const marks = people
    .toSorted((one, other) => (one.place ?? 9) - (other.place ?? 9))
    .flatMap((person): readonly Mark[] => {
      const { place, seat } = person;
      const medal = place === null ? [] : [medalMark(place, x + 28)];
      x += place === null ? 0 : 60;
      const piece: Mark = {
        key: `bar-piece-${seat}`,
        x: x + 28,
        y: BAR.middle,
        reach: around(40),
        draw: (pen) => drawPiece(pen, badge(theme, seat, 46)),
      };
      x += 80;
      return [...medal, piece];
    });
  return [barMark(theme, right, null), ...marks];
}

function medalMark(place: number, x: number): Mark {
  return {
    key: `bar-medal-${place}`,
    x,
    y: BAR.middle,
    reach: around(32),
    draw: (pen) => drawMedal(pen, place, 54),
  };
}

function barMark(theme: Theme, right: number, seat: Seat | null): Mark {
  return {
    key: `bar-${right}-${seat ?? 'none'}`,
    x: 0,
    y: 0,
    reach: { left: 6, top: 6, right: right + 4, bottom: BAR.top + BAR.high + 4 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(10, BAR.top, right - 10, BAR.high, 20);
      paint(pen, seat === null ? THEMES[theme].card : SEATS[seat].main, THEMES[theme].border, 4);
      if (seat === null) return;
      pen.translate(52, BAR.middle);
      drawPiece(pen, badge(theme, seat, 50));
    },
  };
}

function clockMark(text: string, right: number, colour: string): Mark {
  return {
    key: `clock-${text}-${colour}`,
    x: right,
    y: BAR.middle,
    reach: { left: -160, top: -24, right: 4, bottom: 24 },
    draw: (pen) => {
      const width = widthOf(pen, text, 28);
      drawDigits(pen, text, -width / 2, 0, 28, colour);
      pen.translate(-width - 20, 0);
      drawClock(pen, 14, colour);
    },
  };
}

/** A length of time in the signs of units, which every language reads. */
function clockText(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600} h`;
  if (seconds >= 120 && seconds % 60 === 0) return `${seconds / 60} min`;
  return `${seconds} s`;
}

function badge(theme: Theme, seat: Seat, size: number) {
  return { seat, size, theme, label: [], ring: 'none', stacked: false } as const;
}
