/** People's images for the pictures: each fetched once, small, kept a while, and simply absent when that fails. */
import type { Avatar } from '#render/request.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  options: { readonly signal: AbortSignal; readonly redirect: 'error' },
) => Promise<Pick<Response, 'ok' | 'body'>>;

interface AvatarLimits {
  /** How many are kept. */
  readonly count: number;
  /** Of a larger file no more than this is read, and it is not taken. */
  readonly bytes: number;
  /** Nor is one whose picture is wider or higher: a small file can unfold to gigabytes. */
  readonly pixels: number;
  /** How long to wait for one. */
  readonly waitMs: number;
  /** How long a failure is remembered before it is tried again. */
  readonly retryMs: number;
}

const AVATAR_LIMITS: AvatarLimits = {
  count: 500,
  bytes: 256 * 1024,
  pixels: 1024,
  waitMs: 1000,
  retryMs: 10 * 60_000,
};

/**
 * Gives the image at a URL of `origin`, or null when there is none to be had; never rejects. Two who ask at once share
 * one fetch.
 */
export function createAvatars(
  fetch: Fetch,
  origin: string,
  now: () => number = Date.now,
  limits: AvatarLimits = AVATAR_LIMITS,
): (url: string) => Promise<Avatar | null> {
  const kept = new Map<string, { readonly avatar: Promise<Avatar | null>; readonly until: number }>();

  async function fetched(url: string): Promise<Avatar | null> {
    try {
      // Addresses come from what is stored: nothing else may make the bot ask some other server.
      if (new URL(url).origin !== origin) return null;
      const signal = AbortSignal.timeout(limits.waitMs);
      const answer = await fetch(url, { signal, redirect: 'error' });
      if (!answer.ok || answer.body === null) return null;
      const bytes = await upTo(limits.bytes, answer.body);
      if (bytes === null || bytes.length === 0 || sideOf(bytes) > limits.pixels) return null;
      return { key: url, bytes };
    } catch {
      return null;
    }
  }

  return async (url) => {
    const known = kept.get(url);
    if (known !== undefined && now() < known.until) {
      kept.delete(url);
      kept.set(url, known);
      return known.avatar;
    }
    const avatar = fetched(url);
    // What fails is asked for again after a while; what came stays until others push it out.
    kept.delete(url);
    kept.set(url, { avatar, until: Number.POSITIVE_INFINITY });
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.count) break;
      kept.delete(oldest);
    }
    const result = await avatar;
    if (result === null) kept.set(url, { avatar, until: now() + limits.retryMs });
    return result;
  };
}

/** The bytes of a stream; null, and the rest is not read, when there are more. */
async function upTo(most: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The longer side of a PNG, the kind that is asked for, as its header says it; 0 for what is drawn at any size (SVG). */
function sideOf(bytes: Uint8Array): number {
  if (bytes.length < PNG_HEADER_BYTES || bytes[0] !== 0x89)
    return isText(bytes) ? 0 : Number.POSITIVE_INFINITY;
  const header = new DataView(bytes.buffer, bytes.byteOffset, PNG_HEADER_BYTES);
  return Math.max(header.getUint32(PNG_WIDTH_AT), header.getUint32(PNG_WIDTH_AT + 4));
}

const PNG_HEADER_BYTES = 24;
const PNG_WIDTH_AT = 16;

function isText(bytes: Uint8Array): boolean {
  return bytes[0] === '<'.charCodeAt(0);
}
