/** A game told again from its events: the state after every event line, and the frames of an animation. */
import type { ReplayFrame } from '#render/painter.ts';
import type { BoardPicture, Theme } from '#render/request.ts';
import type { SeatEvent } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import { apply, type GameEvent, type State, start } from '#rules/games.ts';
import type { Rules } from '#rules/ruleset.ts';
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

/** One frame a move, in order. */
export function* framesOf(told: Told, look: Look): Generator<ReplayFrame> {
  let state: State | null = null;
  let shown: ReplayFrame | null = null;
  for (const event of told.events) {
    state = afterEvent(told, state, event);
    const moved = event.e === 'move' || event.e === 'step' || event.e === 'void';
    if (state === null || (!moved && event.e !== 'opening')) continue;
    if (shown !== null) yield shown;
    const picture = pictureOf({ ...look, state, choices: [], last: [event], clockSeconds: null });
    shown = { picture: { ...picture, ...actorOf(event) }, hundredths: FRAME_HUNDREDTHS };
  }
  if (shown !== null) yield { ...shown, hundredths: LAST_HUNDREDTHS };
}

/** The bar of a frame says who moved and with which number, and not whose turn it is now. */
function actorOf(event: GameEvent | SeatEvent): Pick<BoardPicture, 'seatOnTurn' | 'dice'> | null {
  if (event.e === 'void') return { seatOnTurn: event.seat, dice: { kind: 'void', faces: [6, 6, 6] } };
  if (event.e !== 'move' && event.e !== 'step') return null;
  return { seatOnTurn: event.seat, dice: { kind: 'rolled', dice: [{ face: event.die, use: 'current' }] } };
}

/** Plays what an event says a player did; events that only tell what followed change nothing. */
export function afterEvent(told: Told, state: State | null, event: GameEvent | SeatEvent): State | null {
  if (event.e === 'opening') {
    return start(told.rules, told.seats, { rolls: event.rolls, first: event.first }).state;
  }
  if (state === null || (event.e !== 'roll' && event.e !== 'move')) return state;
  const { seat } = event;
  const done =
    event.e === 'roll'
      ? apply(state, { kind: 'roll', seat, faces: event.faces, by: event.by })
      : apply(state, { kind: 'move', seat, die: event.die, tokens: event.tokens, by: event.by });
  if (!done.ok) throw new RangeError(`${JSON.stringify(event)} is not possible: ${done.refusal}`);
  return done.state;
}
