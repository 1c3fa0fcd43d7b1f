/** The painter's promises: no picture sees another, nothing is kept that grows, bad input is refused. */

import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { surface } from '#render/canvas.ts';
import { THEMES } from '#render/colours.ts';
import { createPainter } from '#render/painter.ts';
import type { Avatar, LudoPicture, PictureRequest } from '#render/request.ts';
import { framesOfGif } from './gif-frames.ts';
import { colourAt, pixelsOfPng } from './png-pixels.ts';
import { seated, states, way } from './states.ts';

const painter = createPainter();
afterAll(() => painter.close());

const board = states['cross-choose-light'];
if (board === undefined || board.game !== 'ludo') throw new Error('the cross is gone');
const small: LudoPicture = { ...board, width: 320 };

test('fifty pictures at once are those drawn one by one', async () => {
  const requests = Object.values(states).map((request): PictureRequest => ({ ...request, width: 400 }));
  const alone: Buffer[] = [];
  for (const request of requests) alone.push(await painter.picture(request));
  const many = Array.from({ length: 50 }, (_, at) => at % requests.length);
  const together = await Promise.all(many.map((at) => painter.picture(requests[at] ?? small)));
  for (const [nth, at] of many.entries())
    expect(together[nth]?.equals(alone[at] ?? Buffer.alloc(0))).toBe(true);
});

test('what was drawn before leaves no trace', async () => {
  const fresh = createPainter();
  const first = await fresh.picture(small);
  for (const request of Object.values(states)) await fresh.picture({ ...request, width: 320 });
  expect((await fresh.picture(small)).equals(first)).toBe(true);
  fresh.close();
  expect((await fresh.picture(small)).equals(first)).toBe(true);
});

test('being prepared changes no picture', async () => {
  const prepared = createPainter();
  await prepared.prepare();
  for (const request of Object.values(states)) {
    const fresh = createPainter();
    const here = { ...request, width: 320 };
    expect((await prepared.picture(here)).equals(await fresh.picture(here))).toBe(true);
    fresh.close();
  }
  prepared.close();
});

test.each([0, 199, 2001, 400.5, Number.NaN])('a width of %d is refused', async (width) => {
  await expect(painter.picture({ ...small, width })).rejects.toThrow(/200 to 2000 pixels wide/);
});

describe('an avatar', () => {
  const plain = small.seats.map(({ seat, place }) => ({ seat, name: 'Ali', robot: false, place }));

  test('is drawn in its own colours', async () => {
    const avatar: Avatar = { key: 'magenta', bytes: solid('#d800d8') };
    const drawn = await painter.picture({
      ...small,
      width: 960,
      seats: plain.map((one) => ({ ...one, avatar })),
    });
    const colour = colourAt(pixelsOfPng(drawn), 122, 53);
    expect(colour).toMatch(/^#d[0-9a-f]0[0-9a-f]d[0-9a-f]$/);
  });

  test('that is no image is left out', async () => {
    const avatar: Avatar = { key: 'broken', bytes: new TextEncoder().encode('<html>not found</html>') };
    const broken = await painter.picture({ ...small, seats: plain.map((one) => ({ ...one, avatar })) });
    expect(broken.equals(await painter.picture({ ...small, seats: plain }))).toBe(true);
  });
});

test('the theme is that of the request', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const pixels = pixelsOfPng(await painter.picture({ ...small, theme }));
    expect(colourAt(pixels, 1, 1)).toBe(THEMES[theme].frame.toLowerCase());
  }
});

test('a name that nothing covers, and hundreds of names, are drawn without complaint', async () => {
  for (let at = 0; at < 200; at++) {
    const seats = seated([0, 1, 2, 3]).map((one) => ({ ...one, name: `漢 ${at} 🎲`, username: `u${at}` }));
    expect((await painter.picture({ ...small, seats })).length).toBeGreaterThan(1000);
  }
});

test('nothing is kept of the pictures drawn', async () => {
  const requests = Object.values(states).map((request): PictureRequest => ({ ...request, width: 320 }));
  const drawn = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(requests.map((request) => painter.picture(request)));
    }
    await collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  const before = await drawn(5);
  expect((await drawn(60)) - before).toBeLessThan(8);
});

describe('a replay', () => {
  const moved = (progress: number): LudoPicture => ({
    ...small,
    seatOnTurn: progress % 2 === 0 ? 0 : 1,
    choices: [],
    last: [{ seat: 0, tokens: [1], route: way(progress - 2, progress), captured: [] }],
    tokens: [[-1, progress, 30, 53], ...small.tokens.slice(1)],
  });
  const pictures = [12, 13, 14, 15, 20].map(moved);

  test('shows exactly the pictures, one after the other', async () => {
    const gif = await painter.replay(pictures.map((picture) => ({ picture, hundredths: 40 })));
    const frames = framesOfGif(gif);
    expect(frames.map(({ hundredths }) => hundredths)).toEqual([40, 40, 40, 40, 40]);
    for (const [at, picture] of pictures.entries()) {
      const still = pixelsOfPng(await painter.picture(picture));
      const frame = frames[at];
      expect(frame?.width).toBe(still.width);
      // All frames share one palette, so single edge pixels may differ from the still's.
      const off = still.rgb.reduce(
        (sum, byte, index) => sum + (Math.abs(byte - (frame?.rgb[index] ?? 0)) > 24 ? 1 : 0),
        0,
      );
      expect(off / still.rgb.length).toBeLessThan(0.002);
    }
  });

  test('writes only what changed', async () => {
    const [first, second] = pictures;
    if (first === undefined || second === undefined) throw new Error('no pictures');
    const one = await painter.replay([{ picture: first, hundredths: 40 }]);
    const many = [first, second, second, first].map((picture) => ({ picture, hundredths: 40 }));
    expect((await painter.replay(many)).length).toBeLessThan(one.length * 1.5);
  });

  test('is the same within the bytes that it takes, and given up with one byte less', async () => {
    const frames = pictures.map((picture) => ({ picture, hundredths: 40 }));
    const whole = await painter.replay(frames);
    expect(await painter.replayWithin(frames, whole.length)).toEqual({ kind: 'drawn', gif: whole });
    expect(await painter.replayWithin(frames, whole.length - 1)).toEqual({ kind: 'too-large', drawn: 5 });
    expect(await painter.replayWithin(frames, 5000)).toEqual({ kind: 'too-large', drawn: 1 });
  });

  test('lets other work through', async () => {
    let turns = 0;
    let done = false;
    const other = (async () => {
      while (!done) {
        await setImmediate();
        turns += 1;
      }
    })();
    await painter.replay(
      Array.from({ length: 60 }, (_, at) => ({ picture: moved(6 + (at % 40)), hundredths: 5 })),
    );
    done = true;
    await other;
    expect(turns).toBeGreaterThan(3);
  });

  test('of nothing is refused', async () => {
    await expect(painter.replay([])).rejects.toThrow(/at least one frame/);
  });
});

/** Leaves what is still in use, and not what merely waits to be collected. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  // The flag shows the collector to contexts made from now on, whose global the types do not know.
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') return;
  // What pixels lay in is given back a turn of the event loop after its owner was collected.
  for (let round = 0; round < 3; round++) {
    collect();
    await setImmediate();
  }
}

/** A PNG of one colour, as some server might send it. */
function solid(colour: string): Buffer {
  const pen = surface(64, 64);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 64, 64);
  return pen.canvas.toBuffer('image/png');
}
