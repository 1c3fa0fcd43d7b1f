/** The start of a game: the lobby's people get their seats, the opening is rolled, the first turn begins. */
import { clientSeedFrom, diceFrom, firstSeat } from '#dice/dice.ts';
import type { Seat } from '#rules/game.ts';
import { start as startGame } from '#rules/games.ts';
import { openingOf } from '#rules/opening.ts';
import { parseRules } from '#rules/ruleset.ts';
import { contradiction } from './contradiction.ts';
import { memberOf, seatPlan } from './lobby.ts';
import { emptyTally, playOn } from './play.ts';
import { refused, type Step } from './step.ts';
import type { Lobby, Member, SeatHolder } from './table.ts';

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
  const { members: _, invited: __, switches: ___, ...base } = lobby;
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

function holder(seat: Seat, member: Member): SeatHolder {
  return { seat, sitter: member.sitter, playedBy: member.sitter.kind, away: null, timeouts: 0, waitedMs: 0 };
}
