/** A game as a picture request: the place where rules are read for the painter, who derives none. */
import type {
  BoardPicture,
  DiceCard,
  LastMove,
  LastStep,
  PictureSeat,
  PodiumPicture,
  Theme,
} from '#render/request.ts';
import type { MoveEvent, SeatEvent, StepEvent } from '#rules/events.ts';
import type { Face, Place } from '#rules/game.ts';
import { type Choice, type GameEvent, type State, standing } from '#rules/games.ts';
import { routeOf } from '#rules/routes.ts';

export type PicturePerson = Omit<PictureSeat, 'place'>;

export interface PictureParts {
  readonly state: State;
  /** What may be chosen now; empty to show a board without choices. */
  readonly choices: readonly Choice[];
  /** What happened since the picture before this one. */
  readonly last: readonly (GameEvent | SeatEvent)[];
  readonly people: readonly PicturePerson[];
  readonly theme: Theme;
  /** In pixels. */
  readonly width: number;
  readonly clockSeconds: number | null;
}

/** The picture of a running or finished game. */
export function pictureOf(parts: PictureParts): BoardPicture {
  const { state, last, theme, width, clockSeconds } = parts;
  const shared = {
    theme,
    width,
    clockSeconds,
    seats: placed(parts.people, standing(state)),
    seatOnTurn: state.seat,
    dice: diceCard(state, last),
  };
  switch (state.game) {
    case 'ludo':
      return {
        ...shared,
        game: 'ludo',
        board: state.arms === 4 ? 'cross' : 'hex',
        tokens: state.tokens,
        choices: parts.choices.flatMap((choice) =>
          choice.kind === 'move' && state.seat !== null
            ? [
                {
                  seat: choice.owner ?? state.seat,
                  tokens: choice.tokens,
                  route: [choice.from, ...routeOf(choice.from, choice.to)],
                  captures: choice.captured.length > 0,
                },
              ]
            : [],
        ),
        blocks: state.rules.stack === 'block',
        last: state.rules.threeSixes === 'void-turn' && isVoid(last) ? [] : lastMoves(last),
      };
    case 'snakes': {
      const { rules } = state;
      return {
        ...shared,
        game: 'snakes',
        squares: state.squares.map((square, index) =>
          state.seats.some((seat) => seat === index) ? square : null,
        ),
        jumps: Object.entries(rules.jumps).map(([from, to]) => ({ from: Number(from), to })),
        last: lastSteps(last, rules.entersAt),
      };
    }
  }
}

/** The podium of a finished game; who has no place stands beside it. */
export function podiumOf(
  people: readonly PicturePerson[],
  places: readonly Place[],
  theme: Theme,
  width: number,
): PodiumPicture {
  return { game: null, theme, width, seats: placed(people, places) };
}

function placed(people: readonly PicturePerson[], places: readonly Place[]): readonly PictureSeat[] {
  return people.map((person) => ({
    ...person,
    place: places.find(([seat]) => seat === person.seat)?.[1] ?? null,
  }));
}

function diceCard(state: State, last: PictureParts['last']): DiceCard {
  if (state.phase === 'over') return { kind: 'none' };
  if (isVoid(last)) return { kind: 'void', faces: voidFaces(last) };
  const dice = state.game === 'ludo' ? state.rules.dice : 1;
  const pending = state.game === 'ludo' ? state.pending : [];
  if (pending.length === 0) return { kind: 'waiting', dice };
  if (state.game === 'ludo' && state.rules.dice === 2)
    return { kind: 'rolled', dice: pair(state.rolled, pending) };
  const done = state.rolled.length - pending.length;
  return {
    kind: 'rolled',
    dice: state.rolled.map((face, index) => ({
      face,
      use: index < done ? 'played' : index === done && state.phase === 'move' ? 'current' : 'queued',
    })),
  };
}

/** Of two dice both may be next: what is not pending any more was played or lost. */
function pair(rolled: readonly Face[], pending: readonly Face[]) {
  const left = [...pending];
  return rolled.map((face) => {
    const at = left.indexOf(face);
    if (at < 0) return { face, use: 'played' } as const;
    left.splice(at, 1);
    return { face, use: 'current' } as const;
  });
}

/** Whether the newest turn that rolled ended with a third six. */
function isVoid(last: PictureParts['last']): boolean {
  return last.findLast((event) => event.e === 'roll' || event.e === 'void')?.e === 'void';
}

function voidFaces(last: PictureParts['last']): readonly Face[] {
  const rolls = last.flatMap((event) => (event.e === 'roll' ? [event.faces] : []));
  const newest = rolls.at(-1) ?? [];
  return newest.length === 2 ? newest : [6, 6, 6];
}

/** The moves of whoever moved last, in order: older turns would only clutter the board. */
function lastMoves(last: PictureParts['last']): readonly LastMove[] {
  const moves = last.filter((event): event is MoveEvent => event.e === 'move');
  return newestOf(moves).map((event) => ({
    seat: event.owner ?? event.seat,
    tokens: event.tokens,
    route: [event.from, ...routeOf(event.from, event.to)],
    captured: event.captured.map(([seat, token]) => ({ seat, token })),
  }));
}

function lastSteps(last: PictureParts['last'], entersAt: number): readonly LastStep[] {
  const steps = last.filter((event): event is StepEvent => event.e === 'step');
  return newestOf(steps).map(({ seat, from, to, via }) => {
    const landed = via ?? to;
    const walked = from === 0 && entersAt > 0 ? [landed] : routeOf(from, landed);
    return {
      seat,
      route: from === landed ? [from] : [from, ...walked],
      jump: via === undefined ? null : { from: via, to },
    };
  });
}

function newestOf<E extends { readonly seat: number }>(events: readonly E[]): readonly E[] {
  const seat = events.at(-1)?.seat;
  const before = events.findLastIndex((event) => event.seat !== seat);
  return events.slice(before + 1);
}
