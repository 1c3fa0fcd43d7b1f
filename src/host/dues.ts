/** Which jobs a table wants from the clocks: pure. */
import { halfTime } from '#tables/clock.ts';
import type { Table } from '#tables/table.ts';
import type { Alarm, DecisionKey } from '#timers/timers.ts';

/** A thread can be archived after an hour without a post; the board is posted anew before. */
const THREAD_FRESH_MS = 51 * 60_000;

/** What a change of a table asks of the clocks. */
interface ClockChange {
  /** The decision that is no longer open, whose jobs can go. */
  readonly drop: DecisionKey | null;
  readonly arm: readonly Alarm[];
}

/** The jobs to drop and to arm when a table went from `before` to `next`; null when they are the same as they were. */
export function clockChange(before: Table, next: Table): ClockChange | null {
  const sameDecision = before.decision === next.decision;
  if (sameDecision && before.deadline === next.deadline && before.message?.id === next.message?.id)
    return null;
  return {
    drop: sameDecision ? null : { table: before.id, decision: before.decision },
    arm: duesOf(next),
  };
}

/** The jobs a table wants: its deadline, the mark at half of the clock, and in a thread a fresh post in time. */
export function duesOf(table: Table): readonly Alarm[] {
  const { id, decision, message, inThread } = table;
  const ended = table.phase === 'over' || table.phase === 'closed';
  if (ended || !inThread || message === null) return turnDues(table);
  return [...turnDues(table), { table: id, decision, at: message.postedAt + THREAD_FRESH_MS, kind: 'post' }];
}

function turnDues(table: Table): readonly Alarm[] {
  if (table.deadline === null) return [];
  const due = { table: table.id, decision: table.decision, at: table.deadline, kind: 'turn' } as const;
  const half = table.phase === 'playing' ? halfTime(table) : null;
  return half === null ? [due] : [due, { ...due, at: half, kind: 'half' }];
}
