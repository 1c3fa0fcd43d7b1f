/** The shell around the pure table, as everybody above it asks for it. */
import { halfAt, ringAt } from '#tables/clock.ts';
import type { DiceCheck } from '#tables/dice-check.ts';
import type { Step } from '#tables/step.ts';
import type { NewTable, Over, Table } from '#tables/table.ts';
import type { Due } from '#timers/timers.ts';
import { changeTable, type Keeping, type Outcome } from './change.ts';
import { checkDice } from './dice-check.ts';
import { type Opened, openTable } from './open.ts';
import { createTurnstile } from './turnstile.ts';

/** Shows what changed without anybody having pressed: by the clock, a computer, a command. */
interface Announcer {
  /** Brings the channel's board up to this table; never waits behind an older board. */
  show(table: Table): void;
}

export interface Host {
  /** Opens a lobby in a channel, or says which table runs there already. */
  open(wanted: NewTable): Promise<Opened>;
  /** Loads a table, runs a pure step on it, saves it. `interaction` is noted: the same one does nothing twice. */
  change(id: string, interaction: string | null, step: (table: Table, now: number) => Step): Promise<Outcome>;
  /** The clock's job for a decision; late, early or doubled it changes nothing. */
  ring(due: Due): Promise<void>;
  load(id: string): Promise<Table | null>;
  /** The table that runs in a channel. */
  inChannel(channel: string): Promise<Table | null>;
  /** The game that ended last in a channel, while it is kept. */
  lastIn(channel: string): Promise<Table | null>;
  /** The record lines after the first, so far. */
  lines(id: string): Promise<readonly string[]>;
  /** Checks the record of a finished game. */
  check(table: Over): Promise<DiceCheck>;
  /** Ends and forgets all tables of a guild that the bot was removed from; rejects at the end if some could not be. */
  forgetGuild(guild: string): Promise<void>;
  now(): number;
}

interface HostParts extends Keeping {
  readonly announcer: Announcer;
}

/** A host over these parts; one a process, whose work for one table goes one after the other. */
export function createHost(parts: HostParts): Host {
  const { store, announcer, now } = parts;
  const turnstile = createTurnstile();

  /** The table whose board is to be posted anew, while the decision is open that this was armed for. */
  async function toPost(due: Due): Promise<Table | null> {
    const table = await store.load(due.table);
    return table?.decision === due.decision ? table : null;
  }

  /** The table after the clock did its step; null when it changed nothing. */
  async function rung(kind: 'turn' | 'half', due: Due): Promise<Table | null> {
    const outcome = await turnstile(due.table, () =>
      changeTable(parts, due.table, null, (table, at) =>
        kind === 'half' ? halfAt(table, due.decision, at) : ringAt(table, due.decision, at),
      ),
    );
    return outcome.kind === 'done' ? outcome.table : null;
  }

  return {
    open: (wanted) => openTable(parts, wanted),
    change: (id, interaction, step) => turnstile(id, () => changeTable(parts, id, interaction, step)),
    async ring(due) {
      const table = due.kind === 'post' ? await toPost(due) : await rung(due.kind, due);
      if (table !== null) announcer.show(table);
    },
    load: (id) => store.load(id),
    async inChannel(channel) {
      const id = await store.inChannel(channel);
      return id === null ? null : store.load(id);
    },
    async lastIn(channel) {
      const id = await store.lastIn(channel);
      return id === null ? null : store.load(id);
    },
    lines: (id) => store.record(id),
    check: async (table) => checkDice(table, await store.record(table.id)),
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
