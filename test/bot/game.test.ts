/** Whole tables through the playground's user side: the real bot, Redis and discord.js. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyRecord } from '#record/record.ts';
import { parseCustomId } from '#view/custom-id.ts';
import { buttonsOf, openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;
let chitra: Somebody;
let dev: Somebody;

beforeAll(async () => {
  world = await openWorld();
  [asha, bilal, chitra, dev] = ['Asha', 'Bilal', 'Chitra', 'Dev'].map((name) => world.somebody(name)) as [
    Somebody,
    Somebody,
    Somebody,
    Somebody,
  ];
});
afterAll(() => world.close());

/** Who is mentioned as being on turn. */
const onTurn = (board: APIMessage): Somebody | undefined =>
  [asha, bilal, chitra, dev].find(({ id }) => board.content.includes(`<@${id}>`));

const playable = (board: APIMessage) => buttonsOf(board).some((id) => id.startsWith('play:'));
const isOver = (board: APIMessage) => buttonsOf(board).some((id) => id.startsWith('rematch:'));

/** The person on turn presses the first choice; the result. */
async function play(board: APIMessage) {
  const who = onTurn(board);
  const choice = buttonsOf(board).find((id) => id.startsWith('play:'));
  if (who === undefined || choice === undefined) throw new Error(`nobody can play: ${board.content}`);
  return who.pressId(board.id, choice);
}

async function fetchText(message: APIMessage | undefined): Promise<string> {
  const url = message?.attachments[0]?.url ?? '';
  return (await fetch(url)).text();
}

describe('a table of four people', () => {
  test('is opened, filled and started; a second one is pointed to the first', async () => {
    const opened = await asha.command('ludo');
    expect(opened).toMatchObject({ state: 'answered', ephemeral: false });
    const lobby = await world.board();
    expect(lobby.content).toContain('LudoTalk classic');
    expect(lobby.content.split('\n').at(-1)).toMatch(/^-# Dice promise `[0-9a-f]{8}…`/);
    const [, promise = '-'] = /`([0-9a-f]{8})…`/.exec(lobby.content) ?? [];
    expect((await chitra.press('rules')).text).toMatch(
      new RegExp(`\\n-# Dice promise: \`${promise}[0-9a-f]{56}\`$`),
    );
    expect(lobby.attachments).toHaveLength(1);
    const second = await bilal.command('ludo');
    expect(second.ephemeral).toBe(true);
    expect(second.text).toContain(lobby.id);
  });

  test('only the host starts, nobody joins twice', async () => {
    await bilal.press('join');
    expect((await bilal.press('join')).text).toContain('already');
    expect((await bilal.press('start')).text).toContain(`<@${asha.id}>`);
    await chitra.press('join');
    await dev.press('join');
    const started = await asha.press('start');
    expect(started).toMatchObject({ state: 'answered', ephemeral: false });
    expect(playable(await world.board())).toBe(true);
  });

  test('a press by the wrong person, doubled, on an old board or forged is told so and changes nothing', async () => {
    const board = await world.board();
    const roll = buttonsOf(board).find((id) => id.startsWith('play:')) ?? '';
    const who = onTurn(board);
    const other = [asha, bilal].find((one) => one !== who) ?? asha;
    const wrong = await other.pressId(board.id, roll);
    expect(wrong).toMatchObject({ state: 'answered', ephemeral: true });
    expect(wrong.text).toContain('not your turn');
    expect((await world.board()).content).toBe(board.content);
    const forged = await (who ?? asha).pressId(board.id, 'play:nonsense', { stale: true });
    expect(forged).toMatchObject({ ephemeral: true, state: 'answered' });
    const [first, second] = await Promise.all([
      play(board),
      (who ?? asha).pressId(board.id, roll, { stale: true }),
    ]);
    // One of them counts; the other, like one that comes later, gets the board as it is.
    for (const one of [first, second]) expect(one).toMatchObject({ state: 'answered', messageId: board.id });
    const late = await (who ?? asha).pressId(board.id, roll, { stale: true });
    expect(late).toMatchObject({ ephemeral: false, state: 'answered', messageId: board.id });
    expect(late.text).toBe((await world.board()).content);
  });

  test('goes on after the bot was restarted: the same message, the old buttons', async () => {
    const before = await world.board();
    await world.restartBot();
    const result = await play(before);
    expect(result).toMatchObject({ state: 'answered', ephemeral: false, messageId: before.id });
    const after = await world.board();
    expect(after.id).toBe(before.id);
    expect(after.attachments).toHaveLength(1);
    expect(after.attachments[0]?.filename).not.toBe(before.attachments[0]?.filename);
  });

  test('is played to the podium, and its record verifies', async () => {
    for (let presses = 0; ; presses += 1) {
      const board = await world.boardWhere((one) => playable(one) || isOver(one));
      if (isOver(board)) break;
      expect(await play(board)).toMatchObject({ state: 'answered', ephemeral: false });
      if (presses > 2000) throw new Error('the game does not end');
    }
    const podium = await world.boardWhere(isOver);
    expect(podium.content).toContain('🥇');
    expect(podium.content).toMatch(/seed `[0-9a-f]{8}…`/);
    const table = parseCustomId(buttonsOf(podium)[0] ?? '')?.table;
    expect(table).toBeDefined();
    const asked = await asha.press('record');
    const message = (await asha.messages()).find(({ id }) => id === asked.messageId);
    expect(verifyRecord(await fetchText(message))).toEqual({ ok: true });
  }, 180_000);

  test('every edit of the board carried one picture with a description', async () => {
    const boards = (await world.log()).filter(({ files }) =>
      files.some(({ name }) => name.startsWith('board-')),
    );
    expect(boards.length).toBeGreaterThan(50);
    for (const { status, files } of boards) expect([status, files.length]).toEqual([expect.any(Number), 1]);
    expect(boards.filter(({ status }) => status >= 400)).toEqual([]);
  });

  test('the press on Rematch opens a lobby with the same rules', async () => {
    await bilal.press('rematch');
    const lobby = await world.boardWhere((board) => buttonsOf(board).some((id) => id.startsWith('start:')));
    expect(lobby.content).toContain(`<@${asha.id}>`);
    await bilal.command('table', 'stop');
  });
});
