/** How much can follow from tricky positions, one a rule: a rule that slips changes some count. */
import { describe, expect, test } from 'vitest';
import { positionFrom, type Wanted } from '../scene.ts';
import { tally } from './tallies.ts';

/** Name, rules, position, depth; then leaves, captures, entries, homes, blocks, voids, no moves and turns. */
const POSITIONS: readonly (readonly [string, Wanted, string, number, string])[] = [
  [
    'open stacks, safe squares and entries',
    'ludotalk',
    '0: 4 10 y 50 | 2: 34 40 40 26',
    5,
    '2040 33 5 5 0 14 0 281',
  ],
  ['any face enters', 'ludotalk-quick', '0: y y 3 y | 2: y 31 26 y', 5, '1224 12 78 0 0 5 0 174'],
  [
    'teams',
    'ludotalk-teams',
    '0: 10 y 7 53 | 1: 48 y y 1 | 2: 40 y 33 y | 3: 22 35 y y',
    5,
    '1368 26 16 6 0 9 0 182',
  ],
  ['a series', 'luddo', '0: 53 10 y 4 | 2: 36 38 y 30', 5, '1751 79 85 5 0 14 0 244'],
  [
    'the hexagon',
    'luddo',
    '0: 75 81 y y | 1: 60 62 y y | 2: y y y y | 3: 33 y y y | 4: 21 y y y | 5: 10 y y y',
    4,
    '143 7 10 3 0 1 4 68',
  ],
  ['protected pairs', 'party', '0: 10 8 y 52 | 2: 40 40 38 y', 5, '1356 9 17 4 0 9 0 200'],
  ['three sixes void the turn', 'party', '0: 1 y y y | 2: 33 y y y', 7, '2580 13 88 0 0 30 185 705'],
  ['quick', 'party-quick', '0: 52 0 9 0 | 2: 31 0 50 0', 5, '1528 12 1 16 0 5 0 239'],
  [
    'blocks, singles in the way, a start limit',
    'india',
    '0: 0 0 y 22 | 2: 30 30 28 50',
    5,
    '3117 177 6 29 339 1 486 1611',
  ],
  ['block moves against blocks', 'india', '0: 10 10 10 46 | 2: 38 38 40 20', 5, '1087 10 1 2 54 1 37 223'],
  ['nothing safe', 'fortegames', '0: 4 24 y y | 2: 34 0 y y', 5, '978 11 14 0 0 10 0 145'],
  ['two dice', { preset: 'ludotalk', dice: 2 }, '0: 10 54 y y | 2: 38 y y y', 4, '5508 17 27 25 0 0 0 120'],
  [
    'three tries',
    { preset: 'ludotalk', triesInYard: 3 },
    '0: y y h y | 2: y y y y',
    6,
    '20687 0 817 0 0 12 15750 15927',
  ],
  [
    'forced captures',
    { preset: 'ludotalk', forcedCapture: true },
    '0: 10 20 30 y | 2: 40 50 3 y',
    5,
    '1728 33 10 4 0 16 0 245',
  ],
  [
    'no exact number, a roll for home',
    { preset: 'luddo', exactFinish: false },
    '0: 51 53 55 y | 2: 3 y y y',
    5,
    '1381 0 100 247 0 16 0 112',
  ],
  [
    'helping a partner',
    { preset: 'ludotalk-teams', teamHelp: true },
    '0: h h h h | 1: 33 y y y | 2: 10 y 50 y | 3: 1 y y y',
    5,
    '690 5 14 4 0 9 0 100',
  ],
  [
    'two tokens to win',
    { preset: 'ludotalk', tokensToWin: 2 },
    '0: h 53 20 y | 1: h 54 3 y | 2: 9 y y y',
    5,
    '577 3 10 11 0 4 0 86',
  ],
  ['snakes and ladders', 'snakes', '0: 94 | 1: 5 | 2: 0', 6, '46656 0 0 0 0 0 19850 46656'],
];

describe('everything that can follow', () => {
  for (const [name, wanted, board, depth, counts] of POSITIONS) {
    test(`${name}, ${depth} decisions deep`, () => {
      expect(Object.values(tally(positionFrom(wanted, board), depth)).join(' ')).toBe(counts);
    });
  }
});
