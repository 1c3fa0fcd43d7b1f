/** Every field of a ruleset matters: with each of its values some game goes otherwise, and the card says so. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Policy, playGame } from '#cli/playing.ts';
import { sayIn } from '#i18n/say.ts';
import { ludoPresets } from '#rules/ludo/presets.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import { parseRules } from '#rules/ruleset.ts';
import { ludoRuleLines } from '#view/games/ludo/rules.ts';
import { ludoFields } from '../random-games.ts';

const GAMES = 4;
const POLICIES: readonly Policy[] = ['random', 'random', 'random', 'random'];
/** Houses to change, and one in which partners help each other. */
const HOUSES: readonly object[] = [
  ...Object.values(ludoPresets).map(({ id }) => ({ preset: id })),
  { preset: 'ludotalk', teams: true, minPlayers: 4 },
];
const fields = Object.keys(ludoFields).filter(
  (field): field is keyof typeof ludoFields => field in ludoFields,
);

/** Every ruleset that differs from a house in this field alone, beside that house. */
function changed(field: keyof typeof ludoFields): readonly (readonly [LudoRules, LudoRules])[] {
  const values = new Map(
    fc
      .sample(ludoFields[field] as fc.Arbitrary<unknown>, { numRuns: 60, seed: 1 })
      .map((one) => [JSON.stringify(one), one]),
  );
  return HOUSES.flatMap((house) =>
    [...values.values()].flatMap((value) => {
      const before = parseRules(house, 4);
      const after = parseRules({ ...house, [field]: value }, 4);
      if (!before.ok || !after.ok || before.rules.game !== 'ludo' || after.rules.game !== 'ludo') return [];
      return JSON.stringify(before.rules) === JSON.stringify(after.rules)
        ? []
        : [[before.rules, after.rules] as const];
    }),
  );
}

const told = (rules: LudoRules, game: number) =>
  JSON.stringify(playGame(rules, POLICIES, `matters.${game}`).lines);

test.each(fields)('%s', (field) => {
  const pairs = changed(field);
  expect(pairs.length, 'its random values are all the same').toBeGreaterThan(0);
  const differs = pairs.some(([before, after]) =>
    Array.from({ length: GAMES }, (_, game) => told(before, game) !== told(after, game)).some((one) => one),
  );
  expect(differs, 'no game goes otherwise: does the engine read it?').toBe(true);
  // Who begins is told by the first lines of a game.
  if (field === 'opening') return;
  const say = sayIn('en');
  const card = (rules: LudoRules) => JSON.stringify(ludoRuleLines(rules, say));
  expect(
    pairs.some(([before, after]) => card(before) !== card(after)),
    'the card says nothing of it',
  ).toBe(true);
});
