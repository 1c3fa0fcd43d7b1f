/** The planted faults leave no rule out: each field of a ruleset is the matter of one at least; each game has tests. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '#rules/games.ts';
import { presets, presetsOf } from '#rules/presets.ts';
import { faults } from './faults.ts';

/** How a ruleset is named, and how many may play: what every game's reader checks. */
const NAMES = ['id', 'game', 'minPlayers', 'maxPlayers'];
/** There is only one value yet, or it names something else that is planted. */
const ONE_VALUE = ['tokens', 'board'];

test.each(gameIds)('each field of %s has a planted fault', (game) => {
  const [first] = presetsOf(game);
  const fields = first === undefined ? [] : Object.keys(presets[first]);
  const own = faults.filter(({ file }) => file.startsWith(`src/rules/${game}/`));
  const matters = own.map(({ right, wrong }) => `${right} ${wrong}`).join('\n');
  const unplanted = fields.filter(
    (field) => ![...NAMES, ...ONE_VALUE].includes(field) && !new RegExp(`\\b${field}\\b`).test(matters),
  );
  expect(unplanted, 'plant a fault for each in test/rules/faults.ts').toEqual([]);
});

test('each fault can be planted: what it changes stands exactly once in its file', () => {
  const lost = faults.filter(({ file, right }) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return text.split(right).length !== 2;
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

/** What nobody else asks for: each is a file that is there, or a folder that holds one test at least. */
const WANTED = ['test/rules/GAME/presets.test.ts', 'test/view/games/GAME'];

test.each(gameIds)('%s has tests of its own', (game) => {
  const paths = WANTED.map((path) => path.replace('GAME', game));
  const root = new URL('../../', import.meta.url);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
