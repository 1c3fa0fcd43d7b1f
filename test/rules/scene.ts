/** Positions and what follows from them as short text: `y` is the yard, `h` the centre, numbers are progress. */

import type { Face, Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { apply, type Choice, choices, type GameEvent, type State, standing, tokensOf } from '#rules/games.ts';
import { home } from '#rules/ludo/board.ts';
import { positionOf } from '#rules/position.ts';
import { parseRules, problemText } from '#rules/ruleset.ts';

/** A preset, or a preset with other fields. */
export type Wanted = string | { readonly preset: string; readonly [field: string]: unknown };

export interface Scene {
  /** Legal moves as `die: tokens from>to`, with `xSEAT.TOKEN` for each capture and `of SEAT` for a partner's. */
  readonly legal: readonly string[];
  /** Who does what next: `0 rolls`, `2 moves`, or `over`. */
  readonly next: string;
  /** As it was given: `0: 10 y y y | 2: h 3 y y`. */
  readonly board: string;
  /** Places as `SEAT#PLACE`. */
  readonly places: string;
  /** The events of the last step as short text. */
  readonly said: readonly string[];
  readonly state: State;
}

/** The rules of a preset with other fields; throws where they are refused. */
export function rulesOf(wanted: Wanted, players: number): Rules {
  const parsed = parseRules(wanted, players);
  if (!parsed.ok) throw new Error(problemText(parsed.problems));
  return parsed.rules;
}

/**
 * Plays steps from the beginning of a turn: `roll 6`, `roll 3 3`, `move 0`, `move 0+1`, `move 0 by 3`. The first
 * seat of `board` is on turn, or the one marked with `*`. `places` are those already awarded: `1#1`.
 */
export function play(wanted: Wanted, board: string, ...steps: readonly string[]): Scene {
  return playFrom(positionFrom(wanted, board), steps);
}

/** The same from a state. */
export function playFrom(start: State, steps: readonly string[]): Scene {
  let state = start;
  let events: readonly GameEvent[] = [];
  for (const step of steps) {
    const played = apply(state, actionOf(state, step));
    if (!played.ok)
      throw new Error(`"${step}" is refused: ${played.refusal}; legal: ${legalIn(state).join(', ')}`);
    ({ state, events } = played);
  }
  return {
    legal: legalIn(state),
    next: state.seatOnTurn === null ? 'over' : `${state.seatOnTurn} ${state.phase}s`,
    board: boardOf(state),
    places: standing(state)
      .map(([seat, place]) => `${seat}#${place}`)
      .join(' '),
    said: events.map(shortly),
    state,
  };
}

/** The state at the beginning of a turn, from text. */
export function positionFrom(wanted: Wanted, board: string): State {
  const [rows = '', placed = ''] = board.split(' ; ');
  const parts = rows.split('|').map((part) => part.trim());
  const seats = parts.map((part) => seatFrom(part.replace('*', '').slice(0, 1)));
  const turn = parts.find((part) => part.startsWith('*')) ?? parts[0] ?? '';
  const arms = seats.length > 4 ? 6 : 4;
  const tokens = Object.fromEntries(
    parts.map((part, index) => [
      seats[index],
      (part.split(':')[1] ?? '')
        .trim()
        .split(/\s+/)
        .map((text) => progressFrom(text, home(arms))),
    ]),
  );
  return positionOf(rulesOf(wanted, seats.length), seats, {
    tokens,
    seat: seatFrom(turn.replace('*', '').slice(0, 1)),
    places: placed
      .split(' ')
      .filter((text) => text !== '')
      .map((text) => [seatFrom(text.slice(0, 1)), Number(text.slice(2))] as const),
  });
}

export function legalIn(state: State): readonly string[] {
  return choices(state).flatMap((choice) =>
    choice.kind === 'move' ? [moveText(choice, home(armsOf(state)))] : [],
  );
}

export function boardOf(state: State): string {
  return state.seats
    .map((seat) => {
      const mine = tokensOf(state, seat);
      return `${seat}: ${mine.map((progress) => progressText(progress, home(armsOf(state)))).join(' ')}`;
    })
    .join(' | ');
}

/** A face from a number, checked. */
export function faceFrom(value: number): Face {
  const face = ([1, 2, 3, 4, 5, 6] as const).find((one) => one === value);
  if (face === undefined) throw new Error(`${value} is no face`);
  return face;
}

function actionOf(state: State, step: string): Parameters<typeof apply>[1] {
  const seat = state.seatOnTurn ?? 0;
  const [verb, what = '', , number] = step.split(' ');
  if (verb === 'roll') {
    const faces = step.split(' ').slice(1).map(Number).map(faceFrom);
    return { kind: 'roll', seat, faces, by: 'player' };
  }
  const tokens = what.split('+').map(Number);
  const same = choices(state).filter(
    (choice) =>
      choice.kind === 'move' &&
      choice.tokens.join() === tokens.join() &&
      (number === undefined || choice.die === Number(number)),
  );
  const [choice] = same;
  if (same.length !== 1 || choice?.kind !== 'move') {
    throw new Error(`"${step}" is not one legal move; legal: ${legalIn(state).join(', ')}`);
  }
  return { kind: 'move', seat, die: choice.die, tokens: choice.tokens, by: 'player' };
}

function moveText(move: Extract<Choice, { readonly kind: 'move' }>, centre: number): string {
  const from = progressText(move.from, centre);
  const captured = move.captured.map(([seat, token]) => ` x${seat}.${token}`).join('');
  const owner = move.owner === undefined ? '' : ` of ${move.owner}`;
  return `${move.die}: ${move.tokens.join('+')} ${from}>${progressText(move.to, centre)}${captured}${owner}`;
}

function shortly(event: GameEvent): string {
  switch (event.e) {
    case 'opening':
      return `opening ${event.first}`;
    case 'turn':
      return `turn ${event.seat}`;
    case 'roll':
      return `roll ${event.faces.join(' ')}`;
    case 'move':
      return `move ${event.tokens.join('+')} ${event.from}>${event.to}`;
    case 'step':
      return `step ${event.from}>${event.to}${event.via === undefined ? '' : ` via ${event.via}`}`;
    case 'void':
      return 'void';
    case 'end-turn':
      return `end-turn ${event.reason}`;
    case 'place':
      return `place ${event.seat}#${event.place}`;
    case 'end':
      return `end ${event.reason} ${event.places.map(([seat, place]) => `${seat}#${place}`).join(' ')}`;
  }
}

function armsOf(state: State): 4 | 6 {
  return state.game === 'ludo' ? state.arms : 4;
}

function progressText(progress: number, centre: number): string {
  return progress === -1 ? 'y' : progress === centre ? 'h' : String(progress);
}

function progressFrom(text: string, centre: number): number {
  return text === 'y' ? -1 : text === 'h' ? centre : Number(text);
}

function seatFrom(text: string): Seat {
  const seat = ([0, 1, 2, 3, 4, 5] as const).find((one) => String(one) === text);
  if (seat === undefined) throw new Error(`"${text}" is no seat`);
  return seat;
}
