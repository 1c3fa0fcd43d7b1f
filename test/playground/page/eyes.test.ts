/** Whose eyes the page sees with, after somebody is picked or a second pane is opened. */
import { expect, test } from 'vitest';
import { withState } from '#playground/page/state/events.ts';
import { looking, splitting } from '#playground/page/state/eyes.ts';
import { emptyModel, type Model } from '#playground/page/state/model.ts';

const person = (id: string, bot = false) => ({
  id,
  name: `Person ${id}`,
  locale: 'en-US',
  bot,
  roles: ['Member'],
  avatarUrl: '',
});
const start: Model = withState(emptyModel, {
  users: [person('9', true), person('1'), person('2'), person('3')],
  guilds: [],
  channels: [{ id: '50', guildId: '5', name: 'chaupal', kind: 'text' }],
  commands: [],
  botReady: true,
  now: 0,
});

test('a second pane shows somebody else, and never the bot', () => {
  expect(splitting(start, true).eyes).toEqual(['1', '2']);
  expect(splitting({ ...start, eyes: ['2'] }, true).eyes).toEqual(['2', '1']);
});

test('closing the second pane keeps the first', () => {
  expect(splitting({ ...start, eyes: ['3', '1'] }, false).eyes).toEqual(['3']);
});

test('who is in the other pane already changes places', () => {
  const both = { ...start, eyes: ['1', '2'] };
  expect(looking(both, 0, '2').eyes).toEqual(['2', '1']);
  expect(looking(both, 1, '1').eyes).toEqual(['2', '1']);
  expect(looking(both, 1, '3').eyes).toEqual(['1', '3']);
});

test('whoever is looked through has read what mentioned them, and nobody else has', () => {
  const pings = new Map([
    ['2', new Set(['100'])],
    ['3', new Set(['101'])],
  ]);
  expect([...looking({ ...start, pings }, 0, '2').pings.keys()]).toEqual(['3']);
  expect([...splitting({ ...start, pings }, true).pings.keys()]).toEqual(['3']);
});
