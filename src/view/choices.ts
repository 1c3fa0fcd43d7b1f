/** What a button says of a choice: the token, and a mark for where it takes it. */

import type { Say } from '#i18n/say.ts';
import { type Choice, choices, turn } from '#rules/games.ts';
import { home, isSafe, squareOf } from '#rules/ludo/board.ts';
import { choiceId } from '#tables/play.ts';
import type { Playing } from '#tables/table.ts';
import type { ButtonSpec } from './view.ts';

const MARKS = { home: '⌂', capture: '⚔', enter: '▲', safe: '★' } as const;

type MoveChoice = Extract<Choice, { readonly kind: 'move' }>;

/** One button for each thing the player on turn may do now. */
export function choiceButtons(table: Playing, say: Say): readonly ButtonSpec[] {
  const options = choices(table.game);
  const dice = new Set(options.map((option) => (option.kind === 'move' ? option.die : 0)));
  return options.map((option) => ({
    kind: 'play',
    table: table.id,
    decision: table.decision,
    choice: choiceId(option),
    look: option.kind === 'roll' ? 'success' : 'primary',
    label: option.kind === 'roll' ? `🎲 ${say('button.roll')}` : moveLabel(table, option, dice.size > 1),
  }));
}

/** For example `2 ★`, `3 ⚔`, `1 ⌂`, `4 +3`; with numbers to choose from, the number first: `⚂3 · 2 ★`. */
function moveLabel(table: Playing, move: MoveChoice, withDie: boolean): string {
  const tokens = move.tokens.map((token) => token + 1).join('+');
  const label = `${tokens} ${moveMark(table, move)}`;
  return withDie ? `${move.die} → ${label}` : label;
}

function moveMark(table: Playing, move: MoveChoice): string {
  const seatOnTurn = turn(table.game);
  if (table.game.game !== 'ludo' || seatOnTurn === null) return `+${move.die}`;
  const { arms, rules } = table.game;
  if (move.to === home(arms)) return MARKS.home;
  const marks: string[] = [];
  if (move.from < 0) marks.push(MARKS.enter);
  if (move.captured.length > 0) marks.push(MARKS.capture);
  const square = squareOf(arms, move.owner ?? seatOnTurn, move.to);
  if (square !== null && isSafe(rules, arms, square)) marks.push(MARKS.safe);
  if (marks.length === 0 || move.from >= 0) marks.unshift(`+${move.die}`);
  return marks.join(' ');
}
