/** What a web page that somebody has open beside the playground can do to it: nothing. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rateLimits: false });
});
afterAll(() => stage.close());

/** A request with exactly these headers, which `fetch` does not allow; gives the status. */
async function status(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  body?: string,
): Promise<number | undefined> {
  const { port } = new URL(stage.playground.url);
  const sent = request({ port, method, path, headers: { host: `localhost:${port}`, ...headers } });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  await text(answer);
  return answer.statusCode;
}

const json = { 'content-type': 'application/json' };
const users = async () => (await stage.call('GET', '/state')).json.users;

test.each(['localhost', '127.0.0.1', '[::1]', 'play.localhost:4100'])('answers to %s', async (host) => {
  expect(await status('GET', '/playground/state', { host })).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.evil.example', '['])(
  'does not answer to the name %j',
  async (host) => {
    expect(await status('GET', '/playground/state', { host })).toBe(403);
    expect(await status('POST', '/playground/users', { host, ...json }, '{"name":"Eve"}')).toBe(403);
  },
);

test('another page changes nothing, neither by a script nor by a form', async () => {
  const before = await users();
  const body = '{"name":"Eve"}';
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    expect(await status('POST', '/playground/users', { origin, ...json }, body)).toBe(403);
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  for (const type of [...forms, 'application/jsonx'])
    expect(await status('POST', '/playground/users', { 'content-type': type }, body)).toBe(415);
  expect(await status('POST', '/playground/faults', {})).toBe(415);
  expect(await users()).toEqual(before);
});

test('the own page may, and hears events; another one does not', async () => {
  const { host, origin } = new URL(stage.playground.url);
  expect(await status('POST', '/playground/users', { host, origin, ...json }, '{"name":"Esha"}')).toBe(201);
  const events = `${stage.playground.url.replace('http', 'ws')}/playground/events`;
  const own = new WebSocket(events, { origin });
  await once(own, 'message');
  own.terminate();
  const other = new WebSocket(events, { origin: 'https://evil.example' });
  other.on('error', () => {});
  const [, answer] = await once(other, 'unexpected-response');
  expect(answer.statusCode).toBe(403);
});

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

test.each([
  'GET //[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'POST //[/playground HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n',
  `GET //[ HTTP/1.1\r\nhost: localhost\r\n${UPGRADE}\r\n`,
  `GET /playground/events HTTP/1.1\r\nhost: [\r\n${UPGRADE}\r\n`,
  'GET /playground/%ff%00/%zz?as=%zz HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /attachments/%zz/%zz/%zz HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /api/v10/%zz HTTP/1.1\r\nhost: localhost\r\nuser-agent: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT [ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'POST /playground/users HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"name":{',
  'no http at all\r\n\r\n',
])('%j is answered or cut off, and the playground goes on', async (raw) => {
  const socket = connect(Number(new URL(stage.playground.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const over = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  socket.write(raw);
  await over;
  socket.destroy();
  expect(await status('GET', '/playground/state', {})).toBe(200);
});
