/** `/ludo` and `/snakes`: what opens a table, what it is opened with, and what is in the way. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#commands/command.ts';
import { presets, presetsOf } from '#rules/presets.ts';
import { placedAt } from '#tables/placement.ts';
import { changed } from '#tables/step.ts';
import { CLOCKS, type Lobby } from '#tables/table.ts';
import { linkOf, newLinkOf } from '../support/desk.ts';
import { asLobby, person, T0 } from '../support/tables.ts';
import { CHANNEL, GUILD, notice, openStage, type Stage } from './stage.ts';

const mentions = (...names: readonly string[]) => names.map((name) => `<@${person(name).user}>`).join(' ');
const NOBODY = notice('I do not know whom you mean. Mention people of this server, like `@Asha @Bilal`.');

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

/** The lobby that Asha's command opened in a channel, which is its answer. */
async function opened(
  command: 'ludo' | 'snakes' = 'ludo',
  options: Call['options'] = {},
  more: Partial<Call> = {},
): Promise<Lobby> {
  const answer = await stage.use('Asha', command, options, more);
  const table = await stage.host.inChannel(CHANNEL);
  if (table === null) throw new Error(`no table was opened: ${JSON.stringify(answer)}`);
  expect(answer).toEqual({ kind: 'new-board', table });
  expect(stage.reposted).toEqual([]);
  return asLobby(table);
}

/** Asserts that the call is answered so, and that no table, thread or board comes of it. */
async function refused(
  answer: ReturnType<typeof notice>,
  options: Call['options'],
  more: Partial<Call> = {},
) {
  expect(await stage.use('Asha', 'ludo', options, more)).toEqual(answer);
  expect(await stage.host.inChannel(CHANNEL)).toBeNull();
  expect([stage.threads, stage.reposted, stage.shown]).toEqual([[], [], []]);
}

describe('/ludo opens', () => {
  test('LudoTalk classic with 30 seconds, a light board and the caller alone, unless they say otherwise', async () => {
    const table = await opened();
    expect(table).toMatchObject({
      guild: GUILD,
      channel: CHANNEL,
      host: person('Asha').user,
      members: [{ sitter: { kind: 'human', person: person('Asha') }, wants: null }],
      invited: [],
      house: 'ludotalk',
      rules: presets.ludotalk,
      inThread: false,
      ownsThread: false,
    });
    expect(table.settings).toEqual({
      clock: 30,
      theme: 'light',
      locale: 'en',
      forced: 'auto',
      joinable: false,
      level: 'medium',
    });
  });

  test.each(presetsOf('ludo'))('the house %s', async (house) => {
    expect(await opened('ludo', { house })).toMatchObject({ house, rules: presets[house] });
  });

  test.each(['party ludo CLASSIC', '  Party '])('the house typed as “%s”', async (house) => {
    expect(await opened('ludo', { house })).toMatchObject({ house: 'party', rules: presets.party });
  });

  test.each(CLOCKS)('with the clock %s', async (clock) => {
    expect((await opened('ludo', { clock: String(clock ?? 'none') })).settings.clock).toBe(clock);
  });

  test('boards that look as the server settled', async () => {
    await stage.deps.guilds.setTheme(GUILD, 'dark');
    expect((await opened()).settings.theme).toBe('dark');
  });

  test('in a thread that is there already: it is not the table’s own', async () => {
    expect(await opened('ludo', { thread: true }, { inThread: true })).toMatchObject({
      channel: CHANNEL,
      inThread: true,
      ownsThread: false,
    });
    expect(stage.threads).toEqual([]);
  });
});

test('/snakes opens Snakes and Ladders, with the same options', async () => {
  expect(await opened('snakes', { clock: '60', players: mentions('Bilal') })).toMatchObject({
    house: 'snakes',
    rules: presets.snakes,
    settings: { clock: 60 },
    invited: [person('Bilal')],
  });
});

