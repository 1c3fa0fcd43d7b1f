/** The quiet limits of what everybody in a channel sees: how often one person and one channel may ask for it. */
import type { Caller } from './caller.ts';

/** What is braked: a board posted anew, a replay posted, rules saved for the whole guild, a look whether a host is there. */
export type Braked = 'board' | 'replay' | 'save' | 'host';

const MINUTE_MS = 60_000;

/** How often in a minute. */
const LIMITS: Readonly<Record<Braked, { readonly person: number; readonly channel: number }>> = {
  board: { person: 2, channel: 4 },
  replay: { person: 2, channel: 4 },
  save: { person: 5, channel: 10 },
  host: { person: 5, channel: 10 },
};

/** As many people and channels as are remembered at once; the ones that asked first are forgotten first. */
const MOST_REMEMBERED = 10_000;

export interface Brake {
  /** Notes that somebody asks; when they have to wait, it is not noted, and the time comes back from which they may. */
  until(what: Braked, caller: Pick<Caller, 'person' | 'channel'>, now: number): number | null;
}

/**
 * A brake of this process alone: a channel's guild is on one shard, and two processes on a shard for the length of a
 * restart only let twice as much through. `now` is in milliseconds, and never goes back by more than the clocks differ.
 */
export function createBrake(): Brake {
  const asked = new Map<string, readonly number[]>();

  function recent(key: string, now: number): readonly number[] {
    return (asked.get(key) ?? []).filter((at) => now - at < MINUTE_MS);
  }

  return {
    until(what, { person, channel }, now) {
      const { [what]: limit } = LIMITS;
      const keys = [
        { key: `${what}:${person.user}`, most: limit.person },
        { key: `${what}:${channel}`, most: limit.channel },
      ];
      const waits = keys.flatMap(({ key, most }) => {
        const times = recent(key, now);
        const first = times.at(-most);
        return first === undefined ? [] : [first + MINUTE_MS];
      });
      if (waits.length > 0) return Math.max(...waits);
      for (const { key } of keys) {
        const times = recent(key, now);
        asked.delete(key);
        asked.set(key, [...times, now]);
      }
      for (const key of asked.keys()) {
        if (asked.size <= MOST_REMEMBERED) break;
        asked.delete(key);
      }
      return null;
    },
  };
}
