/** The playground's own rooms: who may know whom, as its README says. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src/playground', import.meta.url));

/** Imports go down this list; what puts the playground together stands above it, and may know all. */
const ROOMS = ['page', 'people', 'server', 'gateway', 'world', 'user-side.ts'];

const imports = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => importsOf(file).map((target) => ({ file, from: roomOf(file), into: roomOf(target) })));

test('imports go down the rooms, never up', () => {
  const wrong = imports.filter(({ from, into }) => ROOMS.indexOf(from) > ROOMS.indexOf(into));
  expect(wrong).toEqual([]);
});

test('the page knows the types of the people’s calls alone', () => {
  const known = imports.filter(({ from, into }) => from === 'page' && into !== 'page');
  expect(new Set(known.map(({ into }) => into))).toEqual(new Set(['user-side.ts']));
});

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)].map(([, target]) =>
    relative(root, join(root, dirname(file), target ?? '')),
  );
}

function roomOf(file: string): string {
  return file.split(sep)[0] ?? '';
}
