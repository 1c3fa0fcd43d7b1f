/** Which moves a number allows (rules.md section 3). */
import type { TokenRef } from '../events.ts';
import type { Face, Seat } from '../game.ts';
import { home, isSafe, lastOnTrack, progressAt, START, squareOf, YARD } from './board.ts';
import { areOpponents, type LudoState, type MoveChoice } from './state.ts';

/**
 * The legal moves of `owner` with `die` for the player on turn: each position they lead to once, by the lowest token
 * numbers. `owner` is named in a choice only when it is not the player's own seat.
 */
export function movesFor(state: LudoState, player: Seat, owner: Seat, die: Face): readonly MoveChoice[] {
  const tokens = state.tokens[owner] ?? [];
  const found: MoveChoice[] = [];
  for (const [token, from] of tokens.entries()) {
    if (tokens.indexOf(from) < token) continue;
    const to = targetOf(state, owner, from, die);
    if (to === null) continue;
    const pair =
      state.rules.blockMoves && from >= START && from <= lastOnTrack(state.arms)
        ? pairOn(tokens, from)
        : null;
    const asOne = capturesAt(state, owner, to, false);
    if (asOne !== null) found.push(choice(player, owner, die, [token], from, to, asOne));
    const asBlock = pair === null ? null : capturesAt(state, owner, to, true);
    if (pair !== null && asBlock !== null) found.push(choice(player, owner, die, pair, from, to, asBlock));
  }
  // S-list house rule: who can capture must (rule 7, last of all).
  const capturing = state.rules.forcedCapture ? found.filter(({ captured }) => captured.length > 0) : [];
  return capturing.length > 0 ? capturing : found;
}

/** Whether some token of `owner` could enter with this number (rules 1 to 6, forced captures aside). */
export function couldEnter(state: LudoState, owner: Seat, die: Face): boolean {
  if (!(state.tokens[owner] ?? []).includes(YARD)) return false;
  const to = targetOf(state, owner, YARD, die);
  return to !== null && capturesAt(state, owner, to, false) !== null;
}

/** Where a token comes with a number when nothing stands in its way (rules 1, 2 and 4); null where it may not go. */
function targetOf(state: LudoState, owner: Seat, from: number, die: Face): number | null {
  const { rules, arms } = state;
  const centre = home(arms);
  if (from === YARD) {
    if (!rules.enterOn.includes(die)) return null;
    const waiting = (state.tokens[owner] ?? []).filter((progress) => progress === START).length;
    return rules.startLimit !== null && waiting >= rules.startLimit ? null : START;
  }
  if (from === centre) return null;
  const to = from + die > centre && !rules.exactFinish ? centre : from + die;
  if (to > centre) return null;
  return wayIsFree(state, owner, from, to) ? to : null;
}

/** Rule 4: blocks, and with `singlesBlock` any opposing token, are not passed. */
function wayIsFree(state: LudoState, owner: Seat, from: number, to: number): boolean {
  const { rules, arms } = state;
  if (rules.stack !== 'block' && !rules.singlesBlock) return true;
  for (let progress = from + 1; progress < to; progress += 1) {
    const square = squareOf(arms, owner, progress);
    if (square === null) return true;
    const there = opposing(state, owner, square);
    if (rules.singlesBlock && there.length > 0) return false;
    if (rules.stack === 'block' && there.some((colour) => colour.length >= 2)) return false;
  }
  return true;
}

/** What landing captures (rules 5 and 6); null where landing is not allowed. */
function capturesAt(state: LudoState, owner: Seat, to: number, asBlock: boolean): readonly TokenRef[] | null {
  const { rules, arms } = state;
  const square = squareOf(arms, owner, to);
  if (square === null) return [];
  const there = opposing(state, owner, square);
  const safe = isSafe(rules, arms, square);
  // A block is landed on only by a block that captures it (S3).
  if (rules.stack === 'block' && (!asBlock || safe) && there.some((colour) => colour.length >= 2))
    return null;
  if (safe) return [];
  return there.flatMap((colour) => (rules.stack === 'protected' && colour.length >= 2 ? [] : colour));
}

function choice(
  player: Seat,
  owner: Seat,
  die: Face,
  tokens: readonly number[],
  from: number,
  to: number,
  captured: readonly TokenRef[],
): MoveChoice {
  return { kind: 'move', die, tokens, ...(owner === player ? {} : { owner }), from, to, captured };
}

/** The two lowest tokens on a square of the track, when two or more are there. */
function pairOn(tokens: readonly number[], from: number): readonly number[] | null {
  const first = tokens.indexOf(from);
  const second = tokens.indexOf(from, first + 1);
  return second < 0 ? null : [first, second];
}

/** The opposing tokens on a track square, a list a colour, in the order of seats. */
function opposing(state: LudoState, owner: Seat, square: number): readonly (readonly TokenRef[])[] {
  const colours: (readonly TokenRef[])[] = [];
  for (const seat of state.seats) {
    if (!areOpponents(state.rules, owner, seat)) continue;
    const there = progressAt(state.arms, seat, square);
    const tokens = state.tokens[seat] ?? [];
    if (there === null || !tokens.includes(there)) continue;
    colours.push(tokens.flatMap((progress, token) => (progress === there ? [[seat, token] as const] : [])));
  }
  return colours;
}
