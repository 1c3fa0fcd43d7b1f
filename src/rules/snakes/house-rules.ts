/** The house rule that a host can switch over Snakes and Ladders: the other of the two boards (rules.md section 6). */
import type { HouseRule } from '../house-rule.ts';
import { boards } from './board.ts';
import type { SnakesRules } from './ruleset.ts';

export type SnakesHouseRuleId = 'printed-board';

export const snakesHouseRules: readonly HouseRule<SnakesHouseRuleId, SnakesRules>[] = [
  {
    id: 'printed-board',
    isOn: ({ board }) => board === 'milton',
    on: () => ({ board: 'milton', jumps: boards.milton }),
    off: () => ({ board: 'house', jumps: boards.house }),
    excludes: [],
  },
];
