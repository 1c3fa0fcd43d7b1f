/** Tables in threads: one that the table opens for itself, and one where people are already. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlaygroundState } from '#playground/user-side.ts';
import { has, isOver, onTurn } from '../support/games.ts';
import { buttonsOf, openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  asha = world.somebody('Asha');
  bilal = world.somebody('Bilal');
});
afterEach(() => world.call('DELETE', '/faults'));
afterAll(() => world.close());

const channels = async () => (await world.call<PlaygroundState>('GET', '/state')).channels;
const button = async (thread: string, kind: string) => {
  const board = await world.board(thread);
  return [board.id, buttonsOf(board).find((id) => id.startsWith(`${kind}:`)) ?? ''] as const;
};

/** Resolves when a message has no buttons any more. */
async function withoutButtons(id: string, thread: string): Promise<void> {
  for (;;) {
    const since = world.seen();
    const found = (await asha.messages(thread)).find((message) => message.id === id);
    if (found !== undefined && buttonsOf(found).length === 0) return;
    await world.next(since, () => `message ${id} keeps its buttons`);
  }
}

/** Resolves with the message of a channel that begins so, now or later. */
async function toldIn(channel: string, beginning: string) {
  for (;;) {
    const since = world.seen();
    const found = (await asha.messages(channel)).find(({ content }) => content.startsWith(beginning));
    if (found !== undefined) return found;
    await world.next(since, () => `nothing begins with ${beginning}`);
  }
}

const newChannel = async (name: string) =>
  (await world.call<{ id: string }>('POST', '/channels', { name, kind: 'text' })).id;

/** Seats Bilal at the lobby in this thread and starts. */
async function begin(thread: string) {
  await bilal.pressId(...(await button(thread, 'join')));
  await asha.pressId(...(await button(thread, 'start')));
  return world.board(thread);
}

test('/ludo thread:true opens a thread for the game, and tells the channel so and how it ended', async () => {
  const told = await asha.command('ludo', null, { thread: true, house: 'party-quick', clock: 'none' });
  expect(told).toMatchObject({ state: 'answered', ephemeral: false });
  const thread = (await channels()).find(({ kind }) => kind === 'thread');
  if (thread === undefined) throw new Error('no thread was opened');
  expect(thread).toMatchObject({ parentId: world.channel });
  expect(thread.name).toContain('Party Ludo quick');
  const lobby = await world.board(thread.id);
  expect(told.text).toMatch(/^🎲 <@\d+> opened a table of \*\*Party Ludo quick\*\* in a thread: /);
  expect(told.text).toContain(`${thread.id}/${lobby.id}`);
  // The channel itself stays free.
  expect((await bilal.command('table', 'board')).text).toContain('no table in this channel');
  expect(has(await begin(thread.id), 'play')).toBe(true);
  const people = [asha, bilal];
  for (let board = await world.board(thread.id); !isOver(board); board = await world.board(thread.id)) {
    const who = onTurn(board, people);
    const play = buttonsOf(board).findLast((id) => id.startsWith('play:')) ?? '';
    await who?.pressId(board.id, play);
  }
  const end = await world.board(thread.id);
  const over = await toldIn(world.channel, '🏁 **Party Ludo quick** is over. 🥇');
  expect(over.content).toContain(`${thread.id}/${end.id}`);
  // The thread is left open: what can be pressed under the game works.
  expect((await channels()).find(({ id }) => id === thread.id)?.archived).not.toBe(true);
  for (const kind of ['record', 'dice', 'replay', 'rematch']) {
    const [, id] = await button(thread.id, kind);
    expect(await bilal.pressId(end.id, id), kind).toMatchObject({ state: 'answered' });
  }
  await bilal.command('table', 'stop', {}, thread.id);
  // A board that is shown once more is no news.
  expect((await asha.messages()).filter(({ content }) => content.startsWith('🏁'))).toHaveLength(1);
});

