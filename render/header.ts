/** The top of every board: whose turn it is, how long a turn lasts, and the card with the dice. */
import type { Face, Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { GOLD, SEATS, STRIKE, THEMES, WHITE } from './colours.ts';
import { drawClock, drawDie, drawMedal } from './icons.ts';
import { FULL } from './layout.ts';
import { around, type Mark } from './mark.ts';
import { avatarMark, nameMark, type Person, robotMark } from './people.ts';
import { drawPiece, paint } from './pieces.ts';
import type { BoardPicture, CardDie, DiceCard, Theme } from './request.ts';
import { drawDigits, widthOf } from './text.ts';

const TOP = 10;
const HIGH = 86;
const MIDDLE = TOP + HIGH / 2;
const EDGE = FULL - 10;
const BIG = 72;
const SMALL = 54;
const GAP = 10;
const MARGIN = 18;
/** A series can be longer than the card: the oldest numbers make room. */
const MOST_DICE = 6;

interface CardPlace {
  readonly face: Face | null;
  readonly size: number;
  readonly look: 'plain' | 'current' | 'played' | 'void';
}

/** The marks of the header. */
export function headerMarks(request: BoardPicture, people: readonly Person[]): readonly Mark[] {
  const places = placesOf(request.dice);
  const card = cardWidth(places);
  const right = card === 0 ? EDGE : EDGE - card - 8;
  const mover = people.find(({ seat }) => seat === request.turn);
  const bar =
    mover === undefined ? standingBar(request.theme, right, people) : moverBar(request, right, mover);
  return [...bar, ...cardMarks(request, places, card)];
}

function moverBar(request: BoardPicture, right: number, mover: Person): readonly Mark[] {
  const { theme, clockSeconds } = request;
  const { ink, main } = SEATS[mover.seat];
  const marks: Mark[] = [barMark(theme, right, mover.seat)];
  const hasFace = mover.robot || mover.image !== null;
  if (mover.robot) marks.push(robotMark(122, MIDDLE + 1, 52, ink, main));
  else if (mover.image !== null) marks.push(avatarMark(mover, 122, MIDDLE, 62, WHITE));
  const clock = clockSeconds === null ? null : clockText(clockSeconds);
  const room = clock === null ? 20 : 170;
  const left = hasFace ? 166 : 92;
  marks.push(
    nameMark(mover, left, MIDDLE, { colour: ink, size: 44, smallest: 26, width: right - room - left }),
  );
  if (clock !== null) marks.push(clockMark(clock, right - 20, ink));
  return marks;
}

/** The bar of a game that is over: the places, by silhouette. */
function standingBar(theme: Theme, right: number, people: readonly Person[]): readonly Mark[] {
  const placed = people
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const marks = placed.flatMap((person, at): readonly Mark[] => [
    {
      key: `bar-medal-${person.place ?? 0}`,
      x: 50 + at * 140,
      y: MIDDLE,
      reach: around(32),
      draw: (pen) => drawMedal(pen, person.place ?? 0, 54),
    },
    {
      key: `bar-piece-${person.seat}`,
      x: 110 + at * 140,
      y: MIDDLE,
      reach: around(40),
      draw: (pen) => drawPiece(pen, badge(theme, person.seat, 46)),
    },
  ]);
  return [barMark(theme, right, null), ...marks];
}

function barMark(theme: Theme, right: number, seat: Seat | null): Mark {
  return {
    key: `bar-${right}-${seat ?? 'none'}`,
    x: 0,
    y: 0,
    reach: { left: 6, top: 6, right: right + 4, bottom: TOP + HIGH + 4 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(10, TOP, right - 10, HIGH, 20);
      paint(pen, seat === null ? THEMES[theme].card : SEATS[seat].main, THEMES[theme].border, 4);
      if (seat === null) return;
      pen.translate(52, MIDDLE);
      drawPiece(pen, badge(theme, seat, 50));
    },
  };
}

function clockMark(text: string, right: number, colour: string): Mark {
  return {
    key: `clock-${text}-${colour}`,
    x: right,
    y: MIDDLE,
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

function placesOf(dice: DiceCard): readonly CardPlace[] {
  switch (dice.kind) {
    case 'none':
      return [];
    case 'waiting':
      return Array.from({ length: dice.dice }, () => ({ face: null, size: BIG, look: 'plain' }));
    case 'void':
      return dice.faces.slice(-MOST_DICE).map((face) => ({ face, size: SMALL, look: 'void' }));
    case 'rolled': {
      const shown = shownDice(dice.dice);
      return shown.map(({ face, use }) => ({
        face,
        size: use === 'current' ? BIG : SMALL,
        look: use === 'queued' ? 'plain' : use === 'current' && shown.length === 1 ? 'plain' : use,
      }));
    }
  }
}

function shownDice(dice: readonly CardDie[]): readonly CardDie[] {
  const current = Math.max(
    0,
    dice.findIndex(({ use }) => use === 'current'),
  );
  const first = Math.max(0, Math.min(current - 1, dice.length - MOST_DICE));
  return dice.slice(first, first + MOST_DICE);
}

function cardWidth(places: readonly CardPlace[]): number {
  if (places.length === 0) return 0;
  return places.reduce((sum, { size }) => sum + size, 0) + (places.length - 1) * GAP + 2 * MARGIN;
}

function cardMarks(request: BoardPicture, places: readonly CardPlace[], width: number): readonly Mark[] {
  if (width === 0) return [];
  const { theme } = request;
  const left = EDGE - width;
  const card: Mark = {
    key: `card-${width}`,
    x: left,
    y: 0,
    reach: { left: -2, top: TOP - 2, right: width + 2, bottom: TOP + HIGH + 2 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, TOP, width, HIGH, 18);
      paint(pen, THEMES[theme].card, THEMES[theme].line, 2);
    },
  };
  let x = left + MARGIN;
  const dice = places.map(({ face, size, look }): Mark => {
    const middle = x + size / 2;
    x += size + GAP;
    return {
      key: `die-${face}-${size}-${look}`,
      x: middle,
      y: MIDDLE,
      reach: around(size / 2 + 12),
      draw: (pen) => drawCardDie(pen, face, size, look),
    };
  });
  const strike: readonly Mark[] =
    request.dice.kind === 'void'
      ? [
          {
            key: `strike-${width}`,
            x: left,
            y: MIDDLE,
            reach: { left: -8, top: -34, right: width + 8, bottom: 34 },
            draw: (pen) => drawStrike(pen, width),
          },
        ]
      : [];
  return [card, ...dice, ...strike];
}

function drawCardDie(pen: Pen, face: Face | null, size: number, look: CardPlace['look']): void {
  if (look === 'played') pen.globalAlpha = 0.38;
  drawDie(pen, face, size, look === 'void' ? '#C9CDD4' : WHITE);
  if (look !== 'current') return;
  const half = size / 2 + 5;
  pen.beginPath();
  pen.roundRect(-half, -half, half * 2, half * 2, size * 0.26);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 6;
  pen.stroke();
}

function drawStrike(pen: Pen, width: number): void {
  pen.lineCap = 'round';
  for (const [colour, thick] of [
    [WHITE, 15],
    [STRIKE, 9],
  ] as const) {
    pen.beginPath();
    pen.moveTo(8, 16);
    pen.lineTo(width - 8, -16);
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.stroke();
  }
}

function badge(theme: Theme, seat: Seat, size: number) {
  return { seat, size, theme, label: [], ring: 'none', stacked: false } as const;
}
