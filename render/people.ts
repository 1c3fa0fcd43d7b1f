/** The people on a picture: their drawn names, and their faces. */
import type { Seat } from '#rules/game.ts';
import { type Cache, createCache } from './cache.ts';
import { type DecodedImage, decodeImage } from './canvas.ts';
import { drawRobot } from './icons.ts';
import { around, type Mark } from './mark.ts';
import { type DrawnName, drawnName } from './names.ts';
import type { PictureSeat } from './request.ts';
import { drawNameText, type NameStyle } from './text.ts';

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
