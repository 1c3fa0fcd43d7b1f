/** The painter: picture requests in, PNG and GIF bytes out. */
import { setImmediate } from 'node:timers/promises';
import { createGif, type GifWriter } from './gif.ts';
import { FULL } from './layout.ts';
import type { Mark } from './mark.ts';
import { emptyBoards, paintingOf } from './paintings.ts';
import { createFaces, type DrawnPerson, peopleOf } from './people.ts';
import { encodePng } from './png.ts';
import type { BoardPicture, PictureRequest } from './request.ts';
import { inSlices } from './slices.ts';
import { createStudio } from './studio.ts';

/** One frame of an animation, shown for `hundredths` of a second. */
export interface ReplayFrame {
  readonly picture: BoardPicture;
  readonly hundredths: number;
}

/** An animation, or after how many frames it had become too large. */
type Replay =
  | { readonly kind: 'drawn'; readonly gif: Buffer }
  | { readonly kind: 'too-large'; readonly drawn: number };

export interface Painter {
  /** The picture as an 8-bit palette PNG. Same request, same bytes. Rejects a width outside 200 to 2000. */
  picture(request: PictureRequest): Promise<Buffer>;
  /**
   * An animated GIF of boards of one kind, theme, width and players; drawn in slices that leave the event loop free.
   * Rejects when there is no frame.
   */
  replay(frames: Iterable<ReplayFrame>): Promise<Buffer>;
  /** The same, given up as soon as it has more than `most` bytes. */
  replayWithin(frames: Iterable<ReplayFrame>, most: number): Promise<Replay>;
  /** Loads the fonts and draws what all boards share, so that the first picture is as quick as any; one board a slice. */
  prepare(): Promise<void>;
  /** Gives back the memory of all that was cached. */
  close(): void;
}

/** What was drawn of an animation: all of its frames, or as many as it took to become too large. */
interface Animation {
  readonly gif: GifWriter;
  readonly drawn: number;
}

const NARROWEST = 200;
const WIDEST = 2000;

/** A painter with its own sprites; one serves a whole process, with any number of calls at once. */
export function createPainter(): Painter {
  const studio = createStudio();
  const faces = createFaces();
  async function picture(request: PictureRequest): Promise<Buffer> {
    checkWidth(request.width);
    const people = await peopleOf(request.seats, faces);
    const set = studio.setFor(request, people);
    const image = studio.compose(set);
    try {
      return await encodePng(image, set.palette);
    } finally {
      studio.giveBack(image);
    }
  }

  async function animation(frames: Iterable<ReplayFrame>, most: number): Promise<Animation> {
    const all = await inSlices(frames, (frame) => frame);
    const [first] = all;
    if (first === undefined) throw new RangeError('an animation has at least one frame');
    checkWidth(first.picture.width);
    const people = await peopleOf(first.picture.seats, faces);
    const cast = await inSlices(all, ({ picture }) => colourfulOf(picture, people));
    // One palette for all frames: that of everybody's photographs and emoji together.
    const own = [...new Map(cast.flat().map((mark) => [mark.key, mark])).values()];
    const { base, palette } = studio.setFor(first.picture, people, own);
    const gif = createGif(base.width, base.height, palette);
    const drawn = await inSlices(upTo(most, all, gif), ({ picture, hundredths }) => {
      const image = studio.compose(studio.setFor(picture, withPlaces(people, picture), own));
      gif.add(image, hundredths);
      studio.giveBack(image);
    });
    return { gif, drawn: drawn.length };
  }

  return {
    picture,
    async prepare() {
      for (const board of emptyBoards(FULL)) {
        await picture(board);
        await setImmediate();
      }
    },
    replay: async (frames) => (await animation(frames, Number.POSITIVE_INFINITY)).gif.end(),
    async replayWithin(frames, most) {
      const { gif, drawn } = await animation(frames, most);
      return gif.size() > most ? { kind: 'too-large', drawn } : { kind: 'drawn', gif: gif.end() };
    },
    close() {
      studio.close();
      faces.clear();
    },
  };
}

/** The frames, until the animation has more than `most` bytes. */
function* upTo(most: number, frames: readonly ReplayFrame[], gif: GifWriter): Generator<ReplayFrame> {
  for (const frame of frames) {
    yield frame;
    if (gif.size() > most) return;
  }
}

/** The people of the first frame with the places of a later one. */
function withPlaces(people: readonly DrawnPerson[], { seats }: BoardPicture): readonly DrawnPerson[] {
  return people.map((person) => ({
    ...person,
    place: seats.find(({ seat }) => seat === person.seat)?.place ?? null,
  }));
}

function colourfulOf(picture: BoardPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  return paintingOf(picture)
    .marks(picture, people)
    .filter(({ colourful }) => colourful);
}

function checkWidth(width: number): void {
  if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return;
  throw new RangeError(`a picture is ${NARROWEST} to ${WIDEST} pixels wide, not ${width}`);
}
