/** The lobby of a table: who sits down where, what is agreed on, and the start of the game. */
import { clientSeedFrom, diceFrom, firstSeat } from '#dice/dice.ts';
import type { Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { start as startGame } from '#rules/games.ts';
import { openingOf } from '#rules/opening.ts';
import type { PresetId } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { seatsFor } from '#rules/seats.ts';
import { emptyTally, playOn } from './play.ts';
import { changed, refused, type Step } from './step.ts';
import type { Level, Lobby, Member, Person, SeatHolder, Settings } from './table.ts';

/** Minutes of quiet after which a lobby closes itself. */
export const LOBBY_MINUTES = 30;

/** A new lobby; the host is seated first. `now` in milliseconds since the epoch. */
export function openLobby(wanted: {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** Whether the channel is a thread, and whose: `own` was opened for this table. */
  readonly thread: 'none' | 'other' | 'own';
  readonly host: Person;
  readonly house: PresetId;
  readonly rules: Rules;
  readonly settings: Settings;
  readonly serverSeed: string;
  readonly commit: string;
  readonly invited?: readonly Person[];
  readonly now: number;
}): Lobby {
  return {
    phase: 'lobby',
    id: wanted.id,
    version: 1,
    decision: 0,
    guild: wanted.guild,
    channel: wanted.channel,
    message: null,
    ping: null,
    inThread: wanted.thread !== 'none',
    ownsThread: wanted.thread === 'own',
    host: wanted.host.user,
    house: wanted.house,
    rules: wanted.rules,
    settings: wanted.settings,
    dice: { serverSeed: wanted.serverSeed, commit: wanted.commit, clientParts: [] },
    members: [{ sitter: { kind: 'human', person: wanted.host }, wants: null }],
    invited: wanted.invited ?? [],
    actedAt: wanted.now,
    deadline: wanted.now + LOBBY_MINUTES * 60_000,
  };
}

/**
 * Which seat each member has at the board, in seat order: colours asked for first, the rest as they came.
 * With fewer players than the rules need, the seats are those of the smallest board allowed.
 */
export function seatPlan(lobby: Pick<Lobby, 'members' | 'rules'>): readonly { seat: Seat; member: Member }[] {
  const seats = seatsFor(Math.max(lobby.members.length, lobby.rules.minPlayers));
  const wanting = lobby.members.filter(({ wants }) => wants !== null && seats.includes(wants));
  const taken = new Map<Seat, Member>();
  for (const member of wanting) if (member.wants !== null) taken.set(member.wants, member);
  const others = lobby.members.filter((member) => !wanting.includes(member));
  const free = seats.filter((seat) => !taken.has(seat));
  for (const [index, member] of others.entries()) {
    const seat = free[index];
    if (seat !== undefined) taken.set(seat, member);
  }
  return [...taken].map(([seat, member]) => ({ seat, member })).sort((a, b) => a.seat - b.seat);
}

/** The most players that sit at this table. */
export function capacity(rules: Rules): number {
  return rules.maxPlayers;
}

/**
 * Seats a person. `press` is the id of the interaction that asked: a part of the dice's client seed. Where
 * every chair is taken, the computer that came last makes room.
 */
export function join(
  lobby: Lobby,
  person: Person,
  press: string,
  now: number,
  wants: Seat | null = null,
): Step {
  if (memberOf(lobby, person.user) !== undefined) return refused({ code: 'seated-already' });
  let members = lobby.members;
  if (members.length >= capacity(lobby.rules)) {
    const last = members.findLast(({ sitter }) => sitter.kind === 'computer');
    if (last === undefined) return refused({ code: 'no-seat-free' });
    members = members.filter((member) => member !== last);
  }
  return changed({
    ...touched(lobby, now),
    members: [...members, { sitter: { kind: 'human', person }, wants }],
    invited: lobby.invited.filter(({ user }) => user !== person.user),
    dice: { ...lobby.dice, clientParts: [...lobby.dice.clientParts, press] },
  });
}

/** An invited person says no. */
export function decline(lobby: Lobby, user: string, now: number): Step {
  if (!lobby.invited.some((person) => person.user === user)) return refused({ code: 'not-invited' });
  return changed({ ...touched(lobby, now), invited: lobby.invited.filter((person) => person.user !== user) });
}

/** A person stands up. The host's role goes to the next person; with nobody left the lobby closes. */
export function standUp(lobby: Lobby, user: string, now: number): Step {
  if (memberOf(lobby, user) === undefined) return refused({ code: 'not-seated' });
  const members = lobby.members.filter((member) => member !== memberOf(lobby, user));
  const heir = members.find(({ sitter }) => sitter.kind === 'human')?.sitter;
  if (heir?.kind !== 'human') return changed(closed({ ...lobby, members }, 'stopped'));
  return changed({
    ...touched(lobby, now),
    members,
    host: lobby.host === user ? heir.person.user : lobby.host,
  });
}

export function addComputer(lobby: Lobby, user: string, level: Level, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  if (lobby.members.length >= capacity(lobby.rules)) return refused({ code: 'no-seat-free' });
  const computer: Member = { sitter: { kind: 'computer', level }, wants: null };
  return changed({ ...touched(lobby, now), members: [...lobby.members, computer] });
}

export function removeComputer(lobby: Lobby, user: string, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  const last = lobby.members.findLast(({ sitter }) => sitter.kind === 'computer');
  if (last === undefined) return refused({ code: 'no-computer' });
  return changed({ ...touched(lobby, now), members: lobby.members.filter((member) => member !== last) });
}

/** Takes a colour that nobody else asked for; whoever was put there by order of arrival moves on. */
export function takeColour(lobby: Lobby, user: string, seat: Seat, now: number): Step {
  const mine = memberOf(lobby, user);
  if (mine === undefined) return refused({ code: 'not-seated' });
  if (!seatsFor(capacity(lobby.rules)).includes(seat)) return refused({ code: 'colour-not-here' });
  if (lobby.members.some((member) => member !== mine && member.wants === seat)) {
    return refused({ code: 'colour-taken', seat });
  }
  const members = lobby.members.map((member) => (member === mine ? { ...member, wants: seat } : member));
  return changed({ ...touched(lobby, now), members });
}

/** Other rules for the table; refused when they contradict themselves or have too few chairs for those seated. */
export function setRules(lobby: Lobby, user: string, house: PresetId, rules: Rules, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  const parsed = parseRules(rules);
  if (!parsed.ok) return refused(contradiction(parsed));
  if (lobby.members.length > capacity(parsed.rules)) {
    return refused({ code: 'seats-not-for-rules', players: capacity(parsed.rules) });
  }
  return changed({ ...touched(lobby, now), house, rules: parsed.rules });
}

/** The host makes another seated person the host. */
export function handLobby(lobby: Lobby, host: string, user: string, now: number): Step {
  if (host !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  if (memberOf(lobby, user) === undefined) return refused({ code: 'not-a-player-here' });
  return changed({ ...touched(lobby, now), host: user });
}

export function setSettings(lobby: Lobby, user: string, settings: Partial<Settings>, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  return changed({ ...touched(lobby, now), settings: { ...lobby.settings, ...settings } });
}

/**
 * The game begins: opening rolls from the dice stream, then the first turn. `press` is the id of the interaction that
 * started it, the last part of the dice's client seed: Discord makes it after everybody has seen the promise.
 */
export function startTable(lobby: Lobby, user: string, press: string, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  if (lobby.members.length < lobby.rules.minPlayers) {
    return refused({ code: 'too-few', needed: lobby.rules.minPlayers });
  }
  const parsed = parseRules(lobby.rules, lobby.members.length);
  if (!parsed.ok) return refused(contradiction(parsed));
  const plan = seatPlan(lobby);
  const seats = plan.map(({ seat }) => seat);
  const { serverSeed, commit, clientParts } = lobby.dice;
  const clientSeed = clientSeedFrom([...clientParts, press]);
  const dice = diceFrom(serverSeed, clientSeed);
  const opening = openingOf(parsed.rules, seats, {
    face: () => dice.face(),
    first: () => firstSeat(serverSeed, clientSeed, seats),
    host: plan.find(({ member }) => member === memberOf(lobby, lobby.host))?.seat ?? plan[0]?.seat ?? 0,
  });
  const begun = startGame(parsed.rules, seats, opening);
  const { members: _, invited: __, ...base } = lobby;
  return playOn(
    {
      ...base,
      phase: 'playing',
      decision: 1,
      rules: parsed.rules,
      seats: plan.map(({ seat, member }) => holder(seat, member)),
      began: plan.map(({ seat, member }) => ({ seat, sitter: member.sitter })),
      game: begun.state,
      startedAt: now,
      last: [],
      tally: Array.from({ length: Math.max(...seats) + 1 }, () => emptyTally),
      dice: { serverSeed, commit, clientSeed, cursor: dice.cursor },
      waitingSince: now,
      pause: null,
      half: false,
      actedAt: now,
    },
    begun.events,
    now,
  );
}

/** A lobby that ends without a game. */
export function closed(lobby: Lobby, reason: 'stopped' | 'quiet') {
  const { invited: _, ...rest } = lobby;
  return { ...rest, phase: 'closed' as const, reason, deadline: null };
}

export function memberOf(lobby: Lobby, user: string): Member | undefined {
  return lobby.members.find(({ sitter }) => sitter.kind === 'human' && sitter.person.user === user);
}

function holder(seat: Seat, member: Member): SeatHolder {
  return { seat, sitter: member.sitter, playedBy: member.sitter.kind, away: null, timeouts: 0, waitedMs: 0 };
}

/** Somebody did something: the quiet minutes begin anew. */
function touched(lobby: Lobby, now: number): Lobby {
  return { ...lobby, actedAt: now, deadline: now + LOBBY_MINUTES * 60_000 };
}

function contradiction(parsed: { problems: readonly { code: string; fields: readonly string[] }[] }) {
  const problem = parsed.problems[0];
  return { code: 'rules-contradict', problem: problem?.code ?? '', fields: problem?.fields ?? [] } as const;
}
