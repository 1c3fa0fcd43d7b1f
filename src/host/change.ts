/** One change of a table: load, pure step, save by compare-and-set, and the step again on what another save left. */
import { formatLine } from '#record/record.ts';
import type { Refusal, Step, TableEvent } from '#tables/step.ts';
import { type Store, StoreUnavailable } from '#tables/store.ts';
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
/** How often a store that did not answer in time is asked what became of a save. */
export const MAX_UNKNOWN = 3;

/**
 * Runs `step` on a table and saves what it says; a step that gives null has nothing left to do. `interaction` is noted
 * with the save: the same one does nothing twice, whatever its step would say by then. A save whose answer is lost is not
 * taken for one that did not happen: the table is asked. Throws when the table moves on again and again, or when the store
 * cannot be asked at all.
 */
export async function changeTable(
  keeping: Keeping,
  id: string,
  interaction: string | null,
  step: (table: Table, now: number) => Step | null,
): Promise<Outcome> {
  const { store, timers, now } = keeping;
  const noted = async () => interaction !== null && (await store.noted(id, interaction));
  let [table, repeated] = await Promise.all([store.load(id), noted()]);
  let unknown: Table | null = null;
  let unknowns = 0;
  for (let tries = 0; table !== null && tries < MAX_CONFLICTS; tries += 1) {
    const before: Table = table;
    const done = repeated ? null : step(before, now());
    const noMore = done === null || !done.ok;
    if (unknown !== null && noMore && (repeated || interaction === null)) {
      // The save whose answer was lost has happened, and this is what it left.
      await setClock(timers, unknown, before);
      return { kind: 'done', table: before, events: [] };
    }
    if (done === null) return { kind: 'repeated', table: before };
    if (!done.ok) return { kind: 'refused', refusal: done.refusal, table: before };
    const next = { ...done.table, version: before.version + 1 };
    const options = {
      expected: before.version,
      ...(interaction === null ? {} : { interaction }),
      lines: recordLines(next, done.events, now()),
    };
    const saved = await known(store.save(next, options), unknowns < MAX_UNKNOWN);
    if (saved === null) {
      unknowns += 1;
      unknown ??= before;
      [table, repeated] = await askedAgain(() => Promise.all([store.load(id), noted()]));
      continue;
    }
    switch (saved.kind) {
      case 'saved':
        await setClock(timers, unknown ?? before, next);
        return { kind: 'done', table: next, events: done.events };
      case 'duplicate':
        if (unknown !== null) await setClock(timers, unknown, saved.table);
        return { kind: unknown === null ? 'repeated' : 'done', table: saved.table, events: [] };
      case 'gone':
        return { kind: 'gone' };
      case 'conflict':
        table = saved.table;
    }
  }
  if (table === null) return { kind: 'gone' };
  throw new Error(`table ${id} moved on ${MAX_CONFLICTS} times during one step`);
}

/**
 * What came of a write; null when its answer did not come, and it may have happened or not. Without `patience` that is
 * a fault.
 */
export async function known<T>(write: Promise<T>, patience = true): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (patience && error instanceof StoreUnavailable) return null;
    throw error;
  }
}

/** Asks a store that has just not answered in time, a few times. */
export async function askedAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < MAX_UNKNOWN; tries += 1) {
    const answer = await known(ask());
    if (answer !== null) return answer;
  }
  return ask();
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
