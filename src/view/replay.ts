/** A game told again from its events: the state after every event line, and the frames of an animation. */
import type { ReplayFrame } from '#render/painter.ts';
import type { Theme } from '#render/request.ts';
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

/** One frame for each event that changed the board, in order. */
export function* framesOf(told: Told, look: Look): Generator<ReplayFrame> {
  let state: State | null = null;
  let shown: ReplayFrame | null = null;
  for (const event of told.events) {
    state = afterEvent(told, state, event);
    const actor = actorOf(told, event);
    if (state === null || (actor === null && event.e !== 'opening')) continue;
    if (shown !== null) yield shown;
    const board = pictureOf({ ...look, state, choices: [], last: [event], clockSeconds: null });
    // The bar of a frame says who moved and with which number, and not whose turn it is now.
    const picture = actor === null ? board : { ...board, seatOnTurn: actor.seat, dice: actor.dice };
    shown = { picture, hundredths: FRAME_HUNDREDTHS };
  }
  if (shown !== null) yield { ...shown, hundredths: LAST_HUNDREDTHS };
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
