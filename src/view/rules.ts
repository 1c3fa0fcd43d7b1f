/** A table's rules in words: what differs from the house, and the whole of them. */
import type { Say } from '#i18n/say.ts';
import type { Rules } from '#rules/games.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import type { Table } from '#tables/table.ts';
import { gameViewOf } from './games/game-views.ts';
import { houseName } from './words.ts';

/** The house rules in which a table differs from the house it began from. */
export function differencesInWords(house: PresetId, rules: Rules, say: Say): readonly string[] {
  const own = presets[house];
  if (rules.game !== own.game) return [];
  return houseRulesOf(rules)
    .filter((rule) => rule.isOn(rules) !== rule.isOn(own))
    .map((rule) =>
      rule.isOn(rules) ? say(`rule.${rule.id}`) : say('rule.off', { rule: say(`rule.${rule.id}`) }),
    );
}

/** The rules of a table, a sentence a line. */
export function rulesText(table: Table, say: Say): string {
  const { rules } = table;
  const differs = differencesInWords(table.house, rules, say);
  return [
    say('rules.title', { house: houseName(table.house, say) }),
    ...(differs.length > 0 ? [say('rules.differs', { rules: differs.join(' · ') })] : []),
    ...gameViewOf(rules.game)
      .ruleLines(rules, say)
      .map((line) => `- ${line}`),
  ].join('\n');
}
