/** What the check of a game's dice says. */
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { endEarly } from '#tables/play.ts';
import type { Over } from '#tables/table.ts';
import { diceCheckText } from '#view/dice-check.ts';
import { done, lobby, seated, started, T0 } from '../support/tables.ts';

const say = sayIn('en');
const over = done(endEarly(started(seated(lobby('Asha'), ['Bilal'])), 'stopped', T0)) as Over;
const check = {
  verdict: { ok: true },
  rolls: 13,
  moves: 8,
  faces: [3, 2, 2, 2, 2, 2],
  chance: 0.994,
} as const;

test('a true record, with its numbers', () => {
  expect(diceCheckText(over, check, 'game.ludo.jsonl', say)).toBe(
    [
      '✅ **Every roll and every move is right.**',
      `The promise \`${over.dice.commit.slice(0, 8)}…\`, shown before the first roll, is the SHA-256 of the seed \`abababab…\`.`,
      'All 13 rolls follow from that seed, and all 8 moves from the rules.',
      'The faces: 1 × 3 · 2 × 2 · 3 × 2 · 4 × 2 · 5 × 2 · 6 × 2',
      'Fair dice spread at least as unevenly as this in 99 of 100 games.',
      'On your own machine: save the file that **Record** gives, then `npm run verify -- game.ludo.jsonl`',
    ].join('\n'),
  );
});

test('what hardly ever happens is not called impossible, and without dice nothing is said of their spread', () => {
  expect(diceCheckText(over, { ...check, chance: 0.0001 }, 'f', say)).toContain('in < 1 of 100 games');
  expect(diceCheckText(over, { ...check, chance: null }, 'f', say)).not.toContain('of 100 games');
});

test('a record that is not true names the line and why', () => {
  const wrong = {
    ...check,
    verdict: { ok: false, line: 7, reason: 'faces: the dice stream gives 3' },
  } as const;
  expect(diceCheckText(over, wrong, 'f', say)).toMatch(
    /^❌ .* Line 7: faces: the dice stream gives 3\nOn your own machine/,
  );
});
