/** Who plays a seat of a running game: leaving, coming back, being replaced, taking over, handing over, pausing. */
import type { SeatEvent } from '#rules/events.ts';
import { standing, turn } from '#rules/games.ts';
import { endEarly, holderAt, holderOf, lastOf, playOn, withClock, withSeat } from './play.ts';
import { changed, refused, type Step } from './step.ts';
import type { Person, Playing, SeatHolder } from './table.ts';

/** How long a host may pause alone, in milliseconds. */
const HOST_PAUSE_MS = 10 * 60_000;

/** A person leaves; a computer plays on. The host's role goes to a person who is there. */
export function leave(table: Playing, user: string, now: number): Step {
  const holder = holderOf(table, user);
  if (holder === undefined || holder.away === 'left') return refused({ code: 'not-seated' });
  return handOver(table, holder, 'left', now);
}

/** The host gives a player's seat to a computer. */
export function kick(table: Playing, host: string, user: string, now: number): Step {
  if (host !== table.host) return refused({ code: 'not-host', host: table.host });
  const holder = holderOf(table, user);
  if (holder === undefined) return refused({ code: 'not-a-player-here' });
  return handOver(table, holder, 'host', now);
}

/** A person lets the computer play for them until they come back. */
export function restWhile(table: Playing, user: string, now: number): Step {
  const holder = holderOf(table, user);
  if (holder === undefined) return refused({ code: 'not-seated' });
  if (holder.playedBy === 'computer') return refused({ code: 'not-your-turn', seat: holder.seat });
  return handOver(table, holder, 'absent', now);
}

/** A person takes their seat back. */
export function comeBack(table: Playing, user: string, now: number): Step {
  const holder = holderOf(table, user);
  if (holder === undefined) return refused({ code: 'not-seated' });
  if (holder.playedBy === 'human') return refused({ code: 'not-away' });
  if (isDone(table, holder)) return refused({ code: 'finished-already' });
  const event: SeatEvent = { e: 'seat', seat: holder.seat, kind: 'human', reason: 'back' };
  const back: SeatHolder = { ...holder, playedBy: 'human', away: null, timeouts: 0, waitedMs: 0 };
  return seatChanged({ ...table, actedAt: now }, back, event, now);
}

/** Somebody new takes over a computer's seat, where the host allowed it. */
export function takeOver(table: Playing, person: Person, now: number): Step {
  if (holderOf(table, person.user) !== undefined) return refused({ code: 'seated-already' });
  if (!table.settings.joinable) return refused({ code: 'not-joinable' });
  const free = table.seats.find((holder) => holder.sitter.kind === 'computer' && !isDone(table, holder));
  if (free === undefined) return refused({ code: 'no-seat-free' });
  const event: SeatEvent = { e: 'seat', seat: free.seat, kind: 'human', reason: 'host' };
  const taken: SeatHolder = { ...free, sitter: { kind: 'human', person }, playedBy: 'human', away: null };
  return seatChanged({ ...table, actedAt: now }, taken, event, now);
}

/** The host gives the host's role to another seated person. */
export function handHost(table: Playing, host: string, user: string): Step {
  if (host !== table.host) return refused({ code: 'not-host', host: table.host });
  if (holderOf(table, user) === undefined) return refused({ code: 'not-a-player-here' });
  return changed({ ...table, host: user });
}

/** Ends the game. `mayStop` is true for whoever may manage the channel. */
export function stopGame(table: Playing, user: string, mayStop: boolean, now: number): Step {
  if (user !== table.host && !mayStop) return refused({ code: 'not-host', host: table.host });
  return endEarly(table, 'stopped', now, [], user);
}

/**
 * Asks for a pause or agrees to one. The game pauses when every seated person who is there has agreed, or, asked
 * by the host, at once for ten minutes.
 */
export function pause(table: Playing, user: string, now: number): Step {
  const holder = holderOf(table, user);
  if (holder === undefined) return refused({ code: 'not-seated' });
  const asked = table.pause;
  if (asked !== null && asked.state !== 'asked') return refused({ code: 'paused' });
  if (asked?.agreed.includes(user)) return refused({ code: 'agreed-already' });
  const agreed = [...(asked?.agreed ?? []), user];
  const next = { ...table, actedAt: now };
  if (presentUsers(table).every((one) => agreed.includes(one))) {
    return changed(withClock({ ...next, pause: { state: 'paused', agreed: [], until: null } }, now));
  }
  if (user === table.host) {
    return changed(
      withClock({ ...next, pause: { state: 'paused', agreed: [], until: now + HOST_PAUSE_MS } }, now),
    );
  }
  return changed({ ...next, pause: { state: 'asked', agreed, until: null } });
}

/** Ends a pause: the host may alone, others when every person who is there agrees. */
export function resume(table: Playing, user: string, now: number): Step {
  const { pause: paused } = table;
  if (holderOf(table, user) === undefined) return refused({ code: 'not-seated' });
  if (paused === null || paused.state === 'asked') return refused({ code: 'not-paused' });
  if (paused.agreed.includes(user)) return refused({ code: 'agreed-already' });
  const agreed = [...paused.agreed, user];
  const next = { ...table, actedAt: now };
  const all = presentUsers(table).every((one) => agreed.includes(one));
  if (!all && user !== table.host) return changed({ ...next, pause: { ...paused, agreed } });
  return changed(withClock({ ...next, pause: null }, now));
}

/** The users who play their seats themselves and are still in the game. */
function presentUsers(table: Playing): readonly string[] {
  return table.seats.flatMap((holder) =>
    holder.sitter.kind === 'human' && holder.playedBy === 'human' && !isDone(table, holder)
      ? [holder.sitter.person.user]
      : [],
  );
}

function isDone(table: Playing, holder: SeatHolder): boolean {
  return standing(table.game).some(([seat]) => seat === holder.seat);
}

function handOver(table: Playing, holder: SeatHolder, reason: 'left' | 'host' | 'absent', now: number): Step {
  const event: SeatEvent = { e: 'seat', seat: holder.seat, kind: 'computer', reason };
  const gone: SeatHolder = { ...holder, playedBy: 'computer', away: reason };
  const next = { ...table, actedAt: now };
  const user = holder.sitter.kind === 'human' ? holder.sitter.person.user : '';
  const heir = presentUsers(table).find((one) => one !== user);
  const host = reason !== 'absent' && user === table.host && heir !== undefined ? heir : table.host;
  return seatChanged({ ...next, host }, gone, event, now);
}

/** A seat changed hands: when it is on turn the clock starts anew, and a lone rest of computers is played out. */
function seatChanged(table: Playing, holder: SeatHolder, event: SeatEvent, now: number): Step {
  const before = holderAt(table, holder.seat);
  const events = before.playedBy === holder.playedBy && before.sitter === holder.sitter ? [] : [event];
  const settled = playOn(withSeat(table, holder), events, now);
  if (!settled.ok || settled.table.phase !== 'playing') return settled;
  if (turn(table.game) === holder.seat && settled.events.length > events.length) return settled;
  // Nothing was played: the board still shows the moves before, and another seat's clock goes on.
  const { deadline, waitingSince, half } = turn(table.game) === holder.seat ? settled.table : table;
  return {
    ...settled,
    table: {
      ...settled.table,
      earlier: table.earlier,
      last: lastOf([...table.last, ...events]),
      deadline,
      waitingSince,
      half,
    },
  };
}
