/** The rules of a table of Ludo in words. */
import type { Say } from '#i18n/say.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';

/** A sentence for each rule that is in force. */
export function ludoRuleLines(rules: LudoRules, say: Say): readonly string[] {
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
