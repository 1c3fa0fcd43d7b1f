/** The board's message: edited in place, posted anew when it must be, and never twice. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { boardAfter, mustBeOnTurn, pickMore, playChoice, sitDown } from '../support/games.ts';
import { buttonsOf, openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let people: readonly [Somebody, Somebody];

beforeAll(async () => {
  world = await openWorld({ turned: true });
  people = [world.somebody('Asha'), world.somebody('Bilal')];
});
afterEach(() => people[0].command('table', 'stop'));
afterAll(() => world.close());

/** The boards of the running game that still have buttons. */
async function liveBoards(): Promise<readonly APIMessage[]> {
  return (await people[0].messages()).filter((one) => buttonsOf(one).some((id) => id.startsWith('more:')));
}

/** Resolves when exactly one board of the running game has buttons; that one. */
async function onlyBoard(): Promise<APIMessage> {
  for (;;) {
    const since = world.seen();
    const [first, ...others] = await liveBoards();
    if (first !== undefined && others.length === 0) return first;
    await world.next(since, () => `there are ${others.length + 1} live boards`);
  }
}

test('is edited in place, by presses and by the clock', async () => {
  let board = await sitDown(world, people, { clock: '30' });
  const { id } = board;
  for (let n = 0; n < 3; n += 1) {
    await playChoice(board, people);
    board = await world.board();
    expect(board.id).toBe(id);
  }
  await world.advance(30_000);
  expect((await boardAfter(world, board)).id).toBe(id);
  expect(await liveBoards()).toHaveLength(1);
});

test('is posted anew, once, when somebody deleted it', async () => {
  const board = await sitDown(world, people, { clock: '30' });
  await world.call('POST', '/faults', { deleteMessage: board.id });
  await world.advance(30_000);
  const anew = await boardAfter(world, board);
  expect(anew.id).not.toBe(board.id);
  expect((await onlyBoard()).id).toBe(anew.id);
  await playChoice(anew, people);
  expect((await onlyBoard()).id).toBe(anew.id);
});

test('is shown again on demand, by command and by menu; the old one loses its buttons', async () => {
  const first = await sitDown(world, people, { clock: 'none' });
  await people[1].command('table', 'board');
  const second = await onlyBoard();
  expect(second.id).not.toBe(first.id);
  await pickMore(people[0], 'board');
  const third = await onlyBoard();
  expect(third.id).not.toBe(second.id);
  const old = (await people[0].messages()).find(({ id }) => id === second.id);
  expect(buttonsOf(old ?? third)).toEqual([]);
  // A press on the old board still counts where it is timely, and takes no second board to answer.
  const play = buttonsOf(first).find((id) => id.startsWith('play:')) ?? '';
  await mustBeOnTurn(third, people).pressId(first.id, play, { stale: true });
  expect((await boardAfter(world, third)).id).toBe(third.id);
});

test('somebody who asks for it again and again is told to wait, and can ask again later', async () => {
  await sitDown(world, people, { clock: 'none' });
  const dev = world.somebody('Dev');
  const boards = async () =>
    (await dev.messages()).filter(
      ({ flags, attachments }) => ((flags ?? 0) & 64) === 0 && attachments.length > 0,
    ).length;
  const before = await boards();
  await world.advance(61_000);
  const told: string[] = [];
  for (let n = 0; n < 12; n += 1) told.push((await dev.command('table', 'board')).text);
  expect(await boards()).toBe(before + 2);
  expect(told.slice(2)).toEqual(Array(10).fill(told[2]));
  expect(told[2]).toMatch(/^That was a lot at once\. It works again <t:\d+:R>\.$/);
  await world.advance(61_000);
  expect((await dev.command('table', 'board')).text).toContain('Here is the board');
});

test('whose message was deleted is brought back by the next /ludo; one that is there is not posted again', async () => {
  await people[0].command('table', 'stop');
  await people[0].command('ludo');
  const lobby = await world.board();
  expect((await people[1].command('ludo')).text).toContain(lobby.id);
  expect((await world.board()).id).toBe(lobby.id);
  await world.call('POST', '/faults', { deleteMessage: lobby.id });
  const told = await people[1].command('ludo');
  const anew = await world.board();
  expect(anew.id).not.toBe(lobby.id);
  expect(told.text).toContain(anew.id);
  await people[1].press('join');
  expect((await world.board()).content).toContain('2 of 4');
});

test('three /ludo in one instant show one board of one table', async () => {
  await people[0].command('table', 'stop');
  const channel = (await world.call<{ id: string }>('POST', '/channels', { name: 'rush', kind: 'text' })).id;
  const all = [people[0], people[1], world.somebody('Dev')];
  const answers = await Promise.all(all.map((who) => who.command('ludo', null, {}, channel)));
  expect(answers.filter(({ ephemeral }) => ephemeral !== true)).toHaveLength(1);
  const shown = (await people[0].messages(channel)).filter(({ components = [] }) => components.length > 0);
  expect(shown).toHaveLength(1);
});

test('older than 50 minutes is posted anew when the clock moves it on', async () => {
  const board = await sitDown(world, people, { clock: '3600' });
  await world.advance(49 * 60_000);
  expect((await onlyBoard()).id).toBe(board.id);
  await world.advance(11 * 60_000);
  const anew = await boardAfter(world, board);
  expect(anew.id).not.toBe(board.id);
  expect((await onlyBoard()).id).toBe(anew.id);
});

test('older than 50 minutes is posted anew also after a press', async () => {
  const board = await sitDown(world, people, { clock: 'none' });
  await world.advance(51 * 60_000);
  await playChoice(board, people);
  const anew = await world.boardWhere(({ id }) => id !== board.id);
  expect((await onlyBoard()).id).toBe(anew.id);
});
