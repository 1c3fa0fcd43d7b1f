/** A bot made of bare requests and a bare socket, which can also say what no library would. */
import { once } from 'node:events';
import { type RawData, WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  // The tests look into answers of many shapes; what is not there fails their expectation.
  readonly json: Loose;
  readonly headers: Headers;
}

/** JSON that can be looked into without asking at every step. */
export type Loose = { readonly [key: string]: Loose } & { readonly [index: number]: Loose };

export interface Sending {
  readonly json?: unknown;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  /** Sent as it is, instead of JSON. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** False leaves out the token. */
  readonly auth?: boolean;
}

export type Ask = (method: string, path: string, sending?: Sending) => Promise<Reply>;

/** Takes the API's base and the token. */
export function createAsk(apiUrl: string, token: string): Ask {
  return async (method, path, sending = {}) => {
    const response = await fetch(`${apiUrl}/v10${path}`, {
      method,
      headers: {
        'user-agent': 'DiscordBot (https://example.org, 1)',
        ...(sending.auth === false ? {} : { authorization: `Bot ${token}` }),
        ...(sending.raw ? { 'content-type': sending.raw.type } : {}),
        ...(sending.json !== undefined && !sending.files ? { 'content-type': 'application/json' } : {}),
        ...sending.headers,
      },
      ...bodyOf(sending),
    });
    const text = await response.text();
    const json: Loose = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, json, headers: response.headers };
  };
}

function bodyOf(sending: Sending): RequestInit {
  if (sending.raw) return { body: sending.raw.text };
  if (!sending.files) return sending.json === undefined ? {} : { body: JSON.stringify(sending.json) };
  const form = new FormData();
  if (sending.json !== undefined) form.set('payload_json', JSON.stringify(sending.json));
  for (const [index, file] of sending.files.entries())
    form.set(`files[${index}]`, new Blob([file.bytes], { type: 'image/png' }), file.name);
  return { body: form };
}

/** A PNG of one pixel. */
export const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

interface Packet {
  readonly op: number;
  readonly s: number | null;
  readonly t: string | null;
  readonly d: Loose;
}

export interface Line {
  readonly socket: WebSocket;
  readonly send: (op: number, d: unknown) => void;
  /** The next packet that fits and that nobody took yet, whether it came already or comes later. */
  readonly take: (fits: (packet: Packet) => boolean) => Promise<Packet>;
  readonly dispatch: (name: string) => Promise<Loose>;
  /** Everything that came and that nobody took. */
  readonly left: () => readonly Packet[];
  /** The close code, once the server closes. */
  readonly closed: Promise<number>;
  readonly hangUp: () => Promise<void>;
}

/** Opens a socket at the gateway; says nothing by itself. */
export async function openLine(url: string): Promise<Line> {
  const socket = new WebSocket(url);
  const here: Packet[] = [];
  const waiting: { readonly fits: (packet: Packet) => boolean; readonly give: (packet: Packet) => void }[] =
    [];
  const closed = new Promise<number>((give) => socket.once('close', give));
  socket.on('message', (raw: RawData) => {
    const packet: Packet = JSON.parse(raw.toString());
    const index = waiting.findIndex((one) => one.fits(packet));
    const [taker] = index < 0 ? [] : waiting.splice(index, 1);
    if (taker) taker.give(packet);
    else here.push(packet);
  });
  await once(socket, 'open');
  const take: Line['take'] = (fits) => {
    const index = here.findIndex(fits);
    const [packet] = index < 0 ? [] : here.splice(index, 1);
    return packet ? Promise.resolve(packet) : new Promise((give) => waiting.push({ fits, give }));
  };
  return {
    socket,
    send: (op, d) => socket.send(JSON.stringify({ op, d })),
    take,
    dispatch: async (name) => (await take((packet) => packet.t === name)).d,
    left: () => [...here],
    closed,
    hangUp: async () => {
      socket.terminate();
      await closed;
    },
  };
}

export function identity(token: string, more: object = {}): object {
  return { token, intents: 1, properties: { os: 'linux', browser: 'raw', device: 'raw' }, ...more };
}