describe('a thread of its own', () => {
  test('is opened under the house and the host, and the board is posted there', async () => {
    const answer = await stage.use('Asha', 'ludo', { thread: true, house: 'luddo' });
    const [thread] = stage.threads;
    expect(stage.threads).toEqual([{ id: thread?.id, channel: CHANNEL, name: 'Luddo · Asha' }]);
    const table = await stage.host.inChannel(thread?.id ?? '');
    expect(table).toMatchObject({ inThread: true, ownsThread: true, house: 'luddo' });
    expect(stage.reposted).toEqual([table]);
    expect(answer).toEqual({
      kind: 'message',
      text: `🎲 <@${person('Asha').user}> opened a table of **Luddo** in a thread: ${newLinkOf(table?.id ?? '')}`,
    });
    expect(await stage.host.inChannel(CHANNEL)).toBeNull();
  });

  test('has a name that Discord takes, however long the host’s is', async () => {
    const asha = { ...person('Asha'), name: 'A'.repeat(120) };
    await stage.use('Asha', 'ludo', { thread: true }, { person: asha });
    expect(stage.threads.map(({ name }) => name)).toEqual([`LudoTalk classic · ${'A'.repeat(80)}…`]);
  });

  test('is not opened where the bot may not', async () => {
    await refused(
      notice('I cannot play here: I am missing Create Public Threads in this channel.'),
      { thread: true },
      { mayThread: false },
    );
  });

  test('is not needed where the bot may not open one and nobody wants one', async () => {
    expect(await opened('ludo', { thread: false }, { mayThread: false })).toMatchObject({ inThread: false });
  });

  test('is not in the way of a table in the channel', async () => {
    const table = await opened();
    await stage.use('Asha', 'ludo', { thread: true });
    expect(await stage.host.inChannel(CHANNEL)).toEqual(table);
    expect(stage.threads).toHaveLength(1);
  });
});

describe('invited are', () => {
  test('people who were mentioned, each once, and never the host', async () => {
    const players = `${mentions('Bilal', 'Asha')}, and <@!${person('Chitra').user}> or ${mentions('Bilal')}`;
    expect((await opened('ludo', { players })).invited).toEqual([person('Bilal'), person('Chitra')]);
  });

  test('nobody, when only the host was mentioned', async () => {
    expect((await opened('ludo', { players: mentions('Asha') })).invited).toEqual([]);
  });

  test.each(['Bilal', '', '@Bilal', '<@123>', '<#900000000000000002>'])(
    'not guessed from “%s”',
    async (players) => {
      await refused(NOBODY, { players });
    },
  );

  test('not people of other servers', async () => {
    await refused(NOBODY, { players: mentions('Bilal', 'Zoya') });
  });

  test('not bots', async () => {
    await refused(notice('\u2068\\*Robot\\*\u2069 is a bot and cannot be invited. Add a computer instead.'), {
      players: mentions('Bilal', '*Robot*'),
    });
  });
});

describe('in the way is', () => {
  test('a permission that the bot lacks, each by its name', async () => {
    await refused(
      notice('I cannot play here: I am missing Send Messages in this channel.'),
      {},
      {
        missing: ['SendMessages'],
      },
    );
    await refused(
      notice(
        'I cannot play here: I am missing View Channel, Send Messages in Threads and Attach Files in this channel.',
      ),
      {},
      { missing: ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] },
    );
  });

  test('a table that runs here, with a link to its board', async () => {
    const table = await opened();
    const message = { channel: CHANNEL, id: '900000000000000004', postedAt: T0 };
    await stage.host.change(table.id, null, (one) => changed(placedAt(one, message)));
    expect(await stage.use('Bilal', 'ludo')).toEqual(
      notice(`There is a table in this channel already: ${linkOf(table.id)}`),
    );
    expect(await stage.host.inChannel(CHANNEL)).toMatchObject({ id: table.id, version: 2 });
  });

  test('a table that runs here and whose board never came: it is posted now', async () => {
    const table = await opened();
    // At first it may be on its way.
    expect(await stage.use('Bilal', 'snakes')).toEqual(
      notice(`There is a table in this channel already: <#${CHANNEL}>`),
    );
    await stage.turnTo(stage.now() + 15_000);
    expect(await stage.use('Bilal', 'snakes')).toEqual({ kind: 'new-board', table });
  });

  test('a house that nobody knows, by the name that was typed', async () => {
    await refused(notice('I do not know the house “\u2068Nobody’s\u2069”. Choose one of the list.'), {
      house: 'Nobody’s',
    });
  });

  test('a house of the other game', async () => {
    await refused(notice('I do not know the house “\u2068snakes\u2069”. Choose one of the list.'), {
      house: 'snakes',
    });
  });

  test('a long name of no house, cut between two signs and not within one', async () => {
    const name = `x${'🎲'.repeat(99)}`;
    await refused(
      notice(`I do not know the house “\u2068x${'🎲'.repeat(31)}\u2069”. Choose one of the list.`),
      { house: name },
    );
  });
});
