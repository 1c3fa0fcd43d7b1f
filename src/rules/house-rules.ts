/** The house rules that a host can switch over any preset of a game (rules.md section 5, last paragraph). */
import type { GameId, Games, Rules } from './games.ts';
import type { HouseRule } from './house-rule.ts';
import { type LudoHouseRuleId, ludoHouseRules } from './ludo/house-rules.ts';

type HouseRuleId = LudoHouseRuleId;

/** By game, in the order in which they are offered. */
const houseRules: { readonly [Id in GameId]: readonly HouseRule<HouseRuleId, Games[Id]['rules']>[] } = {
  ludo: ludoHouseRules,
  // None is named for it in any source.
  snakes: [],
};

/** What can be switched over these rules. */
export function houseRulesOf({ game }: Rules): readonly HouseRule<HouseRuleId, Rules>[] {
  // A house rule is only ever asked about rules of its own game, which the compiler cannot follow.
  return houseRules[game] as unknown as readonly HouseRule<HouseRuleId, Rules>[];
}
