/** Interactions over HTTP: the signature, the answer in the response, and what a careless bot loses. */
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFeed, type Feed } from '../feed.ts';
import type { Loose } from '../raw-bot.ts';
import { openStage, type Stage } from '../stage.ts';

let stage: Stage;
let server: Server;
let url: string;
let feed: Feed;
let verifyKey: string;
let careful = true;
let answer: (interaction: Loose) => { readonly status: number; readonly json?: unknown };
const got: Loose[] = [];

beforeAll(async () => {
  stage = await openStage();
  feed = await createFeed(stage.playground.url);
  verifyKey = String((await stage.ask('GET', '/applications/@me')).json.verify_key);
  server = createServer(async (request, response) => {
    const body = await text(request);
    const signed = `${request.headers['x-signature-timestamp']}${body}`;
    const signature = Buffer.from(String(request.headers['x-signature-ed25519']), 'hex');
    if (careful && !verify(null, Buffer.from(signed), keyOf(verifyKey), signature)) {
      response.writeHead(401).end();
      return;
    }
    const interaction: Loose = JSON.parse(body);
    const { status, json } =
      Number(interaction.type) === 1 ? { status: 200, json: { type: 1 } } : answer(interaction);
    if (Number(interaction.type) !== 1) got.push(interaction);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(json === undefined ? undefined : JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  feed.close();
  server.closeAllConnections();
  server.close();
  await stage.close();
});
afterEach(() => {
  careful = true;
  got.length = 0;
});

const use = (to: string | null) =>
  stage.ask('PATCH', '/applications/@me', { json: { interactions_endpoint_url: to } });

test('a careful endpoint is taken, and the gateway hears no more interactions', async () => {
  expect(await use(url)).toMatchObject({ status: 200, json: { interactions_endpoint_url: url } });
  answer = () => ({ status: 200, json: { type: 4, data: { content: 'over HTTP' } } });
  const id = await stage.asha.uses('ludo');
  expect(await feed.settled(id)).toMatchObject({ state: 'answered', ephemeral: false });
  expect(got.map((one) => one.id)).toEqual([id]);
  stage.line.send(1, null);
  await stage.line.take((packet) => packet.op === 11);
  expect(stage.line.left().some((packet) => packet.t === 'INTERACTION_CREATE')).toBe(false);
});

test('after 202 the callback comes by itself', async () => {
  await use(url);
  answer = () => ({ status: 202 });
  const id = await stage.asha.uses('ludo');
  while (got.length === 0) await stage.call('GET', '/state');
  const interaction = got[0];
  if (interaction === undefined) throw new Error('Nothing arrived.');
  expect((await stage.answer(interaction, { type: 4, data: { content: 'a' } })).status).toBe(204);
  expect((await feed.settled(id)).state).toBe('answered');
});

test('an answer that Discord would refuse fails the interaction', async () => {
  await use(url);
  answer = () => ({ status: 200, json: { type: 4, data: { content: 'a'.repeat(2001) } } });
  expect(await feed.settled(await stage.asha.uses('ludo'))).toMatchObject({ state: 'failed' });
  answer = () => ({ status: 500 });
  expect(await feed.settled(await stage.asha.uses('ludo'))).toMatchObject({ state: 'failed' });
});

test('a bad signature is sent on demand; who refuses it goes on', async () => {
  await use(url);
  answer = () => ({ status: 200, json: { type: 5 } });
  await stage.call('POST', '/faults', { badSignature: true });
  const id = await stage.asha.uses('ludo');
  await feed.until((event) => event.type === 'interaction' && event.interaction.id === id);
  expect(got).toHaveLength(1);
});

test('who takes a bad signature loses the endpoint', async () => {
  await use(url);
  careful = false;
  answer = () => ({ status: 200, json: { type: 4, data: { content: 'careless' } } });
  await stage.call('POST', '/faults', { badSignature: true });
  expect(await feed.settled(await stage.asha.uses('ludo'))).toMatchObject({ state: 'failed' });
  expect((await stage.ask('GET', '/applications/@me')).json.interactions_endpoint_url).toBeNull();
  expect(await use(url)).toMatchObject({ status: 400, json: { code: 50035 } });
  await stage.asha.uses('ludo');
  await stage.line.dispatch('INTERACTION_CREATE');
});

test('nobody there is no endpoint', async () => {
  expect(await use('http://127.0.0.1:1/')).toMatchObject({ status: 400, json: { code: 50035 } });
  expect((await use(null)).status).toBe(200);
});

/** The key as Discord shows it: 32 bytes, which Node wants in a DER envelope. */
function keyOf(hex: string) {
  const envelope = Buffer.from('302a300506032b6570032100', 'hex');
  return createPublicKey({
    key: Buffer.concat([envelope, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });
}
