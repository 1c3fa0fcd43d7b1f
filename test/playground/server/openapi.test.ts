/** Every route of the playground, held against Discord's own description where that is found. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, row, select, V2 } from '../bodies.ts';
import { createJudge, DESCRIPTION, descriptionIsThere } from '../openapi.ts';
import { PIXEL } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { createWitness } from '../witness.ts';

if (!descriptionIsThere()) process.stdout.write(`Skipped: ${DESCRIPTION} is not there.\n`);

describe.runIf(descriptionIsThere())('the description', () => {
  const witness = createWitness();
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage({ witness, rateLimits: false });
  });
  afterAll(async () => {
    await stage.close();
    process.stdout.write(`${witness.summary()}\n`);
  });

  test('the judge objects to what does not fit', () => {
    const judge = createJudge();
    const path = '/channels/123456789012345678/messages';
    const label = { type: 2, style: 1, custom_id: 'a', label: 'a'.repeat(81) };
    const request = { content: 'a', components: [{ type: 1, components: [label] }] };
    const said = judge.objections({ method: 'POST', path, request, status: 200, answer: { id: 1 } });
    expect(said.some((one) => one.includes('/components/0/components/0/label'))).toBe(true);
    expect(said.some((one) => one.includes('answer 200'))).toBe(true);
    expect(
      judge.objections({ method: 'GET', path: '/nowhere', request: undefined, status: 200, answer: {} }),
    ).toHaveLength(1);
  });

  test('what a bot asks about itself and its guild', async () => {
    const { ask, botId, guildId, channel } = stage;
    for (const path of [
      '/gateway',
      '/gateway/bot',
      '/users/@me',
      '/users/@me/guilds',
      `/users/${stage.asha.id}`,
      '/applications/@me',
      '/oauth2/applications/@me',
      `/guilds/${guildId}`,
      `/guilds/${guildId}/channels`,
      `/guilds/${guildId}/roles`,
      `/guilds/${guildId}/members/${stage.asha.id}`,
      `/channels/${channel}`,
      `/applications/${botId}/commands`,
    ])
      expect((await ask('GET', path)).status, path).toBe(200);
    expect(witness.objections).toEqual([]);
  });

  test('commands', async () => {
    const { ask, botId, guildId } = stage;
    const command = {
      name: 'table',
      description: 'A table',
      name_localizations: { hi: 'मेज़' },
      default_member_permissions: '32',
      options: [
        {
          type: 1,
          name: 'open',
          description: 'Opens one',
          options: [
            { type: 3, name: 'house', description: 'Rules', choices: [{ name: 'India', value: 'india' }] },
            { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 6 },
            { type: 5, name: 'quick', description: 'Short clocks' },
            { type: 6, name: 'guest', description: 'Who' },
            { type: 7, name: 'place', description: 'Where', channel_types: [0] },
          ],
        },
      ],
    };
    for (const base of [
      `/applications/${botId}/commands`,
      `/applications/${botId}/guilds/${guildId}/commands`,
    ]) {
      const made = await ask('POST', base, { json: command });
      expect(made.status).toBe(201);
      await ask('GET', `${base}/${made.json.id}`);
      expect((await ask('PATCH', `${base}/${made.json.id}`, { json: { description: 'Other' } })).status).toBe(
        200,
      );
      expect((await ask('POST', base, { json: command })).status).toBe(200);
      expect((await ask('DELETE', `${base}/${made.json.id}`)).status).toBe(204);
      await ask('PUT', base, { json: [{ name: 'ludo', description: 'Opens a table' }] });
      await ask('GET', base);
    }
    expect(witness.objections).toEqual([]);
  });

  test('messages, files, embeds, components, replies', async () => {
    const { ask, channel } = stage;
    const path = `/channels/${channel}/messages`;
    const files = [{ name: 'a.png', bytes: PIXEL }];
    const first = await ask('POST', path, {
      json: {
        content: `<@${stage.asha.id}>`,
        nonce: 'a',
        enforce_nonce: true,
        components: [row(button('a', { emoji: { name: '🎲' } })), row(select('b'))],
        attachments: [{ id: 0, description: 'the board' }],
      },
      files,
    });
    const reply = await ask('POST', path, {
      json: {
        embeds: [
          { title: 'a', color: 1, fields: [{ name: 'a', value: 'b' }], image: { url: 'attachment://a.png' } },
        ],
        message_reference: { message_id: first.json.id },
      },
      files,
    });
    await ask('POST', path, {
      json: {
        flags: V2,
        components: [
          {
            type: 17,
            accent_color: 1,
            components: [
              { type: 10, content: 'a' },
              { type: 9, components: [{ type: 10, content: 'b' }], accessory: button('a') },
              { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'x' }] },
              { type: 14 },
              row(button('c')),
            ],
          },
        ],
      },
      files,
    });
    await ask('PATCH', `${path}/${first.json.id}`, {
      json: { content: 'b', attachments: [{ id: '0' }] },
      files,
    });
    await ask('GET', `${path}/${reply.json.id}`);
    await ask('GET', `${path}?limit=10`);
    await ask('POST', `/channels/${channel}/typing`);
    await ask('DELETE', `${path}/${first.json.id}`);
    expect(witness.objections).toEqual([]);
  });

  test('threads', async () => {
    const { ask, channel } = stage;
    const alone = await ask('POST', `/channels/${channel}/threads`, {
      json: { name: 'game', type: 11, auto_archive_duration: 60 },
    });
    expect(alone.status).toBe(201);
    const message = await ask('POST', `/channels/${channel}/messages`, { json: { content: 'a' } });
    const hung = await ask('POST', `/channels/${channel}/messages/${message.json.id}/threads`, {
      json: { name: 'from a message' },
    });
    expect(hung.json.id).toBe(message.json.id);
    await ask('GET', `/channels/${alone.json.id}`);
    await ask('PATCH', `/channels/${alone.json.id}`, { json: { archived: true } });
    expect(witness.objections).toEqual([]);
  });

  test('interactions and their webhooks', async () => {
    const { ask, botId } = stage;
    const data = { content: 'a', components: [row(button('a'))] };
    for (const body of [
      { type: 4, data },
      { type: 5, data: { flags: 64 } },
      {
        type: 9,
        data: {
          custom_id: 'm',
          title: 'a',
          components: [{ type: 18, label: 'a', component: { type: 4, custom_id: 'a', style: 1 } }],
        },
      },
    ]) {
      const interaction = await stage.interaction();
      const answer = await stage.answer(interaction, body, '?with_response=true');
      expect(answer.status).toBe(200);
      if (body.type === 9) continue;
      const hook = `/webhooks/${botId}/${interaction.token}`;
      await ask('PATCH', `${hook}/messages/@original`, { json: { content: 'b' } });
      await ask('GET', `${hook}/messages/@original`);
      const next = await ask('POST', hook, { json: { content: 'c', flags: 64 } });
      await ask('PATCH', `${hook}/messages/${next.json.id}`, { json: { content: 'd' } });
      await ask('DELETE', `${hook}/messages/${next.json.id}`);
    }
    const command = await stage.interaction();
    const board = await stage.answer(command, { type: 4, data }, '?with_response=true');
    for (const body of [{ type: 6 }, { type: 7, data: { content: 'x' } }]) {
      await stage.asha.presses(String(board.json.resource?.message?.id), 'a');
      const press = await stage.line.dispatch('INTERACTION_CREATE');
      expect((await stage.answer(press, body, '?with_response=true')).status).toBe(200);
    }
    expect(witness.objections).toEqual([]);
  });

  test('refusals', async () => {
    const { ask, channel } = stage;
    await ask('POST', `/channels/${channel}/messages`, { json: {} });
    await ask('POST', `/channels/${channel}/messages`, { json: { content: 'a'.repeat(2001) } });
    await ask('GET', '/channels/123456789012345678');
    await stage.call('POST', '/faults', { rateLimit: { retryAfterMs: 100, times: 1 } });
    expect((await ask('GET', `/channels/${channel}`)).status).toBe(429);
    expect(witness.objections).toEqual([]);
  });
});
