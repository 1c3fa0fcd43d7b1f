/** A running game at a table: a decision is played, forced moves follow, and the clock is set for the next one. */
import { choose } from '#computer/computer.ts';
import { seededRandom } from '#computer/random.ts';
import { diceFrom } from '#dice/dice.ts';
import type { By, Seat } from '#rules/game.ts';
import { apply, type Choice, choices, standing, turn } from '#rules/games.ts';
import { isPaused } from './paused.ts';
import { refused, type Step, type TableEvent } from './step.ts';
import { MOST_TOLD, stillTold } from './still-told.ts';
import type { Over, Playing, SeatHolder, Tally } from './table.ts';

/** Milliseconds a computer takes for its turn, so that people can follow. */
export const COMPUTER_PACE_MS = 1500;

/** Decisions of a game that nobody waits for, after which it ends as abandoned: some house rules have no end in sight. */
const MOST_PLAYED_OUT = 2000;

/** A table where no person acted for so long is abandoned. */
export const ABANDONED_MS = 24 * 3_600_000;

export const emptyTally: Tally = { rolls: 0, pips: 0, sixes: 0, captures: 0, losses: 0 };

export function holderOf(
  table: { readonly seats: readonly SeatHolder[] },
  user: string,
): SeatHolder | undefined {
  return table.seats.find(({ sitter }) => sitter.kind === 'human' && sitter.person.user === user);
}

export function holderAt(table: { readonly seats: readonly SeatHolder[] }, seat: Seat): SeatHolder {
  const found = table.seats.find((holder) => holder.seat === seat);
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

/** The name a button or a record gives to a choice: `roll`, or the number and the tokens, as `3.0` or `4.12`. */
export function choiceId(choice: Choice): string {
  return choice.kind === 'roll' ? 'roll' : `${choice.die}.${choice.tokens.join('')}`;
}

/** A person presses a choice made for decision number `decision`. */
export function decide(table: Playing, user: string, decision: number, id: string, now: number): Step {
  const seatOnTurn = turn(table.game);
  const holder = holderOf(table, user);
  if (holder === undefined) return refused({ code: 'not-seated' });
  if (decision !== table.decision) return refused({ code: 'moved-on' });
  if (seatOnTurn !== null && holder.seat !== seatOnTurn)
    return refused({ code: 'not-your-turn', seat: seatOnTurn });
  if (isPaused(table)) return refused({ code: 'paused' });
  const choice = choices(table.game).find((one) => choiceId(one) === id);
  if (choice === undefined) return refused({ code: 'not-a-choice' });
  const events: TableEvent[] = [];
  let next: Playing = { ...table, decision: table.decision + 1, actedAt: now };
  if (holder.playedBy === 'computer') {
    events.push({ e: 'seat', seat: holder.seat, kind: 'human', reason: 'back' });
  }
  next = withSeat(next, { ...holder, playedBy: 'human', away: null, timeouts: 0, waitedMs: 0 });
  next = playChoice(next, choice, 'player', events);
  return playOn(next, events, now);
}

/** Plays one choice, which is one of `choices`; draws the faces of a roll and appends what happened to `events`. */
export function playChoice(table: Playing, choice: Choice, by: By, events: TableEvent[]): Playing {
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null) throw new Error('the game is over');
  if (choice.kind === 'roll') {
    if (by === 'forced') throw new Error('a roll is never forced');
    const dice = diceFrom(table.dice.serverSeed, table.dice.clientSeed, table.dice.cursor);
    const faces = Array.from({ length: choice.dice }, () => dice.face());
    const rolled = apply(table.game, { kind: 'roll', seat: seatOnTurn, faces, by });
    return after({ ...table, dice: { ...table.dice, cursor: dice.cursor } }, rolled, events);
  }
  const { die, tokens } = choice;
  return after(table, apply(table.game, { kind: 'move', seat: seatOnTurn, die, tokens, by }), events);
}

/**
 * Goes on from a game that just changed: plays forced moves, ends the game, or sets the clock for whoever decides
 * next. When nobody is left who could come back, the rest is played out at once, as far as it may go (rules.md section 7).
 */
export function playOn(table: Playing, before: readonly TableEvent[], now: number): Step {
  const events = [...before];
  let next = table;
  for (let decisions = 0; ; decisions += 1) {
    const forced = forcedChoice(next);
    if (forced !== null) next = playChoice(next, forced, 'forced', events);
    else if (turn(next.game) === null || !onlyComputersLeft(next)) break;
    else if (decisions < MOST_PLAYED_OUT) next = playedOut(next, events);
    else return endEarly(tallied(next, events), 'abandoned', now, events);
  }
  next = tallied({ ...next, earlier: stillTold(next), last: lastOf(events) }, events);
  if (turn(next.game) === null) return { ok: true, table: over(next, 'finished', now), events };
  return { ok: true, table: withClock(next, now), events };
}

/** One whole turn of the computer that holds the seat on turn, then on. */
export function computerTurn(table: Playing, now: number): Step {
  const events: TableEvent[] = [];
  const seatOnTurn = turn(table.game);
  let next: Playing = { ...table, decision: table.decision + 1 };
  while (seatOnTurn !== null && turn(next.game) === seatOnTurn) {
    next = computerChoice(next, events);
    // A turn that has just ended and come back at once (everybody else has finished) is a turn of its own.
    if (events.at(-1)?.e === 'turn') break;
  }
  return playOn(next, events, now);
}

