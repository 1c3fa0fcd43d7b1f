/** Who won: the first three on their stands, the others below. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from '../canvas.ts';
import { chipMarks } from '../chips.ts';
import { INK, medalColours, mix, SEAT_COLOURS, WHITE } from '../colours.ts';
import { drawCrown } from '../icons.ts';
import { around, type Mark, markKind } from '../mark.ts';
import { avatarMark, type DrawnPerson, nameMark, robotMark } from '../people.ts';
import { badgeMark, paint } from '../pieces.ts';
import type { Theme } from '../request.ts';
import { SILHOUETTES, trace } from '../silhouettes.ts';
import { drawDigits } from '../text.ts';
import { FLOOR } from './base.ts';

interface Stand {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly face: number;
}

/** What stands for a seat in its colour. */
interface SeatShape {
  readonly seat: Seat;
  readonly size: number;
}

const FIRST: Stand = { x: 480, top: 310, width: 300, face: 124 };
const STANDS: readonly Stand[] = [
  FIRST,
  { x: 190, top: 380, width: 270, face: 100 },
  { x: 770, top: 430, width: 270, face: 100 },
];
/** Two who won together. */
const TEAM: readonly Stand[] = [
  { ...FIRST, x: 330 },
  { ...FIRST, x: 630 },
];
const CHIPS = 624;
/** Where the chips stand when there are more than three of them. */
const FIVE = [22, 206, 390, 574, 758] as const;

const standMark = markKind('podium stand', drawStand, ({ width, height }) => ({
  left: -width / 2,
  top: 0,
  right: width / 2,
  bottom: height,
}));

const plateMark = markKind('podium plate', drawPlate, ({ width }) => ({
  left: -width / 2 + 8,
  top: -4,
  right: width / 2 - 8,
  bottom: 60,
}));

const faceMark = markKind('podium face', drawFace, ({ size }) => around(size / 2 + 4));

/** Who has neither a photograph nor a robot's head is their shape. */
const shapeMark = markKind('podium shape', drawShape, ({ size }) => around(size * 0.45));

const crownMark = markKind(
  'crown',
  (pen, { width }: { readonly width: number }) => drawCrown(pen, width),
  ({ width }) => ({ left: -width * 0.6, top: -width * 0.7, right: width * 0.6, bottom: width * 0.06 }),
);

/** The marks of a podium. */
export function podiumMarks(theme: Theme, people: readonly DrawnPerson[]): readonly Mark[] {
  const { standing, beside } = podiumOrder(people);
  const stands = standing.length > 1 && standing.every(({ place }) => place === 1) ? TEAM : STANDS;
  return [
    ...stands.flatMap((stand, at) => {
      const person = standing[at];
      return person === undefined ? [] : standMarks(theme, stand, person, person.place);
    }),
    ...beside.flatMap((person, at) =>
      chipMarks(theme, person, {
        x: (beside.length > 3 ? FIVE : [22, 331, 640])[at] ?? 22,
        y: CHIPS,
        width: beside.length > 3 ? 178 : 298,
        height: 66,
        active: false,
        end: person.place === null ? { kind: 'nothing' } : { kind: 'medal', value: person.place },
      }),
    ),
  ];
}

/** Who stands on a podium, the best first, and who beside it: only places that were given stand. */
export function podiumOrder<P extends { readonly place: number | null }>(
  people: readonly P[],
): { readonly standing: readonly (P & { readonly place: number })[]; readonly beside: readonly P[] } {
  const standing = people
    .flatMap((person) => (person.place === null ? [] : [{ ...person, place: person.place }]))
    .toSorted((one, other) => one.place - other.place);
  return {
    standing: standing.slice(0, STANDS.length),
    beside: [...standing.slice(STANDS.length), ...people.filter(({ place }) => place === null)],
  };
}

function standMarks(theme: Theme, stand: Stand, person: DrawnPerson, place: number): readonly Mark[] {
  const { x, top, width, face } = stand;
  const { seat, name, image, robot } = person;
  const { ink, main } = SEAT_COLOURS[seat];
  const middle = { x, y: top - face / 2 - 8 };
  return [
    standMark({ place, width, height: FLOOR - top }, { x, y: top }),
    plateMark({ seat, width }, { x, y: top + 26 }),
    nameMark(
      { name, colour: ink, size: 36, smallest: 22, width: width - 44, align: 'center' },
      { x, y: top + 54 },
    ),
    faceMark({ seat, size: face }, middle),
    robot
      ? robotMark({ size: face * 0.6, colour: ink, behind: main }, { x, y: middle.y + face * 0.04 })
      : image !== null
        ? avatarMark({ image, size: face, rim: WHITE }, middle)
        : shapeMark({ seat, size: face }, middle),
    badgeMark({ theme, seat, size: 36 }, { x: x + face * 0.42, y: middle.y + face * 0.38 }),
    ...(place === 1 ? [crownMark({ width: 100 }, { x, y: middle.y - face / 2 - 2 })] : []),
  ];
}

function drawStand(
  pen: Pen,
  { place, width, height }: { readonly place: number; readonly width: number; readonly height: number },
): void {
  const { fill } = medalColours(place);
  pen.beginPath();
  pen.roundRect(-width / 2, 0, width, height, [14, 14, 0, 0]);
  paint(pen, mix(fill, WHITE, 0.45));
  pen.beginPath();
  pen.rect(-width / 2, 16, width, height - 16);
  paint(pen, fill);
  const size = Math.min(140, (height - 92) * 1.25);
  drawDigits(pen, String(place), 0, 82 + (height - 82) / 2, size, mix(fill, INK, 0.55));
}

function drawPlate(pen: Pen, { seat, width }: { readonly seat: Seat; readonly width: number }): void {
  pen.beginPath();
  pen.roundRect(-width / 2 + 12, 0, width - 24, 56, 14);
  paint(pen, SEAT_COLOURS[seat].main, WHITE, 3);
}

function drawFace(pen: Pen, { seat, size }: SeatShape): void {
  pen.beginPath();
  pen.arc(0, 0, size / 2, 0, 2 * Math.PI);
  paint(pen, SEAT_COLOURS[seat].main, WHITE, 5);
}

function drawShape(pen: Pen, { seat, size }: SeatShape): void {
  trace(pen, SILHOUETTES[seat], size * 0.26);
  paint(pen, SEAT_COLOURS[seat].ink);
}