test('a game that was stopped in its thread is told too, without a winner', async () => {
  const channel = await newChannel('stops');
  await asha.command('ludo', null, { thread: true }, channel);
  const thread = (await channels()).find(({ parentId }) => parentId === channel)?.id ?? '';
  await begin(thread);
  await asha.command('table', 'stop', {}, thread);
  expect((await toldIn(channel, '🏁')).content).toMatch(/^🏁 \*\*LudoTalk classic\*\* is over\. https:/);
});

test('where Discord has no threads, /ludo thread:true says so and opens no table', async () => {
  const channel = await newChannel('voice');
  await world.call('POST', '/faults', {
    error: { status: 400, code: 50024, route: '/channels/:channel/threads', method: 'POST' },
  });
  const told = await asha.command('ludo', null, { thread: true }, channel);
  expect(told).toMatchObject({ state: 'answered', ephemeral: true });
  expect(told.text).toContain('Threads are not possible in this channel');
  expect((await bilal.command('table', 'board', {}, channel)).text).toContain('no table in this channel');
});

test('the bot opens no thread for a person who may not create one', async () => {
  const channel = await newChannel('quiet');
  await world.call('POST', '/faults', {
    permissions: { channel, user: bilal.id, deny: ['CREATE_PUBLIC_THREADS'] },
  });
  const told = await bilal.command('ludo', null, { thread: true }, channel);
  expect(told.text).toContain('You may not create threads here');
  expect((await channels()).filter(({ parentId }) => parentId === channel)).toEqual([]);
  expect((await bilal.command('table', 'board', {}, channel)).text).toContain('no table in this channel');
});

test('in a thread the board is posted anew before the thread would be archived', async () => {
  const { id: thread } = await world.call<{ id: string }>('POST', '/channels', {
    name: 'evening',
    kind: 'thread',
    parent: world.channel,
  });
  await asha.command('ludo', null, { clock: 'none' }, thread);
  const first = await begin(thread);
  await world.advance(50 * 60_000);
  expect((await world.board(thread)).id).toBe(first.id);
  await world.advance(2 * 60_000);
  const second = await world.boardWhere(({ id }) => id !== first.id, thread);
  expect(has(second, 'play')).toBe(true);
  // The old one loses its buttons once the bot remembers the new one.
  await withoutButtons(first.id, thread);
  await world.advance(52 * 60_000);
  const third = await world.boardWhere(({ id }) => id !== first.id && id !== second.id, thread);
  const people = [asha, bilal];
  const [message, play] = await button(thread, 'play');
  expect(message).toBe(third.id);
  expect(await onTurn(third, people)?.pressId(message, play)).toMatchObject({ ephemeral: false });
  expect((await channels()).find(({ id }) => id === thread)?.archived).not.toBe(true);
  await asha.command('table', 'stop', {}, thread);
  // A thread that was there before stays open.
  await world.boardWhere(isOver, thread);
  expect((await channels()).find(({ id }) => id === thread)?.archived).not.toBe(true);
});

test('where the bot may not open threads it says so, and no table is opened', async () => {
  const deny = ['CREATE_PUBLIC_THREADS'];
  await world.call('POST', '/faults', { permissions: { channel: world.channel, deny } });
  const told = await asha.command('ludo', null, { thread: true });
  expect(told).toMatchObject({ state: 'answered', ephemeral: true });
  expect(told.text).toContain('Create Public Threads');
  const allow = ['CREATE_PUBLIC_THREADS'];
  await world.call('POST', '/faults', { permissions: { channel: world.channel, allow } });
});

test('a table whose thread is deleted ends', async () => {
  await asha.command('ludo', null, { thread: true });
  const thread = (await channels()).findLast(({ kind, archived }) => kind === 'thread' && archived !== true);
  if (thread === undefined) throw new Error('no thread was opened');
  await begin(thread.id);
  await world.call('POST', '/faults', { deleteChannel: thread.id });
  await world.advance(3_600_000);
  await asha.command('ludo');
  expect((await world.board()).content).toContain('opened a table');
  await asha.command('table', 'stop');
});
