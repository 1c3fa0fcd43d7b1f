/** Saves whose answer is lost: what became of them is asked for, and nothing counts twice or is told wrong. */
import { expect, test } from 'vitest';
import { createHost, type Host } from '#host/host.ts';
import { join } from '#tables/lobby.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { refused } from '#tables/step.ts';
import { type Store, StoreUnavailable } from '#tables/store.ts';
import type { NewTable, Table } from '#tables/table.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import { person, lobby as someLobby, T0 } from '../support/tables.ts';

/** A store whose next writes happen, or do not, before their answer is lost. */
function losing(store: Store): {
  readonly store: Store;
  lose(how: 'after' | 'before', times?: number): void;
} {
  const losses: ('after' | 'before')[] = [];
  const lost = async <T>(write: () => Promise<T>): Promise<T> => {
    const how = losses.shift();
    if (how !== 'before') {
      const answer = await write();
      if (how === undefined) return answer;
    }
    throw new StoreUnavailable('the answer is lost');
  };
  return {
    store: {
      ...store,
      create: (table) => lost(() => store.create(table)),
      save: (next, options) => lost(() => store.save(next, options)),
    },
    lose(how, times = 1) {
      losses.push(...Array.from({ length: times }, () => how));
    },
  };
}

function house() {
  const { store, lose } = losing(createMemoryStore());
  const timers = createMemoryTimers();
  const shown: Table[] = [];
  let time = T0;
  const host: Host = createHost({
    store,
    timers,
    announcer: { show: (table) => shown.push(table) },
    now: () => time,
  });
  const at = (ms: number) => {
    time = ms;
  };
  return { host, store, lose, timers, shown, at };
}

const { guild, channel, house: preset, rules, settings } = someLobby('Asha');
const wanted: NewTable = {
  guild,
  channel,
  thread: 'none',
  host: person('Asha'),
  house: preset,
  rules,
  settings,
};
const sitDown = (table: Table, now: number) =>
  table.phase === 'lobby' ? join(table, person('Bilal'), '1', now) : refused({ code: 'started' });

test('a press whose save happened counts once, and is told so', async () => {
  const { host, lose } = house();
  const { table } = await host.open(wanted);
  lose('after');
  const outcome = await host.change(table.id, 'press', sitDown);
  expect(outcome).toMatchObject({ kind: 'done', table: { version: 2 } });
  expect(await host.change(table.id, 'press', sitDown)).toMatchObject({ kind: 'repeated' });
});

test('a press whose save did not happen is done again', async () => {
  const { host, lose } = house();
  const { table } = await host.open(wanted);
  lose('before');
  const outcome = await host.change(table.id, 'press', sitDown);
  expect(outcome).toMatchObject({ kind: 'done', table: { version: 2, members: [{}, {}] } });
});

test('a press that is refused after its save did not happen hears the refusal', async () => {
  const { host, store, lose } = house();
  const { table } = await host.open(wanted);
  lose('before');
  let asked = 0;
  const outcome = await host.change(table.id, 'press', (now, at) => {
    asked += 1;
    return asked === 1 ? sitDown(now, at) : refused({ code: 'no-seat-free' });
  });
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'no-seat-free' } });
  expect((await store.load(table.id))?.version).toBe(1);
});

test('a press that comes again is not asked what it would do now', async () => {
  const { host } = house();
  const { table } = await host.open(wanted);
  await host.change(table.id, 'press', sitDown);
  const outcome = await host.change(table.id, 'press', () => {
    throw new Error('asked again');
  });
  expect(outcome).toMatchObject({ kind: 'repeated', table: { version: 2 } });
});

test('the clock’s step whose save happened is shown', async () => {
  const { host, lose, timers, shown, at } = house();
  await host.open(wanted);
  const [due] = timers.armed();
  if (due === undefined) throw new Error('a lobby has a deadline');
  at(due.at);
  lose('after');
  await host.ring(due);
  expect(shown).toMatchObject([{ phase: 'closed', version: 2 }]);
});

test('a table whose making happened is open, one whose making did not is made, and never two', async () => {
  for (const how of ['after', 'before'] as const) {
    const { host, lose, store } = house();
    lose(how);
    const opened = await host.open(wanted);
    expect(opened.kind).toBe('opened');
    expect(await store.inChannel(channel)).toBe(opened.table.id);
    expect((await host.open(wanted)).kind).toBe('occupied');
  }
});

test('a store that never answers is told as such', async () => {
  const { host, lose } = house();
  const { table } = await host.open(wanted);
  lose('before', 99);
  await expect(host.change(table.id, 'press', sitDown)).rejects.toThrow(StoreUnavailable);
  await expect(host.open({ ...wanted, channel: '900000000000000077' })).rejects.toThrow(StoreUnavailable);
});
