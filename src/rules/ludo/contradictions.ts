/** Rulesets of Ludo whose fields are each allowed but do not go together (rules.md section 2). */
import type { Problem } from '../problem.ts';
import type { LudoRules } from './ruleset.ts';

export type LudoProblem =
  | 'teams-need-four'
  | 'help-needs-teams'
  | 'dice-or-series'
  | 'over-tokens'
  | 'block-moves-need-blocks';

/** Every contradiction, at a table of `players` when that is known; empty when the rules can be played. */
export function ludoContradictions(
  rules: LudoRules,
  players: number | undefined,
): readonly Problem<LudoProblem>[] {
  const found: Problem<LudoProblem>[] = [];
  const fourSeats = players === undefined ? rules.minPlayers <= 4 && rules.maxPlayers >= 4 : players === 4;
  if (rules.teams && !fourSeats) {
    const message =
      players === undefined
        ? `teams need exactly 4 seats, which minPlayers ${rules.minPlayers} and maxPlayers ${rules.maxPlayers} do not allow`
        : `teams need exactly 4 seats, this table has ${players}`;
    found.push(problem('teams-need-four', ['teams'], message));
  }
  if (rules.teamHelp && !rules.teams) {
    found.push(problem('help-needs-teams', ['teamHelp', 'teams'], 'teamHelp goes only with teams'));
  }
  if (rules.dice === 2 && rules.sequence === 'roll-all-then-move') {
    const message = 'dice 2 does not go with sequence roll-all-then-move';
    found.push(problem('dice-or-series', ['dice', 'sequence'], message));
  }
  for (const field of ['tokensToWin', 'startOut'] as const) {
    if (rules[field] <= rules.tokens) continue;
    const message = `${field} ${rules[field]} is over tokens ${rules.tokens}`;
    found.push(problem('over-tokens', [field, 'tokens'], message));
  }
  if (rules.blockMoves && rules.stack !== 'block') {
    const message = `blockMoves goes only with stack block, not with stack ${rules.stack}`;
    found.push(problem('block-moves-need-blocks', ['blockMoves', 'stack'], message));
  }
  return found;
}

function problem(code: LudoProblem, fields: readonly string[], message: string): Problem<LudoProblem> {
  return { code, fields, message };
}
