/** Boards on a real client against the playground: where a board goes when a press, a command or nobody asks for it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardMessageOf } from '#discord/boards/callback.ts';
import { editBoard, postBoard, takeButtonsOff } from '#discord/boards/channel.ts';
import { type Boards, createBoards } from '#discord/boards.ts';
import type { BoardMessage, Playing, Table } from '#tables/table.ts';
import { buttonsOf } from '../support/world.ts';
import { drawBlank, hasButtons, openStage, type Stage } from './stage.ts';

let stage: Stage;
let boards: Boards;
/** What the boards told, in order. */
let placed: BoardMessage[];
let followed: Table[];
let faults: unknown[];
let now: number;
/** Every test has tables of its own, with versions of their own. */
let version = 0;

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  await stage.clearFaults();
  placed = [];
  followed = [];
  faults = [];
  now = Date.now();
  version += 100;
  boards = createBoards({
    rest: stage.rest,
    draw: (table) => drawBlank(asGame(table)),
    placed: async (_, message) => {
      placed.push(message);
    },
    afterwards: async (table) => {
      followed.push(table);
    },
    now: () => now,
    failed: (error) => faults.push(error),
  });
});
afterAll(() => stage.close());

function asGame(table: Table): Playing {
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return table;
}

/** A game whose board is posted. */
async function posted(more = 0): Promise<Playing & { readonly message: BoardMessage }> {
  const table = stage.game(version + more);
  const message = await postBoard(stage.rest, table, await drawBlank(table));
  await getsButtons(message.id);
  return { ...table, message };
}

const next = (table: Playing): Playing => ({
  ...table,
  version: table.version + 1,
  decision: table.decision + 1,
});
/** Resolves when the picture of a message is that of this decision. */
const shows = (id: string, decision: number) =>
  stage.until(
    () => pictureOf(id).includes(`-${decision}-`),
    `message ${id} does not show decision ${decision}`,
  );
const losesButtons = (id: string) =>
  stage.until(() => !hasButtons(stage.message(id)), `message ${id} keeps its buttons`);
const getsButtons = (id = '') =>
  stage.until(() => hasButtons(stage.message(id)), `message ${id} has no buttons`);
const pictureOf = (id: string) => stage.message(id)?.attachments[0]?.filename ?? '';
const playButton = (id: string) => {
  const message = stage.message(id);
  return message === undefined ? '' : (buttonsOf(message).find((one) => one.startsWith('play:')) ?? '');
};

describe('by the routes of the channel', () => {
  test('a board is posted with its picture, words and buttons', async () => {
    const { message } = await posted();
    const seen = stage.message(message.id);
    expect(seen).toMatchObject({ channel_id: stage.channel });
    expect(seen?.content).toContain('roll the dice');
    expect(seen?.attachments).toHaveLength(1);
    expect(seen?.attachments[0]?.description).toBe((await drawBlank(stage.game(version))).view.alt);
    expect(hasButtons(seen)).toBe(true);
    expect(message.postedAt).toBe(Date.parse(seen?.timestamp ?? ''));
  });

  test('a request that is made again posts no second board', async () => {
    const table = stage.game(version);
    const drawn = await drawBlank(table);
    const first = await postBoard(stage.rest, table, drawn);
    expect(await postBoard(stage.rest, table, drawn)).toEqual(first);
  });

  test('an edit leaves the one new picture', async () => {
    const table = await posted();
    expect(await editBoard(stage.rest, table.message, await drawBlank(next(table)))).toBe(true);
    await shows(table.message.id, 2);
    expect(stage.message(table.message.id)?.attachments).toHaveLength(1);
  });

  test('a message that is gone cannot be edited; any other refusal is a fault', async () => {
    const { message, ...table } = await posted();
    const drawn = await drawBlank({ ...table, message });
    await stage.fault({ error: { method: 'PATCH', status: 403, code: 50001, times: 1 } });
    await expect(editBoard(stage.rest, message, drawn)).rejects.toMatchObject({ code: 50001 });
    await stage.fault({ deleteMessage: message.id });
    expect(await editBoard(stage.rest, message, drawn)).toBe(false);
    await takeButtonsOff(stage.rest, message);
  });
});

