/** A table's rules in words: what differs from the house, and the whole of them. */
import type { Say } from '#i18n/say.ts';
import { differingFields } from '#rules/differing-fields.ts';
import type { Rules } from '#rules/games.ts';
import { differingSwitches, houseRulesOf, switched } from '#rules/house-rules.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import type { Table } from '#tables/table.ts';
import { gameViewOf } from './games/game-views.ts';
import { houseName } from './words.ts';

/** All in which a table differs from the house it began from: by its house rules, and field by field where they do not tell it. */
export function differencesInWords(house: PresetId, rules: Rules, say: Say): readonly string[] {
  const own: Rules = presets[house];
  if (rules.game !== own.game) return [];
  const switches = differingSwitches(house, rules);
  const told = switched(house, switches);
  return [
    ...houseRulesOf(own)
      .filter(({ id }) => switches[id] !== undefined)
      .map(({ id }) => (switches[id] === true ? say(`rule.${id}`) : off(say(`rule.${id}`), say))),
    ...differingFields(rules, told).flatMap((field) => {
      const lines = linesOf(field, rules, say);
      return lines.length > 0 ? lines : linesOf(field, own, say).map((line) => off(line, say));
    }),
  ];
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
      .map(({ text }) => `- ${text}`),
  ].join('\n');
}

function linesOf(field: string, rules: Rules, say: Say): readonly string[] {
  return gameViewOf(rules.game)
    .ruleLines(rules, say)
    .flatMap((line) => (line.field === field ? [line.text] : []));
}

function off(rule: string, say: Say): string {
  return say('rule.off', { rule });
}
