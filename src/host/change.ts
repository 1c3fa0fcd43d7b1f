/** One change of a table: load, pure step, save by compare-and-set, and the step again on what another save left. */
import { formatLine } from '#record/record.ts';
import type { Refusal, Step, TableEvent } from '#tables/step.ts';
import type { Store } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
import type { Timers } from '#timers/timers.ts';
import { clockChange } from './dues.ts';

/** What came of a request. `gone`: no such table. `repeated`: this very press was done before. */
export type Outcome =
  | { readonly kind: 'done'; readonly table: Table; readonly events: readonly TableEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly table: Table }
  | { readonly kind: 'repeated'; readonly table: Table }
  | { readonly kind: 'gone' };

/** What a table is kept in, woken by, and timed with. */
export interface Keeping {
  readonly store: Store;
  readonly timers: Timers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How often other processes may come first before something must be wrong. */
export const MAX_CONFLICTS = 20;

/**
 * Runs `step` on a table and saves what it says; a step that gives null has nothing left to do. `interaction` is noted
 * with the save: the same one does nothing twice. Throws when the table moves on again and again.
 */
export async function changeTable(
  keeping: Keeping,
  id: string,
  interaction: string | null,
  step: (table: Table, now: number) => Step | null,
): Promise<Outcome> {
  const { store, timers, now } = keeping;
  let table = await store.load(id);
  for (let tries = 0; table !== null && tries < MAX_CONFLICTS; tries += 1) {
    const before: Table = table;
    const done = step(before, now());
    if (done === null) return { kind: 'repeated', table: before };
    if (!done.ok) return { kind: 'refused', refusal: done.refusal, table: before };
    const next = { ...done.table, version: before.version + 1 };
    const saved = await store.save(next, {
      expected: before.version,
      ...(interaction === null ? {} : { interaction }),
      lines: recordLines(next, done.events, now()),
    });
    switch (saved.kind) {
      case 'saved':
        await setClock(timers, before, next);
        return { kind: 'done', table: next, events: done.events };
      case 'duplicate':
        return { kind: 'repeated', table: saved.table };
      case 'gone':
        return { kind: 'gone' };
      case 'conflict':
        table = saved.table;
    }
  }
  if (table === null) return { kind: 'gone' };
  throw new Error(`table ${id} moved on ${MAX_CONFLICTS} times during one step`);
}

/** Arms the job for the decision that is due now, and drops the one that is not. A lost job is the sweeper's. */
async function setClock(timers: Timers, before: Table, next: Table): Promise<void> {
  const change = clockChange(before, next);
  if (change === null) return;
  const dropped = change.drop === null ? [] : [timers.drop(change.drop)];
  await Promise.allSettled([...dropped, ...change.arm.map((alarm) => timers.arm(alarm))]);
}

/** The record's lines of what happened; `t` counts from the start of the game. */
function recordLines(table: Table, events: readonly TableEvent[], at: number): readonly string[] {
  if (table.phase !== 'playing' && table.phase !== 'over') return [];
  const t = Math.max(0, at - table.startedAt);
  return events.map((event) => formatLine({ ...event, t }));
}
