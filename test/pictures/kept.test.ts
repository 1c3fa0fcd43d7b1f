/** What was made lately is made once. */
import { expect, test } from 'vitest';
import { createKept } from '#pictures/kept.ts';

test('a file is made once for all who ask while it is made, and for those who come later', async () => {
  const kept = createKept(100);
  let made = 0;
  const make = async () => {
    made += 1;
    return new Uint8Array(10);
  };
  const [one, other] = await Promise.all([kept.get('a', make), kept.get('a', make)]);
  expect(other).toBe(one);
  expect(await kept.get('a', make)).toBe(one);
  expect(made).toBe(1);
});

test('a file that could not be made is tried again', async () => {
  const kept = createKept(100);
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', async () => new Uint8Array(1))).toHaveLength(1);
});

test('what was asked for longest ago goes when there is no room, and a large one stays alone', async () => {
  const kept = createKept(100);
  const made: string[] = [];
  const ask = (key: string, bytes: number) =>
    kept.get(key, async () => {
      made.push(key);
      return new Uint8Array(bytes);
    });
  await ask('a', 40);
  await ask('b', 40);
  await ask('a', 40);
  await ask('c', 40);
  await ask('a', 40);
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b', 40);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await ask('large', 500);
  await ask('large', 500);
  expect(made.at(-1)).toBe('large');
  await ask('a', 40);
  expect(made.at(-1)).toBe('a');
});
