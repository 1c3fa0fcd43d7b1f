/** A game told again from its events: the state after every event line, and the frames of an animation. */
import type { ReplayFrame } from '#render/painter.ts';
import type { BoardPicture, Theme } from '#render/request.ts';
import type { SeatEvent } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import { type Action, apply, type GameEvent, type Rules, type State, start } from '#rules/games.ts';
import { type Actor, isShared } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';
import { type PicturePerson, pictureOf } from './picture.ts';

export interface Told {
  readonly rules: Rules;
  readonly seats: readonly Seat[];
  readonly events: readonly (GameEvent | SeatEvent)[];
}

/** How a game is shown. */
export interface Look {
  readonly people: readonly PicturePerson[];
  readonly theme: Theme;
  readonly width: number;
}

/** How much of a game is shown: every move, or one board for so many turns. */
export type Pace = 'moves' | { readonly turns: number };

/** A board to show, how it came about, and in which turn of the game. */
interface Still {
  readonly state: State;
  readonly last: readonly (GameEvent | SeatEvent)[];
  /** Null for the board that the game opens with. */
  readonly actor: Actor | null;
  readonly turn: number;
}

/** How long a frame stands, and the last one. */
const FRAME_HUNDREDTHS = 50;
const LAST_HUNDREDTHS = 400;

/**
 * The game after so many event lines; null before the opening. Rejects nothing: events are taken as a verified record
 * gives them, and one that does not fit throws a RangeError naming it.
 */
export function stateAfter(told: Told, count = told.events.length): State | null {
  let state: State | null = null;
  for (const event of told.events.slice(0, count)) state = afterEvent(told, state, event);
  return state;
}

/**
 * One frame for each event that changed the board, in order; or, for a long game, one for every so many turns in which
 * something did, and always the last.
 */
export function* framesOf(told: Told, look: Look, pace: Pace = 'moves'): Generator<ReplayFrame> {
  const stills = pace === 'moves' ? stillsOf(told) : thinned(turnsOf(stillsOf(told)), pace.turns);
  let shown: Still | null = null;
  for (const still of stills) {
    if (shown !== null) yield { picture: pictureIn(shown, look), hundredths: FRAME_HUNDREDTHS };
    shown = still;
  }
  if (shown !== null) yield { picture: pictureIn(shown, look), hundredths: LAST_HUNDREDTHS };
}

/** How many frames `framesOf` makes of a game move by move and turn by turn, counted without playing it. */
export function frameCounts(told: Told): { readonly moves: number; readonly turns: number } {
  // The board that the game opens with is a frame of its own.
  let [moves, turns] = [1, 1];
  let still = true;
  for (const event of told.events) {
    if (event.e === 'end-turn') still = true;
    if (actorOf(told, event) === null) continue;
    moves += 1;
    if (still) turns += 1;
    still = false;
  }
  return { moves, turns };
}

/** Who changed the board by an event; null when it stayed as it was. */
export function actorOf({ rules }: Told, event: GameEvent | SeatEvent): Actor | null {
  return isShared(event) ? null : gameViewOf(rules.game).actorOf(event);
}

/** Plays what an event says a player did; events that only tell what followed change nothing. */
export function afterEvent(told: Told, state: State | null, event: GameEvent | SeatEvent): State | null {
  if (event.e === 'opening') {
    return start(told.rules, told.seats, { rolls: event.rolls, first: event.first }).state;
  }
  const action = actionOf(told, event);
  if (state === null || action === null) return state;
  const done = apply(state, action);
  if (!done.ok) throw new RangeError(`${JSON.stringify(event)} is not possible: ${done.refusal}`);
  return done.state;
}

function actionOf({ rules }: Told, event: GameEvent | SeatEvent): Action | null {
  if (event.e === 'roll') {
    const { seat, faces, by } = event;
    return { kind: 'roll', seat, faces, by };
  }
  return isShared(event) ? null : gameViewOf(rules.game).actionOf(event);
}

/** The boards of a game, one for each event that changed something. */
function* stillsOf(told: Told): Generator<Still> {
  let state: State | null = null;
  let turn = 0;
  for (const event of told.events) {
    state = afterEvent(told, state, event);
    if (event.e === 'end-turn') turn += 1;
    const actor = actorOf(told, event);
    if (state === null || (actor === null && event.e !== 'opening')) continue;
    yield { state, last: [event], actor, turn };
  }
}

/** The board at the end of each turn, with all that the turn changed. */
function* turnsOf(stills: Iterable<Still>): Generator<Still> {
  let open: Still | null = null;
  for (const still of stills) {
    const same: boolean = open !== null && open.turn === still.turn && open.actor !== null;
    if (open !== null && !same) yield open;
    open = same && open !== null ? { ...still, last: [...open.last, ...still.last] } : still;
  }
  if (open !== null) yield open;
}

/** The first of every so many, and the last. */
function* thinned(stills: Iterable<Still>, every: number): Generator<Still> {
  let skipped: Still | null = null;
  let at = 0;
  for (const still of stills) {
    skipped = at % every === 0 ? null : still;
    if (skipped === null) yield still;
    at += 1;
  }
  if (skipped !== null) yield skipped;
}

/** The bar says who moved and with which number, and not whose turn it is now. */
function pictureIn({ state, last, actor }: Still, look: Look): BoardPicture {
  const board = pictureOf({ ...look, state, choices: [], last, clockSeconds: null });
  return actor === null ? board : { ...board, seatOnTurn: actor.seat, dice: actor.dice };
}
