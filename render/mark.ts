/** A mark: something small that is drawn once and then put on many pictures. */
import { type Pen, pixelsOf, surface } from './canvas.ts';
import { keysOf, type Plain } from './drawing.ts';
import type { Point } from './layout.ts';

/** How far a mark reaches from its own origin, in pixels at width 960. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Mark {
  /** The same key is the same drawing, whatever the picture. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Whether it has colours of its own: a photograph, an emoji. */
  readonly colourful: boolean;
  /** Its pixels on pictures `scale` times 960 wide. */
  readonly bitmap: (scale: number) => Bitmap;
}

/** RGBA pixels of a mark, and where its first pixel lies from the mark's origin. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly rgba: Uint8ClampedArray;
}

/**
 * A kind of mark, to be made at the top of a module: `draw` draws it about the origin, from its arguments and nothing
 * else. Gives the function that puts one on a picture.
 */
export function markKind<A extends Plain<A>>(
  kind: string,
  draw: (pen: Pen, args: A) => void,
  reach: (args: A) => Reach,
  colourful: (args: A) => boolean = () => false,
): (args: A, at: Point) => Mark {
  const keyOf = keysOf(`mark ${kind}`);
  return (args, { x, y }) => ({
    key: keyOf(args),
    x,
    y,
    colourful: colourful(args),
    bitmap: (scale) => bitmapOf((pen) => draw(pen, args), reach(args), scale),
  });
}

/** Equally far in all directions. */
export function around(distance: number): Reach {
  return { left: -distance, top: -distance, right: distance, bottom: distance };
}

function bitmapOf(draw: (pen: Pen) => void, reach: Reach, scale: number): Bitmap {
  const left = Math.floor(reach.left * scale) - 1;
  const top = Math.floor(reach.top * scale) - 1;
  const width = Math.ceil(reach.right * scale) + 1 - left;
  const height = Math.ceil(reach.bottom * scale) + 1 - top;
  const pen = surface(width, height);
  pen.translate(-left, -top);
  pen.scale(scale, scale);
  draw(pen);
  return { width, height, left, top, rgba: pixelsOf(pen) };
}
