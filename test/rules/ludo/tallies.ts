/** Counts of everything that can follow from a position, as chess programs count moves. */
import type { Face } from '#rules/game.ts';
import { apply, choices, type State } from '#rules/games.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export interface Tally {
  /** Positions after exactly so many decisions, dice included. */
  readonly leaves: number;
  readonly captures: number;
  readonly entries: number;
  readonly homes: number;
  readonly blocks: number;
  readonly voids: number;
  readonly noMoves: number;
  readonly turns: number;
}

type Counts = { -readonly [Key in keyof Tally]: number };

/** Follows every roll and every choice, `depth` decisions deep. */
export function tally(state: State, depth: number): Tally {
  const counts: Counts = {
    leaves: 0,
    captures: 0,
    entries: 0,
    homes: 0,
    blocks: 0,
    voids: 0,
    noMoves: 0,
    turns: 0,
  };
  count(state, depth, counts);
  return counts;
}

function count(state: State, depth: number, counts: Counts): void {
  const { seatOnTurn } = state;
  if (depth === 0 || seatOnTurn === null) {
    counts.leaves += 1;
    return;
  }
  for (const choice of choices(state)) {
    if (choice.kind === 'move') {
      const { die, tokens } = choice;
      step(state, { kind: 'move', seat: seatOnTurn, die, tokens, by: 'player' }, depth, counts);
    } else {
      for (const faces of rollsOf(choice.dice))
        step(state, { kind: 'roll', seat: seatOnTurn, faces, by: 'player' }, depth, counts);
    }
  }
}

function step(state: State, action: Parameters<typeof apply>[1], depth: number, counts: Counts): void {
  const played = apply(state, action);
  if (!played.ok) throw new Error(played.refusal);
  for (const event of played.events) {
    if (event.e === 'move') {
      counts.captures += event.captured.length;
      counts.entries += event.from === -1 ? 1 : 0;
      counts.homes += event.to === 56 || event.to === 82 ? event.tokens.length : 0;
      counts.blocks += event.tokens.length - 1;
    }
    if (event.e === 'void') counts.voids += 1;
    if (event.e === 'end-turn' && event.reason === 'no-move') counts.noMoves += 1;
    if (event.e === 'turn') counts.turns += 1;
  }
  count(played.state, depth - 1, counts);
}

function rollsOf(dice: 1 | 2): readonly (readonly Face[])[] {
  if (dice === 1) return FACES.map((face) => [face]);
  return FACES.flatMap((one) => FACES.map((other) => [one, other]));
}
