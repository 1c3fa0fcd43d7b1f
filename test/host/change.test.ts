/** Changing a table: a step is done once, on what is there, whoever else is at it at the same moment. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHost } from '#host/host.ts';
import { join } from '#tables/lobby.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { changed, refused, type Step } from '#tables/step.ts';
import type { Store } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
import { type HostStage, hostOn } from '../support/host.ts';
import { asLobby, person, T0 } from '../support/tables.ts';
import { type OpenedStore, stores } from './stores.ts';
import { begun, OTHER_CHANNEL, wanted } from './wanted.ts';

const actedLater = (table: Table): Step => changed({ ...table, actedAt: table.actedAt + 1 });
const sitDown = (name: string) => (table: Table, now: number) =>
  join(asLobby(table), person(name), `press-${name}`, now);

describe.each(stores)('on the store in %s', (_name, openStore) => {
  let opened: OpenedStore;
  let store: Store;
  let stage: HostStage;
  let table: Table;
  beforeEach(async () => {
    opened = await openStore();
    store = opened.store;
    stage = await hostOn(store);
    ({ table } = await stage.host.open(wanted()));
  });
  afterEach(() => opened.close());

  test('a step that is done is stored as the next version, and given back with what happened', async () => {
    await stage.turnTo(T0 + 7);
    const outcome = await stage.host.change(table.id, 'press', sitDown('Bilal'));
    const next = await stage.host.load(table.id);
    expect(outcome).toEqual({ kind: 'done', table: next, events: [] });
    expect(next).toMatchObject({
      version: 2,
      actedAt: T0 + 7,
      members: [{}, { sitter: { person: person('Bilal') } }],
    });
  });

  test('whoever pressed answers with the board: nothing is announced', async () => {
    await stage.host.change(table.id, 'press', sitDown('Bilal'));
    expect(stage.shown).toEqual([]);
  });

  test('a step that is refused changes nothing, and its interaction may still do something', async () => {
    const refusal = { code: 'no-computer' } as const;
    expect(await stage.host.change(table.id, 'press', () => refused(refusal))).toEqual({
      kind: 'refused',
      refusal,
      table,
    });
    expect(await stage.host.load(table.id)).toEqual(table);
    expect((await stage.host.change(table.id, 'press', actedLater)).kind).toBe('done');
  });

  test('the same interaction does nothing twice, in this process or another', async () => {
    const first = await stage.host.change(table.id, 'press', actedLater);
    const now = await stage.host.load(table.id);
    expect(first).toMatchObject({ kind: 'done', table: now });
    const other = await hostOn(store);
    for (const { host } of [stage, other]) {
      expect(await host.change(table.id, 'press', actedLater)).toEqual({ kind: 'repeated', table: now });
    }
    expect(await stage.host.load(table.id)).toEqual(now);
    expect((await other.host.change(table.id, 'another press', actedLater)).kind).toBe('done');
  });

  test('of an interaction delivered to two processes at once, one does it', async () => {
    const other = await hostOn(store);
    const outcomes = await Promise.all(
      [stage, other].map(({ host }) => host.change(table.id, 'press', actedLater)),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'repeated']);
    expect(await stage.host.load(table.id)).toMatchObject({ version: 2, actedAt: T0 + 1 });
  });

  test('what is done without an interaction may be done again', async () => {
    for (const version of [2, 3]) {
      expect(await stage.host.change(table.id, null, actedLater)).toMatchObject({
        kind: 'done',
        table: { version },
      });
    }
  });

  test('a table that is not there is gone, and no step runs', async () => {
    const steps: Table[] = [];
    const outcome = await stage.host.change(table.id.replace(/.$/, '!'), 'press', (one) => {
      steps.push(one);
      return actedLater(one);
    });
    expect(outcome).toEqual({ kind: 'gone' });
    expect(steps).toEqual([]);
  });

  test('a table that is forgotten while its step runs is gone, and does not come back', async () => {
    const outcome = await stage.host.change(table.id, 'press', (one) => {
      opened.forget(table.id);
      return actedLater(one);
    });
    expect(outcome).toEqual({ kind: 'gone' });
    expect(await stage.host.load(table.id)).toBeNull();
    expect(await stage.host.lines(table.id)).toEqual([]);
  });

  test('where another process was faster, the step runs again on what is there now', async () => {
    const other = await hostOn(store);
    const seen: Readonly<Record<'here' | 'there', number[]>> = { here: [], there: [] };
    const noting = (where: 'here' | 'there') => (one: Table) => {
      seen[where].push(one.version);
      return actedLater(one);
    };
    const outcomes = await Promise.all([
      stage.host.change(table.id, 'one', noting('here')),
      other.host.change(table.id, 'two', noting('there')),
    ]);
    // Both have loaded the first version before either has saved.
    expect(seen).toEqual({ here: [1], there: [1, 2] });
    expect(outcomes).toMatchObject([
      { kind: 'done', table: { version: 2, actedAt: T0 + 1 } },
      { kind: 'done', table: { version: 3, actedAt: T0 + 2 } },
    ]);
  });

  test('of many in two processes at once, every one is done and none is lost', async () => {
    const other = await hostOn(store);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? stage : other).host.change(table.id, `press-${n}`, actedLater),
      ),
    );
    const versions = outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.table.version : 0));
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
    expect(await stage.host.load(table.id)).toMatchObject({ version: 21, actedAt: T0 + 20 });
  });

  test('of two who want the last chair in two processes, one gets it and the other is refused', async () => {
    for (const name of ['Bilal', 'Chitra']) await stage.host.change(table.id, name, sitDown(name));
    const other = await hostOn(store);
    const outcomes = await Promise.all([
      stage.host.change(table.id, 'Dev', sitDown('Dev')),
      other.host.change(table.id, 'Esha', sitDown('Esha')),
    ]);
    const now = await stage.host.load(table.id);
    expect(outcomes).toEqual([
      { kind: 'done', table: now, events: [] },
      { kind: 'refused', refusal: { code: 'no-seat-free' }, table: now },
    ]);
  });

  test('a table that moves on under every try is a fault that names it, not an endless loop', async () => {
    let tries = 0;
    const change = stage.host.change(table.id, 'press', (one) => {
      tries += 1;
      void store.save({ ...one, version: one.version + 1 }, { expected: one.version });
      return actedLater(one);
    });
    await expect(change).rejects.toThrow(`table ${table.id} moved on 20 times`);
    expect(tries).toBe(20);
    expect(await stage.host.load(table.id)).toMatchObject({ version: 21, actedAt: T0 });
  });

  test('a clock that cannot be set does not undo what is stored', async () => {
    const away = () => Promise.reject(new Error('Redis is away'));
    const timers = { arm: away, drop: away };
    const host = createHost({ store, timers, announcer: stage, now: stage.now });
    const game = await begun(host, { channel: OTHER_CHANNEL });
    expect(await host.load(game.id)).toEqual(game);
  });
});

describe('in one process', () => {
  /** A store of which `load` waits for `open` at one table, as one does whose server is slow. */
  function gated(store: Store, held: string): { readonly store: Store; open(): void } {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const load = async (id: string) => {
      if (id === held) await gate;
      return store.load(id);
    };
    return { store: { ...store, load }, open };
  }

  test.each(stores)(
    'steps of one table go one at a time, in the order they came in (%s)',
    async (_name, openStore) => {
      const { store, close } = await openStore();
      const stage = await hostOn(store);
      const { table } = await stage.host.open(wanted());
      const seen: (readonly [number, number])[] = [];
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          stage.host.change(table.id, `press-${n}`, (one) => {
            seen.push([n, one.version]);
            return actedLater(one);
          }),
        ),
      );
      // No step met a conflict: each ran once, on what the one before it had stored.
      expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => [n, n + 1]));
      await close();
    },
  );

  test.each(stores)('steps of two tables do not wait for each other (%s)', async (_name, openStore) => {
    const { store, close } = await openStore();
    const { host } = await hostOn(store);
    const slow = (await host.open(wanted())).table;
    const quick = (await host.open(wanted({ channel: OTHER_CHANNEL }))).table;
    const gate = gated(store, slow.id);
    const stage = await hostOn(gate.store);
    const done: string[] = [];
    const noting = (name: string) => () => done.push(name);
    const waiting = [
      stage.host.change(slow.id, 'one', actedLater).then(noting('slow, first')),
      stage.host.change(slow.id, 'two', actedLater).then(noting('slow, second')),
    ];
    await stage.host.change(quick.id, 'three', actedLater).then(noting('quick'));
    gate.open();
    await Promise.all(waiting);
    expect(done).toEqual(['quick', 'slow, first', 'slow, second']);
    await close();
  });

  test('a step that throws is a fault of its own press, and the next one goes on', async () => {
    const { host } = await hostOn(createMemoryStore());
    const { table } = await host.open(wanted());
    const outcomes = await Promise.allSettled([
      host.change(table.id, 'one', () => {
        throw new Error('a broken step');
      }),
      host.change(table.id, 'two', actedLater),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { message: 'a broken step' } },
      { status: 'fulfilled', value: { kind: 'done' } },
    ]);
  });
});
