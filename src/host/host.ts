/** The shell around the pure table: load, step, save by compare-and-set, set the clock, say what changed. */
import { randomBytes } from 'node:crypto';
import { commitOf, newServerSeed } from '#dice/dice.ts';
import { formatLine } from '#record/record.ts';
import { halfAt, ringAt } from '#tables/clock.ts';
import { openLobby } from '#tables/lobby.ts';
import { COMPUTER_PACE_MS } from '#tables/play.ts';
import type { Refusal, Step, TableEvent } from '#tables/step.ts';
import { newTableId, type Store } from '#tables/store.ts';
import type { NewTable, Table } from '#tables/table.ts';
import type { Due, Timers } from '#timers/timers.ts';

/** What came of a request. `gone`: no such table. `repeated`: this very press was done before. */
export type Outcome =
  | { readonly kind: 'done'; readonly table: Table; readonly events: readonly TableEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly table: Table }
  | { readonly kind: 'repeated'; readonly table: Table }
  | { readonly kind: 'gone' };

/** Shows what changed without anybody having pressed: by the clock, a computer, a command. */
export interface Announcer {
  /** Brings the channel's board up to this table; never waits behind an older board. */
  show(table: Table): void;
}

export interface Host {
  /** Opens a lobby in a channel, or says which table runs there already. */
  open(wanted: NewTable): Promise<{ readonly kind: 'opened' | 'occupied'; readonly table: Table }>;
  /** Loads a table, runs a pure step on it, saves it. `interaction` is noted: the same one does nothing twice. */
  change(id: string, interaction: string | null, step: (table: Table, now: number) => Step): Promise<Outcome>;
  /** The clock's job for a decision; late, early or doubled it changes nothing. */
  ring(due: Due): Promise<void>;
  load(id: string): Promise<Table | null>;
  /** The table that runs in a channel. */
  inChannel(channel: string): Promise<Table | null>;
  /** The record lines after the first, so far. */
  lines(id: string): Promise<readonly string[]>;
  /** Ends and forgets all tables of a guild that the bot was removed from; rejects at the end if some could not be. */
  forgetGuild(guild: string): Promise<void>;
  now(): number;
}

const MAX_CONFLICTS = 20;

export function createHost(parts: {
  readonly store: Store;
  readonly timers: Timers;
  readonly announcer: Announcer;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}): Host {
  const { store, timers, announcer, now } = parts;
  const turnstile = createTurnstile();

  async function change(
    id: string,
    interaction: string | null,
    step: (table: Table, at: number) => Step | null,
  ): Promise<Outcome> {
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
        lines: linesOf(next, done.events, now()),
      });
      switch (saved.kind) {
        case 'saved':
          await setClock(before, next);
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
  async function setClock(before: Table, next: Table): Promise<void> {
    const same = before.deadline === next.deadline && before.decision === next.decision;
    if (same && before.message?.id === next.message?.id) return;
    const dropped =
      before.decision === next.decision ? [] : [timers.drop({ table: before.id, decision: before.decision })];
    await Promise.allSettled([...dropped, ...duesOf(next).map((due) => timers.arm(due))]);
  }

  return {
    async open(wanted) {
      const serverSeed = newServerSeed();
      const table = openLobby({
        ...wanted,
        id: newTableId(wanted.channel, randomBytes(8)),
        serverSeed,
        commit: commitOf(serverSeed),
        now: now(),
      });
      for (let tries = 0; tries < MAX_CONFLICTS; tries += 1) {
        const made = await store.create(table);
        if (made.kind === 'created') {
          await Promise.allSettled(duesOf(table).map((due) => timers.arm(due)));
          return { kind: 'opened', table };
        }
        const running = await store.load(made.table);
        if (running !== null) return { kind: 'occupied', table: running };
        // It was forgotten or put aside just now, and its channel is free.
      }
      throw new Error(`tables came and went ${MAX_CONFLICTS} times in channel ${wanted.channel}`);
    },
    change: (id, interaction, step) => turnstile(id, () => change(id, interaction, step)),
    async ring(due) {
      if (due.kind === 'post') {
        const table = await store.load(due.table);
        if (table !== null && table.decision === due.decision) announcer.show(table);
        return;
      }
      const { kind } = due;
      const outcome = await turnstile(due.table, () =>
        change(due.table, null, (table, at) =>
          kind === 'half' ? halfAt(table, due.decision) : ringAt(table, due.decision, at),
        ),
      );
      if (outcome.kind === 'done') announcer.show(outcome.table);
    },
    load: (id) => store.load(id),
    async inChannel(channel) {
      const id = await store.inChannel(channel);
      return id === null ? null : store.load(id);
    },
    lines: (id) => store.record(id),
    async forgetGuild(guild) {
      const faults: unknown[] = [];
      for (const id of await store.ofGuild(guild)) {
        // One that is broken must not keep the others.
        await store.drop(id).catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw new AggregateError(faults, 'some tables of a guild cannot be forgotten');
    },
    now,
  };
}

/** The jobs a table wants: its deadline, the mark at half of the clock, and in a thread a fresh post in time. */
function duesOf(table: Table): readonly (Due & { readonly at: number })[] {
  const { id, decision, message, inThread } = table;
  const ended = table.phase === 'over' || table.phase === 'closed';
  if (ended || !inThread || message === null) return clockDues(table);
  return [...clockDues(table), { table: id, decision, at: message.postedAt + THREAD_FRESH_MS, kind: 'post' }];
}

function clockDues(table: Table): readonly (Due & { readonly at: number })[] {
  if (table.deadline === null) return [];
  const due = { table: table.id, decision: table.decision, at: table.deadline, kind: 'turn' } as const;
  if (table.phase !== 'playing' || table.half) return [due];
  const whole = table.deadline - table.waitingSince;
  if (whole <= COMPUTER_PACE_MS || whole > LONGEST_CLOCK_MS || table.settings.clock === null) return [due];
  return [due, { ...due, at: table.waitingSince + whole / 2, kind: 'half' }];
}

/** A thread can be archived after an hour without a post; the board is posted anew before. */
const THREAD_FRESH_MS = 51 * 60_000;
const LONGEST_CLOCK_MS = 86_400_000;

/** The record's lines of what happened; `t` counts from the start of the game. */
function linesOf(table: Table, events: readonly TableEvent[], at: number): readonly string[] {
  if (table.phase !== 'playing' && table.phase !== 'over') return [];
  const t = Math.max(0, at - table.startedAt);
  return events.map((event) => formatLine({ ...event, t }));
}

/** Lets one step at a time through for each table of this process; the store guards against other processes. */
function createTurnstile(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = mine.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return mine;
  };
}
