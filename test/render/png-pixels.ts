/** Reads the PNGs that the painter writes back into colours, for comparing pictures and not compressors. */
import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue. */
  readonly rgb: Buffer;
}

/** The pixels of an 8-bit palette PNG whose rows have no filter. */
export function pixelsOfPng(png: Buffer): Pixels {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      palette.copy(rgb, (y * width + x) * 3, index * 3, index * 3 + 3);
    }
  }
  return { width, height, rgb };
}

/** The colour of a pixel as `#rrggbb`. */
export function colourAt({ width, rgb }: Pixels, x: number, y: number): string {
  const at = (Math.round(y) * width + Math.round(x)) * 3;
  return `#${rgb.toString('hex', at, at + 3)}`;
}
