/** Where one roll of Snakes and Ladders brings a token (rules.md section 6). */
import type { Face } from '../game.ts';
import { GOAL } from './board.ts';
import type { SnakesRules } from './ruleset.ts';

interface Landing {
  readonly to: number;
  /** The square of the snake or ladder that was taken. */
  readonly via?: number;
}

/** The square a token on `from` (0: off the board) comes to stand on with `die`; `from` when it stays. */
export function landing(rules: SnakesRules, from: number, die: Face): Landing {
  if (from === 0) {
    if (!rules.enterOn.includes(die)) return { to: 0 };
    if (rules.entersAt > 0) return { to: rules.entersAt };
  }
  const target = from + die;
  if (target > GOAL) return { to: rules.exact ? from : GOAL };
  const jump = rules.jumps[target];
  return jump === undefined ? { to: target } : { to: jump, via: target };
}
