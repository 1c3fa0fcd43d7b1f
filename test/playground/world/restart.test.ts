/** A playground that starts again in the same folder: what is there still, and what is not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayground } from '#playground/playground.ts';
import { button, row } from '../bodies.ts';
import { PIXEL } from '../raw-bot.ts';
import { openStage } from '../stage.ts';
import { many } from '../visitor.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('people, channels, commands, messages and files survive', async () => {
  const dataDir = join(folder, 'kept');
  const before = await openStage({ dataDir });
  await before.call('POST', '/users', { name: 'Esha', locale: 'hi' });
  await before.call('POST', '/channels', { name: 'garden' });
  await before.call('POST', '/channels', { name: 'game', kind: 'thread' });
  await before.call('POST', '/faults', {
    permissions: { channel: before.channel, user: before.botId, deny: ['EMBED_LINKS'] },
  });
  const sent = await before.ask('POST', `/channels/${before.channel}/messages`, {
    json: { content: 'board', components: [row(button('roll'))] },
    files: [{ name: 'a.png', bytes: PIXEL }],
  });
  const command = await before.interaction();
  await before.answer(command, { type: 4, data: { content: 'secret', flags: 64 } });
  await before.call('POST', '/clock', { advanceMs: 3_600_000 });
  const state = (await before.call('GET', '/state')).json;
  await before.close();

  const after = await openStage({ dataDir });
  try {
    const again = (await after.call('GET', '/state')).json;
    expect(after.botId).toBe(before.botId);
    const withoutAddress = (json: unknown) =>
      JSON.parse(JSON.stringify(json).replaceAll(/127\.0\.0\.1:\d+/g, 'here'));
    for (const part of ['users', 'guilds', 'channels'] as const)
      expect(withoutAddress(again[part])).toEqual(withoutAddress(state[part]));
    expect(Number(again.now)).toBeGreaterThanOrEqual(Number(state.now));

    const messages = many((await after.call('GET', `/channels/${after.channel}/messages`)).json);
    expect(messages.map((one) => one.id)).toEqual([sent.json.id]);
    const file = await fetch(String(messages[0]?.attachments?.[0]?.url));
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(PIXEL))).toBe(true);

    await after.asha.presses(String(sent.json.id), 'roll');
    const press = await after.line.dispatch('INTERACTION_CREATE');
    expect((await after.answer(press, { type: 7, data: { content: 'moved' } })).status).toBe(204);
    const edited = await after.ask('PATCH', `/channels/${after.channel}/messages/${sent.json.id}`, {
      json: { content: 'moved on' },
    });
    expect(edited).toMatchObject({
      status: 200,
      json: { content: 'moved on', attachments: [{ filename: 'a.png' }] },
    });
  } finally {
    await after.close();
  }
});

test('a damaged world stops the start with a sentence', async () => {
  const dataDir = join(folder, 'damaged');
  await (await createPlayground({ port: 0, dataDir })).close();
  await writeFile(join(dataDir, 'world.json'), '{"world":');
  await expect(createPlayground({ port: 0, dataDir })).rejects.toThrow(/world\.json/);
});

test('a taken port is said', async () => {
  const first = await createPlayground({ port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(createPlayground({ port })).rejects.toThrow(`${port}`);
  await first.close();
});

test('a token can be given; its bot is the one of the world', async () => {
  const token = `${Buffer.from('123456789012345678').toString('base64')}.abc.def`;
  const stage = await createPlayground({ port: 0, token });
  const me = await fetch(`${stage.apiUrl}/v10/users/@me`, {
    headers: { authorization: `Bot ${token}`, 'user-agent': 'test' },
  });
  expect(await me.json()).toMatchObject({ id: '123456789012345678', bot: true });
  await stage.close();
  await expect(createPlayground({ port: 0, token: 'nonsense' })).rejects.toThrow();
});
