/** What a button says of a move of Ludo, in words short enough for three a row on a phone, and what it does whole. */
import type { Choice } from '#rules/games.ts';
import { home, isSafe, squareOf, YARD } from '#rules/ludo/board.ts';
import type { LudoState, MoveChoice } from '#rules/ludo/state.ts';
import type { ChoiceWords } from '../game-view.ts';
import { spotText } from './spots.ts';
import { tokensOfSeat, victimsText } from './tokens.ts';

/** Signs of a label, and of one that tells its number too; a name in it is cut to fit. */
const LONGEST_LABEL = 16;
const LONGEST_WITH_DIE = 18;
const SHORTEST_NAME = 3;

/** For example `2: 5 squares`, `2: out`, `2: takes Bilal`, `2: home`; with two numbers to choose from, `2: out (6)`. */
export function ludoChoiceLabel(
  move: MoveChoice,
  state: LudoState,
  options: readonly Choice[],
  words: ChoiceWords,
): string {
  const { say } = words;
  const { die, captured, from, to } = move;
  const token = move.tokens.map((one) => one + 1).join('+');
  const several = diceOf(options) > 1;
  const withDie = (label: string) => (several ? say('choice.with', { label, die }) : label);
  const [victim, ...more] = captured;
  if (victim !== undefined) {
    if (more.length > 0) return withDie(say('choice.takes.more', { token, n: captured.length }));
    const room =
      (several ? LONGEST_WITH_DIE : LONGEST_LABEL) - withDie(say('choice.takes', { token, name: '' })).length;
    return withDie(
      say('choice.takes', { token, name: words.short(victim[0], Math.max(SHORTEST_NAME, room)) }),
    );
  }
  if (from === YARD) return withDie(say('choice.out', { token }));
  if (to === home(state.arms)) return withDie(say('choice.home', { token }));
  const squares = die === 1 ? say('choice.square', { token }) : say('choice.squares', { token, n: die });
  return isToSafety(move, state) ? `${squares} ★` : squares;
}

/** For example `token 2 from 7 to 12`, with whom it sends back. */
export function ludoChoiceText(
  move: MoveChoice,
  state: LudoState,
  options: readonly Choice[],
  words: ChoiceWords,
): string {
  const { say } = words;
  const parts = {
    what: tokensOfSeat(move.tokens, move.owner ?? null, words),
    from: spotText(move.from, state.arms, say),
    to: spotText(move.to, state.arms, say),
  };
  const choice =
    move.captured.length === 0
      ? say('alt.choice', parts)
      : say('alt.choice.sends', { ...parts, victims: victimsText(move.captured, words) });
  return diceOf(options) > 1 ? say('alt.choice.with', { die: move.die, choice }) : choice;
}

function diceOf(options: readonly Choice[]): number {
  return new Set(options.map((option) => (option.kind === 'move' ? option.die : 0))).size;
}

function isToSafety(move: MoveChoice, { seatOnTurn, arms, rules }: LudoState): boolean {
  if (seatOnTurn === null) return false;
  const square = squareOf(arms, move.owner ?? seatOnTurn, move.to);
  return square !== null && isSafe(rules, arms, square);
}
