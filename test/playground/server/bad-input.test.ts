/** Whatever a client sends, the playground answers as Discord would, and goes on. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PIXEL, type Sending } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage;
let path: string;
beforeAll(async () => {
  stage = await openStage({ rateLimits: false });
  path = `/channels/${stage.channel}/messages`;
});
afterAll(() => stage.close());
afterEach(async () => {
  expect((await stage.call('GET', '/state')).status, 'it goes on').toBe(200);
});

const post = (sending: Sending) => stage.ask('POST', path, sending);

test('no token, a wrong token, a token of another kind', async () => {
  expect(await stage.ask('GET', '/users/@me', { auth: false })).toMatchObject({
    status: 401,
    json: { code: 0 },
  });
  for (const authorization of ['Bot nonsense', stage.playground.token, `Bearer ${stage.playground.token}`])
    expect(await stage.ask('GET', '/users/@me', { auth: false, headers: { authorization } })).toMatchObject({
      status: 401,
    });
});

test('the token has Discord’s shape', () => {
  const [id, ...rest] = stage.playground.token.split('.');
  expect(Buffer.from(id ?? '', 'base64').toString()).toBe(stage.botId);
  expect(rest).toHaveLength(2);
});

test('no User-Agent', async () => {
  const said = await stage.ask('GET', '/users/@me', { headers: { 'user-agent': '' } });
  expect(said).toMatchObject({ status: 403, json: { code: 40333 } });
});

test('unknown routes, methods and versions', async () => {
  expect(await stage.ask('GET', '/nowhere')).toMatchObject({
    status: 404,
    json: { code: 0, message: '404: Not Found' },
  });
  expect(await stage.ask('PUT', '/users/@me', { json: {} })).toMatchObject({
    status: 405,
    json: { code: 0 },
  });
  expect((await fetch(`${stage.playground.apiUrl}/v3/users/@me`)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${stage.playground.apiUrl}/v10/%E0%A4%A`)).status).toBe(404);
  expect((await fetch(`${stage.playground.url}/attachments/1/2/x.png`)).status).toBe(404);
});

test('malformed JSON, another type, no object', async () => {
  const raw = (type: string, text: string) => post({ raw: { type, text } });
  expect(await raw('application/json', '{"content":')).toMatchObject({ status: 400, json: { code: 50109 } });
  expect(await raw('text/plain', 'hello')).toMatchObject({ status: 400, json: { code: 50035 } });
  expect(await raw('application/json', '[]')).toMatchObject({ status: 400, json: { code: 50035 } });
  expect(await raw('application/json', '"a"')).toMatchObject({ status: 400, json: { code: 50035 } });
  expect(await raw('application/json', '')).toMatchObject({ status: 400, json: { code: 50006 } });
});

test('multipart without payload or boundary, with broken payload', async () => {
  const files = [{ name: 'a.png', bytes: PIXEL }];
  expect((await post({ files })).status).toBe(200);
  expect(await post({ raw: { type: 'multipart/form-data', text: 'x' } })).toMatchObject({
    status: 400,
    json: { code: 50035 },
  });
  const text = '--a\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content"\r\n--a--\r\n';
  expect(await post({ raw: { type: 'multipart/form-data; boundary=a', text } })).toMatchObject({
    status: 400,
    json: { code: 50109 },
  });
  const cut = await post({ raw: { type: 'multipart/form-data; boundary=a', text: '--a\r\nContent-Disp' } });
  expect(cut).toMatchObject({ status: 400, json: { code: 50035 } });
});

test('a body of 30 MiB', async () => {
  const text = JSON.stringify({ content: 'a'.repeat(30 * 1024 * 1024) });
  const said = await post({ raw: { type: 'application/json', text } });
  expect(said).toMatchObject({ status: 413, json: { code: 40005 } });
});

test('deep and strange JSON', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const raw = (text: string) => post({ raw: { type: 'application/json', text } });
  expect((await raw(`{"components":${deep}}`)).status).toBe(400);
  expect((await raw('{"__proto__":{"content":"a"},"content":null}')).status).toBe(400);
  expect((await raw('{"content":"a","flags":1e400}')).status).toBe(400);
  expect((await raw('{"content":"a","components":[null,1,[],{"type":"1"}]}')).status).toBe(400);
});

test('requests cut in the middle', async () => {
  const { hostname, port } = new URL(stage.playground.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST /api/v10${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  );
  socket.destroy();
  await once(socket, 'close');
  const noise = connect(Number(port), hostname);
  noise.on('error', () => noise.destroy());
  noise.resume();
  noise.write('\u0000\u0001nonsense\r\n\r\n');
  await once(noise, 'close');
});

test('thousands of open sockets', async () => {
  const { hostname, port } = new URL(stage.playground.url);
  const sockets: Socket[] = [];
  let failed = 0;
  // Each has two ends here; a machine that lets a process open fewer gives what it can.
  for (let round = 0; round < 30 && failed === 0; round += 1) {
    const batch = Array.from({ length: 100 }, () => connect(Number(port), hostname));
    sockets.push(...batch);
    const opened = await Promise.all(
      batch.map(async (socket) => {
        try {
          await once(socket, 'connect');
          return true;
        } catch {
          return false;
        }
      }),
    );
    failed += opened.filter((one) => !one).length;
  }
  for (const socket of sockets.slice(0, 50)) socket.destroy();
  const answer = await stage.ask('GET', '/users/@me');
  for (const socket of sockets) socket.destroy();
  expect(answer.status).toBe(200);
  expect(sockets.length).toBeGreaterThanOrEqual(500);
});

test('the user side answers mistakes with a sentence', async () => {
  const { call } = stage;
  const mistakes: readonly (readonly [string, string, unknown])[] = [
    ['POST', '/users', {}],
    ['POST', '/users', { name: '' }],
    ['POST', '/users', { name: 'a', locale: 'ur' }],
    ['POST', '/channels', { name: 'a', kind: 'voice' }],
    ['POST', '/commands', { as: stage.asha.id, channel: stage.channel, name: 'nothing' }],
    ['POST', '/commands', { as: '123456789012345678', channel: stage.channel, name: 'ludo' }],
    ['POST', '/commands', { as: stage.asha.id, channel: '123456789012345678', name: 'ludo' }],
    ['POST', '/presses', { as: stage.asha.id, message: '123456789012345678', customId: 'a' }],
    ['POST', '/modals', { as: stage.asha.id, interaction: '123456789012345678', values: {} }],
    ['GET', '/interactions/123456789012345678', undefined],
    ['GET', '/channels/123456789012345678/messages', undefined],
    ['GET', '/log?since=x', undefined],
    ['POST', '/faults', { nonsense: true }],
    ['POST', '/faults', { deleteMessage: '123456789012345678' }],
    ['POST', '/clock', { advanceMs: -1 }],
    ['POST', '/clock', undefined],
    ['GET', '/nowhere', undefined],
  ];
  for (const [method, where, body] of mistakes) {
    const said = await call(method, where, body);
    expect(said.status, `${method} ${where}`).toBeGreaterThanOrEqual(400);
    expect(said.status, `${method} ${where}`).toBeLessThan(500);
    expect(String(said.json.error), `${method} ${where}`).toMatch(/\w+ \w+.*\.$/s);
  }
  const broken = await fetch(`${stage.playground.url}/playground/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
});

test('an events socket that talks nonsense', async () => {
  const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws')}/playground/events?as=nobody`);
  await new Promise((done) => socket.addEventListener('open', done));
  socket.send('{');
  socket.close();
  await new Promise((done) => socket.addEventListener('close', done));
});
