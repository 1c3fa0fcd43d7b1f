/** A store in this process's memory, for tests and for play without anything kept. */
import { type Created, hasEnded, type Overdue, type Saved, type SaveOptions, type Store } from './store.ts';
import type { Table } from './table.ts';

interface Kept {
  readonly table: Table;
  readonly lines: readonly string[];
}

/** A store that keeps all tables until they are dropped and every press for ever. */
export function createMemoryStore(): Store {
  const kept = new Map<string, Kept>();
  const running = new Map<string, string>();
  const last = new Map<string, string>();
  const presses = new Set<string>();

  function put(table: Table, lines: readonly string[]): void {
    kept.set(table.id, { table, lines });
    if (!hasEnded(table)) running.set(table.channel, table.id);
    else if (running.get(table.channel) === table.id) running.delete(table.channel);
    if (table.phase === 'over') last.set(table.channel, table.id);
  }

  return {
    async load(id) {
      return kept.get(id)?.table ?? null;
    },
    async noted(_id, interaction) {
      return presses.has(interaction);
    },
    async inChannel(channel) {
      return running.get(channel) ?? null;
    },
    async lastIn(channel) {
      return last.get(channel) ?? null;
    },
    async create(table): Promise<Created> {
      const occupant = running.get(table.channel);
      if (occupant !== undefined) return { kind: 'occupied', table: occupant };
      put(table, []);
      return { kind: 'created' };
    },
    async save(next: Table, options: SaveOptions): Promise<Saved> {
      const before = kept.get(next.id);
      if (before === undefined) return { kind: 'gone' };
      const { expected, interaction, lines = [] } = options;
      if (interaction !== undefined && presses.has(interaction))
        return { kind: 'duplicate', table: before.table };
      if (before.table.version !== expected) return { kind: 'conflict', table: before.table };
      if (interaction !== undefined) presses.add(interaction);
      put(next, [...before.lines, ...lines]);
      return { kind: 'saved' };
    },
    async record(id) {
      return kept.get(id)?.lines ?? [];
    },
    async due(now, limit) {
      return [...kept.values()]
        .flatMap(({ table }) =>
          table.deadline === null || hasEnded(table) ? [] : [{ ...overdue(table), at: table.deadline }],
        )
        .filter(({ at }) => at <= now)
        .sort((one, other) => one.at - other.at)
        .slice(0, limit)
        .map(({ table, decision }) => ({ table, decision }));
    },
    async ofGuild(guild) {
      return [...kept.values()].filter(({ table }) => table.guild === guild).map(({ table }) => table.id);
    },
    async drop(id) {
      const table = kept.get(id)?.table;
      if (table === undefined) return;
      kept.delete(id);
      for (const names of [running, last]) if (names.get(table.channel) === id) names.delete(table.channel);
    },
    async ping() {},
    async close() {},
  };
}

function overdue(table: Table): Overdue {
  return { table: table.id, decision: table.decision };
}
