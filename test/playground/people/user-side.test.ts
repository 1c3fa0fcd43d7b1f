/** The user side: what the page and the tests see and do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, row, select } from '../bodies.ts';
import { createFeed } from '../feed.ts';
import { PIXEL } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { many } from '../visitor.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rateLimits: false });
  await stage.ask('PUT', `/applications/${stage.botId}/commands`, { json: [LUDO, TABLE] });
});
afterAll(() => stage.close());

const LUDO = { name: 'ludo', description: 'Opens a table' };
const TABLE = {
  name: 'table',
  description: 'A table',
  options: [
    {
      type: 1,
      name: 'open',
      description: 'Opens one',
      options: [
        { type: 4, name: 'seats', description: 'n', required: true, min_value: 2, max_value: 6 },
        { type: 3, name: 'house', description: 'h', choices: [{ name: 'India', value: 'india' }] },
        { type: 5, name: 'quick', description: 'q' },
        { type: 6, name: 'guest', description: 'g' },
        { type: 7, name: 'place', description: 'p' },
        { type: 3, name: 'label', description: 'l', autocomplete: true, max_length: 5 },
      ],
    },
    { type: 1, name: 'board', description: 'Shows it' },
  ],
};
const open = (options: object) => stage.asha.uses('table', { subcommand: 'open', options });
const state = async (id: unknown) => (await stage.call('GET', `/interactions/${id}`)).json;

test('the first world has a guild, two channels, the bot and people with pictures', async () => {
  const { json } = await stage.call('GET', '/state');
  expect(json.botReady).toBe(true);
  expect(many(json.channels).map((one) => String(one.name))).toContain('chaupal');
  expect(many(json.channels).length).toBeGreaterThanOrEqual(2);
  expect(
    many(json.users)
      .filter((one) => !one.bot)
      .map((one) => String(one.name)),
  ).toEqual(['Asha', 'Bilal', 'Chitra', 'Dev']);
  expect(many(json.commands).map((one) => String(one.name))).toEqual(['ludo', 'table']);
  const picture = await fetch(new URL(String(json.users?.[1]?.avatarUrl), stage.playground.url));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
});

test('a new person uses a command in their language', async () => {
  const { status, json } = await stage.call('POST', '/users', { name: 'Esha', locale: 'hi' });
  expect(status).toBe(201);
  await stage.call('POST', '/commands', { as: json.id, channel: stage.channel, name: 'ludo' });
  const interaction = await stage.line.dispatch('INTERACTION_CREATE');
  expect(interaction).toMatchObject({ locale: 'hi', member: { user: { id: json.id, global_name: 'Esha' } } });
});

test('options arrive with their types, people and channels resolved', async () => {
  await open({
    seats: 4,
    house: 'india',
    quick: true,
    guest: stage.bilal.id,
    place: stage.channel,
    label: 'abc',
  });
  const { data } = await stage.line.dispatch('INTERACTION_CREATE');
  expect(data).toMatchObject({
    name: 'table',
    options: [
      {
        name: 'open',
        type: 1,
        options: [
          { name: 'seats', type: 4, value: 4 },
          { name: 'house', type: 3, value: 'india' },
          { name: 'quick', type: 5, value: true },
          { name: 'guest', type: 6, value: stage.bilal.id },
          { name: 'place', type: 7, value: stage.channel },
          { name: 'label', type: 3, value: 'abc' },
        ],
      },
    ],
    resolved: {
      users: { [stage.bilal.id]: { id: stage.bilal.id } },
      members: { [stage.bilal.id]: { roles: [] } },
      channels: { [stage.channel]: { id: stage.channel } },
    },
  });
});

test('the client refuses what does not fit the command', async () => {
  for (const options of [
    {},
    { seats: 1 },
    { seats: 7 },
    { seats: 2.5 },
    { seats: '2' },
    { seats: 2, house: 'mars' },
    { seats: 2, quick: 'yes' },
    { seats: 2, guest: '123456789012345678' },
    { seats: 2, label: 'too long' },
    { seats: 2, unknown: 1 },
  ])
    await expect(open(options), JSON.stringify(options)).rejects.toThrow(/\.$/);
  await expect(stage.asha.uses('table')).rejects.toThrow('subcommand');
  await expect(stage.asha.uses('table', { subcommand: 'close' })).rejects.toThrow('close');
});

test('autocomplete asks the bot while somebody types', async () => {
  const { json } = await stage.call('POST', '/autocomplete', {
    as: stage.asha.id,
    channel: stage.channel,
    name: 'table',
    subcommand: 'open',
    options: { seats: 2, label: 'ab' },
    focused: 'label',
  });
  const interaction = await stage.line.dispatch('INTERACTION_CREATE');
  expect(interaction).toMatchObject({ type: 4, id: json.interaction });
  const choices = [{ name: 'Abba', value: 'abba' }];
  expect((await stage.answer(interaction, { type: 4, data: { content: 'a' } })).status).toBe(400);
  expect((await stage.answer(interaction, { type: 8, data: { choices } })).status).toBe(204);
  expect(await state(json.interaction)).toMatchObject({ state: 'answered', choices });
});

test('a menu takes as many picks as it says', async () => {
  await stage.asha.uses('ludo');
  const command = await stage.line.dispatch('INTERACTION_CREATE');
  const components = [row(select('menu', { min_values: 1, max_values: 1 })), row(button('a'))];
  await stage.answer(command, { type: 4, data: { content: 'a', components } });
  const message = String((await state(command.id)).messageId);
  await expect(stage.asha.presses(message, 'menu', { values: [] })).rejects.toThrow();
  await expect(stage.asha.presses(message, 'menu', { values: ['a', 'b'] })).rejects.toThrow();
  await expect(stage.asha.presses(message, 'menu', { values: ['z'] })).rejects.toThrow();
  await expect(stage.asha.presses(message, 'a', { values: ['a'] })).rejects.toThrow();
  await stage.asha.presses(message, 'menu', { values: ['b'] });
  const press = await stage.line.dispatch('INTERACTION_CREATE');
  expect(press.data).toMatchObject({ custom_id: 'menu', component_type: 3, values: ['b'] });
});

test('a modal is sent by the one who opened it, with what it asks for', async () => {
  await stage.asha.uses('ludo');
  const command = await stage.line.dispatch('INTERACTION_CREATE');
  const input = { type: 4, custom_id: 'name', style: 1, min_length: 3 };
  const modal = {
    custom_id: 'm',
    title: 'Name it',
    components: [{ type: 18, label: 'Name', component: input }],
  };
  expect((await stage.answer(command, { type: 9, data: modal })).status).toBe(204);
  expect(await state(command.id)).toMatchObject({ state: 'answered', modal: { title: 'Name it' } });
  const send = (as: string, values: object) =>
    stage.call('POST', '/modals', { as, interaction: command.id, values });
  expect((await send(stage.bilal.id, { name: 'Square' })).status).toBe(403);
  expect((await send(stage.asha.id, {})).status).toBe(400);
  expect((await send(stage.asha.id, { name: 'ab' })).status).toBe(400);
  expect((await send(stage.asha.id, { name: 'Square' })).status).toBe(201);
  const sent = await stage.line.dispatch('INTERACTION_CREATE');
  expect(sent).toMatchObject({
    type: 5,
    data: { custom_id: 'm', components: [{ component: { value: 'Square' } }] },
  });
  expect((await stage.answer(sent, { type: 9, data: modal })).status).toBe(400);
});

test('the log tells every request with its files and error code', async () => {
  const before = many((await stage.call('GET', '/log?since=0')).json).length;
  await stage.ask('POST', `/channels/${stage.channel}/messages`, {
    json: { content: 'logged' },
    files: [{ name: 'a.png', bytes: PIXEL }],
  });
  await stage.ask('POST', `/channels/${stage.channel}/messages`, { json: {} });
  const log = many((await stage.call('GET', `/log?since=${before}`)).json);
  expect(log).toMatchObject([
    {
      n: before + 1,
      method: 'POST',
      route: '/channels/:channel/messages',
      status: 200,
      body: { content: 'logged' },
      files: [{ name: 'a.png', bytes: PIXEL.length, type: 'image/png' }],
    },
    { n: before + 2, status: 400, errorCode: 50006 },
  ]);
});

test('listeners hear of messages, but not of others’ ephemeral ones', async () => {
  const asha = await createFeed(stage.playground.url, stage.asha.id);
  const bilal = await createFeed(stage.playground.url, stage.bilal.id);
  await stage.asha.uses('ludo');
  const command = await stage.line.dispatch('INTERACTION_CREATE');
  await stage.answer(command, { type: 4, data: { content: 'secret', flags: 64 } });
  await stage.ask('POST', `/channels/${stage.channel}/messages`, { json: { content: 'open' } });
  const saying = (content: string) => (event: Parameters<Parameters<typeof asha.until>[0]>[0]) =>
    event.type === 'message' && event.message.content === content;
  expect(await asha.until(saying('secret'))).toMatchObject({
    change: 'created',
    ephemeralFor: stage.asha.id,
  });
  await asha.until(saying('open'));
  await bilal.until(saying('open'));
  expect(bilal.seen().some(saying('secret'))).toBe(false);
  asha.close();
  bilal.close();
});

test('people write, also in threads', async () => {
  const { json } = await stage.call('POST', '/messages', {
    as: stage.asha.id,
    channel: stage.channel,
    content: 'hello',
  });
  const messages = many((await stage.call('GET', `/channels/${stage.channel}/messages`)).json);
  expect(messages.at(-1)).toMatchObject({ id: json.id, content: 'hello', author: { id: stage.asha.id } });
});

test('a command may be kept for those with a permission', async () => {
  const guarded = { name: 'guarded', description: 'd', default_member_permissions: '32' };
  await stage.ask('POST', `/applications/${stage.botId}/commands`, { json: guarded });
  await expect(stage.bilal.uses('guarded')).rejects.toThrow('may not use');
  // Asha owns the guild.
  await stage.asha.uses('guarded');
  expect(await stage.line.dispatch('INTERACTION_CREATE')).toMatchObject({ data: { name: 'guarded' } });
});

test('people have their roles: the owner, the bot’s own, everybody else a member', async () => {
  const { json } = await stage.call('GET', '/state');
  const roles = new Map(
    (json.users as unknown as { name: string; roles: string[] }[]).map((user) => [user.name, user.roles]),
  );
  expect(roles.get('Asha')).toEqual(['Owner']);
  expect(roles.get('Chaupal')).toEqual(['Chaupal']);
  expect(roles.get('Bilal')).toEqual(['Member']);
});
