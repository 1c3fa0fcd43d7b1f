/** A clock that rings acts once, when it is due; lost, late, early or doubled it changes nothing. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placedAt } from '#tables/placement.ts';
import { pause, resume } from '#tables/seats.ts';
import { changed } from '#tables/step.ts';
import type { Store } from '#tables/store.ts';
import type { Playing } from '#tables/table.ts';
import { type HostStage, hostOn } from '../support/host.ts';
import { asPlaying, T0 } from '../support/tables.ts';
import { stores } from './stores.ts';
import { begun, CHANNEL, wanted } from './wanted.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe.each(stores)('on the store in %s', (_name, openStore) => {
  let store: Store;
  let close: () => Promise<void>;
  let stage: HostStage;
  beforeEach(async () => {
    ({ store, close } = await openStore());
    stage = await hostOn(store);
  });
  afterEach(() => close());

  /** Asserts that nothing was stored, recorded or shown since. */
  async function unchanged(table: Playing, rings: () => Promise<unknown>): Promise<void> {
    const [before, lines, shown] = [
      await store.load(table.id),
      await store.record(table.id),
      stage.shown.length,
    ];
    await rings();
    expect(await store.load(table.id)).toEqual(before);
    expect(await store.record(table.id)).toEqual(lines);
    expect(stage.shown.slice(shown)).toEqual([]);
  }

  test('a quiet lobby closes after half an hour, and its board says so', async () => {
    const { table } = await stage.host.open(wanted());
    await stage.turnTo(T0 + 30 * MINUTE - 1);
    expect(stage.shown).toEqual([]);
    await stage.turnTo(T0 + 30 * MINUTE);
    const closed = await stage.host.load(table.id);
    expect(closed).toMatchObject({ phase: 'closed', reason: 'quiet', version: 2 });
    expect(stage.shown).toEqual([closed]);
    expect(await stage.host.inChannel(CHANNEL)).toBeNull();
  });

  test('half of the clock is marked and shown, and then the clock plays and that is shown', async () => {
    const game = await begun(stage.host);
    await stage.turnTo(T0 + 15 * SECOND);
    const half = { ...game, version: game.version + 1, half: true };
    expect(stage.shown).toEqual([half]);
    await stage.turnTo(T0 + 30 * SECOND);
    const played = asPlaying((await stage.host.load(game.id)) ?? game);
    expect(stage.shown).toEqual([half, played]);
    expect(played).toMatchObject({ decision: 2, half: false, version: game.version + 2 });
    expect(played.last[0]).toMatchObject({ e: 'roll', by: 'timeout' });
  });

  test('early, it changes nothing', async () => {
    const game = await begun(stage.host);
    await stage.turnTo(T0 + 15 * SECOND - 1);
    await unchanged(game, () => stage.host.ring({ table: game.id, decision: 1, kind: 'turn' }));
    await unchanged(game, () => stage.host.ring({ table: game.id, decision: 1, kind: 'half' }));
  });

  test('for half of a clock that a pause has set anew since, it changes nothing', async () => {
    const game = await begun(stage.host);
    await stage.turnTo(T0 + 12 * SECOND);
    await stage.host.change(game.id, null, (one, now) => pause(asPlaying(one), one.host, now));
    await stage.turnTo(T0 + 13 * SECOND);
    await stage.host.change(game.id, null, (one, now) => resume(asPlaying(one), one.host, now));
    // The mark of the clock before the pause rings at 15 s: two seconds into the clock after it.
    await unchanged(game, () => stage.turnTo(T0 + 28 * SECOND - 1));
    await stage.turnTo(T0 + 28 * SECOND);
    expect(stage.shown).toMatchObject([{ half: true, decision: 1 }]);
  });

  test('late, for a decision that was made, it changes nothing', async () => {
    const game = await begun(stage.host);
    await stage.turnTo(T0 + 30 * SECOND);
    for (const kind of ['turn', 'half', 'post'] as const) {
      await unchanged(game, () => stage.host.ring({ table: game.id, decision: 1, kind }));
    }
  });

  test('doubled, it acts once', async () => {
    const game = await begun(stage.host);
    await stage.turnTo(T0 + 15 * SECOND);
    await unchanged(game, () => stage.host.ring({ table: game.id, decision: 1, kind: 'half' }));
    await stage.turnTo(T0 + 30 * SECOND);
    await unchanged(game, () => stage.host.ring({ table: game.id, decision: 1, kind: 'turn' }));
  });

  test('at two processes at once, it acts once, and one of them shows it', async () => {
    const game = await begun(stage.host);
    const other = await hostOn(store);
    await other.turnTo(T0 + 30 * SECOND);
    const here = await hostOn(store);
    await here.turnTo(T0 + 30 * SECOND);
    const due = { table: game.id, decision: 1, kind: 'turn' } as const;
    await Promise.all([here, here, other, other].map(({ host }) => host.ring(due)));
    const now = await store.load(game.id);
    expect(now).toMatchObject({ version: game.version + 1, decision: 2 });
    expect([...here.shown, ...other.shown]).toEqual([now]);
  });

  test('for a table that is gone, it does nothing', async () => {
    const game = await begun(stage.host);
    await store.drop(game.id);
    for (const kind of ['turn', 'half', 'post'] as const) {
      await stage.host.ring({ table: game.id, decision: 1, kind });
    }
    expect(stage.shown).toEqual([]);
    expect(await store.load(game.id)).toBeNull();
  });

  test('for the post of a board in a thread, it shows the table as it is and stores nothing', async () => {
    const game = await begun(stage.host, { thread: 'own' }, { clock: null });
    const message = { channel: CHANNEL, id: '900000000000000004', postedAt: T0 };
    await stage.host.change(game.id, null, (one) => changed(placedAt(one, message)));
    const before = await store.load(game.id);
    await stage.turnTo(T0 + 51 * MINUTE - 1);
    expect(stage.shown).toEqual([]);
    await stage.turnTo(T0 + 51 * MINUTE);
    expect(stage.shown).toEqual([before]);
    expect(await store.load(game.id)).toEqual(before);
  });
});
