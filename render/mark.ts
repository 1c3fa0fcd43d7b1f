/** A mark: something small that is drawn once and then put on many pictures. */
import { type Pen, pixelsOf, surface } from './canvas.ts';

/** How far a mark reaches from its own origin, in pixels at width 960. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Mark {
  /** Names what it looks like: within a board, theme and width, the same key is the same drawing. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly reach: Reach;
  /** Draws it about the origin. */
  readonly draw: (pen: Pen) => void;
  /** Whether it has colours of its own: a photograph, an emoji. */
  readonly colourful?: boolean;
}

/** RGBA pixels of a mark, and where its first pixel lies from the mark's origin. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly rgba: Uint8ClampedArray;
}

/** Equally far in all directions. */
export function around(distance: number): Reach {
  return { left: -distance, top: -distance, right: distance, bottom: distance };
}

/** Draws a mark for pictures `scale` times 960 wide. */
export function bitmapOf(mark: Mark, scale: number): Bitmap {
  const left = Math.floor(mark.reach.left * scale) - 1;
  const top = Math.floor(mark.reach.top * scale) - 1;
  const width = Math.ceil(mark.reach.right * scale) + 1 - left;
  const height = Math.ceil(mark.reach.bottom * scale) + 1 - top;
  const pen = surface(width, height);
  pen.translate(-left, -top);
  pen.scale(scale, scale);
  mark.draw(pen);
  return { width, height, left, top, rgba: pixelsOf(pen) };
}
