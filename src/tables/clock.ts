/** What the clock does at a table when its time is up (rules.md section 7): play for a person, hand over, end. */
import { TIMEOUTS_TO_TAKEOVER } from '#record/referee.ts';
import type { Seat } from '#rules/game.ts';
import { choices, turn } from '#rules/games.ts';
import { closed } from './lobby.ts';
import { isPaused } from './paused.ts';
import {
  ABANDONED_MS,
  computersChoice,
  computerTurn,
  endEarly,
  holderAt,
  playChoice,
  playOn,
  withClock,
  withSeat,
} from './play.ts';
import { changed, refused, type Step, type TableEvent } from './step.ts';
import type { Playing, SeatHolder, Table } from './table.ts';

/** Milliseconds of waiting since the player's last press after which a timeout finds them absent. */
const ABSENT_MS = 45_000;

/**
 * The clock for decision `decision` ran out. Null when nothing is due: the decision was made, the clock was set
 * anew, or the table is over. Doing it twice, late or early changes nothing.
 */
export function ringAt(table: Table, decision: number, now: number): Step | null {
  if (table.deadline === null || table.decision !== decision || now < table.deadline) return null;
  if (table.phase === 'lobby') return changed(closed(table, 'quiet'));
  if (table.phase !== 'playing') return null;
  if (isPaused(table) && table.pause.until !== null) {
    if (now >= table.pause.until) return changed(withClock({ ...table, pause: null }, now));
  }
  if (isAbandoned(table, now)) return endEarly(table, 'abandoned', now);
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null) return null;
  return holderAt(table, seatOnTurn).playedBy === 'computer'
    ? computerTurn(table, now)
    : timeOut(table, seatOnTurn, now);
}

/** Half of the clock is over: a quiet mark at the board. Null when it is not, or nobody is to be told of it. */
export function halfAt(table: Table, decision: number, now: number): Step | null {
  if (table.phase !== 'playing' || table.decision !== decision) return null;
  const at = halfTime(table);
  return at === null || now < at ? null : changed({ ...table, half: true });
}

/** When half of the clock is over for the person on turn; null when no clock runs for one, or it is marked already. */
export function halfTime(table: Playing): number | null {
  const { deadline, waitingSince, half, settings } = table;
  if (half || deadline === null || settings.clock === null || isPaused(table)) return null;
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null || holderAt(table, seatOnTurn).playedBy === 'computer') return null;
  return waitingSince + (deadline - waitingSince) / 2;
}

/** The host lets the game go on for a player who is not there; never while a clock runs for one who is. */
export function skip(table: Playing, user: string, now: number): Step {
  if (user !== table.host) return refused({ code: 'not-host', host: table.host });
  if (isPaused(table)) return refused({ code: 'paused' });
  const seatOnTurn = turn(table.game);
  if (seatOnTurn === null) return refused({ code: 'over' });
  const { playedBy, timeouts } = holderAt(table, seatOnTurn);
  if (playedBy === 'computer') return computerTurn(table, now);
  const waited = now - table.waitingSince;
  const present = table.settings.clock === null ? waited < 60_000 : timeouts === 0;
  if (present) return refused({ code: 'clock-runs' });
  return timeOut(table, seatOnTurn, now);
}

/** The game plays for the person on turn, and a computer takes the seat of one who is not there. */
function timeOut(table: Playing, seat: Seat, now: number): Step {
  const holder = holderAt(table, seat);
  const events: TableEvent[] = [];
  const only = choices(table.game).length === 1 ? choices(table.game)[0] : undefined;
  const forced = only !== undefined && only.kind === 'move';
  const counted: SeatHolder = {
    ...holder,
    timeouts: holder.timeouts + (forced ? 0 : 1),
    waitedMs: holder.waitedMs + (now - table.waitingSince),
  };
  const played = playChoice(
    { ...table, decision: table.decision + 1 },
    only ?? computersChoice(table),
    forced ? 'forced' : 'timeout',
    events,
  );
  const reason = gone(counted);
  if (reason === null || turn(played.game) === null) return playOn(withSeat(played, counted), events, now);
  events.push({ e: 'seat', seat, kind: 'computer', reason });
  return playOn(withSeat(played, { ...counted, playedBy: 'computer', away: reason }), events, now);
}

function gone(holder: SeatHolder): 'timeouts' | 'absent' | null {
  if (holder.timeouts >= TIMEOUTS_TO_TAKEOVER) return 'timeouts';
  return holder.waitedMs >= ABSENT_MS ? 'absent' : null;
}

function isAbandoned(table: Playing, now: number): boolean {
  return now >= table.actedAt + (table.settings.clock === 86_400 ? 2 : 1) * ABANDONED_MS;
}
