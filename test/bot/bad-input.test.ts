/** What people get wrong: each time one sentence for them alone, and nothing changes at the table. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { another, mustBeOnTurn, playChoice, sitDown } from '../support/games.ts';
import { buttonsOf, openWorld, type Result, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;
let chitra: Somebody;
let dev: Somebody;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  asha = world.somebody('Asha');
  bilal = world.somebody('Bilal');
  chitra = world.somebody('Chitra');
  dev = world.somebody('Dev');
});
afterEach(async () => {
  await world.call('DELETE', '/faults');
  await asha.command('table', 'stop');
});
afterAll(() => world.close());

/** Does it, and holds that only this sentence came of it. */
async function refusedWith(sentence: string | RegExp, attempt: () => Promise<Result>): Promise<void> {
  const before = await world.board();
  const result = await attempt();
  expect(result).toMatchObject({ state: 'answered', ephemeral: true });
  if (typeof sentence === 'string') expect(result.text).toBe(sentence);
  else expect(result.text).toMatch(sentence);
  const { id, content, components } = await world.board();
  expect({ id, content, components }).toEqual(pick(before));
}

const pick = ({ id, content, components }: APIMessage) => ({ id, content, components });
const button = (board: APIMessage, kind: string) =>
  buttonsOf(board).find((id) => id.startsWith(`${kind}:`)) ?? '';

describe('at a lobby', () => {
  test('no seat is free', async () => {
    await asha.command('ludo');
    for (const one of [bilal, chitra, dev]) await one.press('join');
    const late = await world.newcomer('Esha');
    const board = await world.board();
    await refusedWith('Every seat is taken.', () =>
      late.pressId(board.id, button(board, 'join'), { stale: true }),
    );
    await refusedWith('Every seat is taken.', () =>
      asha.pressId(board.id, button(board, 'add'), { stale: true }),
    );
  });

  test('the same person twice, the wrong person, too few players', async () => {
    await asha.command('ludo');
    await refusedWith('You are sitting at this table already.', () => asha.press('join'));
    await refusedWith(/^That is for the host, <@\d+>\./, () => bilal.press('add'));
    await refusedWith('You are not sitting at this table.', () => bilal.press('leave'));
    const board = await world.board();
    await refusedWith(/needs at least 2 players/, () =>
      asha.pressId(board.id, button(board, 'start'), { stale: true }),
    );
    await refusedWith('No computer sits at this table.', () =>
      asha.pressId(board.id, button(board, 'add').replace('add', 'remove'), { stale: true }),
    );
    await refusedWith('The game has not started yet.', () => asha.command('table', 'skip'));
    await refusedWith('The game has not started yet.', () => asha.command('table', 'record'));
    await refusedWith('That person does not sit at this table.', () =>
      asha.command('table', 'host', { player: bilal.id }),
    );
  });

  test('a bot is invited, or somebody is named twice, or oneself', async () => {
    const bot = (await world.call<{ users: { id: string; bot: boolean }[] }>('GET', '/state')).users.find(
      (user) => user.bot,
    );
    const told = await asha.command('ludo', null, { players: `<@${bot?.id}>` });
    expect(told).toMatchObject({ ephemeral: true });
    expect(told.text).toMatch(/is a bot and cannot be invited/);
    await asha.command('ludo', null, { players: `<@${bilal.id}> <@${bilal.id}> <@${asha.id}>` });
    expect((await world.board()).content).toContain(`Invited: <@${bilal.id}>\n`);
  });

  test('an unknown house', async () => {
    const told = await asha.command('ludo', null, { house: 'monopoly' });
    expect(told).toMatchObject({ ephemeral: true, text: expect.stringContaining('monopoly') });
    await asha.command('ludo');
  });
});

