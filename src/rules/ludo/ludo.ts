/** Ludo as a game: every rule is read from the ruleset, no preset is known here. */
import type { Applied, Game, Opening, RollChoice, Seat } from '../game.ts';
import { armsFor, START, YARD } from './board.ts';
import { placed, tokensOf } from './position.ts';
import type { LudoRules } from './ruleset.ts';
import type { LudoEvent, LudoRefusal, LudoState, LudoWords, MoveChoice, Tokens } from './state.ts';
import { afterMove, afterRoll, legalMoves, turnBegins } from './turns.ts';

export const ludo: Game<LudoWords> = {
  seats: { min: 2, max: 6 },
  opening: ({ opening }) => opening,
  start,
  turn: ({ seatOnTurn }) => seatOnTurn,
  choices,
  apply,
  standing: ({ places }) => places,
  tokensOf,
  placed,
};

const ROLLS: Readonly<Record<1 | 2, readonly RollChoice[]>> = {
  1: [{ kind: 'roll', dice: 1 }],
  2: [{ kind: 'roll', dice: 2 }],
};

function start(rules: LudoRules, seats: readonly Seat[], opening: Opening) {
  const arms = armsFor(seats.length);
  const tokens: Tokens = Array.from({ length: arms }, (_, seat) =>
    seats.some((taken) => taken === seat)
      ? Array.from({ length: rules.tokens }, (_, token) => (token < rules.startOut ? START : YARD))
      : [],
  );
  const state: LudoState = {
    game: 'ludo',
    rules,
    seats,
    arms,
    tokens,
    seatOnTurn: opening.first,
    phase: 'roll',
    rolled: [],
    pending: [],
    sixes: 0,
    tries: 0,
    entered: false,
    earned: false,
    noEntry: false,
    before: null,
    places: [],
  };
  const events: readonly LudoEvent[] = [
    { e: 'opening', rolls: opening.rolls, first: opening.first },
    { e: 'turn', seat: opening.first },
  ];
  return { state: turnBegins(state, opening.first), events };
}

function choices(state: LudoState): readonly (RollChoice | MoveChoice)[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'roll':
      return ROLLS[state.rules.dice];
    case 'move':
      return legalMoves(state);
  }
}

function apply(state: LudoState, action: LudoWords['action']): Applied<LudoWords> {
  const { seatOnTurn: seat } = state;
  if (seat === null) return refused('over');
  if (action.seat !== seat) return refused('not-on-turn');
  switch (action.kind) {
    case 'roll': {
      const { faces, by } = action;
      if (state.phase !== 'roll') return refused('no-roll-due');
      if (faces.length !== state.rules.dice || !faces.every(isFace)) return refused('wrong-dice');
      return { ok: true, ...afterRoll(state, seat, faces, { e: 'roll', seat, faces, by }) };
    }
    case 'move': {
      if (state.phase !== 'move') return refused('no-move-due');
      const move = legalMoves(state).find(
        ({ die, tokens }) => die === action.die && sameTokens(tokens, action.tokens),
      );
      if (move === undefined) return refused('illegal-move');
      const { kind: _, ...moved } = move;
      return { ok: true, ...afterMove(state, seat, move, { e: 'move', seat, ...moved, by: action.by }) };
    }
  }
}

function refused(refusal: LudoRefusal): Applied<LudoWords> {
  return { ok: false, refusal };
}

function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= 6;
}

function sameTokens(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((token, index) => token === other[index]);
}
