/** Indexed images as an animated GIF: one palette, and of each frame only the rectangle that changed. */
import type { IndexedImage } from './indexed.ts';
import { createLzw } from './lzw.ts';
import { type Palette, TRANSPARENT } from './palette.ts';

export interface GifWriter {
  /** Adds a frame shown for `hundredths` of a second; the image may be used again afterwards. */
  add(image: IndexedImage, hundredths: number): void;
  /** The bytes of the whole file if it ended now. */
  size(): number;
  /** The whole file. */
  end(): Buffer;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const KEEP_BENEATH = 1 << 2;
const END = 0x3b;

/** Writes frames of one size with one palette; the animation runs once and stays on its last frame. */
export function createGif(width: number, height: number, palette: Palette): GifWriter {
  const parts: Uint8Array[] = [header(width, height, palette)];
  const lzw = createLzw();
  // The end takes one byte.
  let size = lengthOf(parts) + 1;
  const before = new Uint8Array((width + 1) * height);
  let first = true;
  return {
    add(image, hundredths) {
      const box = first ? { left: 0, top: 0, width, height } : changed(before, image);
      // Nothing changed: one pixel keeps the time.
      const drawn = box ?? { left: 0, top: 0, width: 1, height: 1 };
      const pixels = pixelsIn(drawn, image, first ? null : before);
      const added = [control(hundredths, !first), descriptor(drawn), lzw(pixels)];
      parts.push(...added);
      size += lengthOf(added);
      before.set(image.data);
      first = false;
    },
    size: () => size,
    end: () => Buffer.concat([...parts, Uint8Array.of(END)]),
  };
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function header(width: number, height: number, palette: Palette): Buffer {
  const head = Buffer.alloc(13 + 768);
  head.write('GIF89a', 0, 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // A table of 256 colours for the whole file.
  head[10] = 0xf7;
  head.set(palette.bytes, 13);
  return head;
}

function control(hundredths: number, transparent: boolean): Uint8Array {
  const flags = KEEP_BENEATH | (transparent ? 1 : 0);
  return Uint8Array.of(0x21, 0xf9, 4, flags, hundredths & 255, hundredths >> 8, TRANSPARENT, 0);
}

function descriptor({ left, top, width, height }: Box): Buffer {
  const bytes = Buffer.alloc(10);
  bytes[0] = 0x2c;
  bytes.writeUInt16LE(left, 1);
  bytes.writeUInt16LE(top, 3);
  bytes.writeUInt16LE(width, 5);
  bytes.writeUInt16LE(height, 7);
  return bytes;
}

/** The smallest rectangle with every changed pixel; null when none is. */
function changed(before: Uint8Array, { data, width, height }: IndexedImage): Box | null {
  const stride = width + 1;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    const start = y * stride + 1;
    let x = 0;
    while (x < width && data[start + x] === before[start + x]) x++;
    if (x === width) continue;
    if (x < left) left = x;
    if (y < top) top = y;
    bottom = y;
    let last = width - 1;
    while (data[start + last] === before[start + last]) last--;
    if (last > right) right = last;
  }
  return bottom < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function pixelsIn(box: Box, { data, width }: IndexedImage, before: Uint8Array | null): Uint8Array {
  const pixels = new Uint8Array(box.width * box.height);
  for (let y = 0, to = 0; y < box.height; y++) {
    let from = (box.top + y) * (width + 1) + 1 + box.left;
    for (let x = 0; x < box.width; x++, from++, to++) {
      const index = data[from] ?? 0;
      pixels[to] = before !== null && before[from] === index ? TRANSPARENT : index;
    }
  }
  return pixels;
}
