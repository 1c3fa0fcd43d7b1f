/** How a turn of Ludo goes on after a roll or a move, and who is next (rules.md section 4). */
import type { Face, Place, Seat } from '../game.ts';
import { home, partnerOf, START, YARD } from './board.ts';
import { couldEnter, movesFor } from './moves.ts';
import {
  isFinished,
  type LudoEvent,
  type LudoState,
  type MoveChoice,
  ownerOn,
  type Tokens,
} from './state.ts';

/** A state with the events that led to it. */
interface Played {
  readonly state: LudoState;
  readonly events: readonly LudoEvent[];
}

/** The moves that may be chosen now: of the next number, or of both dice. */
export function legalMoves(state: LudoState): readonly MoveChoice[] {
  const { seatOnTurn, phase, pending, rules } = state;
  if (seatOnTurn === null || phase !== 'move') return [];
  const owner = ownerOn(state, seatOnTurn);
  const numbers = rules.dice === 2 ? [...new Set(pending)] : pending.slice(0, 1);
  return numbers.flatMap((die) => movesFor(state, seatOnTurn, owner, die));
}

/** A roll is made; `faces` are as many as the rules have dice. */
export function afterRoll(state: LudoState, seat: Seat, faces: readonly Face[], roll: LudoEvent): Played {
  const isTry = isTryRoll(state, seat);
  const six = countsAsSix(faces);
  const continued = state.rules.sequence === 'roll-all-then-move' ? state.pending : [];
  const next: LudoState = {
    ...state,
    rolled: [...(continued.length > 0 ? state.rolled : []), ...faces],
    pending: [...continued, ...faces],
    sixes: six ? state.sixes + 1 : 0,
    tries: state.tries + (isTry ? 1 : 0),
    earned: false,
    noEntry: six && state.rules.bonus.six === 'no-entry' && !couldEnterAny(state, seat, faces),
  };
  if (six && next.sixes === 3 && state.rules.threeSixes !== 'none') return afterThirdSix(next, seat, roll);
  // S1: a six of a series is followed at once by another roll.
  if (state.rules.sequence === 'roll-all-then-move' && six) return { state: next, events: [roll] };
  const moving: LudoState = { ...next, phase: 'move' };
  if (legalMoves(moving).length > 0) return { state: moving, events: [roll] };
  const again = six && sixRollsUnplayed(state);
  const triesLeft = isTry && next.pending.length === state.rules.dice && next.tries < state.rules.triesInYard;
  if (again || triesLeft) return { state: { ...next, pending: [] }, events: [roll] };
  return endTurn({ ...next, pending: [] }, seat, 'no-move', [roll]);
}

/** A legal move is made. */
export function afterMove(state: LudoState, seat: Seat, move: MoveChoice, event: LudoEvent): Played {
  const owner = ownerOn(state, seat);
  const moved: LudoState = {
    ...state,
    tokens: movedTokens(state.tokens, owner, move),
    pending: without(state.pending, move.die),
    entered: state.entered || move.from === YARD,
  };
  if (isFinished(moved, owner)) return afterFinish(moved, seat, owner, event);
  const next: LudoState = { ...moved, earned: state.earned || earns(moved, move) };
  if (next.pending.length > 0) {
    if (legalMoves(next).length > 0) return { state: next, events: [event] };
    // A series ends on a number that cannot be played, with all it earned (S1); a die of a pair is only lost.
    if (state.rules.dice === 1 || !next.earned) {
      return endTurn({ ...next, pending: [] }, seat, 'no-move', [event]);
    }
  }
  if (next.earned) return { state: { ...next, phase: 'roll', pending: [], earned: false }, events: [event] };
  return endTurn(next, seat, 'done', [event]);
}

/** The turn of a seat begins; the state as it then is. */
export function turnBegins(state: LudoState, seat: Seat): LudoState {
  const takesBack = state.rules.threeSixes === 'void-turn' && state.rules.sequence === 'roll-move';
  return {
    ...state,
    seatOnTurn: seat,
    phase: 'roll',
    pending: [],
    sixes: 0,
    tries: 0,
    entered: false,
    earned: false,
    noEntry: false,
    before: takesBack ? state.tokens : null,
  };
}

function couldEnterAny(state: LudoState, seat: Seat, faces: readonly Face[]): boolean {
  return faces.some((face) => couldEnter(state, ownerOn(state, seat), face));
}

function afterThirdSix(state: LudoState, seat: Seat, roll: LudoEvent): Played {
  const tokens = state.before ?? state.tokens;
  const events: LudoEvent[] = [roll, { e: 'void', seat, reason: 'three-sixes' }];
  return endTurn({ ...state, tokens, pending: [] }, seat, 'three-sixes', events);
}

