/** The life of an interaction: 3 seconds, once only, 15 minutes, and who sees the answer. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { button, row } from '../bodies.ts';
import type { Loose } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { many } from '../visitor.ts';
import { createWitness } from '../witness.ts';

const witness = createWitness();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ witness });
});
afterAll(async () => {
  await stage.close();
  expect(witness.objections).toEqual([]);
});
afterEach(() => stage.call('DELETE', '/faults'));

const advance = (advanceMs: number) => stage.call('POST', '/clock', { advanceMs });
const reply = (content: string, more = {}) => ({ type: 4, data: { content, ...more } });
const state = async (interaction: Loose) => (await stage.call('GET', `/interactions/${interaction.id}`)).json;
const webhook = (interaction: Loose, end = '') => `/webhooks/${stage.botId}/${interaction.token}${end}`;
const original = (interaction: Loose) => webhook(interaction, '/messages/@original');
const seenBy = async (id: string) =>
  many((await stage.call('GET', `/channels/${stage.channel}/messages?as=${id}`)).json);

test('the payload carries what Discord sends', async () => {
  const interaction = await stage.interaction();
  expect(interaction).toMatchObject({
    application_id: stage.botId,
    type: 2,
    version: 1,
    guild_id: stage.guildId,
    channel_id: stage.channel,
    channel: { id: stage.channel, type: 0 },
    guild: { id: stage.guildId },
    member: { user: { id: stage.asha.id } },
    data: { name: 'ludo', type: 1 },
    locale: 'en-US',
    guild_locale: 'en-US',
    context: 0,
    attachment_size_limit: 10 * 1024 * 1024,
    entitlements: [],
  });
  expect(String(interaction.app_permissions)).toMatch(/^\d+$/);
  expect(String(interaction.member?.permissions)).toMatch(/^\d+$/);
});

test('an answer is 204, and with a response the message', async () => {
  const plain = await stage.answer(await stage.interaction(), reply('a'));
  expect(plain.status).toBe(204);
  const interaction = await stage.interaction();
  const full = await stage.answer(interaction, reply('b'), '?with_response=true');
  expect(full).toMatchObject({
    status: 200,
    json: {
      interaction: {
        id: interaction.id,
        type: 2,
        response_message_ephemeral: false,
        response_message_loading: false,
      },
      resource: { type: 4, message: { content: 'b', author: { id: stage.botId } } },
    },
  });
});

test('after three seconds the interaction is unknown', async () => {
  const interaction = await stage.interaction();
  await advance(3_001);
  expect(await stage.answer(interaction, reply('late'))).toMatchObject({
    status: 404,
    json: { code: 10062 },
  });
  expect(await state(interaction)).toMatchObject({ state: 'failed' });
});

test('just inside three seconds it is answered', async () => {
  const interaction = await stage.interaction();
  await advance(2_000);
  expect((await stage.answer(interaction, reply('in time'))).status).toBe(204);
  const { answeredAfterMs } = await state(interaction);
  expect(Number(answeredAfterMs)).toBeGreaterThanOrEqual(2_000);
});

test('a second answer is refused', async () => {
  const interaction = await stage.interaction();
  await stage.answer(interaction, reply('one'));
  expect(await stage.answer(interaction, reply('two'))).toMatchObject({ status: 400, json: { code: 40060 } });
});

test('of fifty answers at once one counts', async () => {
  const interaction = await stage.interaction();
  const all = await Promise.all(Array.from({ length: 50 }, () => stage.answer(interaction, reply('x'))));
  expect(all.filter((one) => one.status === 204)).toHaveLength(1);
  expect(all.filter((one) => one.json?.code !== undefined).map((one) => one.json.code)).toEqual(
    Array.from({ length: 49 }, () => 40060),
  );
});

test('a forged token is unknown', async () => {
  const interaction = await stage.interaction();
  const forged = await stage.ask('POST', `/interactions/${interaction.id}/abc/callback`, {
    json: reply('x'),
  });
  expect(forged).toMatchObject({ status: 404, json: { code: 10062 } });
});

test('before the first answer the webhook is unknown', async () => {
  const interaction = await stage.interaction();
  const early = await stage.ask('PATCH', original(interaction), { json: { content: 'a' }, auth: false });
  expect(early).toMatchObject({ status: 404, json: { code: 10015 } });
});

test('after fifteen minutes the token is invalid', async () => {
  const interaction = await stage.interaction();
  await stage.answer(interaction, reply('a'));
  expect((await stage.ask('PATCH', original(interaction), { json: { content: 'b' } })).status).toBe(200);
  await advance(15 * 60_000 + 1);
  for (const [method, path] of [
    ['PATCH', original(interaction)],
    ['GET', original(interaction)],
    ['POST', webhook(interaction)],
  ] as const)
    expect(await stage.ask(method, path, method === 'GET' ? {} : { json: { content: 'c' } })).toMatchObject({
      status: 401,
      json: { code: 50027 },
    });
});

test('a deferred answer waits for its content, and fails after fifteen minutes without', async () => {
  const interaction = await stage.interaction();
  await stage.answer(interaction, { type: 5 });
  expect(await state(interaction)).toMatchObject({ state: 'deferred' });
  const filled = await stage.ask('PATCH', original(interaction), { json: { content: 'here' } });
  expect(filled).toMatchObject({ status: 200, json: { content: 'here', flags: 0, edited_timestamp: null } });
  expect(await state(interaction)).toMatchObject({ state: 'answered' });

  const forgotten = await stage.interaction();
  await stage.answer(forgotten, { type: 5 });
  await advance(15 * 60_000 + 1);
  expect(await state(forgotten)).toMatchObject({ state: 'failed' });
});

test('ephemeral messages are seen by one person, and are not in the channel for the bot', async () => {
  const interaction = await stage.interaction();
  await stage.answer(interaction, reply('secret', { flags: 64 }));
  const { messageId, ephemeral } = await state(interaction);
  expect(ephemeral).toBe(true);
  expect((await seenBy(stage.asha.id)).some((one) => one.id === messageId)).toBe(true);
  expect((await seenBy(stage.bilal.id)).some((one) => one.id === messageId)).toBe(false);
  const path = `/channels/${stage.channel}/messages/${messageId}`;
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect(await stage.ask(method, path, method === 'PATCH' ? { json: { content: 'x' } } : {})).toMatchObject(
      {
        status: 404,
        json: { code: 10008 },
      },
    );
  expect((await stage.ask('DELETE', original(interaction), { auth: false })).status).toBe(204);
});

test('a deferred answer fixes whether it is ephemeral', async () => {
  const interaction = await stage.interaction();
  await stage.answer(interaction, { type: 5, data: { flags: 64 } });
  const first = await stage.ask('POST', webhook(interaction), { json: { content: 'filled' } });
  expect(first.json.flags).toBe(64);
  expect(first.json.id).toBe((await state(interaction)).messageId);
});

test('an update changes the message of the button; it does not answer a command', async () => {
  const command = await stage.interaction();
  await stage.answer(command, reply('board', { components: [row(button('roll'))] }));
  const board = String((await state(command)).messageId);
  await stage.asha.presses(board, 'roll');
  const press = await stage.line.dispatch('INTERACTION_CREATE');
  expect(press).toMatchObject({
    type: 3,
    data: { custom_id: 'roll', component_type: 2 },
    message: { id: board },
  });
  expect((await stage.answer(press, { type: 7, data: { content: 'moved' } })).status).toBe(204);
  const after = (await seenBy(stage.bilal.id)).find((one) => String(one.id) === board);
  expect(after).toMatchObject({ content: 'moved', components: [{ components: [{ custom_id: 'roll' }] }] });
});

test('answers need no permission in the channel', async () => {
  await stage.call('POST', '/faults', {
    permissions: { channel: stage.channel, user: stage.botId, deny: ['SEND_MESSAGES', 'ATTACH_FILES'] },
  });
  const interaction = await stage.interaction();
  expect((await stage.answer(interaction, reply('still here'))).status).toBe(204);
  const send = await stage.ask('POST', `/channels/${stage.channel}/messages`, { json: { content: 'a' } });
  expect(send).toMatchObject({ status: 403, json: { code: 50013 } });
  await stage.call('POST', '/faults', {
    permissions: { channel: stage.channel, user: stage.botId, allow: ['SEND_MESSAGES', 'ATTACH_FILES'] },
  });
});

test('a press on a button that is gone or disabled is refused, unless it is stale', async () => {
  const command = await stage.interaction();
  await stage.answer(command, reply('board', { components: [row(button('roll', { disabled: true }))] }));
  const board = String((await state(command)).messageId);
  await expect(stage.asha.presses(board, 'roll')).rejects.toThrow();
  await expect(stage.asha.presses(board, 'gone')).rejects.toThrow();
  await stage.asha.presses(board, 'gone', { stale: true });
  expect(await stage.line.dispatch('INTERACTION_CREATE')).toMatchObject({ data: { custom_id: 'gone' } });
});
