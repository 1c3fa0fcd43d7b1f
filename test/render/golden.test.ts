/** Golden pictures: every state looks as it was looked at, the same in any process and without system fonts. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createPainter } from '#render/painter.ts';
import { gameIds } from '#rules/games.ts';
import { pixelsOfPng } from './png-pixels.ts';
import { states } from './states.ts';

const painter = createPainter();
afterAll(() => painter.close());

const script = fileURLToPath(new URL('./hashes.ts', import.meta.url));

test.each(gameIds)('there are golden pictures of %s, light and dark', (game) => {
  const kept = Object.values(states).filter((state) => state.game === game);
  expect(new Set(kept.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
});

describe('a golden picture', () => {
  test.each(Object.keys(states))('%s', async (name) => {
    const golden = readFileSync(new URL(`./golden/${name}.png`, import.meta.url));
    const drawn = await drawnState(name);
    // Another build of zlib may pack the same pixels into other bytes.
    const [now, before] = [pixelsOfPng(drawn), pixelsOfPng(golden)];
    expect([now.width, now.height]).toEqual([before.width, before.height]);
    expect(now.rgb.equals(before.rgb), `${name} changed; if that was meant: npm run golden`).toBe(true);
  });
});

test('another process draws the same bytes', async () => {
  const other: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  expect(other).toEqual(await hashesHere());
});

test('a machine without fonts draws the same bytes', async ({ skip }) => {
  const hide = 'mount -t tmpfs none /usr/share/fonts && exec "$0" "$1"';
  const hidden = spawnSync(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', hide, process.execPath, script],
    {
      encoding: 'utf8',
    },
  );
  if (hidden.status !== 0) skip('the fonts of this machine cannot be hidden from a process');
  expect(JSON.parse(hidden.stdout)).toEqual(await hashesHere());
});

async function drawnState(name: string): Promise<Buffer> {
  const request = states[name];
  if (request === undefined) throw new Error(`there is no state ${name}`);
  return painter.picture(request);
}

async function hashesHere(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of Object.keys(states)) {
    hashes[name] = createHash('sha256')
      .update(await drawnState(name))
      .digest('hex');
  }
  return hashes;
}
