/** What `/table` and the buttons share: a step at a table, and what somebody hears of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { act, type Steps, stepOf, tableHere } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import type { GuildBook } from '#people/guild-book.ts';
import { closeLobby } from '#tables/hosting.ts';
import { closed } from '#tables/lobby.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import { endEarly } from '#tables/play.ts';
import { changed, refused } from '#tables/step.ts';
import type { Store } from '#tables/store.ts';
import type { Lobby, Table } from '#tables/table.ts';
import { callerIn, type Desk, openDesk, withOwnId } from '../support/desk.ts';
import { asLobby, done, lobby, person, seated, started, T0 } from '../support/tables.ts';

const notAsked = () => Promise.reject(new Error('no guild is asked for here'));
const noBook: GuildBook = { load: notAsked, setTheme: notAsked, saveHouse: notAsked, forget: notAsked };
const notice = (text: string): Answer => ({ kind: 'notice', text });

let store: Store;
let desk: Desk;
let table: Lobby;
beforeEach(async () => {
  store = createMemoryStore();
  desk = await openDesk({ store, guilds: noBook });
  table = withOwnId(seated(lobby('Asha'), ['Bilal']));
  await store.create(table);
});

const acting = { lobby: (one, now) => changed({ ...one, actedAt: now + 1 }) } satisfies Steps;
const said = (one: Table) => `This is version ${one.version}.`;
const caller = (interaction = 'press') => callerIn(table, 'Asha', interaction);
const run = (steps: Steps, sentence: typeof said | null, interaction?: string) =>
  act(caller(interaction), desk.deps, table.id, steps, sentence);

describe('a step that is done', () => {
  test('with a sentence is told by it, and the board is brought up to date by itself', async () => {
    expect(await run(acting, said)).toEqual(notice('This is version 2.'));
    const now = await desk.table(table.id);
    expect(now).toMatchObject({ version: 2, actedAt: T0 + 1 });
    expect(desk.shown).toEqual([now]);
  });

  test('without one is answered by the board itself, which is shown in no other way', async () => {
    expect(await run(acting, null)).toEqual({ kind: 'board', table: await desk.table(table.id) });
    expect(desk.shown).toEqual([]);
  });
});

describe('a step that was done before by the same interaction', () => {
  beforeEach(async () => {
    await run(acting, null);
    await run(acting, null, 'another press');
  });

  test('is told by its sentence, of the table as it is now, and shows nothing', async () => {
    expect(await run(acting, said)).toEqual(notice('This is version 3.'));
    expect(desk.shown).toEqual([]);
    expect(await desk.table(table.id)).toMatchObject({ version: 3 });
  });

  test('without a sentence is answered by the board as it is now', async () => {
    expect(await run(acting, null)).toEqual({ kind: 'board', table: await desk.table(table.id) });
    expect(desk.shown).toEqual([]);
  });
});

describe.each([said, null])('a step that is not done (its sentence: %s)', (sentence) => {
  test('because it is refused is answered by the refusal in words', async () => {
    const steps: Steps = { lobby: () => refused({ code: 'not-host', host: person('Bilal').user }) };
    expect(await run(steps, sentence)).toEqual(
      notice(
        `That is for the host, <@${person('Bilal').user}>. When nothing happens here for 3 minutes, whoever sits here can do it.`,
      ),
    );
    expect(await desk.table(table.id)).toEqual(table);
    expect(desk.shown).toEqual([]);
  });

  test('because the table is gone is answered so', async () => {
    await store.drop(table.id);
    expect(await run(acting, sentence)).toEqual(
      notice('This table is gone. `/ludo` or `/snakes` opens a new one.'),
    );
    expect(desk.shown).toEqual([]);
  });

  test('because the board has moved on is answered with a link to where it is', async () => {
    const steps: Steps = { lobby: () => refused({ code: 'moved-on' }) };
    expect(await run(steps, sentence)).toEqual({
      kind: 'outdated',
      table: expect.objectContaining({ id: table.id }),
      text: 'This board has moved on; look at the buttons as they are now.',
    });
    const message = { channel: table.channel, id: '900000000000000004', postedAt: T0 };
    await desk.host.change(table.id, null, (one) => changed({ ...one, message }));
    const link = `https://discord.com/channels/${table.guild}/${table.channel}/${message.id}`;
    expect(await run(steps, sentence)).toEqual({
      kind: 'outdated',
      table: expect.objectContaining({ id: table.id }),
      text: `This board has moved on. The live one is here: ${link}`,
    });
  });
});

describe('a table in a phase that has no step', () => {
  const game = started(seated(lobby('Asha'), ['Bilal']));
  const over = done(endEarly(game, 'stopped', T0));
  const noStep = () => {
    throw new Error('this step is not of this phase');
  };

  test.each([
    ['a lobby', lobby('Asha'), { playing: noStep }, 'not-started'],
    ['a game', game, { lobby: noStep }, 'started'],
    ['a game that is over', over, { lobby: noStep, playing: noStep }, 'over'],
    ['a lobby that closed', closed(lobby('Asha'), 'quiet'), { lobby: noStep, playing: noStep }, 'over'],
  ] as const)('is refused: %s', (_what, one, steps, code) => {
    expect(stepOf(steps)(one, T0)).toEqual(refused({ code }));
  });

  test('a step of its own phase runs, at the time that it is', () => {
    const later = T0 + 5;
    expect(stepOf(acting)(table, later)).toEqual(changed({ ...table, actedAt: later + 1 }));
    const playing: Steps = { playing: (one, now) => changed({ ...one, actedAt: now }) };
    expect(stepOf(playing)(game, later)).toEqual(changed({ ...game, actedAt: later }));
  });
});

describe('the table of the channel', () => {
  const NONE = notice('There is no table in this channel. `/ludo` or `/snakes` opens one.');

  test('is the one that runs there', async () => {
    expect(await tableHere(caller(), desk.deps)).toEqual(table);
  });

  test('is none in another channel', async () => {
    const elsewhere = { ...table, channel: '900000000000000077' };
    expect(await tableHere(callerIn(elsewhere, 'Asha', 'press'), desk.deps)).toEqual(NONE);
  });

  test('is none once it has ended', async () => {
    await desk.host.change(table.id, null, (one) => closeLobby(asLobby(one), one.host, false));
    expect(await tableHere(caller(), desk.deps)).toEqual(NONE);
  });
});
