/** The referee that follows a record line by line: what is due next, and what is wrong with the line that came. */
import { type Dice, diceFrom, firstSeat } from '#dice/dice.ts';
import type { EndEvent, MoveEvent, OpeningEvent, RollEvent, SeatEvent } from '#rules/events.ts';
import type { Opening, Seat } from '#rules/game.ts';
import type { GameEvent } from '#rules/games.ts';
import { type Action, apply, choices, type GameRefusal, type State, standing, start } from '#rules/games.ts';
import { openingOf } from '#rules/opening.ts';
import type { RecordHeader } from './header.ts';
import type { RecordLine } from './lines.ts';
import { unlike } from './unlike.ts';

/** Timeouts in a row after which a computer takes the seat (rules.md section 7). */
export const TIMEOUTS_TO_TAKEOVER = 3;

interface Referee {
  /** What is wrong with the next line; null when it is right, and then it has been played. */
  objection(line: RecordLine): string | null;
  /** Whether the last line was the end of the game. */
  ended(): boolean;
}

interface Course {
  /** Null before the opening. */
  readonly game: State | null;
  /** Lines that the rules have decided and that are still to come. */
  readonly due: readonly GameEvent[];
  readonly holders: ReadonlyMap<Seat, 'human' | 'computer'>;
  /** Decisions in a row that the clock made for a seat. */
  readonly timeouts: ReadonlyMap<Seat, number>;
  readonly t: number;
  readonly over: boolean;
}

type Followed = Course | string;

/** A referee for the record that begins with `header`; where the server seed is hidden the faces go unchecked. */
export function refereeOf(header: RecordHeader): Referee {
  const { serverSeed, clientSeed } = header.dice;
  const dice = serverSeed === null ? null : diceFrom(serverSeed, clientSeed);
  let course: Course = {
    game: null,
    due: [],
    holders: new Map(header.seats.map(({ seat, kind }) => [seat, kind])),
    timeouts: new Map(),
    t: 0,
    over: false,
  };
  return {
    objection(line) {
      const next = follow(course, line, header, dice);
      if (typeof next === 'string') return next;
      course = { ...next, t: line.t };
      return null;
    },
    ended: () => course.over,
  };
}

function follow(course: Course, line: RecordLine, header: RecordHeader, dice: Dice | null): Followed {
  if (course.over) return 'a line after the end of the game';
  if (line.t < course.t) return `t: goes back from ${course.t} to ${line.t}`;
  if (line.e === 'seat') return afterSeat(course, line);
  if (course.game === null) {
    return line.e === 'opening'
      ? afterOpening(course, line, header, dice)
      : `the opening is due here, not "${line.e}"`;
  }
  if (line.e === 'end' && line.reason !== 'finished') {
    return earlyEnd(course, course.game, line);
  }
  const [due, ...later] = course.due;
  if (due !== undefined) {
    return unlike(line, due) ?? { ...course, due: later, over: line.e === 'end' };
  }
  switch (line.e) {
    case 'roll':
      return afterRoll(course, course.game, line, dice);
    case 'move':
      return afterMove(course, course.game, line);
    case 'opening':
    case 'turn':
    case 'step':
    case 'void':
    case 'end-turn':
    case 'place':
    case 'end':
      return `a ${course.game.phase} is due here, not "${line.e}"`;
  }
}

function afterSeat(course: Course, line: SeatEvent): Followed {
  if (!course.holders.has(line.seat)) return `seat: nobody sits on ${line.seat} in this game`;
  const kind = {
    timeouts: 'computer',
    absent: 'computer',
    left: 'computer',
    back: 'human',
    host: line.kind,
  } as const;
  if (kind[line.reason] !== line.kind)
    return `kind: with reason ${line.reason} the seat goes to a ${kind[line.reason]}`;
  if (course.holders.get(line.seat) === line.kind) return `kind: the seat is held by a ${line.kind} already`;
  const timeouts = course.timeouts.get(line.seat) ?? 0;
  if (line.reason === 'timeouts' && timeouts < TIMEOUTS_TO_TAKEOVER)
    return `reason: timeouts, but only ${timeouts} in a row came before`;
  return {
    ...course,
    holders: new Map(course.holders).set(line.seat, line.kind),
    timeouts: new Map(course.timeouts).set(line.seat, 0),
  };
}

/** A forced move neither counts nor breaks the row; what the player decides does (rules.md section 7). */
function counted(timeouts: Course['timeouts'], { seat, by }: RollEvent | MoveEvent): Course['timeouts'] {
  if (by === 'forced') return timeouts;
  return new Map(timeouts).set(seat, by === 'timeout' ? (timeouts.get(seat) ?? 0) + 1 : 0);
}