describe('at a game', () => {
  test('it started already; a press by those who do not sit or are not on turn', async () => {
    const people = [asha, bilal];
    const lobbyButtons = buttonsOf(await opened());
    const board = await sitDownAt(people);
    const join = lobbyButtons.find((id) => id.startsWith('start:')) ?? '';
    await refusedWith('The game has started already.', () => asha.pressId(board.id, join, { stale: true }));
    const play = button(board, 'play');
    await refusedWith('You are not sitting at this table.', () => chitra.pressId(board.id, play));
    const who = mustBeOnTurn(board, people);
    await refusedWith(/^It is not your turn: .+ is on turn\.$/, () =>
      another(who, people).pressId(board.id, play),
    );
    await playChoice(board, people);
    // What fell behind is the board that they pressed: they get it as it is now.
    const late = await who.pressId(board.id, play, { stale: true });
    expect(late).toMatchObject({ state: 'answered', ephemeral: false, messageId: board.id });
    expect(late.text).toBe((await world.board()).content);
    await refusedWith('The game is not paused.', () => asha.command('table', 'resume'));
    await refusedWith('You are playing yourself already.', () => bilal.command('table', 'back'));
  });

  test('a button that the bot never made', async () => {
    const board = await sitDown(world, [asha, bilal]);
    const table = button(board, 'more').split(':')[1] ?? '';
    for (const forged of ['nonsense', 'play:::', `${'x'.repeat(99)}`, 'play:zz:1:roll:more'])
      await refusedWith('That button is not one of mine.', () =>
        asha.pressId(board.id, forged, { stale: true }),
      );
    await refusedWith(/table is gone/, () =>
      asha.pressId(board.id, 'play:00zzzzzzzzzz:1:roll', { stale: true }),
    );
    const who = mustBeOnTurn(board, [asha, bilal]);
    const turn = button(board, 'play').split(':')[2] ?? '';
    await refusedWith('That move is not possible here.', () =>
      who.pressId(board.id, `play:${table}:${turn}:6.3`, { stale: true }),
    );
  });

  test('somebody whom the moderators have timed out', async () => {
    const guest = await world.newcomer('Gita');
    const board = await sitDown(world, [asha, bilal]);
    await world.call('POST', '/faults', { timeout: { user: guest.id, ms: 60_000 } });
    await refusedWith(/timed out by the moderators/, () => guest.pressId(board.id, button(board, 'more')));
  });
});

describe('names and places', () => {
  test('a name of 32 emoji, and one that tries to ping', async () => {
    const emoji = await world.newcomer('🎲'.repeat(16));
    const trick = await world.newcomer('@everyone **x** \u202e');
    await sitDown(world, [asha, emoji, trick]);
    const board = await world.board();
    expect(board.content.length).toBeLessThanOrEqual(2000);
    expect(board.attachments[0]?.description?.length ?? 0).toBeLessThanOrEqual(1024);
    expect(board.mention_everyone).toBe(false);
  });

  test('a channel where the bot may not post: it says which permissions, in words', async () => {
    const veranda = (
      await world.call<{ channels: { id: string; name: string }[] }>('GET', '/state')
    ).channels.find(({ name }) => name === 'veranda');
    const deny = ['SEND_MESSAGES', 'ATTACH_FILES'];
    await world.call('POST', '/faults', { permissions: { channel: veranda?.id, deny } });
    const told = await asha.command('ludo', null, {}, veranda?.id);
    expect(told.ephemeral).toBe(true);
    expect(told.text).toBe(
      'I cannot play here: I am missing Send Messages and Attach Files in this channel.',
    );
    await asha.command('ludo');
    expect((await asha.command('table', 'board', {}, veranda?.id)).text).toContain(
      'no table in this channel',
    );
  });
});

const opened = async () => {
  await asha.command('ludo');
  return world.board();
};

async function sitDownAt(people: readonly Somebody[]): Promise<APIMessage> {
  for (const other of people.slice(1)) await other.press('join');
  await people[0]?.press('start');
  return world.board();
}
