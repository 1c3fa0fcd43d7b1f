/** Pictures as palette indexes: sprites made of marks, and the compositor that puts them down. */
import type { BasePixels } from './base.ts';
import type { Bitmap } from './mark.ts';
import { indexOf, nearestOf, type Palette } from './palette.ts';

/** Rows of indexes, each after one byte 0 (PNG's "no filter"), so that the data is what deflate takes. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A mark translated to a palette: runs of whole pixels, and soft pixels that mix with what lies beneath. */
export interface Sprite {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Triples: row, column, length; the indexes themselves lie in `solid`, one run after the other. */
  readonly runs: Int16Array;
  readonly solid: Uint8Array;
  /** Pairs: row, column. */
  readonly softAt: Int16Array;
  /** Red, green, blue, alpha. */
  readonly soft: Uint8Array;
}

const OPAQUE = 250;

/** An empty image. */
export function indexedImage(width: number, height: number): IndexedImage {
  return { width, height, data: new Uint8Array((width + 1) * height) };
}

/** A base as an image. */
export function imageOf({ rgba, width, height }: BasePixels, palette: Palette): IndexedImage {
  const image = indexedImage(width, height);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0, to = y * (width + 1) + 1; x < width; x++, from += 4, to++) {
      image.data[to] = indexOf(palette, rgba[from] ?? 0, rgba[from + 1] ?? 0, rgba[from + 2] ?? 0);
    }
  }
  return image;
}

/** The sprite of a mark's pixels. */
export function spriteOf({ rgba, width, height, left, top }: Bitmap, palette: Palette): Sprite {
  const runs: number[] = [];
  const solid: number[] = [];
  const softAt: number[] = [];
  const soft: number[] = [];
  for (let y = 0, at = 0; y < height; y++) {
    let open = false;
    for (let x = 0; x < width; x++, at += 4) {
      const [r, g, b, alpha] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
      if (alpha >= OPAQUE) {
        if (!open) runs.push(y, x, 0);
        runs[runs.length - 1] = (runs[runs.length - 1] ?? 0) + 1;
        solid.push(indexOf(palette, r, g, b));
      } else if (alpha > 0) {
        softAt.push(y, x);
        soft.push(r, g, b, alpha);
      }
      open = alpha >= OPAQUE;
    }
  }
  return {
    left,
    top,
    width,
    height,
    runs: Int16Array.from(runs),
    solid: Uint8Array.from(solid),
    softAt: Int16Array.from(softAt),
    soft: Uint8Array.from(soft),
  };
}

/** Puts a sprite down with its origin at a pixel; what falls outside is cut off. */
export function blit(image: IndexedImage, sprite: Sprite, x: number, y: number, palette: Palette): void {
  const [left, top] = [x + sprite.left, y + sprite.top];
  const inside =
    left >= 0 && top >= 0 && left + sprite.width <= image.width && top + sprite.height <= image.height;
  putRuns(image, sprite, left, top, inside);
  putSoft(image, sprite, left, top, inside, palette);
}

/** The memory a sprite takes, in bytes. */
export function sizeOfSprite({ runs, solid, softAt, soft }: Sprite): number {
  return runs.byteLength + solid.byteLength + softAt.byteLength + soft.byteLength + 400;
}

function putRuns(image: IndexedImage, sprite: Sprite, left: number, top: number, inside: boolean): void {
  const { runs, solid } = sprite;
  const { data, width, height } = image;
  const stride = width + 1;
  for (let run = 0, from = 0; run < runs.length; run += 3) {
    const length = runs[run + 2] ?? 0;
    const row = top + (runs[run] ?? 0);
    const column = left + (runs[run + 1] ?? 0);
    const skip = inside ? 0 : Math.max(0, -column);
    const end = inside ? length : Math.min(length, width - column);
    if (inside || (row >= 0 && row < height)) {
      const to = row * stride + column + 1;
      for (let at = skip; at < end; at++) data[to + at] = solid[from + at] ?? 0;
    }
    from += length;
  }
}

function putSoft(
  image: IndexedImage,
  sprite: Sprite,
  left: number,
  top: number,
  inside: boolean,
  palette: Palette,
): void {
  const { softAt, soft } = sprite;
  const { data, width, height } = image;
  const { bytes, nearest } = palette;
  const stride = width + 1;
  for (let pixel = 0, at = 0; pixel < softAt.length; pixel += 2, at += 4) {
    const row = top + (softAt[pixel] ?? 0);
    const column = left + (softAt[pixel + 1] ?? 0);
    if (!inside && (row < 0 || row >= height || column < 0 || column >= width)) continue;
    const to = row * stride + column + 1;
    const beneath = (data[to] ?? 0) * 3;
    const alpha = soft[at + 3] ?? 0;
    const rest = 255 - alpha;
    const r = (((soft[at] ?? 0) * alpha + (bytes[beneath] ?? 0) * rest + 127) / 255) | 0;
    const g = (((soft[at + 1] ?? 0) * alpha + (bytes[beneath + 1] ?? 0) * rest + 127) / 255) | 0;
    const b = (((soft[at + 2] ?? 0) * alpha + (bytes[beneath + 2] ?? 0) * rest + 127) / 255) | 0;
    const known = nearest[((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)] ?? -1;
    data[to] = known >= 0 ? known : nearestOf(palette, r, g, b);
  }
}
