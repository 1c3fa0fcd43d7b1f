/** What the host of a lobby decides: computers, rules, settings, who else is the host, who stands up, the end. */

import { houseRulesOf, type Switches, switched, withSwitch } from '#rules/house-rules.ts';
import type { PresetId } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { contradiction } from './contradiction.ts';
import { capacity, closed, memberOf, standUp, touched } from './lobby.ts';
import { isHost, isSeated, mayStop } from './rights.ts';
import { changed, refused, type Step } from './step.ts';
import type { Level, Lobby, Member, Settings } from './table.ts';

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

/** Another house, with nothing switched over it; refused when it has too few chairs for those seated. */
export function setHouse(lobby: Lobby, user: string, house: PresetId, now: number): Step {
  return setRules(lobby, user, { house, switches: {} }, now);
}

/**
 * The house rules that are to be on, all others off. Where two of them cannot both be, the one that was put on last stays.
 * Refused when what comes of it contradicts itself or has too few chairs for those seated.
 */
export function setHouseRules(lobby: Lobby, user: string, wanted: readonly string[], now: number): Step {
  const { house, rules } = lobby;
  let { switches } = lobby;
  for (const { id, isOn } of houseRulesOf(rules)) {
    const on = wanted.includes(id);
    if (isOn(rules) !== on) switches = withSwitch(house, switches, id, on);
  }
  return setRules(lobby, user, { house, switches }, now);
}

interface Ruled {
  readonly house: PresetId;
  readonly switches: Switches;
}

function setRules(lobby: Lobby, user: string, { house, switches }: Ruled, now: number): Step {
  if (user !== lobby.host) return refused({ code: 'not-host', host: lobby.host });
  const parsed = parseRules(switched(house, switches));
  if (!parsed.ok) return refused(contradiction(parsed));
  if (lobby.members.length > capacity(parsed.rules)) {
    return refused({ code: 'seats-not-for-rules', players: capacity(parsed.rules) });
  }
  return changed({ ...touched(lobby, now), house, switches, rules: parsed.rules });
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

/** The host takes somebody's chair away. */
export function kickFromLobby(lobby: Lobby, host: string, user: string, now: number): Step {
  if (!isHost(lobby, host)) return refused({ code: 'not-host', host: lobby.host });
  if (!isSeated(lobby, user)) return refused({ code: 'not-a-player-here' });
  return standUp(lobby, user, now);
}

/** Closes the lobby. `managesChannel` is true for whoever may manage the channel. */
export function closeLobby(lobby: Lobby, user: string, managesChannel: boolean): Step {
  return mayStop(lobby, user, managesChannel)
    ? changed(closed(lobby, 'stopped'))
    : refused({ code: 'not-host', host: lobby.host });
}
