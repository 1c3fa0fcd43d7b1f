/** What a button says of a move of Ludo: the token, and a mark for where it takes it. */
import type { Choice } from '#rules/games.ts';
import { home, isSafe, squareOf, YARD } from '#rules/ludo/board.ts';
import type { LudoState, MoveChoice } from '#rules/ludo/state.ts';

const MARKS = { home: '⌂', capture: '⚔', enter: '▲', safe: '★' } as const;

/** For example `2 ★`, `3 ⚔`, `1 ⌂`, `4 +3`; with numbers to choose from, the number first: `3 → 2 ★`. */
export function ludoChoiceLabel(move: MoveChoice, state: LudoState, options: readonly Choice[]): string {
  const tokens = move.tokens.map((token) => token + 1).join('+');
  const label = `${tokens} ${markOf(move, state)}`;
  const dice = new Set(options.map((option) => (option.kind === 'move' ? option.die : 0)));
  return dice.size > 1 ? `${move.die} → ${label}` : label;
}

function markOf(move: MoveChoice, { seatOnTurn, arms, rules }: LudoState): string {
  if (seatOnTurn === null) return `+${move.die}`;
  if (move.to === home(arms)) return MARKS.home;
  const enters = move.from === YARD;
  const marks: string[] = [];
  if (enters) marks.push(MARKS.enter);
  if (move.captured.length > 0) marks.push(MARKS.capture);
  const square = squareOf(arms, move.owner ?? seatOnTurn, move.to);
  if (square !== null && isSafe(rules, arms, square)) marks.push(MARKS.safe);
  if (!enters) marks.unshift(`+${move.die}`);
  return marks.join(' ');
}