/** What the computer holding the seat (at its level; `medium` for a person) decides here. */
export function computersChoice(table: Playing): Choice {
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null) throw new Error('the game is over');
  const { sitter } = holderAt(table, seatOnTurn);
  const level = sitter.kind === 'computer' ? sitter.level : 'medium';
  return choose(table.game, level, decisionRandom(table));
}

/** The table with its clock set for the decision that is due now. */
export function withClock(table: Playing, now: number): Playing {
  return { ...table, waitingSince: now, half: false, deadline: deadlineFrom(table, now) };
}

/** The game ends before its rules end it, or because they did. */
export function over(table: Playing, reason: Over['reason'], now: number): Over {
  const { pause: _, half: __, waitingSince: ___, ...rest } = table;
  return {
    ...rest,
    phase: 'over',
    reason,
    stoppedBy: null,
    endedAt: now,
    deadline: null,
    decision: table.decision + 1,
  };
}

/** Ends the game early, with the line that says so after what happened `before` it in the same step. */
export function endEarly(
  table: Playing,
  reason: 'stopped' | 'abandoned',
  now: number,
  before: readonly TableEvent[] = [],
  stoppedBy: string | null = null,
): Step {
  const events: TableEvent[] = [...before, { e: 'end', places: standing(table.game), reason }];
  const told = { ...table, earlier: stillTold(table), last: lastOf(events) };
  return { ok: true, table: { ...over(told, reason, now), stoppedBy }, events };
}

/** As much of what happened as a board tells of: a table must not grow with the game. */
export function lastOf(events: readonly TableEvent[]): readonly TableEvent[] {
  return events.slice(-MOST_TOLD);
}

export function withSeat(table: Playing, holder: SeatHolder): Playing {
  return { ...table, seats: table.seats.map((one) => (one.seat === holder.seat ? holder : one)) };
}

function deadlineFrom(table: Playing, now: number): number | null {
  const { clock } = table.settings;
  const quiet = table.actedAt + (clock === 86_400 ? 2 : 1) * ABANDONED_MS;
  if (isPaused(table)) return table.pause.until ?? quiet;
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null) return null;
  if (holderAt(table, seatOnTurn).playedBy === 'computer') return now + COMPUTER_PACE_MS;
  return clock === null ? quiet : Math.min(now + clock * 1000, quiet);
}

/** The only legal move, when nobody is asked for it: never a roll. */
function forcedChoice(table: Playing): Choice | null {
  const options = choices(table.game);
  const only = options[0];
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null || options.length !== 1 || only === undefined || only.kind === 'roll') return null;
  return table.settings.forced === 'auto' || holderAt(table, seatOnTurn).playedBy === 'computer'
    ? only
    : null;
}

function computerChoice(table: Playing, events: TableEvent[]): Playing {
  const options = choices(table.game);
  const only = options.length === 1 ? options[0] : undefined;
  if (only !== undefined && only.kind === 'move') return playChoice(table, only, 'forced', events);
  return playChoice(table, computersChoice(table), 'computer', events);
}

/** One decision of a game that nobody waits for any more: quickly chosen, whatever the levels. */
function playedOut(table: Playing, events: TableEvent[]): Playing {
  return playChoice(table, choose(table.game, 'medium', decisionRandom(table)), 'computer', events);
}

/** The chance of a computer's choice: its own, never of the dice stream, and the same again after a restart. */
function decisionRandom(table: Playing): () => number {
  return seededRandom(`${table.dice.serverSeed}:${table.dice.cursor}:${table.decision}`);
}

/** Whether every seat still in the game is a computer's for good: nobody away could come back to it. */
function onlyComputersLeft(table: Playing): boolean {
  const done = new Set(standing(table.game).map(([seat]) => seat));
  return table.seats.every(
    ({ seat, sitter, away }) =>
      done.has(seat) || sitter.kind === 'computer' || away === 'left' || away === 'host',
  );
}

function after(table: Playing, applied: ReturnType<typeof apply>, events: TableEvent[]): Playing {
  if (!applied.ok) throw new Error(`the game refused one of its own choices: ${applied.refusal}`);
  events.push(...applied.events);
  return { ...table, game: applied.state };
}

/** Adds what happened to the statistics. */
function tallied(table: Playing, events: readonly TableEvent[]): Playing {
  const tally = table.tally.map((one) => ({ ...one }));
  for (const event of events) {
    if (event.e === 'roll') {
      const mine = tally[event.seat];
      if (mine === undefined) continue;
      mine.rolls += event.faces.length;
      mine.pips += event.faces.reduce((sum, face) => sum + face, 0);
      mine.sixes += event.faces.filter((face) => face === 6).length;
    }
    if (event.e === 'move') {
      const mine = tally[event.seat];
      if (mine !== undefined) mine.captures += event.captured.length;
      for (const [seat] of event.captured) {
        const theirs = tally[seat];
        if (theirs !== undefined) theirs.losses += 1;
      }
    }
  }
  return { ...table, tally };
}
