/** Snakes and Ladders as a game: nothing is chosen, a roll does all (rules.md section 6, S1). */
import type { Applied, Game, Opening, RollAction, RollChoice, Seat } from '../game.ts';
import { placed, tokensOf } from './position.ts';
import type { SnakesRules } from './ruleset.ts';
import type { SnakesEvent, SnakesRefusal, SnakesState, SnakesWords } from './state.ts';
import { afterRoll } from './turns.ts';

export const snakes: Game<SnakesWords> = {
  seats: { min: 2, max: 4 },
  opening: () => 'random',
  start,
  turn: ({ seatOnTurn }) => seatOnTurn,
  choices: (state) => (state.phase === 'over' ? [] : ONE_DIE),
  apply,
  standing: ({ places }) => places,
  tokensOf,
  placed,
};

const ONE_DIE: readonly RollChoice[] = [{ kind: 'roll', dice: 1 }];

function start(rules: SnakesRules, seats: readonly Seat[], opening: Opening) {
  const { first } = opening;
  const state: SnakesState = {
    game: 'snakes',
    rules,
    seats,
    squares: Array.from({ length: Math.max(...seats) + 1 }, () => 0),
    seatOnTurn: first,
    phase: 'roll',
    rolled: [],
    places: [],
  };
  const events: readonly SnakesEvent[] = [
    { e: 'opening', rolls: opening.rolls, first },
    { e: 'turn', seat: first },
  ];
  return { state, events };
}

function apply(state: SnakesState, action: RollAction): Applied<SnakesWords> {
  const { seatOnTurn: seat } = state;
  if (seat === null) return refused('over');
  if (action.seat !== seat) return refused('not-on-turn');
  // An action may come from outside the types, as from a record that moves tokens here.
  if (action.kind !== 'roll') return refused('no-move-due');
  const { faces, by } = action;
  const [die] = faces;
  if (die === undefined || faces.length !== 1 || !Number.isInteger(die) || die < 1 || die > 6)
    return refused('wrong-dice');
  return { ok: true, ...afterRoll(state, seat, die, { e: 'roll', seat, faces, by }) };
}

function refused(refusal: SnakesRefusal): Applied<SnakesWords> {
  return { ok: false, refusal };
}
