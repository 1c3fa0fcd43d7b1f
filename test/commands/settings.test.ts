/** `/settings`: who may use it, and that new tables look so. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHANNEL, GUILD, notice, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const settle = (board: string, managesGuild: boolean) =>
  stage.use('Asha', 'settings', { board }, { managesGuild });
const theme = async () => (await stage.deps.guilds.load(GUILD)).theme;

test('who manages the server settles how new boards look, and changes it back', async () => {
  expect(await settle('dark', true)).toEqual(notice('New boards here are dark.'));
  expect(await theme()).toBe('dark');
  await stage.use('Bilal', 'ludo');
  expect(await stage.host.inChannel(CHANNEL)).toMatchObject({ settings: { theme: 'dark' } });
  expect(await settle('light', true)).toEqual(notice('New boards here are light.'));
  expect(await theme()).toBe('light');
});

test('a table that runs keeps its look', async () => {
  await stage.use('Bilal', 'ludo');
  const before = await stage.host.inChannel(CHANNEL);
  await settle('dark', true);
  expect(await stage.host.inChannel(CHANNEL)).toEqual(before);
  expect(stage.shown).toEqual([]);
});

test('others are told so, and nothing changes; managing the channel is not enough', async () => {
  const answer = notice('Only who manages this server can do that.');
  expect(await settle('dark', false)).toEqual(answer);
  expect(
    await stage.use('Asha', 'settings', { board: 'dark' }, { managesChannel: true, managesGuild: false }),
  ).toEqual(answer);
  expect(await theme()).toBe('light');
});
