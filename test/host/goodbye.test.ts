/** A guild that the bot was removed from: its tables are forgotten, and no other's. */
import { expect, test } from 'vitest';
import { endEarly } from '#tables/play.ts';
import { hostOn } from '../support/host.ts';
import { asPlaying, T0 } from '../support/tables.ts';
import { stores } from './stores.ts';
import { begun, OTHER_CHANNEL, wanted } from './wanted.ts';

const THIRD_CHANNEL = '900000000000000033';
const OTHER_GUILD = '900000000000000009';

test.each(stores)(
  'its tables are forgotten, running, waiting and ended, with their records (%s)',
  async (_name, openStore) => {
    const { store, close } = await openStore();
    const stage = await hostOn(store);
    const { host } = stage;
    const running = await begun(host);
    const waiting = (await host.open(wanted({ channel: OTHER_CHANNEL }))).table;
    const ended = await begun(host, { channel: THIRD_CHANNEL });
    await host.change(ended.id, null, (one, now) => endEarly(asPlaying(one), 'stopped', now));
    const elsewhere = (await host.open(wanted({ channel: '900000000000000044', guild: OTHER_GUILD }))).table;

    await host.forgetGuild(running.guild);

    for (const { id, channel } of [running, waiting, ended]) {
      expect(await host.load(id)).toBeNull();
      expect(await host.inChannel(channel)).toBeNull();
      expect(await host.lines(id)).toEqual([]);
    }
    expect(await host.load(elsewhere.id)).toEqual(elsewhere);
    // The clocks that were armed ring in vain.
    await stage.turnTo(T0 + 29 * 60_000);
    expect(stage.shown).toEqual([]);
    expect((await host.open(wanted())).kind).toBe('opened');
    await close();
  },
);

test.each(stores)('one that has no tables is forgotten as well (%s)', async (_name, openStore) => {
  const { store, close } = await openStore();
  const { host } = await hostOn(store);
  const { table } = await host.open(wanted());
  await host.forgetGuild(OTHER_GUILD);
  expect(await host.load(table.id)).toEqual(table);
  await close();
});
