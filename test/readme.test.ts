/** README tells people all that they can play: each house, each house rule, each command of the command line. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '#i18n/en.ts';
import { ludoHouseRules } from '#rules/ludo/house-rules.ts';
import { presetIds } from '#rules/presets.ts';

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

test('every script that people run is named', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const pages = text + readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');
  const named = (name: string) =>
    name === 'test' || name === 'start' ? pages.includes(`npm ${name}`) : pages.includes(`npm run ${name}`);
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});
