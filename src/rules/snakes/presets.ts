/** The published house of Snakes and Ladders as data. */
import { boards } from './board.ts';
import type { SnakesRules } from './ruleset.ts';

/** S1, Luddo's page on Snakes and Ladders. */
const snakes: SnakesRules = {
  game: 'snakes',
  id: 'snakes',
  minPlayers: 2,
  maxPlayers: 4,
  enterOn: [6],
  entersAt: 6,
  bonusSix: true,
  exact: true,
  playOn: 'places',
  board: 'house',
  jumps: boards.house,
};

export const snakesPresets: Readonly<Record<'snakes', SnakesRules>> = { snakes };
