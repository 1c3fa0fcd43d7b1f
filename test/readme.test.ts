/** README tells people all that they can play: each house, each house rule, each command of the command line. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#i18n/en.ts';
import { ludoHouseRules } from '#rules/ludo/house-rules.ts';
import { presetIds } from '#rules/presets.ts';
import { find, rowsOf, simulated, withRow } from './record/sample.ts';

const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('every house has its row, with its number of players', () => {
  expect(presetIds.filter((id) => !text.includes(`| ${en[`house.${id}`]} | `))).toEqual([]);
});

test('every house rule is named', () => {
  const list = /^House rules for any house of Ludo: ([\s\S]*?)\. /m
    .exec(text)?.[1]
    ?.replaceAll('\n', ' ')
    .split('; ');
  expect(list).toEqual(ludoHouseRules.map(({ id }) => en[`rule.${id}`]));
});

test('the check of a record that the page shows tells a true record from one whose faces were changed', async () => {
  const script = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'chaupal-readme-'));
  const check = join(folder, 'check.mjs');
  writeFileSync(check, script);
  const rows = rowsOf(simulated('ludotalk', 4, 'readme'));
  const verdicts = [rows, withRow(rows, find(rows, 'roll'), (row) => (row.faces = [7]))].map((lines) => {
    writeFileSync(join(folder, 'record.jsonl'), `${lines.join('\n')}\n`);
    return execFileSync(process.execPath, [check, join(folder, 'record.jsonl')], { encoding: 'utf8' });
  });
  rmSync(folder, { recursive: true });
  expect(verdicts[0]).toMatch(/^promise kept: true\nfaces right: true \(\d{3} dice\)\n$/);
  expect(verdicts[1]).toMatch(/^promise kept: true\nfaces right: false/);
});

test('every script that people run is named', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const pages = text + readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');
  const named = (name: string) =>
    name === 'test' || name === 'start' ? pages.includes(`npm ${name}`) : pages.includes(`npm run ${name}`);
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});
