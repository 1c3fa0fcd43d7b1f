/** Rulesets of Snakes and Ladders whose fields are each allowed but do not go together (rules.md section 6). */
import { differingFields } from '../differing-fields.ts';
import type { Problem } from '../problem.ts';
import { boards, GOAL } from './board.ts';
import { landing } from './moves.ts';
import type { SnakesRules } from './ruleset.ts';

export type SnakesProblem = 'board-name' | 'jump-chain' | 'jump-start' | 'goal-unreachable';

/** Every contradiction; empty when the rules can be played. */
export function snakesContradictions(rules: SnakesRules): readonly Problem<SnakesProblem>[] {
  const found: Problem<SnakesProblem>[] = [];
  const named = Object.entries(boards).find(([name]) => name === rules.board)?.[1];
  if (named !== undefined && differingFields(named, rules.jumps).length > 0) {
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

function problem(code: SnakesProblem, fields: readonly string[], message: string): Problem<SnakesProblem> {
  return { code, fields, message };
}
