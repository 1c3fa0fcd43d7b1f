/** The rules of a table of Ludo in words. */
import type { Say } from '#i18n/say.ts';
import type { LudoRules } from '#rules/ludo/ruleset.ts';
import type { RuleLine } from '../game-view.ts';

/** What a card does not tell: the lobby does, or the first lines of a game do. */
type Untold = 'game' | 'id' | 'minPlayers' | 'tokens' | 'opening';

type Line = (rules: LudoRules, say: Say) => readonly string[];

/** What each field says, in the order of the card. */
const LINES: { readonly [Field in Exclude<keyof LudoRules, Untold>]: Line } = {
  maxPlayers: ({ minPlayers, maxPlayers }, say) => [playersLine(minPlayers, maxPlayers, say)],
  enterOn: ({ enterOn }, say) => [say('rules.enter', { faces: enterOn.join(', ') })],
  triesInYard: ({ triesInYard }, say) => when(triesInYard === 3, say('rules.tries')),
  startOut: ({ startOut }, say) => when(startOut > 0, say('rules.start', { n: startOut })),
  dice: ({ dice }, say) => when(dice === 2, say('rules.two-dice')),
  sequence: ({ sequence }, say) => when(sequence === 'roll-all-then-move', say('rules.series')),
  bonus: ({ bonus, sequence }, say) => [
    // A series rolls on through sixes whatever else they earn.
    ...when(sequence === 'roll-move', say(`rules.six.${bonus.six}`)),
    ...when(bonus.capture, say('rules.capture')),
    ...when(bonus.home, say('rules.home')),
  ],
  threeSixes: ({ threeSixes }, say) => [say(`rules.three.${threeSixes}`)],
  safe: ({ safe }, say) => [say(`rules.safe.${safe}`)],
  stack: ({ stack }, say) => [say(`rules.stack.${stack}`)],
  singlesBlock: ({ singlesBlock }, say) => when(singlesBlock, say('rules.singles')),
  blockMoves: ({ blockMoves }, say) => when(blockMoves, say('rules.block-moves')),
  startLimit: ({ startLimit }, say) =>
    startLimit === null ? [] : [say('rules.start-limit', { n: startLimit })],
  forcedCapture: ({ forcedCapture }, say) => when(forcedCapture, say('rules.forced')),
  exactFinish: ({ exactFinish }, say) => [say(exactFinish ? 'rules.exact.yes' : 'rules.exact.no')],
  tokensToWin: ({ tokensToWin, tokens }, say) => [
    tokensToWin === tokens ? say('rules.win.all') : say('rules.win.some', { n: tokensToWin }),
  ],
  teams: ({ teams }, say) => when(teams, say('rules.teams')),
  teamHelp: ({ teamHelp }, say) => when(teamHelp, say('rules.team-help')),
  // With teams the first to win ends the game.
  playOn: ({ playOn, teams }, say) => when(!teams, say(`rules.play.${playOn}`)),
};

/** A sentence for each rule that is in force. */
export function ludoRuleLines(rules: LudoRules, say: Say): readonly RuleLine[] {
  return Object.entries(LINES).flatMap(([field, line]) => line(rules, say).map((text) => ({ field, text })));
}

function playersLine(least: number, most: number, say: Say): string {
  return least === most ? say('rules.players.exactly', { n: most }) : say('rules.players', { least, most });
}

function when(on: boolean, line: string): readonly string[] {
  return on ? [line] : [];
}
