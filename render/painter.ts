/** The painter: picture requests in, PNG and GIF bytes out. */
import type { BoardPicture, PictureRequest } from './request.ts';

/** One frame of an animation, shown for `hundredths` of a second. */
export interface ReplayFrame {
  readonly picture: BoardPicture;
  readonly hundredths: number;
}

export interface Painter {
  /** The picture as an 8-bit palette PNG. Same request, same bytes. */
  picture(request: PictureRequest): Promise<Buffer>;
  /** An animated GIF of boards of one kind, theme and width; drawn in slices that leave the event loop free. */
  replay(frames: Iterable<ReplayFrame>): Promise<Buffer>;
  /** Gives back the memory of all that was cached. */
  close(): void;
}
