/** The sweeper rings for deadlines that no clock rang for, and keeps looking whatever goes wrong. */
import { expect, test } from 'vitest';
import { createMemoryStore } from '#tables/memory-store.ts';
import { StoreUnavailable } from '#tables/store.ts';
import { createSweeper } from '#timers/sweeper.ts';
import { rings } from '../support/rings.ts';
import { lobby, T0 } from '../support/tables.ts';

const table = { ...lobby('Asha'), decision: 4, deadline: T0 };

async function stage() {
  const store = createMemoryStore();
  await store.create(table);
  const clock = { now: T0 };
  const errors: Error[] = [];
  return { store, clock, errors, heard: rings(), onError: (error: Error) => errors.push(error) };
}

test('rings for a decision whose deadline passed more than a second ago, with its number', async () => {
  const { store, clock, heard, onError } = await stage();
  const sweeper = createSweeper({ store, handle: heard.hear, onError, now: () => clock.now });
  clock.now = T0 + 900;
  await sweeper.sweep();
  expect(heard.dues).toEqual([]);
  clock.now = T0 + 1000;
  await sweeper.sweep();
  expect(heard.dues).toEqual([{ table: table.id, decision: 4, kind: 'turn' }]);
});

test('does not ring for what was done meanwhile', async () => {
  const { store, clock, heard, onError } = await stage();
  const sweeper = createSweeper({ store, handle: heard.hear, onError, now: () => clock.now });
  await store.save({ ...table, version: 2, decision: 5, deadline: T0 + 60_000 }, { expected: 1 });
  clock.now = T0 + 5000;
  await sweeper.sweep();
  expect(heard.dues).toEqual([]);
});

test('looks ever more seldom at one that stays due, and never gives it up', async () => {
  const { store, clock, heard, onError } = await stage();
  const sweeper = createSweeper({ store, handle: heard.hear, onError, now: () => clock.now });
  const rangAt: number[] = [];
  for (let s = 2; s <= 64; s += 2) {
    clock.now = T0 + s * 1000;
    const before = heard.dues.length;
    await sweeper.sweep();
    if (heard.dues.length > before) rangAt.push(s);
  }
  expect(rangAt).toEqual([2, 4, 8, 16, 32, 64]);
});

test('one that fails does not keep the others from ringing, and both faults are told', async () => {
  const { store, clock, errors, heard, onError } = await stage();
  await store.create({ ...table, id: '01bbbbbbbbbb', channel: '900000000000000055', deadline: T0 + 1 });
  const sweeper = createSweeper({
    store,
    handle: async (due) => {
      if (due.table === table.id) throw new Error('broken table');
      await heard.hear(due);
    },
    onError,
    now: () => clock.now,
  });
  clock.now = T0 + 2000;
  await sweeper.sweep();
  expect(heard.dues.map((due) => due.table)).toEqual(['01bbbbbbbbbb']);
  expect(errors.map(({ message }) => message)).toEqual(['broken table']);
});

test('goes on by itself when the store was away', async () => {
  const { store, errors, heard, onError } = await stage();
  let asked = 0;
  const shaky = {
    due: async (now: number, limit: number) => {
      asked += 1;
      if (asked === 1) throw new StoreUnavailable('away');
      return store.due(now, limit);
    },
  };
  const sweeper = createSweeper({
    store: shaky,
    handle: heard.hear,
    onError,
    everyMs: 5,
    now: () => T0 + 5000,
  });
  sweeper.start();
  await heard.count(1);
  await sweeper.close();
  expect(errors).toEqual([new StoreUnavailable('away')]);
  expect(heard.dues[0]).toEqual({ table: table.id, decision: 4, kind: 'turn' });
});
