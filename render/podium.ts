/** The end of a game: the first three on their blocks, the others below, silhouettes raining down. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { chipMarks } from './chips.ts';
import { INK, medalColours, mix, SEATS, THEMES, WHITE } from './colours.ts';
import { drawCrown } from './icons.ts';
import { FULL, heightOf } from './layout.ts';
import { around, type Mark } from './mark.ts';
import { avatarMark, nameMark, type Person, robotMark } from './people.ts';
import { drawPiece, paint } from './pieces.ts';
import type { PodiumPicture } from './request.ts';
import { SILHOUETTES, trace } from './silhouettes.ts';
import { drawDigits } from './text.ts';

interface Block {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly face: number;
}

const BLOCKS: readonly Block[] = [
  { x: 480, top: 310, width: 300, face: 124 },
  { x: 190, top: 380, width: 270, face: 100 },
  { x: 770, top: 430, width: 270, face: 100 },
];
const FLOOR = 600;
const CHIPS = 624;
const RAYS = 18;
const CONFETTI = 84;

/** Draws plate, rays, confetti and floor. */
export function drawPodiumBase(pen: Pen, request: PodiumPicture): void {
  const theme = THEMES[request.theme];
  const height = heightOf(request);
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
    paint(pen, mix(theme.plate, theme.frame, request.theme === 'light' ? 0.5 : 0.65));
  }
  for (let bit = 0; bit < CONFETTI; bit++) drawConfetti(pen, bit);
  pen.restore();
  pen.fillStyle = theme.line;
  pen.fillRect(22, FLOOR, FULL - 44, 4);
}

/** The marks of the podium. */
export function podiumMarks(request: PodiumPicture, people: readonly Person[]): readonly Mark[] {
  const placed = people.toSorted((one, other) => (one.place ?? 9) - (other.place ?? 9));
  return [
    ...placed.slice(0, 3).flatMap((person, at) => blockMarks(request, person, at)),
    ...placed.slice(3).flatMap((person, at) =>
      chipMarks(request.theme, person, {
        x: [22, 331, 640][at] ?? 22,
        y: CHIPS,
        width: 298,
        height: 66,
        active: false,
        end: person.place === null ? { kind: 'nothing' } : { kind: 'medal', value: person.place },
      }),
    ),
  ];
}

/** The same confetti on every podium: numbers that look thrown, and are not. */
function drawConfetti(pen: Pen, bit: number): void {
  const scattered = (factor: number) => (bit * factor) % 1;
  const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5];
  const seat = seats[bit % 6] ?? 0;
  pen.save();
  pen.translate(20 + scattered(0.61803) * 920, 18 + scattered(0.75488) ** 1.3 * 340);
  pen.rotate(scattered(0.56984) * 6);
  pen.globalAlpha = 0.86;
  trace(pen, SILHOUETTES[seat], 4.5 + scattered(0.32472) * 5);
  paint(pen, SEATS[seat].main);
  pen.restore();
}

function blockMarks(request: PodiumPicture, person: Person, at: number): readonly Mark[] {
  const block = BLOCKS[at];
  if (block === undefined) return [];
  const { x, top, width, face } = block;
  const { seat } = person;
  const { theme } = request;
  const middle = top - face / 2 - 8;
  const { ink, main } = SEATS[seat];
  return [
    blockMark(block, person.place ?? at + 1),
    plateMark(block, seat),
    nameMark(person, x, top + 54, {
      colour: ink,
      size: 36,
      smallest: 22,
      width: width - 44,
      align: 'center',
    }),
    faceMark(seat, x, middle, face),
    ...(person.robot ? [robotMark(x, middle + face * 0.04, face * 0.6, ink, main)] : []),
    ...(!person.robot && person.image !== null ? [avatarMark(person, x, middle, face, WHITE)] : []),
    ...(!person.robot && person.image === null ? [shapeMark(seat, x, middle, face)] : []),
    {
      key: `podium-badge-${seat}`,
      x: x + face * 0.42,
      y: middle + face * 0.38,
      reach: around(30),
      draw: (pen) => drawPiece(pen, { seat, size: 36, theme, label: [], ring: 'none', stacked: false }),
    },
    ...(person.place === 1 ? [crownMark(x, middle - face / 2 - 2)] : []),
  ];
}

function blockMark({ x, top, width }: Block, place: number): Mark {
  const { fill } = medalColours(place);
  return {
    key: `block-${place}-${width}-${top}`,
    x,
    y: top,
    reach: { left: -width / 2, top: 0, right: width / 2, bottom: FLOOR - top },
    draw: (pen) => {
      const high = FLOOR - top;
      pen.beginPath();
      pen.roundRect(-width / 2, 0, width, high, [14, 14, 0, 0]);
      paint(pen, mix(fill, WHITE, 0.45));
      pen.beginPath();
      pen.rect(-width / 2, 16, width, high - 16);
      paint(pen, fill);
      const size = Math.min(140, (high - 92) * 1.25);
      drawDigits(pen, String(place), 0, 82 + (high - 82) / 2, size, mix(fill, INK, 0.55));
    },
  };
}

function plateMark({ x, top, width }: Block, seat: Seat): Mark {
  return {
    key: `podium-plate-${seat}-${width}`,
    x,
    y: top + 26,
    reach: { left: -width / 2 + 8, top: -4, right: width / 2 - 8, bottom: 60 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(-width / 2 + 12, 0, width - 24, 56, 14);
      paint(pen, SEATS[seat].main, WHITE, 3);
    },
  };
}

function faceMark(seat: Seat, x: number, y: number, size: number): Mark {
  return {
    key: `podium-face-${seat}-${size}`,
    x,
    y,
    reach: around(size / 2 + 4),
    draw: (pen) => {
      pen.beginPath();
      pen.arc(0, 0, size / 2, 0, 2 * Math.PI);
      paint(pen, SEATS[seat].main, WHITE, 5);
    },
  };
}

/** Who has neither a photograph nor a robot's head is their shape. */
function shapeMark(seat: Seat, x: number, y: number, size: number): Mark {
  return {
    key: `podium-shape-${seat}-${size}`,
    x,
    y,
    reach: around(size * 0.45),
    draw: (pen) => {
      trace(pen, SILHOUETTES[seat], size * 0.26);
      paint(pen, SEATS[seat].ink);
    },
  };
}

function crownMark(x: number, y: number): Mark {
  return {
    key: 'crown',
    x,
    y,
    reach: { left: -60, top: -70, right: 60, bottom: 6 },
    draw: (pen) => drawCrown(pen, 100),
  };
}
