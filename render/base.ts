/** A base: what is the same on all pictures of a game, drawn once. */
import { type Pen, pixelsOf, surface } from './canvas.ts';
import { keysOf, type Plain } from './drawing.ts';
import { FULL } from './layout.ts';

export interface Base {
  /** The same key is the same drawing. */
  readonly key: string;
  /** Its pixels on pictures so wide; the height follows. */
  readonly pixels: (width: number) => BasePixels;
}

export interface BasePixels {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A kind of base, to be made at the top of a module: drawn from its arguments and nothing else, as a mark is. */
export function baseKind<A extends Plain<A>>(
  kind: string,
  draw: (pen: Pen, args: A) => void,
  heightOf: (args: A) => number,
): (args: A) => Base {
  const keyOf = keysOf(`base ${kind}`);
  return (args) => ({
    key: keyOf(args),
    pixels: (width) => {
      const scale = width / FULL;
      const height = Math.round(heightOf(args) * scale);
      const pen = surface(width, height);
      pen.scale(scale, scale);
      draw(pen, args);
      return { rgba: pixelsOf(pen), width, height };
    },
  });
}
