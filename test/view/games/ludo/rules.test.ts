/** The rules of every house of Ludo in words, and the lines that only house rules bring. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { ludoPresets } from '#rules/ludo/presets.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import { presetsOf } from '#rules/presets.ts';
import { rulesText } from '#view/rules.ts';
import { lobby } from '../../../support/tables.ts';

const say = sayIn('en');

const CARDS: Readonly<Record<string, readonly string[]>> = {
  ludotalk: [
    '**LudoTalk classic**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- A six that is played rolls again.',
    '- A capture rolls again.',
    '- The third six in a row is not played and ends the turn.',
    '- Nothing is captured on start squares and stars.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The others play on for places.',
  ],
  'ludotalk-quick': [
    '**LudoTalk quick**',
    '- 2 to 4 players.',
    '- A token enters with 1, 2, 3, 4, 5, 6.',
    '- A six that is played rolls again.',
    '- A capture rolls again.',
    '- The third six in a row is not played and ends the turn.',
    '- Nothing is captured on start squares and stars.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The others play on for places.',
  ],
  'ludotalk-teams': [
    '**LudoTalk teams**',
    '- Exactly 4 players.',
    '- A token enters with 6.',
    '- A six that is played rolls again.',
    '- A capture rolls again.',
    '- The third six in a row is not played and ends the turn.',
    '- Nothing is captured on start squares and stars.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- Partners sit opposite and win together.',
  ],
  luddo: [
    '**Luddo**',
    '- 2 to 6 players.',
    '- A token enters with 6.',
    '- After a six you roll on at once; then the numbers are played in order.',
    '- A capture rolls again.',
    '- A token home rolls again.',
    '- The third six in a row ends the turn and takes all of it back.',
    '- Nothing is captured on start squares and stars.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The others play on for places.',
  ],
  party: [
    '**Party Ludo classic**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- Every six rolls again.',
    '- The third six in a row ends the turn and takes all of it back.',
    '- Nothing is captured on start squares and stars.',
    '- Two together cannot be captured.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The first to be done ends the game.',
  ],
  'party-quick': [
    '**Party Ludo quick**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- 4 tokens begin on the start square.',
    '- Every six rolls again.',
    '- The third six in a row ends the turn and takes all of it back.',
    '- Nothing is captured on start squares and stars.',
    '- Two together cannot be captured.',
    '- Home needs the exact number.',
    '- 1 of your tokens home: you are done.',
    '- The first to be done ends the game.',
  ],
  india: [
    '**India Ludo**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- A six rolls again when no token could enter with it.',
    '- The third six in a row is not played and ends the turn.',
    '- No square is safe.',
    '- Two together block the way for others.',
    '- No token may pass one of another colour.',
    '- Two together may move as one, and capture a block.',
    '- No more than 2 of your tokens on your start square.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The first to be done ends the game.',
  ],
  fortegames: [
    '**Ludo by Fortegames**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- Every six rolls again.',
    '- The third six in a row is not played and ends the turn.',
    '- No square is safe.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The others play on for places.',
  ],
};

describe('the whole card of a published house', () => {
  for (const house of presetsOf('ludo')) {
    test(house, () => {
      const table = lobby('Asha', house);
      const promise = `-# Dice promise: \`${table.dice.commit}\``;
      expect(rulesText(table, say).split('\n')).toEqual([...(CARDS[house] ?? []), promise]);
    });
  }
});

describe('a line that a table’s own rules bring', () => {
  const { ludotalk } = ludoPresets;
  const linesWith = (changed: Partial<LudoRules>) =>
    rulesText({ ...lobby('Asha'), rules: { ...ludotalk, id: 'custom', ...changed } }, say)
      .split('\n')
      .filter((line) => line.startsWith('- '));
  const usual = linesWith({});
  const cases: readonly (readonly [Partial<LudoRules>, string])[] = [
    [{ triesInYard: 3 }, '- With every token in the yard you have three tries.'],
    [{ startOut: 2 }, '- 2 tokens begin on the start square.'],
    [{ dice: 2 }, '- Two dice; both numbers are played, in the order you like.'],
    [{ bonus: { ...ludotalk.bonus, six: 'never' } }, '- A six earns nothing more.'],
    [{ bonus: { ...ludotalk.bonus, home: true } }, '- A token home rolls again.'],
    [{ threeSixes: 'none' }, '- Sixes have no limit.'],
    [{ singlesBlock: true }, '- No token may pass one of another colour.'],
    [{ forcedCapture: true }, '- Who can capture must.'],
    [{ exactFinish: false }, '- A number too large comes home as well.'],
    [{ tokensToWin: 2 }, '- 2 of your tokens home: you are done.'],
    [{ teams: true }, '- Partners sit opposite and win together.'],
    [{ teamHelp: true }, '- Who is done rolls for the partner.'],
    [{ playOn: 'first' }, '- The first to be done ends the game.'],
  ];
  for (const [changed, line] of cases) {
    test(line, () => {
      expect(linesWith(changed).filter((one) => !usual.includes(one))).toEqual([line]);
    });
  }

  test('and one that they take away', () => {
    const lines = linesWith({ bonus: { ...ludotalk.bonus, capture: false } });
    expect(usual.filter((one) => !lines.includes(one))).toEqual(['- A capture rolls again.']);
  });
});
