/** The lobby of a table: who sits down where. */
import type { Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { switchesOf } from '#rules/house-rules.ts';
import { seatsFor } from '#rules/seats.ts';
import { changed, refused, type Step } from './step.ts';
import type { Lobby, Member, NewTable, Person } from './table.ts';

/** Minutes of quiet after which a lobby closes itself. */
const LOBBY_MINUTES = 30;

/** A new lobby; the host is seated first. `now` in milliseconds since the epoch. */
export function openLobby(
  wanted: NewTable & {
    readonly id: string;
    readonly serverSeed: string;
    readonly commit: string;
    readonly now: number;
  },
): Lobby {
  const computers = (wanted.computers ?? []).map(
    (level): Member => ({
      sitter: { kind: 'computer', level },
      wants: null,
    }),
  );
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
    switches: switchesOf(wanted.house, wanted.rules),
    settings: wanted.settings,
    dice: { serverSeed: wanted.serverSeed, commit: wanted.commit, clientParts: [] },
    members: [{ sitter: { kind: 'human', person: wanted.host }, wants: null }, ...computers],
    invited: wanted.invited ?? [],
    actedAt: wanted.now,
    deadline: wanted.now + LOBBY_MINUTES * 60_000,
  };
}

/** The seats that would be played with those who are here; with fewer than the rules need, those of the smallest board. */
export function seatsToPlay({ members, rules }: Pick<Lobby, 'members' | 'rules'>): readonly Seat[] {
  return seatsFor(Math.max(members.length, rules.minPlayers));
}

/** Which seat each member has at the board, in seat order: colours asked for first, the rest as they came. */
export function seatPlan(lobby: Pick<Lobby, 'members' | 'rules'>): readonly { seat: Seat; member: Member }[] {
  const seats = seatsToPlay(lobby);
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

/** Takes a colour that nobody else asked for; whoever was put there by order of arrival moves on. */
export function takeColour(lobby: Lobby, user: string, seat: Seat, now: number): Step {
  const mine = memberOf(lobby, user);
  if (mine === undefined) return refused({ code: 'not-seated' });
  if (!seatsToPlay(lobby).includes(seat)) return refused({ code: 'colour-not-here' });
  if (lobby.members.some((member) => member !== mine && member.wants === seat)) {
    return refused({ code: 'colour-taken', seat });
  }
  const members = lobby.members.map((member) => (member === mine ? { ...member, wants: seat } : member));
  return changed({ ...touched(lobby, now), members });
}

/** A lobby that ends without a game. */
export function closed(lobby: Lobby, reason: 'stopped' | 'quiet') {
  const { invited: _, switches: __, ...rest } = lobby;
  return { ...rest, phase: 'closed' as const, reason, deadline: null };
}

export function memberOf(lobby: Lobby, user: string): Member | undefined {
  return lobby.members.find(({ sitter }) => sitter.kind === 'human' && sitter.person.user === user);
}

/** Somebody did something: the quiet minutes begin anew. */
export function touched(lobby: Lobby, now: number): Lobby {
  return { ...lobby, actedAt: now, deadline: now + LOBBY_MINUTES * 60_000 };
}
