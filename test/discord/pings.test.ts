/** The small message that calls a player, in the channel and at the table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followPing, pingDue } from '#discord/pings.ts';
import { createHost, type Host } from '#host/host.ts';
import { halfAt } from '#tables/clock.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import type { Playing } from '#tables/table.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import { asPlaying, done, onTurn, pressFirst, T0 } from '../support/tables.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A game with a long clock whose board stands in message 5. */
function game(clock: 60 | 300 | null = 300): Playing {
  return { ...stage.game(1, { clock }), message: { channel: stage.channel, id: '5', postedAt: T0 } };
}

describe('a call is due', () => {
  test('to the player on turn where clocks are long, with a link to the board', () => {
    const table = game();
    const due = pingDue(table);
    expect(due).toMatchObject({ user: onTurn(table), decision: table.decision, half: false });
    expect(due?.content).toContain(`<@${onTurn(table)}>`);
    expect(due?.content).toContain(`/channels/${stage.guild}/${stage.channel}/5`);
  });

  test('once more at half of the clock, in other words', () => {
    const table = game();
    const half = asPlaying(done(halfAt(table, table.decision, table.deadline ?? 0)));
    expect(pingDue(half)).toMatchObject({ half: true });
    expect(pingDue(half)?.content).not.toBe(pingDue(table)?.content);
  });

  test('never at short clocks or none, in a pause, or without a board', () => {
    const table = game();
    expect(pingDue(game(60))).toBeNull();
    expect(pingDue(game(null))).toBeNull();
    expect(pingDue({ ...table, message: null })).toBeNull();
    expect(pingDue({ ...table, pause: { agreed: [], state: 'paused', until: null } })).toBeNull();
    expect(pingDue(stage.lobby({ clock: 300 }))).toBeNull();
  });
});

describe('the call in the channel', () => {
  async function opened(): Promise<{ readonly host: Host; readonly table: Playing }> {
    const store = createMemoryStore();
    const table = game();
    await store.create(table);
    const host = createHost({
      store,
      timers: createMemoryTimers(),
      announcer: { show: () => {} },
      now: () => T0,
    });
    return { host, table };
  }

  const loaded = async (host: Host, id: string) => {
    const table = await host.load(id);
    if (table === null) throw new Error('the table is gone');
    return asPlaying(table);
  };

  test('is posted once, remembered, and taken away when the player has acted', async () => {
    const { host, table } = await opened();
    await followPing(stage.rest, host, table);
    const called = await loaded(host, table.id);
    const { ping } = called;
    expect(ping).toMatchObject({ channel: stage.channel, decision: table.decision, half: false });
    const id = ping?.id ?? '';
    await stage.until(() => stage.message(id) !== undefined, 'nobody was called');
    await followPing(stage.rest, host, called);
    expect((await loaded(host, table.id)).version).toBe(called.version);

    const acted = asPlaying(pressFirst(called, T0 + 1000));
    await followPing(stage.rest, host, acted);
    await stage.until(() => stage.message(id) === undefined, 'the old call stays');
    const newer = (await loaded(host, table.id)).ping;
    expect(newer).toMatchObject({ decision: acted.decision });
    expect(newer?.id).not.toBe(id);
  });

  test('that somebody deleted is no fault', async () => {
    const { host, table } = await opened();
    const gone = { channel: stage.channel, id: '900000000000000099', decision: 0, half: false };
    await followPing(stage.rest, host, {
      ...table,
      ping: gone,
      pause: { agreed: [], state: 'paused', until: null },
    });
    expect((await loaded(host, table.id)).ping).toBeNull();
  });
});
