/** Rulesets whose fields are each allowed but do not go together (rules.md sections 2 and 6). */
import { isPresetId, presets } from './preset-data.ts';
import type { LudoRules, Problem, ProblemCode, Rules, SnakesRules } from './ruleset.ts';
import { differences } from './ruleset-fields.ts';
import { boards, GOAL } from './snakes/boards.ts';
import { landing } from './snakes/steps.ts';

/** Every contradiction in a ruleset, at a table of `players` when that is known; empty when it can be played. */
export function contradictions(rules: Rules, players: number | undefined): readonly Problem[] {
  return [...ofPlayers(rules, players), ...ofGame(rules, players), ...ofId(rules)];
}

function ofGame(rules: Rules, players: number | undefined): readonly Problem[] {
  switch (rules.game) {
    case 'ludo':
      return ofLudo(rules, players);
    case 'snakes':
      return ofSnakes(rules);
  }
}

function ofPlayers(rules: Rules, players: number | undefined): readonly Problem[] {
  const { minPlayers, maxPlayers } = rules;
  if (minPlayers > maxPlayers) {
    return [
      problem(
        'players-range',
        ['minPlayers', 'maxPlayers'],
        `minPlayers ${minPlayers} is over maxPlayers ${maxPlayers}`,
      ),
    ];
  }
  if (players === undefined || (players >= minPlayers && players <= maxPlayers)) return [];
  const message = `minPlayers ${minPlayers} and maxPlayers ${maxPlayers} do not allow a table of ${players} players (seats)`;
  return [problem('players-outside', ['minPlayers', 'maxPlayers'], message)];
}

function ofLudo(rules: LudoRules, players: number | undefined): readonly Problem[] {
  const found: Problem[] = [];
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

function ofSnakes(rules: SnakesRules): readonly Problem[] {
  const found: Problem[] = [];
  const named = Object.entries(boards).find(([name]) => name === rules.board)?.[1];
  if (named !== undefined && differences(named, rules.jumps).length > 0) {
    const message = `board ${rules.board} names other jumps than these; give a board with jumps of its own another name`;
    found.push(problem('board-name', ['board', 'jumps'], message));
  }
  for (const [from, to] of Object.entries(rules.jumps)) {
    if (Number(from) === GOAL || Number(from) === rules.entersAt) {
      const message = `jumps: none may begin on ${GOAL} or on entersAt (${rules.entersAt}), one begins on ${from}`;
      found.push(problem('jump-start', ['jumps', 'entersAt'], message));
    }
    if (Object.hasOwn(rules.jumps, String(to))) {
      found.push(problem('jump-chain', ['jumps'], `jumps: ${from} ends on ${to}, where another jump begins`));
    }
  }
  // The way to the goal is only looked for on a board that is otherwise sound.
  if (found.length === 0 && !goalCanBeReached(rules)) {
    found.push(problem('goal-unreachable', ['jumps'], `jumps: a token could never reach ${GOAL}`));
  }
  return found;
}

/** Whether a token that enters can reach the goal from every square where it may come to stand. */
function goalCanBeReached(rules: SnakesRules): boolean {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  const seen = new Map<number, readonly number[]>();
  const open = [0];
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    if (seen.has(square)) continue;
    const from = square;
    const next = from === GOAL ? [] : faces.map((face) => landing(rules, from, face).to);
    seen.set(from, next);
    open.push(...next);
  }
  const good = new Set([GOAL]);
  for (let before = 0; before !== good.size; ) {
    before = good.size;
    for (const [square, next] of seen) if (next.some((to) => good.has(to))) good.add(square);
  }
  return [...seen.keys()].every((square) => good.has(square));
}

function ofId(rules: Rules): readonly Problem[] {
  if (!isPresetId(rules.id)) return [];
  const differing = differences(rules, presets[rules.id]);
  if (differing.length === 0) return [];
  const message = `id ${rules.id} names a preset, but ${differing.join(', ')} differ from it; the id of changed rules is custom`;
  return [problem('id-of-preset', ['id', ...differing], message)];
}

function problem(code: ProblemCode, fields: readonly string[], message: string): Problem {
  return { code, fields, message };
}
