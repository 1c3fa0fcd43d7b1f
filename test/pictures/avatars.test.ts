/** People's images: fetched once, small, kept a while, absent when that fails. */

import { expect, test } from 'vitest';
import { createAvatars, type Fetch } from '#pictures/avatars.ts';

const LIMITS = { count: 2, bytes: 10, waitMs: 60_000, retryMs: 1000 };

function server(answers: Readonly<Record<string, number | 'gone' | 'broken'>>) {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    const answer = answers[url];
    if (answer === 'broken') throw new TypeError('no connection');
    return { ok: typeof answer === 'number', arrayBuffer: async () => new ArrayBuffer(Number(answer)) };
  };
  return { asked, fetch };
}

test('an image is fetched once, also by two who ask together', async () => {
  const { asked, fetch } = server({ a: 4 });
  const avatar = createAvatars(fetch, () => 0, LIMITS);
  const [one, two] = await Promise.all([avatar('a'), avatar('a')]);
  expect(one).toEqual({ key: 'a', bytes: new Uint8Array(4) });
  expect(two).toBe(one);
  expect(await avatar('a')).toBe(one);
  expect(asked).toEqual(['a']);
});

test('what fails, is missing, empty or too large is absent', async () => {
  const { fetch } = server({ broken: 'broken', gone: 'gone', empty: 0, large: 11 });
  const avatar = createAvatars(fetch, () => 0, LIMITS);
  for (const url of ['broken', 'gone', 'empty', 'large']) expect(await avatar(url)).toBeNull();
});

test('a failure is remembered for a while and then tried again', async () => {
  const { asked, fetch } = server({ a: 'gone' });
  let time = 0;
  const avatar = createAvatars(fetch, () => time, LIMITS);
  await avatar('a');
  time = 999;
  await avatar('a');
  expect(asked).toHaveLength(1);
  time = 1001;
  await avatar('a');
  expect(asked).toHaveLength(2);
});

test('no more than so many are kept', async () => {
  const { asked, fetch } = server({ a: 1, b: 1, c: 1 });
  const avatar = createAvatars(fetch, () => 0, LIMITS);
  for (const url of ['a', 'b', 'c', 'b', 'a']) await avatar(url);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