describe('shown by the bot itself', () => {
  test('is edited in place', async () => {
    const table = await posted();
    boards.show(next(table));
    await boards.settled();
    await shows(table.message.id, 2);
    expect(placed).toEqual([]);
    expect(followed.map((one) => one.version)).toEqual([table.version + 1]);
  });

  test('is posted where there is none yet, and what follows knows where', async () => {
    boards.show(stage.game(version));
    await boards.settled();
    expect(placed).toHaveLength(1);
    expect(followed).toMatchObject([{ message: placed[0] }]);
    await getsButtons(placed[0]?.id);
  });

  test('is posted anew when somebody deleted it', async () => {
    const table = await posted();
    await stage.fault({ deleteMessage: table.message.id });
    boards.show(next(table));
    await boards.settled();
    expect(placed).toHaveLength(1);
    await shows(placed[0]?.id ?? '', 2);
  });

  test('is posted anew once, when two tables that do not know of it come one after the other', async () => {
    const table = await posted();
    await stage.fault({ deleteMessage: table.message.id });
    boards.show(next(table));
    boards.show(next(next(table)));
    await boards.settled();
    expect(placed).toHaveLength(1);
    await shows(placed[0]?.id ?? '', 3);
  });

  test('is posted anew when the old one is too old, which loses its buttons', async () => {
    const table = await posted();
    now = table.message.postedAt + 51 * 60_000;
    boards.show(next(table));
    await boards.settled();
    await getsButtons(placed[0]?.id);
    await losesButtons(table.message.id);
  });

  test('on demand: a new message, with a link to it', async () => {
    const table = await posted();
    const link = await boards.repost(next(table));
    expect(placed).toHaveLength(1);
    expect(link).toBe(`https://discord.com/channels/${stage.guild}/${stage.channel}/${placed[0]?.id}`);
    await losesButtons(table.message.id);
  });

  test('a refusal is told as a fault, with nothing posted in its place', async () => {
    const table = await posted();
    await stage.fault({ error: { method: 'PATCH', status: 403, code: 50001, times: 1 } });
    boards.show(next(table));
    await boards.settled();
    expect(faults).toMatchObject([{ code: 50001 }]);
    expect([placed, followed]).toEqual([[], []]);
  });
});

describe('as the answer', () => {
  test('to a command it is a message of its own', async () => {
    await boards.post(await stage.command(), stage.game(version));
    expect(placed).toHaveLength(1);
    await shows(placed[0]?.id ?? '', 1);
  });

  test('to a press on the live board it takes its place, and is followed', async () => {
    const table = await posted();
    const { id } = table.message;
    await boards.answer(await stage.press(id, playButton(id)), next(table));
    await boards.settled();
    await shows(id, 2);
    expect(placed).toEqual([]);
    expect(followed.map((one) => one.version)).toEqual([table.version + 1]);
  });

  test('that comes late is deferred first, and takes its place all the same', async () => {
    const table = await posted();
    const { id } = table.message;
    await stage.fault({ lateDispatchMs: 1600 });
    const press = await stage.press(id, playButton(id));
    await boards.answer(press, next(table));
    expect(press.deferred).toBe(true);
    await shows(id, 2);
  });

  test('to a press on a table’s first message makes that the live one', async () => {
    const { message, ...table } = await posted();
    const press = await stage.press(message.id, playButton(message.id));
    await boards.answer(press, next({ ...table, message: null }));
    expect(placed).toEqual([message]);
    expect(boardMessageOf(press.message)).toEqual(message);
    await shows(message.id, 2);
  });

  test('to a press on an old board goes to the live one; the old one loses its buttons', async () => {
    const old = await posted();
    const live = await posted(1);
    const press = await stage.press(old.message.id, playButton(old.message.id));
    await boards.answer(press, next(live));
    await boards.settled();
    await losesButtons(old.message.id);
    await shows(live.message.id, 2);
  });

  test('to a press on a board that is just being posted leaves it its buttons', async () => {
    const known = await posted();
    const coming = await posted(1);
    const press = await stage.press(coming.message.id, playButton(coming.message.id));
    await boards.answer(press, next(known));
    await boards.settled();
    expect(press.deferred).toBe(true);
    expect(hasButtons(stage.message(coming.message.id))).toBe(true);
  });

  test('that Discord does not take is shown by the bot itself', async () => {
    const table = await posted();
    const { id } = table.message;
    const press = await stage.press(id, playButton(id));
    await press.reply({ content: 'answered already' });
    await expect(boards.answer(press, next(table))).rejects.toThrow();
    await boards.settled();
    await shows(id, 2);
  });
});
