/** People's images: fetched once, small, from one place, kept a while, absent when that fails. */

import { expect, test } from 'vitest';
import { createAvatars, type Fetch } from '#pictures/avatars.ts';

const LIMITS = { count: 2, bytes: 30, pixels: 64, waitMs: 60_000, retryMs: 1000 };
const HOME = 'https://cdn.example';
const at = (name: string) => `${HOME}/${name}`;

/** The beginning of a PNG as wide and high as this. */
function png(width: number, height = width): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function server(
  answers: Readonly<Record<string, Uint8Array<ArrayBuffer> | ReadableStream | 'gone' | 'broken'>>,
) {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    const name = url.slice(HOME.length + 1);
    asked.push(name);
    const answer = answers[name] ?? 'gone';
    if (answer === 'broken') throw new TypeError('no connection');
    return answer === 'gone' ? new Response(null, { status: 404 }) : new Response(answer);
  };
  return { asked, fetch };
}

test('an image is fetched once, also by two who ask together', async () => {
  const { asked, fetch } = server({ a: png(64) });
  const avatar = createAvatars(fetch, HOME, () => 0, LIMITS);
  const [one, two] = await Promise.all([avatar(at('a')), avatar(at('a'))]);
  expect(one).toEqual({ key: at('a'), bytes: png(64) });
  expect(two).toBe(one);
  expect(await avatar(at('a'))).toBe(one);
  expect(asked).toEqual(['a']);
});

test('what fails, is missing, empty or no picture is absent', async () => {
  const { fetch } = server({ broken: 'broken', empty: new Uint8Array(0), odd: new Uint8Array(25) });
  const avatar = createAvatars(fetch, HOME, () => 0, LIMITS);
  for (const name of ['broken', 'gone', 'empty', 'odd']) expect(await avatar(at(name))).toBeNull();
});

test('one of too many pixels is absent, whatever its bytes', async () => {
  const { fetch } = server({ wide: png(65, 1), high: png(1, 0xffff_ffff) });
  const avatar = createAvatars(fetch, HOME, () => 0, LIMITS);
  for (const name of ['wide', 'high']) expect(await avatar(at(name))).toBeNull();
});

test('of one that is too large no more is read than the limit', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(sink) {
      given += 1;
      sink.enqueue(png(64));
    },
  });
  const avatar = createAvatars(server({ endless }).fetch, HOME, () => 0, LIMITS);
  expect(await avatar(at('endless'))).toBeNull();
  expect(given).toBeLessThan(5);
});

test.each([
  'http://cdn.example/a',
  'https://cdn.example.evil/a',
  'https://cdn.example@evil/a',
  'https://cdn.example:8443/a',
  'file:///etc/passwd',
  'http://169.254.169.254/a',
  'a',
])('%s is not asked for', async (url) => {
  const { asked, fetch } = server({ a: png(64) });
  expect(await createAvatars(fetch, HOME, () => 0, LIMITS)(url)).toBeNull();
  expect(asked).toEqual([]);
});

test('a failure is remembered for a while and then tried again', async () => {
  const { asked, fetch } = server({});
  let time = 0;
  const avatar = createAvatars(fetch, HOME, () => time, LIMITS);
  await avatar(at('a'));
  time = 999;
  await avatar(at('a'));
  expect(asked).toHaveLength(1);
  time = 1001;
  await avatar(at('a'));
  expect(asked).toHaveLength(2);
});

test('no more than so many are kept', async () => {
  const { asked, fetch } = server({ a: png(1), b: png(1), c: png(1) });
  const avatar = createAvatars(fetch, HOME, () => 0, LIMITS);
  for (const name of ['a', 'b', 'c', 'b', 'a']) await avatar(at(name));
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
