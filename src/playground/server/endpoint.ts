/** Interactions over HTTP in place of the gateway: signed requests, and on demand one with a bad signature. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Delivered, Endpoint } from '../world/endpoint.ts';
import { isObject, type Json, type JsonObject } from '../world/json.ts';

/** S: an answer takes at most 3 seconds. */
const PATIENCE_MS = 3_000;

export function createEndpoint(): Endpoint {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let url: string | null = null;
  let forge = false;

  const post = async (to: string, payload: JsonObject, good: boolean): Promise<Response> => {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = sign(null, Buffer.from(`${timestamp}${good ? body : `${body} `}`), privateKey);
    return fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Discord-Interactions/1.0 (+https://discord.com)',
        'x-signature-ed25519': signature.toString('hex'),
        'x-signature-timestamp': timestamp,
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  };
  const refusesForgeries = async (to: string, payload: JsonObject) =>
    (await post(to, payload, false)).status === 401;
  const send = async (to: string, payload: JsonObject): Promise<Delivered> => {
    if (forge) {
      forge = false;
      if (!(await refusesForgeries(to, payload))) {
        url = null;
        return { kind: 'failed', why: 'The endpoint took a bad signature, and is used no longer.' };
      }
    }
    const response = await post(to, payload, true);
    const text = await response.text();
    if (response.status === 202 || response.status === 204) return { kind: 'taken' };
    if (response.status !== 200)
      return { kind: 'failed', why: `The endpoint answered with ${response.status}.` };
    return { kind: 'inline', body: parsed(text) };
  };

  return {
    verifyKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    url: () => url,
    use: async (to, ping) => {
      try {
        if (!(await refusesForgeries(to, ping))) return false;
        const pong = await post(to, ping, true);
        const body = parsed(await pong.text());
        if (pong.status !== 200 || !isObject(body) || body.type !== 1) return false;
      } catch {
        return false;
      }
      url = to;
      return true;
    },
    forget: () => {
      url = null;
    },
    forgeNext: () => {
      forge = true;
    },
    send: async (payload) => {
      if (url === null) return { kind: 'failed', why: 'There is no endpoint.' };
      try {
        return await send(url, payload);
      } catch {
        return { kind: 'failed', why: 'The endpoint did not answer within 3 seconds.' };
      }
    },
  };
}

function parsed(text: string): Json {
  try {
    // JSON.parse gives JSON.
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