function afterOpening(course: Course, line: OpeningEvent, header: RecordHeader, dice: Dice | null): Followed {
  const seats = header.seats.map(({ seat }) => seat);
  const opening = expectedOpening(line, header, seats, dice);
  if (typeof opening === 'string') return opening;
  const { state, events } = start(header.rules, seats, opening);
  const [first, ...due] = events;
  if (first === undefined) return 'the game has no opening';
  return unlike(line, first) ?? { ...course, game: state, due };
}

/** The opening as the dice give it; without their seed, as the line's own faces give it. */
function expectedOpening(
  line: OpeningEvent,
  header: RecordHeader,
  seats: readonly Seat[],
  dice: Dice | null,
): Opening | string {
  const { serverSeed, clientSeed } = header.dice;
  // With `opening: host`, and while the seed is hidden, any seat of the game may be first.
  if (!seats.includes(line.first)) return `first: nobody sits on ${line.first} in this game`;
  let used = 0;
  let missing = false;
  const opening = openingOf(header.rules, seats, {
    face() {
      if (dice !== null) return dice.face();
      const [, face] = line.rolls[used] ?? [];
      used += 1;
      // The rest of the round is made up so that it ends: the line is refused for its missing rolls.
      missing ||= face === undefined;
      return face ?? (used % 2 === 0 ? 6 : 1);
    },
    first: () => (serverSeed === null ? line.first : firstSeat(serverSeed, clientSeed, seats)),
    host: line.first,
  });
  return missing ? 'rolls: the opening is not settled by these' : opening;
}

function earlyEnd(course: Course, game: State, line: EndEvent): Followed {
  const [due] = course.due;
  if (due?.e === 'place') return 'the game cannot be ended between a move and the place it earned';
  if (course.due.some(({ e }) => e === 'end')) return 'the rules have ended the game, its reason is finished';
  return unlike(line, { e: 'end', places: standing(game), reason: line.reason }) ?? { ...course, over: true };
}

function afterRoll(course: Course, game: State, line: RollEvent, dice: Dice | null): Followed {
  const wrong = wrongBy(course, line);
  if (wrong !== null) return wrong;
  const action: Action = { kind: 'roll', seat: line.seat, faces: line.faces, by: line.by };
  const applied = apply(game, action);
  if (!applied.ok) return objectionTo(game, line, applied.refusal);
  const faces = dice === null ? line.faces : line.faces.map(() => dice.face());
  if (faces.join() !== line.faces.join()) return `faces: the dice stream gives ${faces.join(', ')}`;
  return played(course, line, applied);
}

function afterMove(course: Course, game: State, line: MoveEvent): Followed {
  const wrong = wrongBy(course, line);
  if (wrong !== null) return wrong;
  const { seat, die, tokens, by } = line;
  const applied = apply(game, { kind: 'move', seat, die, tokens, by });
  if (!applied.ok) return objectionTo(game, line, applied.refusal);
  if (by === 'forced' && choices(game).length !== 1) return 'by: forced, but there are other legal moves';
  return played(course, line, applied);
}

function played(
  course: Course,
  line: RollEvent | MoveEvent,
  { state, events }: { readonly state: State; readonly events: readonly GameEvent[] },
): Followed {
  const [first, ...due] = events;
  if (first === undefined) return 'nothing happened here';
  return unlike(line, first) ?? { ...course, game: state, due, timeouts: counted(course.timeouts, line) };
}

/** A computer's seat is played by a computer, a person's by the person or their clock; either can be forced. */
function wrongBy(course: Course, { seat, by }: RollEvent | MoveEvent): string | null {
  const holder = course.holders.get(seat);
  if (holder === undefined) return `seat: nobody sits on ${seat} in this game`;
  if (by === 'forced' || (by === 'computer') === (holder === 'computer')) return null;
  return `by: ${by}, but the seat is held by a ${holder}`;
}

function objectionTo(game: State, line: RollEvent | MoveEvent, refusal: GameRefusal): string {
  switch (refusal) {
    case 'not-on-turn':
      return `seat: it is the turn of ${game.seatOnTurn}`;
    case 'no-roll-due':
    case 'no-move-due':
      return `a ${game.phase} is due here, not "${line.e}"`;
    case 'wrong-dice':
      return 'faces: not as many as the rules have dice';
    case 'over':
      return 'a line after the end of the game';
    case 'illegal-move':
      return `an illegal move; legal are ${legal(game)}`;
  }
}

function legal(game: State): string {
  const moves = choices(game).flatMap((choice) =>
    choice.kind === 'move' ? [`${choice.die} with ${choice.tokens.join('+')} to ${choice.to}`] : [],
  );
  return moves.join(', ');
}
