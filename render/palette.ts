/** At most 255 colours that stand for all of a picture's, and how any colour finds its nearest. */
import { rgbOf } from './colours.ts';

/** The index kept free for "as in the frame before" in animations. */
export const TRANSPARENT = 255;

const LEVELS = 32;

export interface Palette {
  /** Red, green and blue of 256 entries. */
  readonly bytes: Uint8Array;
  readonly count: number;
  /** Colours that must come out exactly, by their 24 bits. */
  readonly exact: ReadonlyMap<number, number>;
  /** The nearest entry of each cell of the colour cube, −1 where nobody asked yet. */
  readonly nearest: Int16Array;
}

/** The exact colours, then those that are far from all chosen so far and often seen, up to `most`. */
export function paletteOf(
  exact: readonly string[],
  seen: readonly Uint8ClampedArray[],
  most: number,
): Palette {
  const chosen: number[] = [];
  const indexes = new Map<number, number>();
  for (const [r, g, b] of exact.map(rgbOf)) {
    const colour = (r << 16) | (g << 8) | b;
    if (indexes.has(colour)) continue;
    indexes.set(colour, chosen.length);
    chosen.push(colour);
  }
  return finished([...chosen, ...farthest(chosen, seen, most - chosen.length)], indexes);
}

/** A palette with up to `most` more entries for colours of its own pictures; the old entries stay as they are. */
export function extended(palette: Palette, seen: readonly Uint8ClampedArray[], most: number): Palette {
  const known = Array.from({ length: palette.count }, (_, index) => colourAt(palette.bytes, index));
  return finished(
    [...known, ...farthest(known, seen, Math.min(most, TRANSPARENT - known.length))],
    palette.exact,
  );
}

/** The entry for a colour. */
export function indexOf(palette: Palette, r: number, g: number, b: number): number {
  return palette.exact.get((r << 16) | (g << 8) | b) ?? nearestOf(palette, r, g, b);
}

/** The entry nearest to the cell of the colour cube that a colour lies in. */
export function nearestOf(palette: Palette, r: number, g: number, b: number): number {
  const cell = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
  const known = palette.nearest[cell] ?? -1;
  if (known >= 0) return known;
  const found = search(palette, (r & 0xf8) + 4, (g & 0xf8) + 4, (b & 0xf8) + 4);
  palette.nearest[cell] = found;
  return found;
}

function finished(chosen: readonly number[], exact: ReadonlyMap<number, number>): Palette {
  const bytes = new Uint8Array(768);
  const nearest = new Int16Array(LEVELS ** 3).fill(-1);
  for (const [index, colour] of chosen.entries()) {
    const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255];
    bytes.set([r, g, b], index * 3);
    const cell = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    // An exact colour owns its cell; of two in one cell, the first.
    if (exact.get(colour) === index && nearest[cell] === -1) nearest[cell] = index;
  }
  return { bytes, count: chosen.length, exact, nearest };
}

function search({ bytes, count }: Palette, r: number, g: number, b: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const away = distance(
      bytes[index * 3] ?? 0,
      bytes[index * 3 + 1] ?? 0,
      bytes[index * 3 + 2] ?? 0,
      r,
      g,
      b,
    );
    if (away >= least) continue;
    least = away;
    best = index;
  }
  return best;
}

/** Colours of the pixels seen, each as far as can be from all before it, weighted by how much of it there is. */
function farthest(
  chosen: readonly number[],
  seen: readonly Uint8ClampedArray[],
  most: number,
): readonly number[] {
  const cells = cellsOf(seen);
  const far = cells.map(({ r, g, b }) =>
    chosen.reduce((least, colour) => Math.min(least, distanceTo(colour, r, g, b)), Number.POSITIVE_INFINITY),
  );
  const found: number[] = [];
  while (found.length < most) {
    let best = -1;
    let score = 0;
    for (const [at, cell] of cells.entries()) {
      const here = (far[at] ?? 0) * cell.weight;
      if (here <= score) continue;
      score = here;
      best = at;
    }
    const next = cells[best];
    if (next === undefined) break;
    const colour = (next.r << 16) | (next.g << 8) | next.b;
    found.push(colour);
    for (const [at, { r, g, b }] of cells.entries()) {
      far[at] = Math.min(far[at] ?? 0, distanceTo(colour, r, g, b));
    }
  }
  return found;
}

function cellsOf(
  seen: readonly Uint8ClampedArray[],
): readonly { r: number; g: number; b: number; weight: number }[] {
  const sums = new Map<number, [count: number, r: number, g: number, b: number]>();
  for (const rgba of seen) {
    for (let at = 0; at < rgba.length; at += 4) {
      if ((rgba[at + 3] ?? 0) < 250) continue;
      const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
      const cell = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
      const sum = sums.get(cell);
      if (sum === undefined) sums.set(cell, [1, r, g, b]);
      else {
        sum[0] += 1;
        sum[1] += r;
        sum[2] += g;
        sum[3] += b;
      }
    }
  }
  return [...sums.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, [count, r, g, b]]) => ({
      r: Math.round(r / count),
      g: Math.round(g / count),
      b: Math.round(b / count),
      weight: Math.sqrt(count),
    }));
}

function colourAt(bytes: Uint8Array, index: number): number {
  return ((bytes[index * 3] ?? 0) << 16) | ((bytes[index * 3 + 1] ?? 0) << 8) | (bytes[index * 3 + 2] ?? 0);
}

function distanceTo(colour: number, r: number, g: number, b: number): number {
  return distance(colour >> 16, (colour >> 8) & 255, colour & 255, r, g, b);
}

/** Squared, with green weighing most, as the eye does. */
function distance(r1: number, g1: number, b1: number, r2: number, g2: number, b2: number): number {
  return 3 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 2 * (b1 - b2) ** 2;
}
