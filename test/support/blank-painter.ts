/** A painter whose pictures are all the same white square: for tests of what people do, not of what is drawn. */
import type { Painter } from '#render/painter.ts';

/** One white dot as a PNG. */
export const WHITE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);
const BLINK = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

export const blankPainter: Painter = {
  picture: async () => WHITE,
  replay: async () => BLINK,
  replayWithin: async () => ({ kind: 'drawn', gif: BLINK }),
  prepare: async () => {},
  close: () => {},
};
