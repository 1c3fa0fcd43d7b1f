/** Snakes and Ladders as a game (rules.md section 6): one token a player, which moves by itself. */
import type { SnakesEvent, StepEvent } from '../events.ts';
import type { Face, Game, Place, RollAction, RollChoice, Seat } from '../game.ts';
import type { SnakesRules } from '../ruleset.ts';
import { GOAL } from './boards.ts';
import { landing } from './steps.ts';

export interface SnakesState {
  readonly game: 'snakes';
  readonly rules: SnakesRules;
  readonly seats: readonly Seat[];
  /** The square of each seat's token, by seat index; 0 is off the board. */
  readonly squares: readonly number[];
  readonly seat: Seat | null;
  readonly phase: 'roll' | 'over';
  /** The face of the last roll, kept until the next. */
  readonly rolled: readonly Face[];
  readonly places: readonly Place[];
}

export type SnakesRefusal = 'over' | 'not-on-turn' | 'wrong-dice';

export interface SnakesWords {
  readonly rules: SnakesRules;
  readonly state: SnakesState;
  readonly choice: RollChoice;
  readonly action: RollAction;
  readonly event: SnakesEvent;
  readonly refusal: SnakesRefusal;
}

export const snakes: Game<SnakesWords> = {
  start(rules, seats, opening) {
    const state: SnakesState = {
      game: 'snakes',
      rules,
      seats,
      squares: Array.from({ length: Math.max(...seats) + 1 }, () => 0),
      seat: opening.first,
      phase: 'roll',
      rolled: [],
      places: [],
    };
    return {
      state,
      events: [
        { e: 'opening', rolls: opening.rolls, first: opening.first },
        { e: 'turn', seat: opening.first },
      ],
    };
  },
  turn: (state) => state.seat,
  choices: (state) => (state.phase === 'roll' ? [{ kind: 'roll', dice: 1 }] : []),
  apply(state, action) {
    if (state.phase === 'over') return { ok: false, refusal: 'over' };
    if (action.seat !== state.seat) return { ok: false, refusal: 'not-on-turn' };
    const die = action.faces[0];
    if (die === undefined || action.faces.length !== 1) return { ok: false, refusal: 'wrong-dice' };
    return { ok: true, ...rolled(state, action, die) };
  },
  standing: (state) => state.places,
};

function rolled(state: SnakesState, { seat, faces, by }: RollAction, die: Face) {
  const from = state.squares[seat] ?? 0;
  const { to, via } = landing(state.rules, from, die);
  const step: StepEvent = { e: 'step', seat, die, from, to, ...(via === undefined ? {} : { via }) };
  const events: SnakesEvent[] = [{ e: 'roll', seat, faces, by }, step];
  const next: SnakesState = {
    ...state,
    rolled: faces,
    squares: state.squares.map((square, index) => (index === seat ? to : square)),
  };
  if (to === GOAL) return arrived(next, seat, events);
  if (die === 6 && state.rules.bonusSix) return { state: next, events };
  return endTurn(next, seat, to === from ? 'no-move' : 'done', events);
}

/** The next place; with two left the other takes the last one, and the game is over. */
function arrived(state: SnakesState, seat: Seat, events: readonly SnakesEvent[]) {
  const place = state.places.length + 1;
  const others = state.seats.filter((other) => other !== seat && state.squares[other] !== GOAL);
  const last = others[0];
  const won: readonly Place[] =
    state.rules.playOn === 'places' && others.length === 1 && last !== undefined
      ? [
          [seat, place],
          [last, place + 1],
        ]
      : [[seat, place]];
  const places = [...state.places, ...won];
  const placed = won.map(([winner, rank]) => ({ e: 'place', seat: winner, place: rank }) as const);
  const so = [...events, ...placed];
  if (state.rules.playOn === 'places' && others.length > 1)
    return endTurn({ ...state, places }, seat, 'finished', so);
  return {
    state: { ...state, places, seat: null, phase: 'over' as const },
    events: [
      ...so,
      { e: 'end-turn', seat, reason: 'finished' } as const,
      { e: 'end', places, reason: 'finished' } as const,
    ],
  };
}

function endTurn(
  state: SnakesState,
  seat: Seat,
  reason: 'done' | 'no-move' | 'finished',
  events: readonly SnakesEvent[],
): { readonly state: SnakesState; readonly events: readonly SnakesEvent[] } {
  const from = state.seats.indexOf(seat);
  const order = [...state.seats.slice(from + 1), ...state.seats.slice(0, from + 1)];
  const next = order.find((other) => state.squares[other] !== GOAL) ?? seat;
  return {
    state: { ...state, seat: next },
    events: [...events, { e: 'end-turn', seat, reason }, { e: 'turn', seat: next }],
  };
}
