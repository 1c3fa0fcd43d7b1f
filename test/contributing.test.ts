/** CONTRIBUTING tells all that people have to know: each room, each fault of the playground. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '#playground/people/faults/fault-table.ts';

const text = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');

test('every fault of the playground is told with its sentence', () => {
  const missing = Object.entries(FAULTS).filter(
    ([name, said]) => !text.includes(`| \`${name}\` | ${said} |`),
  );
  expect(missing).toEqual([]);
});

test('every room has its line', () => {
  const rooms = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'cli')
    .map(({ name }) => name);
  expect(rooms.filter((room) => !text.includes(`| \`src/${room}/\` |`))).toEqual([]);
});
