/** CONTRIBUTING tells all that people have to know: each room. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');

test('every room has its line', () => {
  const rooms = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'cli')
    .map(({ name }) => name);
  expect(rooms.filter((room) => !text.includes(`| \`src/${room}/\` |`))).toEqual([]);
});
