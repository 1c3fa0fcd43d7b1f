/** A table's rules in words: what differs from the house, and the whole of them. */
import type { Say } from '#i18n/say.ts';
import type { Rules } from '#rules/games.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import type { Table } from '#tables/table.ts';
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
    ...(rules.game === 'ludo' ? ludoLines(rules, say) : snakesLines(rules, say)).map((line) => `- ${line}`),
  ].join('\n');
}

function ludoLines(rules: LudoRules, say: Say): string[] {
  const when = (on: boolean, line: string) => (on ? [line] : []);
  return [
    say('rules.enter', { faces: rules.enterOn.join(', ') }),
    ...when(rules.triesInYard === 3, say('rules.tries')),
    ...when(rules.startOut > 0, say('rules.start', { n: rules.startOut })),
    ...when(rules.dice === 2, say('rules.two-dice')),
    rules.sequence === 'roll-all-then-move' ? say('rules.series') : say(`rules.six.${rules.bonus.six}`),
    ...when(rules.bonus.capture, say('rules.capture')),
    ...when(rules.bonus.home, say('rules.home')),
    say(`rules.three.${rules.threeSixes}`),
    say(`rules.safe.${rules.safe}`),
    say(`rules.stack.${rules.stack}`),
    ...when(rules.singlesBlock, say('rules.singles')),
    ...when(rules.blockMoves, say('rules.block-moves')),
    ...(rules.startLimit === null ? [] : [say('rules.start-limit', { n: rules.startLimit })]),
    ...when(rules.forcedCapture, say('rules.forced')),
    say(rules.exactFinish ? 'rules.exact.yes' : 'rules.exact.no'),
    rules.tokensToWin === rules.tokens
      ? say('rules.win.all')
      : say('rules.win.some', { n: rules.tokensToWin }),
    ...when(rules.teams, say('rules.teams')),
    ...when(rules.teamHelp, say('rules.team-help')),
    ...when(!rules.teams, say(`rules.play.${rules.playOn}`)),
  ];
}

function snakesLines(rules: Exclude<Rules, LudoRules>, say: Say): string[] {
  return [
    say('rules.snakes.enter', { faces: rules.enterOn.join(', '), square: rules.entersAt }),
    say('rules.snakes.walk'),
    say('rules.snakes.exact'),
    say(`rules.play.${rules.playOn}`),
  ];
}
