/** The people on a picture: their drawn names, and their faces. */
import type { Seat } from '#rules/game.ts';
import { type Cache, createCache } from './cache.ts';
import { type DecodedImage, decodeImage, type Pen } from './canvas.ts';
import type { Named } from './drawing.ts';
import { drawRobot } from './icons.ts';
import { around, markKind } from './mark.ts';
import { type DrawnName, drawnName } from './names.ts';
import type { Avatar, PictureSeat } from './request.ts';
import { drawNameText } from './text.ts';

export interface DrawnPerson {
  readonly seat: Seat;
  /** The name as it is drawn. */
  readonly name: DrawnName;
  readonly robot: boolean;
  readonly image: Portrait | null;
  readonly partner: Seat | null;
  readonly place: number | null;
}

/** A decoded image that goes by the key of its bytes. */
interface Portrait extends Named {
  readonly decoded: DecodedImage;
}

/** Portraits by the key of their bytes; null stands for bytes that are no image. */
type Faces = Cache<Promise<Portrait | null>>;

const MOST_FACES = 200;

/** Nobody's face yet. */
export function createFaces(): Faces {
  return createCache(MOST_FACES);
}

/** The people of a request with names to draw and faces decoded; a face that is no image is left out. */
export async function peopleOf(seats: readonly PictureSeat[], faces: Faces): Promise<readonly DrawnPerson[]> {
  return Promise.all(
    seats.map(
      async ({ seat, name, username, robot, avatar, partner = null, place }): Promise<DrawnPerson> => {
        const person = { seat, name: drawnName(name, username), robot, partner, place };
        if (avatar === undefined || robot) return { ...person, image: null };
        return { ...person, image: await faces.get(avatar.key, () => portraitOf(avatar)) };
      },
    ),
  );
}

/** A name from the point to the right, or about it. */
export const nameMark = markKind(
  'name',
  drawNameText,
  // Marks above and below letters reach far in some scripts.
  ({ size, width, align }) => {
    const left = align === 'center' ? -width / 2 : 0;
    return { left: left - 4, top: -size * 0.95, right: left + width + 4, bottom: size * 0.95 };
  },
  ({ name }) => name.emoji,
);

/** A person's image in a circle with a rim. */
export const avatarMark = markKind(
  'avatar',
  drawAvatar,
  ({ size }) => around(size / 2 + 2),
  () => true,
);

/** A computer's face. */
export const robotMark = markKind(
  'robot',
  (pen, { size, colour, behind }: { size: number; colour: string; behind: string }) =>
    drawRobot(pen, size, colour, behind),
  ({ size }) => around(size * 0.56),
);

/** Who sits on boards that nobody asked for: between them they need every font. */
export function somebody(seat: Seat): PictureSeat {
  return { seat, name: seat === 0 ? '🎲' : 'A', robot: seat === 3, place: null };
}

async function portraitOf({ key, bytes }: Avatar): Promise<Portrait | null> {
  const decoded = await decodeImage(bytes);
  return decoded === null ? null : { decoded, toJSON: () => key };
}

function drawAvatar(
  pen: Pen,
  { image, size, rim }: { readonly image: Portrait; readonly size: number; readonly rim: string },
): void {
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
}
