/** The people on a picture: their drawn names, their faces, the chips under a board. */
import type { Seat } from '#rules/game.ts';
import { type Cache, createCache } from './cache.ts';
import { type DecodedImage, decodeImage } from './canvas.ts';
import { GOLD, SEATS, THEMES } from './colours.ts';
import { drawMedal, drawRobot } from './icons.ts';
import { around, type Mark } from './mark.ts';
import { type DrawnName, drawnName } from './names.ts';
import { drawPiece, paint } from './pieces.ts';
import type { PictureSeat, Theme } from './request.ts';
import { drawDigits, drawNameText, type NameStyle, widthOf } from './text.ts';

export interface Person {
  readonly seat: Seat;
  /** The name as it is drawn. */
  readonly name: DrawnName;
  readonly robot: boolean;
  readonly image: { readonly key: string; readonly decoded: DecodedImage } | null;
  readonly place: number | null;
}

/** Decoded images by the key of their bytes; null stands for bytes that are no image. */
export type Faces = Cache<Promise<DecodedImage | null>>;

const MOST_FACES = 200;

/** Nobody's face yet. */
export function createFaces(): Faces {
  return createCache(MOST_FACES);
}

/** The people of a request with names to draw and faces decoded; a face that is no image is left out. */
export async function peopleOf(seats: readonly PictureSeat[], faces: Faces): Promise<readonly Person[]> {
  return Promise.all(
    seats.map(async ({ seat, name, username, robot, avatar, place }): Promise<Person> => {
      const person = { seat, name: drawnName(name, username), robot, place };
      if (avatar === undefined || robot) return { ...person, image: null };
      const decoded = await faces.get(avatar.key, () => decodeImage(avatar.bytes));
      return { ...person, image: decoded === null ? null : { key: avatar.key, decoded } };
    }),
  );
}

/** A name from the point to the right. */
export function nameMark(person: Person, x: number, y: number, style: NameStyle): Mark {
  const { name } = person;
  const left = style.align === 'center' ? -style.width / 2 : 0;
  return {
    key: `name-${style.size}-${style.width}-${style.colour}-${style.align ?? ''}-${name.text}`,
    x,
    y,
    // Marks above and below letters reach far in some scripts.
    reach: {
      left: left - 4,
      top: -style.size * 0.95,
      right: left + style.width + 4,
      bottom: style.size * 0.95,
    },
    draw: (pen) => drawNameText(pen, name, style),
    colourful: name.emoji,
  };
}

/** A person's image in a circle with a rim. */
export function avatarMark(person: Person, x: number, y: number, size: number, rim: string): Mark {
  const { image } = person;
  return {
    key: `avatar-${size}-${rim}-${image?.key ?? ''}`,
    x,
    y,
    reach: around(size / 2 + 2),
    draw: (pen) => {
      if (image === null) return;
      const r = size / 2;
      pen.save();
      pen.beginPath();
      pen.arc(0, 0, r - 1, 0, 2 * Math.PI);
      pen.clip();
      pen.imageSmoothingEnabled = true;
      pen.imageSmoothingQuality = 'high';
      const { width, height } = image.decoded;
      const side = Math.min(width, height);
      pen.drawImage(image.decoded, (width - side) / 2, (height - side) / 2, side, side, -r, -r, size, size);
      pen.restore();
      pen.beginPath();
      pen.arc(0, 0, r - 1.5, 0, 2 * Math.PI);
      pen.strokeStyle = rim;
      pen.lineWidth = 3;
      pen.stroke();
    },
    colourful: true,
  };
}

/** A computer's face. */
export function robotMark(x: number, y: number, size: number, colour: string, behind: string): Mark {
  return {
    key: `robot-${size}-${colour}-${behind}`,
    x,
    y,
    reach: around(size * 0.56),
    draw: (pen) => drawRobot(pen, size, colour, behind),
  };
}

/** Where a chip stands and what it says at its right end. */
export interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly active: boolean;
  readonly end: { readonly kind: 'nothing' } | { readonly kind: 'number' | 'medal'; readonly value: number };
}

/** A person's chip: silhouette, face, name, and a number or medal. */
export function chipMarks(theme: Theme, person: Person, chip: Chip): readonly Mark[] {
  const { x, y, width, height, active, end } = chip;
  const colours = THEMES[theme];
  const middle = y + height / 2;
  const marks: Mark[] = [groundMark(theme, person.seat, chip)];
  if (active) marks.push(frameMark(chip));
  const hasFace = person.robot || person.image !== null;
  if (person.robot) marks.push(robotMark(x + 96, middle + 1, 38, colours.text, colours.card));
  else if (person.image !== null) marks.push(avatarMark(person, x + 97, middle, 44, colours.secondary));
  const left = hasFace ? 126 : 76;
  const room = end.kind === 'nothing' ? 12 : end.kind === 'medal' ? 58 : 66;
  marks.push(
    nameMark(person, x + left, middle, {
      colour: colours.text,
      size: 28,
      smallest: 21,
      width: width - left - room,
    }),
  );
  if (end.kind === 'medal') {
    marks.push({
      key: `chip-medal-${end.value}`,
      x: x + width - 31,
      y: middle,
      reach: around(26),
      draw: (pen) => drawMedal(pen, end.value, 46),
    });
  } else if (end.kind === 'number') {
    const text = String(end.value);
    marks.push({
      key: `chip-number-${text}`,
      x: x + width - 12,
      y: middle,
      reach: { left: -60, top: -20, right: 4, bottom: 20 },
      draw: (pen) => drawDigits(pen, text, -widthOf(pen, text, 28) / 2, 0, 28, colours.secondary),
    });
  }
  return marks;
}

function groundMark(theme: Theme, seat: Seat, { x, y, width, height }: Chip): Mark {
  return {
    key: `chip-${seat}-${width}-${height}`,
    x,
    y,
    reach: { left: 0, top: 0, right: width, bottom: height },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, 0, width, height, 14);
      paint(pen, THEMES[theme].card);
      pen.beginPath();
      pen.roundRect(0, 0, 64, height, [14, 0, 0, 14]);
      paint(pen, SEATS[seat].main);
      pen.translate(32, height / 2);
      drawPiece(pen, { seat, size: 38, theme, label: [], ring: 'none', stacked: false });
    },
  };
}

function frameMark({ x, y, width, height }: Chip): Mark {
  return {
    key: `chip-frame-${width}-${height}`,
    x,
    y,
    reach: { left: -4, top: -4, right: width + 4, bottom: height + 4 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, 0, width, height, 14);
      pen.strokeStyle = GOLD;
      pen.lineWidth = 6;
      pen.stroke();
    },
  };
}
