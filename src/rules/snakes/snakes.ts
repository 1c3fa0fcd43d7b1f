/** Snakes and Ladders as a game: nothing is chosen, a roll does all (rules.md section 6, S1). */
import type { EndTurnEvent, SnakesEvent } from '../events.ts';
import type { Applied, Face, Game, Opening, Place, RollAction, RollChoice, Seat } from '../game.ts';
import type { SnakesRules } from '../ruleset.ts';
import { GOAL } from './boards.ts';
import { landing } from './steps.ts';

export interface SnakesState {
  readonly game: 'snakes';
  readonly rules: SnakesRules;
  readonly seats: readonly Seat[];
  /** The square of each seat's token by seat index; 0 is off the board. */
  readonly squares: readonly number[];
  /** Whose turn it is; null when the game is over. */
  readonly seat: Seat | null;
  readonly phase: 'roll' | 'over';
  /** The face of the last roll. */
  readonly rolled: readonly Face[];
  readonly places: readonly Place[];
}

export type SnakesRefusal = 'over' | 'not-on-turn' | 'no-move-due' | 'wrong-dice';

export interface SnakesWords {
  readonly rules: SnakesRules;
  readonly state: SnakesState;
  readonly choice: RollChoice;
  readonly action: RollAction;
  readonly event: SnakesEvent;
  readonly refusal: SnakesRefusal;
}

export const snakes: Game<SnakesWords> = {
  start,
  turn: (state) => state.seat,
  choices: (state) => (state.phase === 'over' ? [] : ONE_DIE),
  apply,
  standing: (state) => state.places,
};

const ONE_DIE: readonly RollChoice[] = [{ kind: 'roll', dice: 1 }];

function start(rules: SnakesRules, seats: readonly Seat[], opening: Opening) {
  const { first } = opening;
  const state: SnakesState = {
    game: 'snakes',
    rules,
    seats,
    squares: Array.from({ length: Math.max(...seats) + 1 }, () => 0),
    seat: first,
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
  const { seat, rules } = state;
  if (seat === null) return { ok: false, refusal: 'over' };
  if (action.seat !== seat) return { ok: false, refusal: 'not-on-turn' };
  // An action may come from outside the types, as from a record that moves tokens here.
  if (action.kind !== 'roll') return { ok: false, refusal: 'no-move-due' };
  const [die] = action.faces;
  if (die === undefined || action.faces.length !== 1 || !Number.isInteger(die) || die < 1 || die > 6) {
    return { ok: false, refusal: 'wrong-dice' };
  }
  const from = state.squares[seat] ?? 0;
  const landed = landing(rules, from, die);
  const moved: SnakesState = {
    ...state,
    rolled: action.faces,
    squares: state.squares.map((square, index) => (index === seat ? landed.to : square)),
  };
  const events: SnakesEvent[] = [
    { e: 'roll', seat, faces: action.faces, by: action.by },
    { e: 'step', seat, die, from, ...landed },
  ];
  if (landed.to === GOAL) return afterGoal(moved, seat, events);
  // S1: every six earns another roll, also one on which the token stays.
  if (die === 6 && rules.bonusSix) return { ok: true, state: moved, events };
  return endTurn(moved, seat, landed.to === from ? 'no-move' : 'done', events);
}

function afterGoal(state: SnakesState, seat: Seat, events: readonly SnakesEvent[]): Applied<SnakesWords> {
  const place = state.places.length + 1;
  const left = state.seats.filter((other) => state.squares[other] !== GOAL);
  const [last] = left;
  const over = state.rules.playOn === 'first' || left.length <= 1;
  const won: readonly Place[] =
    over && last !== undefined && state.rules.playOn === 'places'
      ? [
          [seat, place],
          [last, place + 1],
        ]
      : [[seat, place]];
  const places = [...state.places, ...won];
  const lines = won.map(([winner, rank]) => ({ e: 'place', seat: winner, place: rank }) as const);
  if (!over) return endTurn({ ...state, places }, seat, 'finished', [...events, ...lines]);
  return {
    ok: true,
    state: { ...state, places, seat: null, phase: 'over' },
    events: [
      ...events,
      ...lines,
      { e: 'end-turn', seat, reason: 'finished' },
      { e: 'end', places, reason: 'finished' },
    ],
  };
}

function endTurn(
  state: SnakesState,
  seat: Seat,
  reason: EndTurnEvent['reason'],
  events: readonly SnakesEvent[],
): Applied<SnakesWords> {
  const at = state.seats.indexOf(seat);
  const order = [...state.seats.slice(at + 1), ...state.seats.slice(0, at + 1)];
  const next = order.find((other) => state.squares[other] !== GOAL) ?? seat;
  return {
    ok: true,
    state: { ...state, seat: next },
    events: [...events, { e: 'end-turn', seat, reason }, { e: 'turn', seat: next }],
  };
}
