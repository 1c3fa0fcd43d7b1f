/** The queue behind the boards: the latest only, one at a time, never an older one after a newer one. */
import { describe, expect, test } from 'vitest';
import { createLatest } from '#discord/boards/latest.ts';

interface Item {
  readonly id: string;
  readonly version: number;
  readonly place?: string;
}

const v = (version: number, id = 'a'): Item => ({ id, version });

/** A queue whose sends wait until the test lets them arrive. */
function stage() {
  const told: string[] = [];
  const befores: (Item | null)[] = [];
  const faults: unknown[] = [];
  const sends: { readonly item: Item; readonly end: PromiseWithResolvers<Item> }[] = [];
  let wake = Promise.withResolvers<void>();
  let follow: () => Promise<void> = async () => {};
  const latest = createLatest<Item>({
    put: (item, before) => {
      told.push(`send ${item.id}${item.version}`);
      befores.push(before);
      const end = Promise.withResolvers<Item>();
      sends.push({ item, end });
      wake.resolve();
      wake = Promise.withResolvers<void>();
      return end.promise;
    },
    afterwards: async (item) => {
      told.push(`after ${item.id}${item.version}${item.place ?? ''}`);
      await follow();
    },
    failed: (error) => faults.push(error),
  });

  /** The send at `index`, once it has begun. */
  async function send(index: number) {
    for (;;) {
      const found = sends[index];
      if (found !== undefined) return found;
      await wake.promise;
    }
  }

  return {
    latest,
    told,
    befores,
    faults,
    send,
    /** Lets the send at `index` arrive, as `item` when it changed on its way. */
    async arrive(index: number, item?: Item): Promise<void> {
      const found = await send(index);
      found.end.resolve(item ?? found.item);
    },
    whenFollowed: (work: () => Promise<void>) => {
      follow = work;
    },
  };
}

describe('what is shown', () => {
  test('goes one at a time, and what waited meanwhile is the newest only', async () => {
    const { latest, told, arrive } = stage();
    for (const version of [1, 2, 4, 3]) latest.show(v(version));
    expect(told).toEqual(['send a1']);
    await arrive(0);
    await arrive(1);
    await latest.settled();
    expect(told).toEqual(['send a1', 'send a4', 'after a4']);
  });

  test('is never older than what is on its way', async () => {
    const { latest, told, arrive } = stage();
    latest.show(v(5));
    latest.show(v(4));
    await arrive(0);
    await latest.settled();
    expect(told).toEqual(['send a5', 'after a5']);
  });

  test('may be the same again: a fresh post of what has not changed', async () => {
    const { latest, told, arrive } = stage();
    latest.show(v(5));
    latest.show(v(5));
    await arrive(0);
    await arrive(1);
    await latest.settled();
    expect(told).toEqual(['send a5', 'send a5', 'after a5']);
  });

  test('does not wait for others', async () => {
    const { latest, told, arrive } = stage();
    latest.show(v(1, 'a'));
    latest.show(v(1, 'b'));
    expect(told).toEqual(['send a1', 'send b1']);
    await arrive(1);
    await arrive(0);
    await latest.settled();
  });

  test('knows how the one before came out, as long as the queue is busy', async () => {
    const { latest, told, befores, arrive } = stage();
    latest.show(v(1));
    latest.show(v(2));
    await arrive(0, { ...v(1), place: '!' });
    await arrive(1, { ...v(2), place: '?' });
    await latest.settled();
    latest.show(v(3));
    await arrive(2);
    await latest.settled();
    expect(befores).toEqual([null, { ...v(1), place: '!' }, null]);
    expect(told).toContain('after a2?');
  });

  test('that fails is told, and the next one goes out', async () => {
    const { latest, told, befores, faults, arrive, send } = stage();
    const fault = new Error('lost');
    latest.show(v(1));
    latest.show(v(2));
    (await send(0)).end.reject(fault);
    await arrive(1);
    await latest.settled();
    expect(faults).toEqual([fault]);
    expect(told).toEqual(['send a1', 'send a2', 'after a2']);
    expect(befores).toEqual([null, null]);
  });
});

describe('what was shown in another way', () => {
  test('is not sent, only followed', async () => {
    const { latest, told } = stage();
    latest.shown(v(3), false);
    await latest.settled();
    expect(told).toEqual(['after a3']);
  });

  test('takes the place of what waits, unless that is newer', async () => {
    const { latest, told, arrive } = stage();
    latest.show(v(4));
    latest.show(v(5));
    latest.shown(v(4), false);
    await arrive(0);
    await arrive(1);
    await latest.settled();
    expect(told).toEqual(['send a4', 'send a5', 'after a5']);
  });

  test('is sent once more after an older one that was on its way', async () => {
    const { latest, told, arrive } = stage();
    latest.show(v(1));
    latest.show(v(2));
    latest.shown(v(3), false);
    await arrive(0);
    await arrive(1);
    await latest.settled();
    expect(told).toEqual(['send a1', 'send a3', 'after a3']);
  });

  test('is sent all the same when that is asked for', async () => {
    const { latest, told, arrive } = stage();
    latest.shown(v(3), true);
    await arrive(0);
    await latest.settled();
    expect(told).toEqual(['send a3', 'after a3']);
  });

  test('keeps older ones away while it is followed; newer ones wait for that', async () => {
    const { latest, told, arrive, whenFollowed } = stage();
    const followed = Promise.withResolvers<void>();
    whenFollowed(() => followed.promise);
    latest.shown(v(3), false);
    latest.show(v(2));
    latest.show(v(4));
    expect(told).toEqual(['after a3']);
    followed.resolve();
    await arrive(0);
    await latest.settled();
    expect(told).toEqual(['after a3', 'send a4', 'after a4']);
  });

  test('is done with although what follows it fails', async () => {
    const { latest, told, faults, arrive, whenFollowed } = stage();
    whenFollowed(() => Promise.reject(new Error('no ping')));
    latest.shown(v(3), false);
    await latest.settled();
    whenFollowed(async () => {});
    latest.show(v(4));
    await arrive(0);
    await latest.settled();
    expect(faults).toHaveLength(1);
    expect(told).toEqual(['after a3', 'send a4', 'after a4']);
  });
});

test('quiet waits for what is on its way, and for nothing where nothing is', async () => {
  const { latest, told, arrive } = stage();
  await latest.quiet('a');
  latest.show(v(1));
  const quiet = latest.quiet('a').then(() => told.push('quiet'));
  await arrive(0);
  await quiet;
  expect(told).toEqual(['send a1', 'after a1', 'quiet']);
});

test('quiet does not wait for ever: a hanging request keeps no press from its answer', async () => {
  const { latest, told, arrive } = stage();
  latest.show(v(1));
  await latest.quiet('a');
  expect(told).toEqual(['send a1']);
  await arrive(0);
  await latest.settled();
});
