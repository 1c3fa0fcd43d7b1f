/** The lobby as people use it: options, seats, colours, computers, invitations, and its end when nobody comes. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { has, pickOption } from '../support/games.ts';
import { buttonsOf, openWorld, optionsOf, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;
let chitra: Somebody;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  asha = world.somebody('Asha');
  bilal = world.somebody('Bilal');
  chitra = world.somebody('Chitra');
});
afterEach(() => asha.command('table', 'stop'));
afterAll(() => world.close());

const lobbySays = (text: string) => world.boardWhere(({ content }) => content.includes(text));

describe('the options panel', () => {
  test('is the host’s alone, and sets house, clock, look and level', async () => {
    await asha.command('ludo');
    expect((await asha.press('options')).ephemeral).toBe(true);
    await pickOption(asha, ':house', ['india']);
    expect((await lobbySays('India Ludo')).content).not.toContain('House rules');
    for (const [value, words] of [
      ['15', 'clock: 15 s'],
      ['30', 'clock: 30 s'],
      ['60', 'clock: 60 s'],
      ['300', 'clock: 5 min'],
      ['3600', 'clock: 1 h'],
      ['86400', 'clock: 24 h'],
      ['none', 'clock: none'],
    ] as const) {
      await pickOption(asha, ':clock', [value]);
      await lobbySays(words);
    }
    await pickOption(asha, ':look', ['dark', 'press', 'joinable']);
    await pickOption(asha, ':level', ['hard']);
    await asha.press('add');
    expect((await world.board()).content).toContain('Computer (hard)');
    const guest = await bilal.press('options');
    expect(guest.text).toBe('Sit down first: then you can choose your colour. The host chooses the rest.');
    await bilal.press('join');
    const seated = await bilal.press('options');
    expect(seated.text).toBe('Choose your colour');
    expect(optionsOf(await message(bilal, seated.messageId)).map(({ length }) => length)).toEqual([3]);
  });

  test('shows what differs from the house, and only that', async () => {
    await asha.command('ludo');
    expect((await world.board()).content).not.toContain('House rules');
    await pickOption(asha, ':rules', ['three-tries', 'forced-capture']);
    const lobby = await lobbySays('House rules');
    expect(lobby.content).toContain('three tries for a six');
    expect(lobby.content).toContain('captures are compulsory');
    expect(lobby.content).not.toContain('two dice');
    await pickOption(asha, ':house', ['luddo']);
    expect((await lobbySays('Luddo')).content).not.toContain('three tries');
  });

  test('explains rules that contradict each other, and keeps the old ones', async () => {
    await asha.command('ludo', null, { house: 'luddo' });
    const before = await world.board();
    const told = await pickOption(asha, ':rules', ['two-dice']);
    expect(told.text).toContain('Two dice contradict a house where you roll on after a six');
    expect((await world.board()).content).toBe(before.content);
  });

  test('refuses rules that have no room for those who sit', async () => {
    await asha.command('ludo', null, { house: 'luddo' });
    for (let n = 0; n < 5; n += 1) await asha.press('add');
    expect((await world.board()).content).toContain('6 of 6 seats');
    expect((await pickOption(asha, ':house', ['ludotalk'])).text).toContain('4 players at most');
    expect((await world.board()).content).toContain('Luddo');
  });
});

describe('seats', () => {
  test('a free colour is taken, a taken one is not', async () => {
    await asha.command('ludo');
    await bilal.press('join');
    expect((await pickOption(bilal, 'colour:', ['2'])).text).toBe(
      'You asked for Yellow.\nChoose your colour',
    );
    expect((await lobbySays('🟡 Yellow')).content).toMatch(/🟡 Yellow: \S*Bilal/);
    const panel = await asha.press('options');
    const more = await asha.pressId(
      panel.messageId ?? '',
      idOf(await message(asha, panel.messageId), 'options:'),
    );
    const colour = idOf(await message(asha, more.messageId), 'colour:');
    const refused = await asha.pressId(more.messageId ?? '', colour, { values: ['2'], stale: true });
    expect(refused.text).toMatch(/^Yellow is taken\./);
    expect((await world.board()).content).toMatch(/🟡 Yellow: \S*Bilal/);
  });

  test('in a team house a colour is a side: partners sit opposite', async () => {
    await asha.command('ludo', null, { house: 'ludotalk-teams' });
    await bilal.press('join');
    await chitra.press('join');
    await asha.press('add');
    await pickOption(asha, 'colour:', ['1']);
    await pickOption(bilal, 'colour:', ['3']);
    const { content } = await lobbySays('🔵 Blue: \u2068Bilal');
    expect(content).toMatch(/🟢 Green: \S*Asha/);
    await asha.press('start');
    expect(has(await world.board(), 'more')).toBe(true);
  });

  test('computers come at the level asked for, and go again', async () => {
    await asha.command('ludo');
    for (const level of ['easy', 'medium', 'hard'] as const) {
      await asha.command('table', 'computer', { level });
      await lobbySays(`Computer (${level})`);
    }
    expect((await asha.command('table', 'computer')).text).toBe('Every seat is taken.');
    await asha.press('remove');
    expect((await world.board()).content).not.toContain('Computer (hard)');
  });

  test('a person takes the chair of the computer that came last when all are taken', async () => {
    await asha.command('ludo');
    for (let n = 0; n < 3; n += 1) await asha.press('add');
    await bilal.press('join');
    const { content } = await world.board();
    expect(content).toContain('4 of 4 seats');
    expect(content).toContain('Bilal');
  });

  test('the host who stands up hands the table to the next person; the last one closes it', async () => {
    await asha.command('ludo');
    await bilal.press('join');
    await asha.press('leave');
    expect((await world.board()).content).toContain(`<@${bilal.id}>`);
    const { id } = await world.board();
    await bilal.press('leave');
    const closed = (await bilal.messages()).find((one) => one.id === id);
    expect(closed?.content).toContain('closed before a game began');
    expect(buttonsOf(closed ?? (await world.board()))).toEqual([]);
  });

  test('the host names another host', async () => {
    await asha.command('ludo');
    await bilal.press('join');
    await chitra.press('join');
    expect((await asha.command('table', 'host', { player: bilal.id })).text).toContain('is the host now');
    expect((await chitra.press('add')).text).toContain('for the host');
    await bilal.command('table', 'stop');
  });
});

describe('an invitation', () => {
  test('seats nobody unasked; Accept sits down, Decline says no', async () => {
    await asha.command('ludo', null, { players: `<@${bilal.id}> <@${chitra.id}>` });
    const lobby = await world.board();
    expect(lobby.content).toContain('1 of 4 seats');
    expect(lobby.content).toMatch(`Invited: <@${bilal.id}> and <@${chitra.id}>`);
    expect(has(lobby, 'accept') && has(lobby, 'decline')).toBe(true);
    await bilal.press('accept');
    expect((await world.board()).content).toMatch(/2 of 4 seats[\s\S]*Invited: <@\d+>\n/);
    const outsider = world.somebody('Dev');
    expect((await outsider.press('decline')).text).toBe('You are not invited to this table.');
    expect((await chitra.press('decline')).text).toBe('You declined the invitation.');
    expect(has(await lobbySays('2 of 4 seats'), 'accept')).toBe(false);
    expect((await world.board()).content).not.toContain(chitra.id);
  });
});

describe('a quiet lobby', () => {
  test('closes after 30 minutes with a note, counted from the last press', async () => {
    await asha.command('ludo');
    const { id } = await world.board();
    await world.advance(29 * 60_000);
    await bilal.press('join');
    await world.advance(29 * 60_000);
    expect(has(await world.board(), 'start')).toBe(true);
    await world.advance(60_000);
    const closed = await lobbySays('Nobody came for 30 minutes');
    expect(buttonsOf(closed)).toEqual([]);
    expect(await asha.messages().then((all) => all.filter((one) => one.id === id))).toHaveLength(1);
    expect((await asha.command('table', 'board')).text).toContain('no table in this channel');
  });
});

/** The custom id on a message that begins so. */
function idOf(message: Parameters<typeof buttonsOf>[0], beginning: string): string {
  return buttonsOf(message).find((id) => id.startsWith(beginning)) ?? '';
}

async function message(who: Somebody, id: string | undefined) {
  const found = (await who.messages()).find((one) => one.id === id);
  if (found === undefined) throw new Error('no such message');
  return found;
}
