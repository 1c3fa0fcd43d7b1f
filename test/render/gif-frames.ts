/** Reads animated GIFs back into whole frames, by the format's own description. */

export interface GifFrame {
  readonly width: number;
  readonly hundredths: number;
  /** Red, green, blue of the whole frame as it is seen. */
  readonly rgb: Buffer;
}

/** Every frame of a GIF with one table of colours. */
export function framesOfGif(gif: Buffer): readonly GifFrame[] {
  const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)];
  const entries = 2 ** (((gif[10] ?? 0) & 7) + 1);
  const palette = gif.subarray(13, 13 + entries * 3);
  const screen = Buffer.alloc(width * height * 3);
  const frames: GifFrame[] = [];
  let [hundredths, transparent] = [0, -1];
  let at = 13 + entries * 3;
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) {
        hundredths = gif.readUInt16LE(at + 4);
        transparent = ((gif[at + 3] ?? 0) & 1) === 1 ? (gif[at + 6] ?? -1) : -1;
      }
      at = blocksOf(gif, at + 2).end;
      continue;
    }
    if (gif[at] !== 0x2c) throw new Error(`no block begins at ${at}`);
    const [left, top] = [gif.readUInt16LE(at + 1), gif.readUInt16LE(at + 3)];
    const [wide, high] = [gif.readUInt16LE(at + 5), gif.readUInt16LE(at + 7)];
    const { data, end } = blocksOf(gif, at + 11);
    const indexes = decoded(data, gif[at + 10] ?? 8);
    if (indexes.length !== wide * high) throw new Error(`${indexes.length} pixels for ${wide} by ${high}`);
    for (const [nth, index] of indexes.entries()) {
      if (index === transparent) continue;
      const to = ((top + Math.floor(nth / wide)) * width + left + (nth % wide)) * 3;
      palette.copy(screen, to, index * 3, index * 3 + 3);
    }
    frames.push({ width, hundredths, rgb: Buffer.from(screen) });
    at = end;
  }
  return frames;
}

function blocksOf(gif: Buffer, from: number): { readonly data: Buffer; readonly end: number } {
  const parts: Buffer[] = [];
  let at = from;
  for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) {
    parts.push(gif.subarray(at + 1, at + 1 + length));
    at += length + 1;
  }
  return { data: Buffer.concat(parts), end: at + 1 };
}

function decoded(data: Buffer, depth: number): readonly number[] {
  const clear = 1 << depth;
  const pixels: number[] = [];
  let table: (readonly number[])[] = [];
  let size = depth + 1;
  let before: readonly number[] | null = null;
  let [bits, held] = [0, 0];
  for (const byte of data) {
    bits |= byte << held;
    held += 8;
    while (held >= size) {
      const code = bits & ((1 << size) - 1);
      bits >>>= size;
      held -= size;
      if (code === clear + 1) return pixels;
      if (code === clear) {
        table = Array.from({ length: clear + 2 }, (_, value) => [value]);
        size = depth + 1;
        before = null;
        continue;
      }
      const known: readonly number[] | undefined =
        table[code] ?? (before === null ? undefined : [...before, before[0] ?? 0]);
      if (known === undefined) throw new Error(`code ${code} comes too early`);
      pixels.push(...known);
      if (before !== null && table.length < 4096) table.push([...before, known[0] ?? 0]);
      if (table.length === 1 << size && size < 12) size += 1;
      before = known;
    }
  }
  throw new Error('the image has no end');
}
