/** What every clockwork promises: one suite, run on the memory and on BullMQ over a real Redis. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { createBullTimers } from '#timers/bull-timers.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import type { Clockwork, Due } from '#timers/timers.ts';
import { testRedis } from '../support/redis.ts';
import { rings } from '../support/rings.ts';

interface Opened {
  readonly timers: Clockwork;
  readonly errors: readonly Error[];
  now(): number;
  /** Lets the time of the clocks come to `at`. */
  until(at: number): Promise<void>;
  close(): Promise<void>;
}

const adapters: Readonly<Record<string, () => Promise<Opened>>> = {
  async memory() {
    const errors: Error[] = [];
    const timers = createMemoryTimers((error) => errors.push(error));
    return { timers, errors, now: () => 0, until: (at) => timers.advanceTo(at), close: () => timers.close() };
  },
  async BullMQ() {
    const errors: Error[] = [];
    const redis = await testRedis();
    const commands = connect(redis.url, 'commands');
    const worker = connect(redis.url, 'worker');
    await ready(commands, 5000);
    const timers = createBullTimers({ commands, worker, onError: (error) => errors.push(error) });
    return {
      timers,
      errors,
      now: Date.now,
      until: async () => {},
      async close() {
        await timers.close();
        commands.disconnect();
        await redis.close();
      },
    };
  },
};

const due = (decision: number, kind: Due['kind'] = 'turn'): Due => ({
  table: '00aaaaaaaaaa',
  decision,
  kind,
});

describe.each(Object.entries(adapters))('clocks in %s', (_name, open) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  test('ring each due with its table, decision and kind, in the order of their times, never early', async () => {
    const { timers, now, until } = opened;
    const heard = rings();
    const at = new Map<string, number>();
    const early: Due[] = [];
    await timers.start(async (one) => {
      if (now() !== 0 && Date.now() < (at.get(`${one.decision}${one.kind}`) ?? 0)) early.push(one);
      await heard.hear(one);
    });
    const start = now();
    for (const [wait, one] of [
      [300, due(3)],
      [100, due(1)],
      [200, due(1, 'half')],
    ] as const) {
      at.set(`${one.decision}${one.kind}`, start + wait);
      await timers.arm({ ...one, at: start + wait });
    }
    const all = heard.count(3);
    await until(start + 300);
    await all;
    expect(heard.dues).toEqual([due(1), due(1, 'half'), due(3)]);
    expect(early).toEqual([]);
  });

  test('ring at once for a time that is past, and also for what was armed before the start', async () => {
    const { timers, now, until } = opened;
    const heard = rings();
    await timers.arm({ ...due(7), at: now() - 5000 });
    await timers.start(heard.hear);
    await until(now());
    await heard.count(1);
    expect(heard.dues).toEqual([due(7)]);
  });

  test('do not ring for a decision that was dropped', async () => {
    const { timers, now, until } = opened;
    const heard = rings();
    await timers.arm({ ...due(1), at: now() + 50 });
    await timers.arm({ ...due(1, 'half'), at: now() + 25 });
    await timers.arm({ ...due(2), at: now() + 100 });
    await timers.drop({ table: due(1).table, decision: 1 });
    await timers.drop({ table: 'never', decision: 1 });
    await timers.start(heard.hear);
    await until(now() + 100);
    await heard.count(1);
    expect(heard.dues).toEqual([due(2)]);
  });

  test('ring again for the same decision when it is armed anew, also from within the handler', async () => {
    const { timers, now, until } = opened;
    const heard = rings();
    await timers.start(async (one) => {
      await heard.hear(one);
      if (heard.dues.length < 3) await timers.arm({ ...one, at: now() });
    });
    await timers.arm({ ...due(1), at: now() });
    await until(now());
    await heard.count(3);
    expect(heard.dues).toEqual([due(1), due(1), due(1)]);
  });

  test('a handler that fails is told of, and the next due rings all the same', async () => {
    const { timers, errors, now, until } = opened;
    const heard = rings();
    await timers.start(async (one) => {
      if (one.decision === 1) throw new Error('the board fell off the table');
      await heard.hear(one);
    });
    await timers.arm({ ...due(1), at: now() });
    await timers.arm({ ...due(2), at: now() + 50 });
    await until(now() + 50);
    await heard.count(1);
    expect(errors.map(({ message }) => message)).toEqual(['the board fell off the table']);
  });

  test('closing waits for the handler that runs', async () => {
    const { timers, now, until } = opened;
    const heard = rings();
    let finish = (): void => {};
    const may = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let ended = false;
    await timers.start(async (one) => {
      await heard.hear(one);
      await may;
      ended = true;
    });
    await timers.arm({ ...due(1), at: now() });
    const turned = until(now());
    await heard.count(1);
    const closing = timers.close();
    finish();
    await Promise.all([closing, turned]);
    expect(ended).toBe(true);
  });
});
