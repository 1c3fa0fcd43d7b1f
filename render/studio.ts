/** The workshop of a painter: bases, palettes and sprites that are made once, and pictures composed of them. */
import { type Cache, createCache } from './cache.ts';
import {
  blit,
  type IndexedImage,
  imageOf,
  indexedImage,
  type Sprite,
  sizeOfSprite,
  spriteOf,
} from './indexed.ts';
import { FULL } from './layout.ts';
import type { Mark } from './mark.ts';
import { paintingOf } from './paintings.ts';
import { extended, type Palette, paletteOf } from './palette.ts';
import type { DrawnPerson } from './people.ts';
import type { PictureRequest } from './request.ts';
import type { Swatch } from './swatch.ts';

/** What one picture is made of. */
interface PictureSet {
  readonly base: IndexedImage;
  readonly marks: readonly { readonly mark: Mark; readonly sprite: Sprite }[];
  readonly palette: Palette;
  readonly scale: number;
}

interface Studio {
  /** Everything needed to compose a picture. `cast` lists all colourful marks, by default those of the picture. */
  setFor(request: PictureRequest, people: readonly DrawnPerson[], cast?: readonly Mark[]): PictureSet;
  /** The picture, in a buffer that is this caller's until `giveBack`. */
  compose(set: PictureSet): IndexedImage;
  giveBack(image: IndexedImage): void;
  close(): void;
}

/** Entries of the palette for everything but photographs and emoji. */
const FIXED_COLOURS = 195;
const OWN_COLOURS = 60;
const SAMPLE_WIDTH = 480;
const MOST_BASES = 16 * 1024 * 1024;
const MOST_SPRITES = 48 * 1024 * 1024;
const MOST_CASTS = 64;
const MOST_PALETTES = 24;
const MOST_POOLED = 8;

interface Cast {
  readonly palette: Palette;
  readonly sprites: ReadonlyMap<string, Sprite>;
}

export function createStudio(): Studio {
  const palettes = createCache<Palette>(MOST_PALETTES);
  const bases = createCache<IndexedImage>(MOST_BASES, ({ data }) => data.byteLength);
  const sprites = createCache<Sprite>(MOST_SPRITES, sizeOfSprite);
  const casts = createCache<Cast>(MOST_CASTS);
  const pool: IndexedImage[] = [];
  return {
    setFor(request, people, cast) {
      const { width } = request;
      const scale = width / FULL;
      const painting = paintingOf(request);
      const swatch = painting.swatch(request);
      const fixed = palettes.get(swatch.key, () => fixedPalette(swatch));
      // What is kept was drawn for these colours, in this width.
      const kept = `${width} ${swatch.key} `;
      const ground = painting.base(request);
      const base = bases.get(kept + ground.key, () => imageOf(ground.pixels(width), fixed));
      const marks = painting.marks(request, people);
      const own = castFor(casts, kept, fixed, cast ?? marks, scale);
      return {
        base,
        palette: own.palette,
        scale,
        marks: marks.map((mark) => ({
          mark,
          sprite:
            own.sprites.get(mark.key) ??
            sprites.get(kept + mark.key, () => spriteOf(mark.bitmap(scale), fixed)),
        })),
      };
    },
    compose({ base, marks, palette, scale }) {
      const at = pool.findIndex(({ width, height }) => width === base.width && height === base.height);
      const image = pool.splice(at, at < 0 ? 0 : 1)[0] ?? indexedImage(base.width, base.height);
      image.data.set(base.data);
      for (const { mark, sprite } of marks) {
        blit(image, sprite, Math.round(mark.x * scale), Math.round(mark.y * scale), palette);
      }
      return image;
    },
    giveBack(image) {
      pool.push(image);
      if (pool.length > MOST_POOLED) pool.shift();
    },
    close() {
      for (const cache of [palettes, bases, sprites, casts]) cache.clear();
      pool.length = 0;
    },
  };
}

/** The colours of a kind of board: chosen from the same drawings whoever asks first, in whatever width. */
function fixedPalette(swatch: Swatch): Palette {
  const { exact, base, marks } = swatch.sample();
  const each = new Map(marks.map((mark) => [mark.key, mark]));
  const bitmaps = [...each.values()].map((mark) => mark.bitmap(SAMPLE_WIDTH / FULL).rgba);
  return paletteOf(exact, [base.pixels(SAMPLE_WIDTH).rgba, ...bitmaps], FIXED_COLOURS);
}

/** The palette and sprites of the photographs and emoji that are seen together. */
function castFor(
  casts: Cache<Cast>,
  kept: string,
  fixed: Palette,
  marks: readonly Mark[],
  scale: number,
): Cast {
  const own = new Map(marks.filter(({ colourful }) => colourful).map((mark) => [mark.key, mark]));
  if (own.size === 0) return { palette: fixed, sprites: new Map() };
  const keys = [...own.keys()].toSorted();
  return casts.get(kept + keys.join('\n'), () => {
    const bitmaps = keys.flatMap((key) => {
      const mark = own.get(key);
      return mark === undefined ? [] : [[key, mark.bitmap(scale)] as const];
    });
    const palette = extended(
      fixed,
      bitmaps.map(([, { rgba }]) => rgba),
      OWN_COLOURS,
    );
    return { palette, sprites: new Map(bitmaps.map(([key, bitmap]) => [key, spriteOf(bitmap, palette)])) };
  });
}
