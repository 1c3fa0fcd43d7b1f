/** The router on a real client: each kind of answer comes out as what it is, and every fault as one sentence. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { createBoards } from '#discord/boards.ts';
import { createRouter } from '#discord/router.ts';
import { createHost } from '#host/host.ts';
import { turn } from '#rules/games.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { StoreUnavailable } from '#tables/store.ts';
import type { Playing, Table } from '#tables/table.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import { buttonsOf } from '../support/world.ts';
import { drawBlank, hasButtons, openStage, type Stage } from './stage.ts';

let stage: Stage;
let faults: unknown[];

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  await stage.clearFaults();
  faults = [];
});
afterAll(() => stage.close());

/** A router whose `/ludo` does this, at a house of this one table. */
async function routerOf(execute: () => Promise<Answer>, table?: Playing) {
  const store = createMemoryStore();
  if (table !== undefined) await store.create(table);
  const host = createHost({
    store,
    timers: createMemoryTimers(),
    announcer: { show: () => {} },
    now: Date.now,
  });
  const boards = createBoards({
    rest: stage.rest,
    draw: async (one: Table) => drawBlank(one.phase === 'playing' ? one : stage.game(1)),
    placed: async () => {},
    afterwards: async () => {},
    now: Date.now,
    failed: (error) => faults.push(error),
  });
  const notHere = () => Promise.reject(new Error('no test asks for this'));
  const deps: Deps = {
    host,
    guilds: { load: notHere, setTheme: notHere, saveHouse: notHere, forget: notHere },
    show: boards.show,
    linkTo: () => null,
    repost: boards.repost,
    openThread: notHere,
    member: notHere,
    replay: notHere,
  };
  const commands = [{ data: { name: 'ludo', description: 'Opens a table' }, execute }];
  return createRouter({ commands, deps, boards, failed: (error) => faults.push(error) });
}

/** Uses `/ludo`, routes it, and gives the message that came of it. */
async function used(execute: () => Promise<Answer>): Promise<APIMessage> {
  const known = new Set(stage.everything().map(({ id }) => id));
  const route = await routerOf(execute);
  await route(await stage.command());
  let found: APIMessage | undefined;
  await stage.until(() => {
    found = stage.everything().find(({ id }) => !known.has(id));
    return found !== undefined;
  }, 'nothing was answered');
  if (found === undefined) throw new Error('nothing was answered');
  return found;
}

const isForAsker = (message: APIMessage) => ((message.flags ?? 0) & 64) !== 0;

describe('a command', () => {
  test('is answered with a sentence for the asker alone', async () => {
    const message = await used(async () => ({ kind: 'notice', text: 'for you' }));
    expect(message.content).toBe('for you');
    expect(isForAsker(message)).toBe(true);
  });

  test('is answered with a message and its file for everybody', async () => {
    const file = { name: 'a.txt', bytes: new TextEncoder().encode('a') };
    const message = await used(async () => ({ kind: 'message', text: 'for all', file }));
    expect(message).toMatchObject({ content: 'for all', attachments: [{ filename: 'a.txt' }] });
    expect(isForAsker(message)).toBe(false);
  });

  test('that opens a table is answered with its board', async () => {
    const message = await used(async () => ({ kind: 'new-board', table: stage.game(1) }));
    expect(hasButtons(message)).toBe(true);
    expect(isForAsker(message)).toBe(false);
  });

  test('that opens a table late posts the board for everybody and links to it', async () => {
    await stage.fault({ lateDispatchMs: 1600 });
    const interaction = await stage.command();
    await (await routerOf(async () => ({ kind: 'new-board', table: stage.game(700) })))(interaction);
    const link = () =>
      stage.everything().find(({ content }) => content.includes('/channels/'))?.content ?? '';
    await stage.until(() => link() !== '', 'no link was given');
    const board = stage.everything().find(({ id }) => link().includes(id));
    expect(interaction.ephemeral).toBe(true);
    expect(hasButtons(board)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('whose fault nobody foresaw is told, and the asker gets one sentence', async () => {
    const fault = new Error('a bug');
    const message = await used(() => Promise.reject(fault));
    expect(message.content).toContain('Something went wrong on my side');
    expect(isForAsker(message)).toBe(true);
    expect(faults).toEqual([fault]);
  });

  test('that the store cannot serve says “try again”', async () => {
    const message = await used(() => Promise.reject(new StoreUnavailable('away')));
    expect(message.content).toContain('try again in a moment');
    expect(faults).toHaveLength(1);
  });

  test('that can no longer be answered is let go', async () => {
    const interaction = await stage.command();
    await interaction.reply('answered elsewhere');
    const route = await routerOf(async () => ({ kind: 'notice', text: 'too late' }));
    await route(interaction);
    expect(stage.everything().some(({ content }) => content === 'too late')).toBe(false);
  });
});

describe('a press', () => {
  test('that no view wrote is refused to the presser alone', async () => {
    const board = await used(async () => ({ kind: 'new-board', table: stage.game(1) }));
    const route = await routerOf(() => Promise.reject(new Error('no command here')));
    await route(await stage.press(board.id, 'save:00aaaaaaaaaa:0:'));
    await stage.until(
      () => stage.everything().some((one) => one.id !== board.id && BigInt(one.id) > BigInt(board.id)),
      'the press was not answered',
    );
    const told = stage.everything().findLast(({ id }) => BigInt(id) > BigInt(board.id));
    expect(told === undefined ? false : isForAsker(told)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('goes to its button, and the board takes the place of the pressed one', async () => {
    const table = stage.game(1, { forced: 'press' });
    const board = await used(async () => ({ kind: 'new-board', table }));
    const play = buttonsOf(board).find((id) => id.startsWith('play:')) ?? '';
    const asha = { user: stage.user('Asha'), name: 'Asha', username: 'asha' };
    const sitter = { kind: 'human', person: asha } as const;
    const seats = table.seats.map((one) => (one.seat === turn(table.game) ? { ...one, sitter } : one));
    const route = await routerOf(() => Promise.reject(new Error('no command here')), { ...table, seats });
    const before = board.attachments[0]?.filename;
    await route(await stage.press(board.id, play));
    await stage.until(
      () => stage.message(board.id)?.attachments[0]?.filename !== before,
      'the board was not moved on',
    );
    expect(faults).toEqual([]);
  });
});
