/** What is drawn once and kept is only ever shown where the very same would be drawn. */
import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FULL } from '#render/layout.ts';
import { around, markKind } from '#render/mark.ts';
import { createPainter } from '#render/painter.ts';
import { paintingOf } from '#render/paintings.ts';
import { createFaces, type DrawnPerson, peopleOf } from '#render/people.ts';
import type { PictureRequest } from '#render/request.ts';
import { sequences } from './requests.ts';

/** A painter that has drawn nothing yet has palettes to choose, which takes a while. */
const PAINTER_RUNS = 10;
const KEY_RUNS = 50;
const WIDTH = 240;

test('a picture does not depend on those drawn before it', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (requests) => {
      const painter = createPainter();
      for (const [nth, request] of requests.entries()) {
        const drawn = await painter.picture(request);
        const fresh = createPainter();
        const alone = await fresh.picture(request);
        fresh.close();
        expect(drawn.equals(alone), `picture ${nth} of the sequence`).toBe(true);
      }
      painter.close();
    }),
    // Smaller counterexamples would take minutes to find.
    { numRuns: PAINTER_RUNS, endOnFailure: true },
  );
});

test('the same key is the same drawing, on whatever picture', { timeout: 120_000 }, async () => {
  const drawn = new Map<string, string>();
  const faces = createFaces();
  await fc.assert(
    fc.asyncProperty(sequences, async (requests) => {
      for (const request of requests) {
        const people = await peopleOf(request.seats, faces);
        for (const [key, pixels] of drawingsOf(request, people)) {
          const known = drawn.get(key);
          if (known === undefined) drawn.set(key, pixels);
          else expect(pixels === known, key).toBe(true);
        }
      }
    }),
    { numRuns: KEY_RUNS, endOnFailure: true },
  );
});

test('marks of other arguments have other keys, and of the same arguments the same', () => {
  const mark = markKind(
    'dots of this test',
    (pen, { r, colours }: { readonly r: number; readonly colours: readonly string[] }) => {
      pen.fillStyle = colours[0] ?? '';
      pen.arc(0, 0, r, 0, 7);
      pen.fill();
    },
    ({ r }) => around(r),
  );
  const at = { x: 0, y: 0 };
  const keys = [
    mark({ r: 1, colours: ['a', 'b'] }, at),
    mark({ r: 1, colours: ['a,b'] }, at),
    mark({ r: 1, colours: [] }, at),
    mark({ r: 11, colours: ['a', 'b'] }, at),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(mark({ r: 1, colours: ['a', 'b'] }, { x: 5, y: 5 }).key).toBe(keys[0]);
});

test('a kind of drawing is made once, so that it cannot draw from what is around it', () => {
  const make = () =>
    markKind(
      'made twice',
      () => {},
      () => around(1),
    );
  make();
  expect(make).toThrow('there is a kind of drawing called mark made twice already');
});

/** Each thing on a picture: its key, and what it looks like. */
function drawingsOf(
  request: PictureRequest,
  people: readonly DrawnPerson[],
): readonly (readonly [key: string, pixels: string])[] {
  const painting = paintingOf(request);
  const base = painting.base(request);
  const { height, rgba } = base.pixels(WIDTH);
  const marks = painting.marks(request, people).map((mark) => {
    const { left, top, width, rgba: pixels } = mark.bitmap(WIDTH / FULL);
    return [mark.key, `${left} ${top} ${width} ${digest(pixels)}`] as const;
  });
  return [[base.key, `${height} ${digest(rgba)}`], ...marks];
}

function digest(pixels: Uint8ClampedArray): string {
  return hash('sha1', pixels);
}
