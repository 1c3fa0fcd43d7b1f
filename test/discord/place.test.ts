/** Which message of a table is the live board, and what others are to it. */
import { expect, test } from 'vitest';
import { atItsPlace, isStale, linkTo, pressedOn } from '#discord/boards/place.ts';
import type { BoardMessage } from '#tables/table.ts';
import { lobby, T0 } from '../support/tables.ts';

const at = (id: string, postedAt: number): BoardMessage => ({
  channel: '900000000000000002',
  id,
  postedAt,
});
const bare = lobby('Asha');
const placed = { ...bare, message: at('900000000000000010', T0) };

test('a pressed message is the live board, the first one, or one from before or after', () => {
  expect(pressedOn(bare, '900000000000000010')).toBe('first');
  expect(pressedOn(placed, '900000000000000010')).toBe('live');
  expect(pressedOn(placed, '900000000000000009')).toBe('older');
  expect(pressedOn(placed, '900000000000000011')).toBe('newer');
  // As numbers: ids grow longer some day.
  expect(pressedOn(placed, '1000000000000000000')).toBe('newer');
});

test('a board is stale once it is older than 50 minutes', () => {
  expect(isStale(placed, T0 + 50 * 60_000)).toBe(false);
  expect(isStale(placed, T0 + 50 * 60_000 + 1)).toBe(true);
  expect(isStale(bare, T0 + 3_600_000)).toBe(false);
});

test('a table that was on its way learns where its board went meanwhile', () => {
  const later = { ...bare, message: at('900000000000000020', T0 + 1000) };
  expect(atItsPlace(placed, later)).toEqual(later);
  expect(atItsPlace(bare, later)).toEqual(later);
  expect(atItsPlace(later, placed)).toBe(later);
  expect(atItsPlace(placed, bare)).toBe(placed);
  expect(atItsPlace(placed, null)).toBe(placed);
});

test('the link leads to the live board', () => {
  expect(linkTo(placed)).toBe(
    'https://discord.com/channels/900000000000000001/900000000000000002/900000000000000010',
  );
  expect(linkTo(bare)).toBeNull();
});
