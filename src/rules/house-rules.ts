/** A table's rules as its house with house rules put on or off over it (rules.md section 5, last paragraph). */
import { differingFields } from './differing-fields.ts';
import type { GameId, Games, Rules } from './games.ts';
import type { HouseRule } from './house-rule.ts';
import { type LudoHouseRuleId, ludoHouseRules } from './ludo/house-rules.ts';
import { type PresetId, presets } from './presets.ts';
import { type SnakesHouseRuleId, snakesHouseRules } from './snakes/house-rules.ts';

type HouseRuleId = LudoHouseRuleId | SnakesHouseRuleId;

/** What was put on (true) or off over a house, which says the other itself. */
export type Switches = { readonly [Id in HouseRuleId]?: boolean };

/** By game, in the order in which they are offered. */
const houseRules = { ludo: ludoHouseRules, snakes: snakesHouseRules } satisfies {
  readonly [Id in GameId]: readonly HouseRule<HouseRuleId, Games[Id]['rules']>[];
};

const ids: readonly HouseRuleId[] = Object.values(houseRules).flatMap((rules) => rules.map(({ id }) => id));

/** Whether a text names a house rule, of any game. */
export function isHouseRuleId(id: string): id is HouseRuleId {
  return ids.some((one) => one === id);
}

/** What can be switched over these rules. */
export function houseRulesOf({ game }: Rules): readonly HouseRule<HouseRuleId, Rules>[] {
  // A house rule is only ever asked about rules of its own game, which the compiler cannot follow.
  return houseRules[game] as unknown as readonly HouseRule<HouseRuleId, Rules>[];
}

/**
 * The rules of a house with these switches over it, worked out anew from the house: one that was put on and off again
 * leaves no trace. `id` is a preset's when every field is that preset's, else `custom`. What contradicts the rest is not
 * mended here: `parseRules` says so and names the fields.
 */
export function switched(house: PresetId, switches: Switches): Rules {
  const own: Rules = presets[house];
  const rules = houseRulesOf(own);
  const put = (on: boolean) => rules.filter(({ id, isOn }) => switches[id] === on && isOn(own) !== on);
  // What the house has and a switch cannot stand goes first, so that the switch has the last word.
  const pushed = rules.filter(
    ({ id, isOn }) => isOn(own) && put(true).some((one) => one.excludes.includes(id)),
  );
  let now = own;
  for (const rule of new Set([...pushed, ...put(false)])) now = changed(now, rule.off(now));
  for (const rule of put(true)) now = changed(now, rule.on(now));
  return { ...now, id: named(now, house) };
}

/** The switches after one more was put on or off; what it excludes is no longer put on. */
export function withSwitch(house: PresetId, switches: Switches, id: HouseRuleId, on: boolean): Switches {
  const own: Rules = presets[house];
  const rule = houseRulesOf(own).find((one) => one.id === id);
  if (rule === undefined) return switches;
  const { [id]: _, ...others } = switches;
  const kept = Object.entries(others).filter(
    ([other, put]) => !(on && put && rule.excludes.some((one) => one === other)),
  );
  return { ...Object.fromEntries(kept), ...(rule.isOn(own) === on ? {} : { [id]: on }) };
}

/** The house rules that are otherwise in these rules than in a house, whatever made them so. */
export function differingSwitches(house: PresetId, rules: Rules): Switches {
  const own: Rules = presets[house];
  if (own.game !== rules.game) return {};
  return Object.fromEntries(
    houseRulesOf(own)
      .filter(({ isOn }) => isOn(rules) !== isOn(own))
      .map(({ id, isOn }) => [id, isOn(rules)]),
  );
}

/** The fewest switches that come nearest to these rules over a house: of rules that were kept without them. */
export function switchesOf(house: PresetId, rules: Rules): Switches {
  let switches = differingSwitches(house, rules);
  const whole = switched(house, switches);
  for (const id of Object.keys(switches).filter(isHouseRuleId)) {
    const { [id]: _, ...fewer } = switches;
    if (differingFields(switched(house, fewer), whole).length === 0) switches = fewer;
  }
  return switches;
}

/** The house's own name first, then that of any other preset whose fields are all the same. */
function named(rules: Rules, house: PresetId): string {
  const same = [presets[house], ...Object.values(presets)].find(
    (preset) => differingFields(rules, preset).length === 0,
  );
  return same?.id ?? 'custom';
}

function changed(rules: Rules, fields: Partial<Rules>): Rules {
  // The fields are of the game whose rules these are, which the compiler cannot follow.
  return { ...rules, ...fields } as Rules;
}
