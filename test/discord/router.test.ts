/** The router on a real client: each kind of answer comes out as what it is, and every fault as one sentence. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#desk/answer.ts';
import { createBrake } from '#desk/brake.ts';
import type { Deps } from '#desk/deps.ts';
import { createBoards } from '#discord/boards.ts';
import { createLine } from '#discord/line.ts';
import { createRouter } from '#discord/router.ts';
import { createHost } from '#host/host.ts';
import { turn } from '#rules/games.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { StoreUnavailable } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
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
async function routerOf(execute: () => Promise<Answer>, table?: Table) {
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
    brake: createBrake(),
    repost: boards.repost,
    bring: boards.bring,
    openThread: notHere,
    member: notHere,
    replay: notHere,
  };
  const commands = [{ data: { name: 'ludo', description: 'Opens a table' }, execute }];
  const line = createLine(2);
  return createRouter({ commands, deps, boards, line, failed: (error) => faults.push(error) });
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

describe('an answer that takes long', () => {
  const sentences = () => stage.everything().map(({ content }) => content);

  /** Asha uses `/ludo` so late that Discord has to be told at once that the answer is coming. */
  async function late() {
    await stage.fault({ lateDispatchMs: 1600 });
    return stage.command();
  }

  test('comes for everybody when it is made, after they were told that it is coming', async () => {
    const made = Promise.withResolvers<Answer>();
    const route = await routerOf(async () => ({ kind: 'long', audience: 'all', make: () => made.promise }));
    const interaction = await stage.command();
    const routed = route(interaction);
    made.resolve({ kind: 'message', text: 'made at last' });
    await routed;
    expect(stage.everything().find(({ content }) => content === 'made at last')?.flags ?? 0).toBe(0);
    expect(faults).toEqual([]);
  });

  test('that fails after its deferral ends in a sentence', async () => {
    const fault = new Error('no ink');
    const route = await routerOf(async () => ({
      kind: 'long',
      audience: 'asker',
      make: () => Promise.reject(fault),
    }));
    const interaction = await late();
    await route(interaction);
    expect(interaction.deferred).toBe(true);
    expect(sentences().at(-1)).toContain('Something went wrong on my side');
    expect(faults).toEqual([fault]);
  });

  test('has one place for each person, who is told so, and is free again afterwards', async () => {
    const made = Promise.withResolvers<Answer>();
    let begun = 0;
    const route = await routerOf(async () => ({
      kind: 'long',
      audience: 'all',
      make: () => {
        begun += 1;
        return made.promise;
      },
    }));
    const first = route(await stage.command());
    await route(await stage.command());
    expect(sentences().at(-1)).toContain('still being made');
    made.resolve({ kind: 'message', text: 'first' });
    await first;
    await route(await stage.command());
    expect(sentences().at(-1)).toBe('first');
    expect(begun).toBe(2);
  });
});

describe('a press', () => {
  test('whose deferred answer fails ends in a sentence, and not in “thinking”', async () => {
    const board = await used(async () => ({ kind: 'new-board', table: stage.game(1) }));
    const over = { ...stage.game(2), phase: 'over', reason: 'stopped', stoppedBy: null, endedAt: 0 } as const;
    await stage.fault({ lateDispatchMs: 1600 });
    const press = await stage.press(board.id, `replay:${over.id}:0:`);
    // The router of this test draws no replay.
    await (await routerOf(() => Promise.reject(new Error('no command here')), over))(press);
    expect(press.deferred).toBe(true);
    expect(stage.everything().at(-1)?.content).toContain('Something went wrong on my side');
    expect(faults).toHaveLength(1);
  });

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
