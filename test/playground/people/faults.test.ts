/** Every fault that breaks REST or changes the world, and the sentence that explains it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Reply } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { many } from '../visitor.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.call('DELETE', '/faults');
  await stage.call('POST', '/clock', { advanceMs: 120_000 });
});

const fault = (body: object) => stage.call('POST', '/faults', body);
const look = () => stage.ask('GET', `/channels/${stage.channel}`);
const post = (content: string): Promise<Reply> =>
  stage.ask('POST', `/channels/${stage.channel}/messages`, { json: { content } });
const contents = async () =>
  many((await stage.call('GET', `/channels/${stage.channel}/messages`)).json).map((one) =>
    String(one.content),
  );

test('every fault is explained, and no other is taken', async () => {
  const { json } = await stage.call('GET', '/faults');
  const table = Object.entries(json);
  expect(table.length).toBeGreaterThanOrEqual(25);
  for (const [name, sentence] of table) expect(String(sentence), name).toMatch(/^[A-Z0-9].{15,}\.$/);
  expect((await fault({ nothing: 1 })).status).toBe(400);
});

test('429 for a route, so many times, with each scope', async () => {
  for (const scope of ['user', 'shared', 'global'] as const) {
    await fault({ rateLimit: { route: '/channels/:channel', retryAfterMs: 250, scope, times: 1 } });
    const limited = await look();
    expect(limited).toMatchObject({ status: 429, json: { retry_after: 0.25, global: scope === 'global' } });
    expect(limited.headers.get('x-ratelimit-scope')).toBe(scope);
    expect(limited.headers.get('x-ratelimit-global')).toBe(scope === 'global' ? 'true' : null);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await look()).status).toBe(200);
  }
  await fault({ rateLimit: { route: '/channels/:channel', times: 1 } });
  expect((await stage.ask('GET', '/users/@me')).status).toBe(200);
});

test('429 without headers', async () => {
  await fault({ rateLimit: { headers: 'none', times: 1 } });
  const limited = await look();
  expect(limited.status).toBe(429);
  expect(limited.headers.get('x-ratelimit-scope')).toBeNull();
});

test('errors by status, and by Discord’s code', async () => {
  await fault({ error: { status: 503, times: 1 } });
  expect((await look()).status).toBe(503);
  await fault({ error: { code: 200000, times: 1 } });
  expect(await look()).toMatchObject({ status: 400, json: { code: 200000 } });
  await fault({ error: { code: 130000, method: 'POST' } });
  expect((await look()).status).toBe(200);
  expect(await post('a')).toMatchObject({ status: 503, json: { code: 130000 } });
  await stage.call('DELETE', '/faults');
  expect((await post('a')).status).toBe(200);
});

test('a dropped request was never made; one accepted and then dropped was', async () => {
  await fault({ drop: { method: 'POST', times: 1 } });
  await expect(post('dropped')).rejects.toThrow();
  await fault({ acceptThenDrop: { method: 'POST', times: 1 } });
  await expect(post('accepted')).rejects.toThrow();
  const there = await contents();
  expect(there).not.toContain('dropped');
  expect(there).toContain('accepted');
});

test('a stalled request is carried out at once and answered later', async () => {
  await fault({ stall: { method: 'POST', ms: 600_000, times: 1 } });
  const stopped = new AbortController();
  const waiting = fetch(`${stage.playground.apiUrl}/v10/channels/${stage.channel}/messages`, {
    method: 'POST',
    signal: stopped.signal,
    headers: {
      authorization: `Bot ${stage.playground.token}`,
      'user-agent': 'DiscordBot (https://example.org, 1)',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ content: 'stalled' }),
  });
  while (!(await contents()).includes('stalled')) await stage.call('GET', '/state');
  stopped.abort();
  await expect(waiting).rejects.toThrow();
});

test('a ban has no Retry-After', async () => {
  await fault({ ban: { times: 1 } });
  const banned = await look();
  expect(banned).toMatchObject({ status: 429, json: { code: 0 } });
  expect(banned.headers.get('retry-after')).toBeNull();
});

test('the hidden limit of follow-ups: thirty a minute in a channel, ephemeral ones too', async () => {
  const all: Reply[] = [];
  for (let index = 0; index < 8; index += 1) {
    const interaction = await stage.interaction();
    await stage.answer(interaction, { type: 4, data: { content: 'a', flags: 64 } });
    for (let next = 0; next < 4; next += 1)
      all.push(
        await stage.ask('POST', `/webhooks/${stage.botId}/${interaction.token}`, {
          json: { content: 'b', flags: 64 },
          auth: false,
        }),
      );
  }
  const refused = all.filter((one) => one.status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers.get('x-ratelimit-scope')).toBe('shared');
  // Callbacks are not limited.
  expect((await stage.answer(await stage.interaction(), { type: 4, data: { content: 'c' } })).status).toBe(
    204,
  );
});

test('fifty requests a second for the whole bot', async () => {
  const paths = Array.from({ length: 300 }, (_, index) =>
    index % 2 ? '/users/@me' : `/users/${stage.asha.id}`,
  );
  const all = await Promise.all(paths.map((path) => stage.ask('GET', path)));
  const limited = all.filter((one) => one.status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(limited.some((one) => one.headers.get('x-ratelimit-scope') === 'global')).toBe(true);
});

test('someone with a timeout may only look', async () => {
  await fault({ timeout: { ms: 60_000 } });
  expect(await post('a')).toMatchObject({ status: 403, json: { code: 50013 } });
  expect((await look()).status).toBe(200);
  await stage.call('POST', '/clock', { advanceMs: 60_001 });
  expect((await post('a')).status).toBe(200);
});

test('a token that was reset', async () => {
  await fault({ wrongToken: true });
  expect(await look()).toMatchObject({ status: 401, json: { code: 0 } });
  expect(await stage.line.closed).toBe(4004);
});

test('messages, channels and threads end, and the bot hears of what it may hear', async () => {
  const other = await openStage();
  try {
    const made = String((await other.call('POST', '/channels', { name: 'short' })).json.id);
    await other.line.dispatch('CHANNEL_CREATE');
    const sent = await other.ask('POST', `/channels/${made}/messages`, { json: { content: 'a' } });
    await other.call('POST', '/faults', { deleteMessage: sent.json.id });
    expect(await other.ask('GET', `/channels/${made}/messages/${sent.json.id}`)).toMatchObject({
      status: 404,
      json: { code: 10008 },
    });
    await other.call('POST', '/faults', { deleteChannel: made });
    expect(await other.line.dispatch('CHANNEL_DELETE')).toMatchObject({ id: made });
    expect(await other.ask('GET', `/channels/${made}`)).toMatchObject({ status: 404, json: { code: 10003 } });

    const thread = String((await other.call('POST', '/channels', { name: 'game', kind: 'thread' })).json.id);
    await other.line.dispatch('THREAD_CREATE');
    await other.call('POST', '/faults', { archiveThread: thread });
    expect(await other.line.dispatch('THREAD_UPDATE')).toMatchObject({ thread_metadata: { archived: true } });
    await other.call('POST', '/faults', { unlockThread: thread });
    expect(await other.line.dispatch('THREAD_UPDATE')).toMatchObject({
      thread_metadata: { archived: false },
    });
    await other.call('POST', '/faults', { leave: other.bilal.id });
    await expect(other.bilal.uses('ludo')).rejects.toThrow();
  } finally {
    await other.close();
  }
});
