/** Golden moments: all that people get of them is as it was read, in every house. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { presetIds } from '#rules/presets.ts';
import { lobbiesText, momentFiles, momentsText } from './moments.ts';

const kept = (name: string) => readFileSync(new URL(`./moments/${name}.txt`, import.meta.url), 'utf8');

test('there are moments of every house', () => {
  expect(Object.keys(momentFiles)).toEqual(expect.arrayContaining([...presetIds]));
});

describe('the text, the alt text, the buttons and the picture of', () => {
  test.each(Object.entries(momentFiles))('%s', async (name, moments) => {
    expect(await momentsText(moments()), 'if that was meant: npm run golden').toBe(kept(name));
  });

  test('lobbies', async () => {
    expect(await lobbiesText(), 'if that was meant: npm run golden').toBe(kept('lobbies'));
  });
});
