/** The gateway: hello, identify, heartbeats, resume, and the codes it closes with. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { identity, type Line, openLine } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage;
let url: string;
const lines: Line[] = [];

beforeAll(async () => {
  stage = await openStage({ identifyEveryMs: 0 });
  url = stage.playground.url.replace('http', 'ws');
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.call('DELETE', '/faults');
  for (const line of lines.splice(0)) if (line.socket.readyState < 2) await line.hangUp();
});

const fault = (body: object) => stage.call('POST', '/faults', body);
async function open(query = ''): Promise<Line> {
  const line = await openLine(`${url}/${query}`);
  lines.push(line);
  return line;
}
async function identified(more: object = {}): Promise<{ line: Line; session: string }> {
  const line = await open();
  line.send(2, identity(stage.playground.token, more));
  const ready = await line.dispatch('READY');
  return { line, session: String(ready.session_id) };
}
async function lastSeq(line: Line): Promise<number> {
  await line.dispatch('GUILD_CREATE');
  return 2;
}

test('hello first, then READY, then the guild', async () => {
  const line = await open('?v=10&encoding=json');
  const hello = await line.take((packet) => packet.op === 10);
  expect(Number(hello.d.heartbeat_interval)).toBeGreaterThan(0);
  line.send(2, identity(stage.playground.token));
  const ready = await line.take((packet) => packet.t === 'READY');
  expect(ready).toMatchObject({
    op: 0,
    s: 1,
    d: { v: 10, guilds: [{ id: stage.guildId, unavailable: true }] },
  });
  expect(String(ready.d.resume_gateway_url)).toBe(url);
  const guild = await line.take((packet) => packet.t === 'GUILD_CREATE');
  expect(guild).toMatchObject({ s: 2, d: { id: stage.guildId, unavailable: false } });
  expect(guild.d.roles?.[0]?.colors).toMatchObject({ primary_color: 0 });
});

test('a heartbeat is acknowledged, and asked for', async () => {
  const { line } = await identified();
  line.send(1, null);
  await line.take((packet) => packet.op === 11);
  await fault({ askHeartbeat: true });
  await line.take((packet) => packet.op === 1);
});

const CLOSES: readonly (readonly [string, number, (line: Line) => void])[] = [
  ['an unknown operation', 4001, (line) => line.send(99, {})],
  ['no JSON', 4002, (line) => line.socket.send('{')],
  ['more than 4096 bytes', 4002, (line) => line.send(1, 'a'.repeat(4097))],
  ['a presence before it identified', 4003, (line) => line.send(3, { status: 'online' })],
  ['a wrong token', 4004, (line) => line.send(2, identity('a.b.c'))],
  [
    'a shard beyond the count',
    4010,
    (line) => line.send(2, identity(stage.playground.token, { shard: [1, 1] })),
  ],
  ['unknown intents', 4013, (line) => line.send(2, identity(stage.playground.token, { intents: 2 ** 30 }))],
  ['privileged intents', 4014, (line) => line.send(2, identity(stage.playground.token, { intents: 2 }))],
];
for (const [what, code, act] of CLOSES)
  test(`${what} closes with ${code}`, async () => {
    const line = await open();
    act(line);
    expect(await line.closed).toBe(code);
  });

test('identifying twice closes with 4005', async () => {
  const { line } = await identified();
  line.send(2, identity(stage.playground.token));
  expect(await line.closed).toBe(4005);
});

test('a wrong version closes with 4012', async () => {
  const line = await open('?v=5');
  expect(await line.closed).toBe(4012);
});

test('a hundred and twenty-one sends in a minute close with 4008', async () => {
  const { line } = await identified();
  for (let index = 0; index < 121; index += 1) line.send(1, null);
  expect(await line.closed).toBe(4008);
});

test('a granted privileged intent is let in', async () => {
  await fault({ allowedPrivilegedIntents: 2 });
  await identified({ intents: 3 });
});

test('a resume replays what was missed, once, in order', async () => {
  const { line, session } = await identified();
  const seq = await lastSeq(line);
  await line.hangUp();
  await stage.asha.uses('ludo');
  await stage.asha.uses('ludo');
  const again = await open();
  again.send(6, { token: stage.playground.token, session_id: session, seq });
  const first = await again.take((packet) => packet.t === 'INTERACTION_CREATE');
  const second = await again.take((packet) => packet.t === 'INTERACTION_CREATE');
  expect([first.s, second.s]).toEqual([seq + 1, seq + 2]);
  await again.take((packet) => packet.t === 'RESUMED');
  await stage.line.dispatch('INTERACTION_CREATE');
  await stage.line.dispatch('INTERACTION_CREATE');
});

test('a session that is not known, or ended with 1000, is invalid', async () => {
  const line = await open();
  line.send(6, { token: stage.playground.token, session_id: 'nothing', seq: 1 });
  expect((await line.take((packet) => packet.op === 9)).d).toBe(false);

  const { line: other, session } = await identified();
  other.socket.close(1000);
  await other.closed;
  const again = await open();
  again.send(6, { token: stage.playground.token, session_id: session, seq: 1 });
  expect((await again.take((packet) => packet.op === 9)).d).toBe(false);
});

test('a sequence from the future closes with 4007', async () => {
  const { line, session } = await identified();
  await line.hangUp();
  const again = await open();
  again.send(6, { token: stage.playground.token, session_id: session, seq: 99 });
  expect(await again.closed).toBe(4007);
});

test('two sessions of one shard hear everything twice; another shard nothing', async () => {
  const one = await identified();
  const index = Number((BigInt(stage.guildId) >> 22n) % 2n);
  const two = await identified({ shard: [index, 2] });
  const other = await identified({ shard: [1 - index, 2] });
  await stage.asha.uses('ludo');
  await one.line.dispatch('INTERACTION_CREATE');
  await two.line.dispatch('INTERACTION_CREATE');
  await stage.line.dispatch('INTERACTION_CREATE');
  other.line.send(1, null);
  await other.line.take((packet) => packet.op === 11);
  expect(other.line.left().filter((packet) => packet.t !== null)).toEqual([]);
});

test('without the intent for messages no message arrives; with it they do', async () => {
  const deaf = await identified();
  const hears = await identified({ intents: 1 | (1 << 9) });
  await stage.ask('POST', `/channels/${stage.channel}/messages`, { json: { content: 'hello' } });
  expect(await hears.line.dispatch('MESSAGE_CREATE')).toMatchObject({ content: 'hello' });
  deaf.line.send(1, null);
  await deaf.line.take((packet) => packet.op === 11);
  expect(deaf.line.left().some((packet) => packet.t === 'MESSAGE_CREATE')).toBe(false);
});

test('two identifies of one shard within five seconds: the second is invalid', async () => {
  const strict = await openStage();
  try {
    const line = await openLine(strict.playground.url.replace('http', 'ws'));
    line.send(2, identity(strict.playground.token));
    expect((await line.take((packet) => packet.op === 9)).d).toBe(false);
    await line.hangUp();
  } finally {
    await strict.close();
  }
});

test('when no identify is left the token is refused', async () => {
  await fault({ identifiesLeft: 0 });
  const limits = (await stage.ask('GET', '/gateway/bot')).json.session_start_limit;
  expect(limits).toMatchObject({ total: 1000, remaining: 0, max_concurrency: 1 });
  const line = await open();
  line.send(2, identity(stage.playground.token));
  expect(await line.closed).toBe(4004);
});

test('a client that sends no heartbeat is closed', async () => {
  const quick = await openStage({ heartbeatMs: 40 });
  expect(await quick.line.closed).toBe(4009);
  await quick.playground.close();
});

test('op 7, op 9, silence, repeats and replays on demand', async () => {
  const { line } = await identified();
  await fault({ reconnect: true });
  await line.take((packet) => packet.op === 7);
  await fault({ invalidSession: { resumable: true } });
  expect((await line.take((packet) => packet.op === 9)).d).toBe(true);

  await fault({ repeatDispatches: 1 });
  const id = await stage.asha.uses('ludo');
  for (let index = 0; index < 2; index += 1) expect((await line.dispatch('INTERACTION_CREATE')).id).toBe(id);
  await fault({ replay: 1 });
  expect((await line.dispatch('INTERACTION_CREATE')).id).toBe(id);
  await stage.call('DELETE', '/faults');

  await fault({ silence: true });
  await stage.asha.uses('ludo');
  line.send(1, null);
  await line.take((packet) => packet.op === 11);
  expect(line.left().some((packet) => packet.t === 'INTERACTION_CREATE')).toBe(false);
});

test('dispatches come in reverse when they are to be reordered', async () => {
  const { line } = await identified();
  await fault({ reorderDispatches: 1 });
  const first = await stage.asha.uses('ludo');
  const second = await stage.asha.uses('ludo');
  expect((await line.dispatch('INTERACTION_CREATE')).id).toBe(second);
  expect((await line.dispatch('INTERACTION_CREATE')).id).toBe(first);
});

test('no Hello, no connection, no acknowledgement', async () => {
  await fault({ noHeartbeatAck: true });
  const { line } = await identified();
  line.send(1, null);
  line.send(3, { since: null, activities: [], status: 'online', afk: false });
  expect(line.left().some((packet) => packet.op === 11)).toBe(false);
  await fault({ swallowHello: true });
  const quiet = await open();
  quiet.send(2, identity(stage.playground.token));
  await quiet.dispatch('READY');
  expect(quiet.left().some((packet) => packet.op === 10)).toBe(false);
  await fault({ refuseConnections: true });
  await expect(openLine(url)).rejects.toThrow('503');
});

test('an outage and a removal are told apart', async () => {
  const { line } = await identified();
  await line.dispatch('GUILD_CREATE');
  await fault({ guild: 'unavailable' });
  expect(await line.dispatch('GUILD_DELETE')).toEqual({ id: stage.guildId, unavailable: true });
  await fault({ guild: 'available' });
  expect(await line.dispatch('GUILD_CREATE')).toMatchObject({ unavailable: false });
  await fault({ guild: 'removed' });
  expect(await line.dispatch('GUILD_DELETE')).toEqual({ id: stage.guildId });
  const gone = await stage.ask('GET', `/channels/${stage.channel}`);
  expect(gone).toMatchObject({ status: 403, json: { code: 50001 } });
  await fault({ guild: 'added' });
});
