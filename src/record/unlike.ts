/** How a line of a record differs from the event that the rules give. */

import type { SeatEvent } from '#rules/events.ts';
import type { GameEvent } from '#rules/games.ts';

/** The first difference as a reason; null when the line says the same. Its time is not the rules' affair. */
export function unlike(line: GameEvent | SeatEvent, due: GameEvent): string | null {
  if (line.e !== due.e) return `"${due.e}" is due here, not "${line.e}"`;
  const said = new Map<string, unknown>(Object.entries(line));
  const wanted = new Map<string, unknown>(Object.entries(due));
  said.delete('t');
  for (const key of new Set([...wanted.keys(), ...said.keys()])) {
    const right = plain(key, wanted.get(key));
    const given = plain(key, said.get(key));
    if (right !== given) return `${key}: should be ${right}, not ${given}`;
  }
  return null;
}

/** A value as text; of captured tokens a reader takes any order. */
function plain(key: string, value: unknown): string {
  if (key === 'captured' && Array.isArray(value)) {
    return JSON.stringify([...value].map((token) => JSON.stringify(token)).sort());
  }
  return JSON.stringify(value) ?? 'absent';
}
