/** How a turn of Snakes and Ladders goes on after a roll, and who is next (rules.md section 6). */
import type { EndTurnEvent, RollEvent } from '../events.ts';
import type { Face, Place, Seat } from '../game.ts';
import { GOAL } from './board.ts';
import { landing } from './moves.ts';
import type { SnakesEvent, SnakesState } from './state.ts';

/** A state with the events that led to it. */
interface Played {
  readonly state: SnakesState;
  readonly events: readonly SnakesEvent[];
}

/** The token of the seat on turn goes as far as `die` brings it. */
export function afterRoll(state: SnakesState, seat: Seat, die: Face, roll: RollEvent): Played {
  const { rules } = state;
  const from = state.squares[seat] ?? 0;
  const landed = landing(rules, from, die);
  const moved: SnakesState = {
    ...state,
    rolled: roll.faces,
    squares: state.squares.map((square, index) => (index === seat ? landed.to : square)),
  };
  const events: readonly SnakesEvent[] = [roll, { e: 'step', seat, die, from, ...landed }];
  if (landed.to === GOAL) return afterGoal(moved, seat, events);
  // S1: every six earns another roll, also one on which the token stays.
  if (die === 6 && rules.bonusSix) return { state: moved, events };
  return endTurn(moved, seat, landed.to === from ? 'no-move' : 'done', events);
}

function afterGoal(state: SnakesState, seat: Seat, events: readonly SnakesEvent[]): Played {
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
    state: { ...state, places, seatOnTurn: null, phase: 'over' },
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
): Played {
  const at = state.seats.indexOf(seat);
  const order = [...state.seats.slice(at + 1), ...state.seats.slice(0, at + 1)];
  const next = order.find((other) => state.squares[other] !== GOAL) ?? seat;
  return {
    state: { ...state, seatOnTurn: next },
    events: [...events, { e: 'end-turn', seat, reason }, { e: 'turn', seat: next }],
  };
}
