/** What is drawn once and kept is only ever shown where the very same would be drawn. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, markKind } from '#render/mark.ts';
import { createPainter } from '#render/painter.ts';
import { sequences } from './requests.ts';

const RUNS = 12;

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
    { numRuns: RUNS },
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
