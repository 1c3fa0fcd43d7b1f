/** The seats' colours are told apart by every kind of sight, and their digits can be read. */

import { describe, expect, test } from 'vitest';
import { rgbOf, SEAT_COLOURS } from '#render/colours.ts';
import type { Seat } from '#rules/game.ts';
import { difference, labOf, SIGHTS } from './ciede2000.ts';

const ALL: readonly Seat[] = [0, 1, 2, 3, 4, 5];

test('the distance is CIEDE2000: pairs of its published test data', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

describe.each(Object.keys(SIGHTS))('seen with %s sight', (sight) => {
  test('four colours are at least 22 apart', () => {
    expect(closest(ALL.slice(0, 4), sight)).toBeGreaterThanOrEqual(22);
  });

  test('six colours are at least 17 apart', () => {
    expect(closest(ALL, sight)).toBeGreaterThanOrEqual(17);
  });
});

test.each(ALL)('the digits of seat %i stand out from their ground', (seat) => {
  const { main, ink } = SEAT_COLOURS[seat];
  const [one, other] = [luminance(main), luminance(ink)];
  expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

function closest(seats: readonly Seat[], sight: string): number {
  const labs = seats.map((seat) => labOf(rgbOf(SEAT_COLOURS[seat].main), sight));
  return Math.min(...labs.flatMap((one, at) => labs.slice(at + 1).map((other) => difference(one, other))));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = rgbOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
