/** Which of the latest events a picture still shows: those of the turn that was rolled for last. */
import type { LastRoll } from '#render/request.ts';
import type { RollEvent } from '#rules/events.ts';

interface SomeEvent {
  readonly e: string;
}

/** The newest turn in which something was rolled or moved: older ones would only clutter the board. */
export function newestTurn<E extends SomeEvent>(last: readonly E[]): readonly E[] {
  const played = last.findLastIndex(({ e }) => e === 'roll' || e === 'move' || e === 'step');
  return last.slice(last.slice(0, played + 1).findLastIndex(({ e }) => e === 'turn') + 1);
}

/** The roll made last, a whole series where it was rolled on; null when none is told. */
export function lastRollOf(last: readonly (RollEvent | SomeEvent)[], inSeries: boolean): LastRoll | null {
  const at = last.findLastIndex(isRoll);
  const newest = last[at];
  if (newest === undefined || !isRoll(newest)) return null;
  const struck = last.slice(at).some(({ e }) => e === 'void');
  const { seat } = newest;
  if (struck && newest.faces.length === 1) return { seat, faces: [6, 6, 6], struck };
  let faces = newest.faces;
  for (let before = at - 1; inSeries && before >= 0; before -= 1) {
    const roll = last[before];
    if (roll === undefined || !isRoll(roll) || roll.faces[0] !== 6) break;
    faces = [...roll.faces, ...faces];
  }
  return { seat, faces, struck };
}

function isRoll(event: RollEvent | SomeEvent): event is RollEvent {
  return event.e === 'roll';
}