/** Whether the number just played earns another roll. */
function earns(state: LudoState, move: MoveChoice): boolean {
  const { rules } = state;
  if (rules.bonus.capture && move.captured.length > 0) return true;
  if (rules.bonus.home && move.to === home(state.arms)) return true;
  if (rules.sequence === 'roll-all-then-move' || !countsAsSix(state.rolled)) return false;
  switch (rules.bonus.six) {
    case 'used':
    case 'always':
      return true;
    case 'no-entry':
      return state.noEntry;
    case 'never':
      return false;
  }
}

/** A six that could not be played: S2 and S4 give the roll for rolling it, S3 when nothing could enter; S0 not. */
function sixRollsUnplayed(state: LudoState): boolean {
  const { rules } = state;
  return rules.sequence === 'roll-move' && (rules.bonus.six === 'always' || rules.bonus.six === 'no-entry');
}

/** With one die a six; with two, a pair of equal faces takes its part. */
function countsAsSix(faces: readonly Face[]): boolean {
  return faces.length === 2 ? faces[0] === faces[1] : faces[0] === 6;
}

/** Whether the roll to be made is a try: everything in the yard or home, one at least in the yard, none entered yet. */
function isTryRoll(state: LudoState, seat: Seat): boolean {
  const tokens = state.tokens[ownerOn(state, seat)] ?? [];
  const out = tokens.some((progress) => progress >= START && progress !== home(state.arms));
  return !out && !state.entered && tokens.includes(YARD);
}

function afterFinish(state: LudoState, seat: Seat, owner: Seat, event: LudoEvent): Played {
  const { rules } = state;
  const won = rules.teams ? teamPlaces(state, owner) : soloPlaces(state, seat);
  const places = [...state.places, ...won.places];
  const events: LudoEvent[] = [
    event,
    ...won.places.map(([winner, place]) => ({ e: 'place', seat: winner, place }) as const),
  ];
  if (won.over) {
    events.push({ e: 'end-turn', seat, reason: 'finished' }, { e: 'end', places, reason: 'finished' });
    return { state: { ...state, places, seatOnTurn: null, phase: 'over', pending: [] }, events };
  }
  return endTurn({ ...state, places, tokens: retired(state, owner), pending: [] }, seat, 'finished', events);
}

/** A team wins when both partners are done; the first of them gets no place yet. */
function teamPlaces(
  state: LudoState,
  owner: Seat,
): { readonly places: readonly Place[]; readonly over: boolean } {
  const partner = partnerOf(owner);
  if (!isFinished(state, partner)) return { places: [], over: false };
  const low = Math.min(owner, partner);
  const winners: readonly Seat[] = low === owner ? [owner, partner] : [partner, owner];
  return { places: winners.map((winner) => [winner, 1] as const), over: true };
}

function soloPlaces(
  state: LudoState,
  seat: Seat,
): { readonly places: readonly Place[]; readonly over: boolean } {
  const place = state.places.length + 1;
  if (state.rules.playOn === 'first') return { places: [[seat, place]], over: true };
  const left = state.seats.filter((other) => other !== seat && !isFinished(state, other));
  const last = left[0];
  if (left.length !== 1 || last === undefined) return { places: [[seat, place]], over: false };
  return {
    places: [
      [seat, place],
      [last, place + 1],
    ],
    over: true,
  };
}

/** The tokens that a finished player leaves on the board go back to its yard and take no further part. */
function retired(state: LudoState, owner: Seat): Tokens {
  return state.tokens.map((tokens, seat) =>
    seat === owner ? tokens.map((progress) => (progress === home(state.arms) ? progress : YARD)) : tokens,
  );
}

function endTurn(
  state: LudoState,
  seat: Seat,
  reason: 'done' | 'no-move' | 'three-sixes' | 'finished',
  events: readonly LudoEvent[],
): Played {
  const next = nextSeat(state, seat);
  return {
    state: turnBegins(state, next),
    events: [...events, { e: 'end-turn', seat, reason }, { e: 'turn', seat: next }],
  };
}

/** Clockwise, over seats that are not done; who helps a partner goes on taking turns. */
function nextSeat(state: LudoState, seat: Seat): Seat {
  const from = state.seats.indexOf(seat);
  const order = [...state.seats.slice(from + 1), ...state.seats.slice(0, from + 1)];
  return order.find((other) => state.rules.teamHelp || !isFinished(state, other)) ?? seat;
}

function movedTokens(tokens: Tokens, owner: Seat, move: MoveChoice): Tokens {
  return tokens.map((mine, seat) => {
    if (seat === owner)
      return mine.map((progress, token) => (move.tokens.includes(token) ? move.to : progress));
    if (!move.captured.some(([victim]) => victim === seat)) return mine;
    return mine.map((progress, token) =>
      move.captured.some(([victim, lost]) => victim === seat && lost === token) ? YARD : progress,
    );
  });
}

function without(numbers: readonly Face[], die: Face): readonly Face[] {
  const at = numbers.indexOf(die);
  return numbers.filter((_, index) => index !== at);
}
