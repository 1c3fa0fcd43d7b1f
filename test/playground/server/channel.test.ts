/** Messages in a channel: what an edit keeps, who may, how often, and what threads refuse. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { V2 } from '../bodies.ts';
import { PIXEL, type Reply } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';
import { fileNames, many } from '../visitor.ts';
import { createWitness } from '../witness.ts';

const witness = createWitness();
let stage: Stage;
let path: string;
beforeAll(async () => {
  stage = await openStage({ witness });
  path = `/channels/${stage.channel}/messages`;
});
afterAll(async () => {
  await stage.close();
  expect(witness.objections).toEqual([]);
});
beforeEach(() => advance(120_000));
afterEach(() => stage.call('DELETE', '/faults'));

const advance = (advanceMs: number) => stage.call('POST', '/clock', { advanceMs });
const fault = (body: object) => stage.call('POST', '/faults', body);
const file = (name: string) => ({ name, bytes: PIXEL });
const post = (json: unknown, ...names: readonly string[]): Promise<Reply> =>
  stage.ask('POST', path, names.length === 0 ? { json } : { json, files: names.map(file) });
const patch = (id: unknown, json: unknown, ...names: readonly string[]): Promise<Reply> =>
  stage.ask('PATCH', `${path}/${id}`, names.length === 0 ? { json } : { json, files: names.map(file) });
const deny = (...names: readonly string[]) =>
  fault({ permissions: { channel: stage.channel, user: stage.botId, deny: names } });
const allow = (...names: readonly string[]) =>
  fault({ permissions: { channel: stage.channel, user: stage.botId, allow: names } });

test('an edit without attachments keeps the files', async () => {
  const sent = await post({ content: 'a' }, 'a.png');
  expect(fileNames((await patch(sent.json.id, { content: 'b' })).json)).toEqual(['a.png']);
});

test('an edit with a new file lists what stays', async () => {
  const { json } = await post({ content: 'a' }, 'a.png');
  const both = await patch(
    json.id,
    { attachments: [{ id: json.attachments?.[0]?.id }, { id: '0' }] },
    'b.png',
  );
  expect(fileNames(both.json)).toEqual(['a.png', 'b.png']);
  const one = await patch(json.id, { attachments: [{ id: '0', description: 'the board' }] }, 'c.png');
  expect(fileNames(one.json)).toEqual(['c.png']);
  expect(one.json.attachments?.[0]).toMatchObject({ description: 'the board', width: 1, height: 1 });
});

test('a new file without a list replaces the old ones, and an empty list takes all away', async () => {
  const { json } = await post({ content: 'a' }, 'a.png');
  expect(fileNames((await patch(json.id, {}, 'b.png')).json)).toEqual(['b.png']);
  expect(fileNames((await patch(json.id, { attachments: [] })).json)).toEqual([]);
});

test('thirty edits leave one file', async () => {
  const { json } = await post({ content: 'a' }, 'turn-0.png');
  for (let turn = 1; turn <= 30; turn += 1) {
    await advance(5_000);
    await patch(json.id, { attachments: [{ id: '0' }] }, `turn-${turn}.png`);
  }
  expect(fileNames((await stage.ask('GET', `${path}/${json.id}`)).json)).toEqual(['turn-30.png']);
});

test('a file shown in an embed or a gallery is not listed', async () => {
  const embed = await post({ embeds: [{ title: 'a', image: { url: 'attachment://a.png' } }] }, 'a.png');
  expect(embed.json).toMatchObject({ attachments: [] });
  expect(String(embed.json.embeds?.[0]?.image?.url)).toMatch(/\/a\.png\?ex=/);
  const gallery = await post(
    { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://b.png' } }] }] },
    'b.png',
  );
  expect(gallery.json).toMatchObject({ attachments: [], components: [{ type: 12 }] });
  expect(Number(gallery.json.components?.[0]?.id)).toBeGreaterThan(0);
});

test('the address of a file is signed and expires', async () => {
  const { json } = await post({}, 'a.png');
  const url = String(json.attachments?.[0]?.url);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(url.replace(/hm=[0-9a-f]/, 'hm=x'))).ok).toBe(false);
  expect((await fetch(url.split('?')[0] ?? '')).ok).toBe(false);
  await advance(25 * 3_600_000);
  expect((await fetch(url)).ok).toBe(false);
});

test('a file above ten MiB is refused, and a request above 25 MiB too', async () => {
  const big = (mib: number) => ({ name: 'a.png', bytes: new Uint8Array(mib * 1024 * 1024 + 1) });
  const tooBig = await stage.ask('POST', path, { json: {}, files: [big(10)] });
  expect([40005, 50045]).toContain(Number(tooBig.json.code));
  expect(tooBig.status).toBeGreaterThanOrEqual(400);
  const request = await stage.ask('POST', path, { json: {}, files: [big(9), big(9), big(9)] });
  expect(request).toMatchObject({ status: 413, json: { code: 40005 } });
});

test('the same nonce gives the same message', async () => {
  const body = { content: 'once', nonce: 'table-turn', enforce_nonce: true };
  const [one, two] = [await post(body), await post(body)];
  expect(two.json.id).toBe(one.json.id);
});

test('five messages in five seconds, then 429 with headers', async () => {
  const all: Reply[] = [];
  for (let index = 0; index < 6; index += 1) all.push(await post({ content: 'a' }));
  expect(all.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(all[0]?.headers.get('x-ratelimit-remaining')).toBe('4');
  const last = all[5];
  expect(last?.headers.get('x-ratelimit-scope')).toBe('user');
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(last?.json).toMatchObject({ global: false });
  expect(Number(last?.json.retry_after)).toBeGreaterThan(0);
});

test('a message older than an hour takes three edits in six seconds', async () => {
  const { json } = await post({ content: 'old' });
  await advance(61 * 60_000);
  const all: Reply[] = [];
  for (let index = 0; index < 4; index += 1) all.push(await patch(json.id, { content: `${index}` }));
  expect(all.map((one) => one.status)).toEqual([200, 200, 200, 429]);
  expect(all[3]?.json.code).toBe(30046);
});

test('each permission that is missing is refused', async () => {
  await deny('VIEW_CHANNEL');
  expect(await post({ content: 'a' })).toMatchObject({ status: 403, json: { code: 50001 } });
  await allow('VIEW_CHANNEL');
  for (const [name, send] of [
    ['SEND_MESSAGES', () => post({ content: 'a' })],
    ['ATTACH_FILES', () => post({ content: 'a' }, 'a.png')],
    [
      'READ_MESSAGE_HISTORY',
      () => post({ content: 'a', message_reference: { message_id: '123456789012345678' } }),
    ],
  ] as const) {
    await deny(name);
    expect(await send(), name).toMatchObject({ status: 403, json: { code: 50013 } });
    await allow(name);
  }
});

test('unknown channels and messages, and messages of others', async () => {
  const nowhere = await stage.ask('POST', '/channels/123456789012345678/messages', {
    json: { content: 'a' },
  });
  expect(nowhere).toMatchObject({ status: 404, json: { code: 10003 } });
  expect(await patch('123456789012345678', { content: 'a' })).toMatchObject({
    status: 404,
    json: { code: 10008 },
  });
  const said = await stage.call('POST', '/messages', {
    as: stage.asha.id,
    channel: stage.channel,
    content: 'hi',
  });
  expect(await patch(said.json.id, { content: 'a' })).toMatchObject({ status: 403, json: { code: 50005 } });
  expect(await stage.ask('DELETE', `${path}/${said.json.id}`)).toMatchObject({
    status: 403,
    json: { code: 50013 },
  });
  expect(await stage.ask('GET', '/channels/abc')).toMatchObject({ status: 400, json: { code: 50035 } });
});

test('an archived thread takes no edits; sending wakes it unless it is locked', async () => {
  const thread = String((await stage.call('POST', '/channels', { name: 'game', kind: 'thread' })).json.id);
  const inThread = `/channels/${thread}/messages`;
  const first = await stage.ask('POST', inThread, { json: { content: 'a' } });
  await advance(59 * 60_000);
  const edit = () => stage.ask('PATCH', `${inThread}/${first.json.id}`, { json: { content: 'b' } });
  expect((await edit()).status).toBe(200);
  // Edits are no activity: an hour after the last message the thread is archived.
  await advance(60_001);
  expect(await edit()).toMatchObject({ status: 400, json: { code: 50083 } });
  expect((await stage.ask('POST', inThread, { json: { content: 'c' } })).status).toBe(200);
  expect((await edit()).status).toBe(200);
  await fault({ lockThread: thread });
  expect(await stage.ask('POST', inThread, { json: { content: 'd' } })).toMatchObject({
    status: 400,
    json: { code: 160005 },
  });
});

test('many messages are deleted at once, but no old ones', async () => {
  await fault({ permissions: { channel: stage.channel, user: stage.botId, allow: ['MANAGE_MESSAGES'] } });
  const two = [await post({ content: 'a' }), await post({ content: 'b' })].map((one) => one.json.id);
  const bulk = (messages: readonly unknown[]) =>
    stage.ask('POST', `${path}/bulk-delete`, { json: { messages } });
  expect(await bulk(two.slice(0, 1))).toMatchObject({ status: 400, json: { code: 50016 } });
  expect((await bulk(two)).status).toBe(204);
  expect(await bulk(['123456789012345678', '123456789012345679'])).toMatchObject({
    status: 400,
    json: { code: 50034 },
  });
});

test('mentions ring only those who are allowed', async () => {
  const content = `<@${stage.asha.id}> <@${stage.bilal.id}> @everyone`;
  const mentions = async (allowed_mentions: unknown) => {
    const { json } = await post({ content, allowed_mentions });
    return many(json.mentions).map((one) => String(one.id));
  };
  expect(await mentions({ parse: [] })).toEqual([]);
  expect(await mentions({ parse: [], users: [stage.bilal.id] })).toEqual([stage.bilal.id]);
  expect(await mentions({ parse: ['users'] })).toEqual([stage.asha.id, stage.bilal.id]);
});
