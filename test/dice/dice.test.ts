/** The dice that can be checked: record.md, last section. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitOf, diceFrom, firstSeat, newServerSeed } from '#dice/dice.ts';

const seed = createHash('sha256').update('a server seed').digest('hex');

/** The first bytes of a stream, worked out as the page says. */
function bytesOf(message: (block: number) => string, count: number): number[] {
  const bytes: number[] = [];
  for (let block = 0; bytes.length < count; block += 1) {
    bytes.push(...createHmac('sha256', Buffer.from(seed, 'hex')).update(message(block), 'utf8').digest());
  }
  return bytes.slice(0, count);
}

describe('the stream of faces', () => {
  test('blocks in order, bytes of 252 and more skipped, the rest by six', () => {
    const bytes = bytesOf((block) => `1.2.آشا:${block}`, 4000);
    const faces = bytes.filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    expect(faces.length).toBeLessThan(bytes.length);
    const dice = diceFrom(seed, '1.2.آشا');
    expect(faces.map(() => dice.face())).toEqual(faces);
  });

  test('it goes on from any cursor', () => {
    const whole = diceFrom(seed, 'client');
    const faces = Array.from({ length: 500 }, () => whole.face());
    const resumed: number[] = [];
    let cursor = 0;
    for (let index = 0; index < 500; index += 1) {
      const dice = diceFrom(seed, 'client', cursor);
      resumed.push(dice.face());
      cursor = dice.cursor;
    }
    expect(resumed).toEqual(faces);
    expect(cursor).toBe(whole.cursor);
  });
});

test('the commit is the SHA-256 of the bytes, not of their hex', () => {
  expect(commitOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('who begins: the first byte of the second stream that falls evenly on the seats', () => {
  for (const seats of [
    [0, 2],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
  ]) {
    for (let table = 0; table < 60; table += 1) {
      const bytes = bytesOf((block) => `${table}:first:${block}`, 64);
      const fair = bytes.find((byte) => byte < 256 - (256 % seats.length)) ?? 0;
      expect(firstSeat(seed, String(table), seats)).toBe(seats[fair % seats.length]);
    }
  }
});

test('server seeds are 32 fresh bytes', () => {
  const seeds = Array.from({ length: 20 }, newServerSeed);
  expect(new Set(seeds).size).toBe(20);
  for (const one of seeds) expect(one).toMatch(/^[0-9a-f]{64}$/);
});
