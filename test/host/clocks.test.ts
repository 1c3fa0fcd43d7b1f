/** Which clocks the host sets for a table, and which it takes back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { choices } from '#rules/games.ts';
import { closeLobby, handLobby } from '#tables/hosting.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { placedAt } from '#tables/placement.ts';
import { choiceId, decide } from '#tables/play.ts';
import { handHost, pause, restWhile, resume, stopGame } from '#tables/seats.ts';
import type { Step } from '#tables/step.ts';
import { changed } from '#tables/step.ts';
import type { NewTable, Playing, Settings, Table } from '#tables/table.ts';
import { type HostStage, hostOn } from '../support/host.ts';
import { asLobby, asPlaying, onTurn, person, T0 } from '../support/tables.ts';
import { begun, CHANNEL, wanted } from './wanted.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

let stage: HostStage;
beforeEach(async () => {
  stage = await hostOn(createMemoryStore());
});

async function change(table: Table, step: (table: Table, now: number) => Step): Promise<Table> {
  const outcome = await stage.host.change(table.id, null, step);
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`);
  return outcome.table;
}

const inGame = (step: (table: Playing, now: number) => Step) => (table: Table, now: number) =>
  step(asPlaying(table), now);
const pressed = inGame((table, now) => {
  const [first] = choices(table.game);
  if (first === undefined) throw new Error('nothing to choose');
  return decide(table, onTurn(table), table.decision, choiceId(first), now);
});
const posted = (id: string, at: number) => (table: Table) =>
  changed(placedAt(table, { channel: CHANNEL, id, postedAt: at }));

/** What is armed: the kind, the decision, and how long after `T0`. */
const armed = () => stage.timers.armed().map(({ kind, decision, at }) => [kind, decision, at - T0]);
const game = (change: Partial<NewTable> = {}, settings: Partial<Settings> = {}) =>
  begun(stage.host, change, settings);

describe('a lobby', () => {
  test('is due half an hour after the last that somebody did', async () => {
    const { table } = await stage.host.open(wanted());
    expect(armed()).toEqual([['turn', 0, 30 * MINUTE]]);
    await stage.turnTo(T0 + MINUTE);
    await change(table, (one, now) => handLobby(asLobby(one), one.host, one.host, now));
    expect(armed()).toContainEqual(['turn', 0, 31 * MINUTE]);
  });

  test('that is closed gets no new clock', async () => {
    const { table } = await stage.host.open(wanted());
    const before = armed();
    await change(table, (one) => closeLobby(asLobby(one), one.host, false));
    expect(armed()).toEqual(before);
  });
});

describe('a decision', () => {
  test('of a person is due when the clock is over, with a mark at half of it; the lobby’s is dropped', async () => {
    await game();
    expect(armed()).toEqual([
      ['half', 1, 15 * SECOND],
      ['turn', 1, 30 * SECOND],
    ]);
  });

  test('that is made takes its clocks with it', async () => {
    const table = await game();
    await stage.turnTo(T0 + 4 * SECOND);
    const next = await change(table, pressed);
    expect(armed()).toEqual([
      ['half', next.decision, 19 * SECOND],
      ['turn', next.decision, 34 * SECOND],
    ]);
  });

  test('of a computer is due soon, without a mark', async () => {
    const table = await game();
    await change(
      table,
      inGame((one, now) => restWhile(one, onTurn(one), now)),
    );
    expect(armed()).toContainEqual(['turn', 1, 1.5 * SECOND]);
    expect(armed().filter(([kind, , at]) => kind === 'half' && at !== 15 * SECOND)).toEqual([]);
  });

  test('without a clock is due when the table counts as abandoned, without a mark', async () => {
    await game({}, { clock: null });
    expect(armed()).toEqual([['turn', 1, DAY]]);
  });

  test('with the longest clock has its mark after half a day', async () => {
    await game({}, { clock: 86_400 });
    expect(armed()).toEqual([
      ['half', 1, DAY / 2],
      ['turn', 1, DAY],
    ]);
  });

  test('whose half was marked is not marked anew when the board moves', async () => {
    const table = await game();
    await stage.turnTo(T0 + 15 * SECOND);
    await change(table, posted('900000000000000004', stage.now()));
    expect(armed().filter(([kind]) => kind === 'half')).toEqual([]);
  });

  test('that a change leaves as it is keeps its clocks: none is set twice', async () => {
    const table = await game();
    const before = armed();
    await change(
      table,
      inGame((one) => handHost(one, one.host, person('Bilal').user)),
    );
    expect(armed()).toEqual(before);
  });
});

describe('a pause', () => {
  test('of the host is due when it ends by itself', async () => {
    const table = await game();
    await change(
      table,
      inGame((one, now) => pause(one, one.host, now)),
    );
    expect(armed()).toContainEqual(['turn', 1, 10 * MINUTE]);
  });

  test('that ends starts the clock anew, half and all', async () => {
    const table = await game();
    await change(
      table,
      inGame((one, now) => pause(one, one.host, now)),
    );
    await stage.turnTo(T0 + 2 * MINUTE);
    await change(
      table,
      inGame((one, now) => resume(one, one.host, now)),
    );
    expect(armed()).toContainEqual(['half', 1, 2 * MINUTE + 15 * SECOND]);
    expect(armed()).toContainEqual(['turn', 1, 2 * MINUTE + 30 * SECOND]);
  });
});

describe('in a thread', () => {
  const FRESH = 51 * MINUTE;

  test.each(['own', 'other'] as const)(
    '%s, a board is due to be posted anew before it is archived',
    async (thread) => {
      const table = await game({ thread });
      await change(table, posted('900000000000000004', T0));
      expect(armed()).toContainEqual(['post', 1, FRESH]);
    },
  );

  test('a board of a lobby too', async () => {
    const { table } = await stage.host.open(wanted({ thread: 'own' }));
    await change(table, posted('900000000000000004', T0));
    expect(armed()).toContainEqual(['post', 0, FRESH]);
  });

  test('each decision is due for the post of the board that stands, and no older one is', async () => {
    const table = await game({ thread: 'own' }, { clock: null });
    await change(table, posted('900000000000000004', T0));
    await stage.turnTo(T0 + 5 * MINUTE);
    const next = await change(table, pressed);
    const posts = () => armed().filter(([kind]) => kind === 'post');
    expect(posts()).toEqual([['post', next.decision, FRESH]]);
    await change(table, posted('900000000000000005', stage.now()));
    expect(posts()).toContainEqual(['post', next.decision, 5 * MINUTE + FRESH]);
  });
});

test('outside of threads no board is due to be posted anew', async () => {
  const table = await game();
  await change(table, posted('900000000000000004', T0));
  expect(armed().map(([kind]) => kind)).not.toContain('post');
});

test('a game that ended has no clock of any kind', async () => {
  const table = await game({ thread: 'own' });
  await change(table, posted('900000000000000004', T0));
  await change(
    table,
    inGame((one, now) => stopGame(one, one.host, false, now)),
  );
  expect(armed()).toEqual([]);
});
