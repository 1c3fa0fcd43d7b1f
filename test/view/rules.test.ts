/** The card of a table's rules: its title, what differs from the house, then the lines of its game. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { switched } from '#rules/house-rules.ts';
import { ludoHouseRules } from '#rules/ludo/house-rules.ts';
import { presets } from '#rules/presets.ts';
import { differencesInWords, rulesText } from '#view/rules.ts';
import { lobby } from '../support/tables.ts';

const say = sayIn('en');

test('a published house has its name above the lines', () => {
  const lines = rulesText(lobby('Asha', 'fortegames'), say).split('\n');
  expect(lines[0]).toBe('**Ludo by Fortegames**');
  expect(lines.slice(1).every((line) => line.startsWith('- '))).toBe(true);
});

test('what differs stands below the name, each by its house rule, also one that is put off', () => {
  const rules = {
    ...presets.ludotalk,
    id: 'custom',
    dice: 2,
    bonus: { ...presets.ludotalk.bonus, capture: false },
  } as const;
  expect(
    rulesText({ ...lobby('Asha'), rules }, say)
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    '**LudoTalk classic**',
    'Different at this table: two dice · not: a capture rolls again',
    '- 2 to 4 players.',
  ]);
});

describe('what differs', () => {
  const words = {
    'any-number-enters': 'any number enters',
    'three-tries': 'three tries for a six',
    'forced-capture': 'captures are compulsory',
    blocks: 'two together block the way',
    'two-dice': 'two dice',
    'no-exact-number': 'no exact number needed to come home',
    quick: 'quick: all out at once, one home wins',
    'capture-roll': 'a capture rolls again',
    'home-roll': 'a token home rolls again',
    'no-limit-on-sixes': 'no limit on sixes',
    teams: 'teams',
    'play-on': 'play on for places',
  } as const;

  for (const rule of ludoHouseRules) {
    test(`${rule.id}, switched over LudoTalk’s house`, () => {
      const { ludotalk } = presets;
      const on = rule.isOn(ludotalk);
      const other = switched('ludotalk', { [rule.id]: !on });
      expect(differencesInWords('ludotalk', other, say)).toContain(
        on ? `not: ${words[rule.id]}` : words[rule.id],
      );
    });
  }

  test('is told field by field where no house rule tells it', () => {
    const rules = {
      ...presets.india,
      id: 'custom',
      blockMoves: false,
      startLimit: null,
      maxPlayers: 3,
      forcedCapture: true,
    } as const;
    expect(differencesInWords('india', rules, say)).toEqual([
      'captures are compulsory',
      '2 to 3 players.',
      'not: Two together may move as one, and capture a block.',
      'not: No more than 2 of your tokens on your start square.',
    ]);
  });

  test('is what is played, also where two rules do not go together', () => {
    expect(differencesInWords('ludotalk', switched('ludotalk', { quick: true }), say)).toEqual([
      'quick: all out at once, one home wins',
      'not: play on for places',
    ]);
    expect(differencesInWords('party-quick', switched('party-quick', { 'play-on': true }), say)).toEqual([
      'not: quick: all out at once, one home wins',
      'play on for places',
    ]);
  });

  test('is nothing for the house itself, and for another game', () => {
    expect(differencesInWords('ludotalk', presets.ludotalk, say)).toEqual([]);
    expect(differencesInWords('ludotalk', presets.snakes, say)).toEqual([]);
    expect(differencesInWords('snakes', presets.luddo, say)).toEqual([]);
  });
});
