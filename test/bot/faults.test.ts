/** What goes wrong between people, Discord and Redis: presses at once, doubled and lost, permissions and Redis gone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findRedis } from '#redis/local-redis.ts';
import { another, boardAfter, mustBeOnTurn, playChoice, sitDown, turnOf } from '../support/games.ts';
import { buttonsOf, openWorld, type Somebody, type World } from '../support/world.ts';

const playButton = (board: APIMessage) => buttonsOf(board).find((id) => id.startsWith('play:')) ?? '';

describe('a table', () => {
  let world: World;
  let people: readonly [Somebody, Somebody];

  beforeAll(async () => {
    world = await openWorld({ turned: true });
    people = [world.somebody('Asha'), world.somebody('Bilal')];
  });
  afterEach(async () => {
    await world.call('DELETE', '/faults');
    await people[0].command('table', 'stop');
  });
  afterAll(() => world.close());

  const fault = (body: object) => world.call('POST', '/faults', body);
  const liveBoards = async () =>
    (await people[0].messages()).filter((one) => buttonsOf(one).some((id) => id.startsWith('more:')));

  test('takes one of two presses at once by the same person', async () => {
    const board = await sitDown(world, people);
    const who = mustBeOnTurn(board, people);
    const results = await Promise.all([
      who.pressId(board.id, playButton(board), { stale: true }),
      who.pressId(board.id, playButton(board), { stale: true }),
    ]);
    expect(results.map(({ state }) => state)).toEqual(['answered', 'answered']);
    // The second finds the board it pressed behind, and gets it as it is.
    expect(results.map(({ messageId }) => messageId)).toEqual([board.id, board.id]);
    expect(turnOf(await world.board())).toBe(turnOf(board) + 1);
  });

  test('takes presses at once by different people, each for what it is', async () => {
    await people[0].command('ludo');
    const lobby = await world.board();
    const joinId = buttonsOf(lobby).find((id) => id.startsWith('join:')) ?? '';
    const others = [people[1], world.somebody('Chitra'), world.somebody('Dev')];
    const joined = await Promise.all(others.map((one) => one.pressId(lobby.id, joinId, { stale: true })));
    for (const one of joined) expect(one).toMatchObject({ state: 'answered', ephemeral: false });
    await world.boardWhere(({ content }) => content.includes('4 of 4 seats'));
    await people[0].press('start');
    const board = await world.board();
    const everybody = [people[0], ...others];
    const who = mustBeOnTurn(board, everybody);
    const [right, wrong] = await Promise.all([
      who.pressId(board.id, playButton(board), { stale: true }),
      another(who, everybody).pressId(board.id, playButton(board), { stale: true }),
    ]);
    // Whoever comes second gets the board as it is after the first, or hears that it is not their turn.
    expect(right.ephemeral).toBe(false);
    expect(wrong.state).toBe('answered');
    expect(turnOf(await world.board())).toBe(turnOf(board) + 1);
  });

  test('does nothing twice when every event arrives three times', async () => {
    await fault({ repeatDispatches: 2 });
    let board = await sitDown(world, people);
    expect(board.content).not.toContain('3 of 4');
    for (let n = 1; n <= 5; n += 1) {
      const turn = turnOf(board);
      expect(await playChoice(board, people)).toMatchObject({ state: 'answered', ephemeral: false });
      board = await boardAfter(world, board);
      expect(turnOf(board)).toBe(turn + 1);
    }
    expect(await liveBoards()).toHaveLength(1);
  });

  test('has one board when Discord takes an answer and the line breaks', async () => {
    const board = await sitDown(world, people, { clock: 'none' });
    await fault({ acceptThenDrop: { method: 'POST', times: 1 } });
    await playChoice(board, people);
    const after = await boardAfter(world, board);
    expect(after.id).toBe(board.id);
    await fault({ acceptThenDrop: { method: 'POST', route: '/channels/:channel/messages', times: 1 } });
    await people[1].command('table', 'board');
    const anew = await world.boardWhere(({ id }) => id !== board.id);
    await playChoice(anew, people);
    const last = await boardAfter(world, anew);
    expect((await liveBoards()).map(({ id }) => id)).toEqual([last.id]);
  });

  test('goes on after an error of Discord’s: the next board shows everything', async () => {
    const board = await sitDown(world, people, { clock: '30' });
    await fault({ error: { method: 'PATCH', status: 500, times: 1 } });
    await world.advance(30_000);
    const after = await boardAfter(world, board);
    expect(after.id).toBe(board.id);
  });

  test('opens in a thread even when Discord takes longer for it than a command may', async () => {
    await fault({ stall: { method: 'POST', route: '/channels/:channel/threads', ms: 3500, times: 1 } });
    const told = await people[0].command('ludo', null, { thread: true });
    expect(told).toMatchObject({ state: 'answered' });
    const thread = /channels\/\d+\/(\d+)\//.exec(told.text)?.[1] ?? '';
    expect((await world.board(thread)).content).toContain('opened a table');
    await people[0].command('table', 'stop', {}, thread);
  });

  test('whose bot lost its permissions does not crash and does not try for ever', async () => {
    const board = await sitDown(world, people, { clock: '15' });
    const deny = ['VIEW_CHANNEL', 'SEND_MESSAGES'] as const;
    await fault({ permissions: { channel: world.channel, deny } });
    const before = (await world.log()).length;
    for (let turn = 0; turn < 2; turn += 1) await world.advance(15_000);
    // A press is still answered: its answer needs no permission of the channel.
    const who = mustBeOnTurn(board, people);
    const told = await who.pressId(board.id, playButton(board), { stale: true });
    expect(told).toMatchObject({ state: 'answered' });
    const refused = (await world.log()).slice(before).filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(12);
    await fault({ permissions: { channel: world.channel, allow: [...deny] } });
    await people[0].command('table', 'board');
    const anew = await world.boardWhere(({ id }) => BigInt(id) > BigInt(board.id));
    expect(await playChoice(anew, people)).toMatchObject({ state: 'answered', ephemeral: false });
  });
});

describe('a press while Redis is away', () => {
  test('gets “try again”, and nothing is lost', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'chaupal-away-'));
    const open = () => findRedis({ dataDir, say: () => {} });
    let redis = await open();
    const world = await openWorld({ turned: true, redisUrl: redis.url });
    const people = [world.somebody('Asha'), world.somebody('Bilal')];
    try {
      const board = await sitDown(world, people);
      await redis.close();
      const told = await playChoice(board, people);
      expect(told).toMatchObject({ state: 'answered', ephemeral: true });
      expect(told.text).toBe('That did not work just now. Please try again in a moment.');
      expect((await world.board()).content).toBe(board.content);
      redis = await open();
      for (let again = await playChoice(board, people); again.ephemeral === true; ) {
        expect(again.text).toContain('try again');
        again = await playChoice(board, people);
      }
      expect(turnOf(await world.board())).toBe(turnOf(board) + 1);
    } finally {
      await world.close();
      await redis.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
