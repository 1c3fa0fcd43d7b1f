/** People's images for the pictures: each fetched once, small, kept a while, and simply absent when that fails. */
import type { Avatar } from '#render/request.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (url: string, options: { readonly signal: AbortSignal }) => Promise<FetchAnswer>;

interface FetchAnswer {
  readonly ok: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface AvatarLimits {
  /** How many are kept. */
  readonly count: number;
  /** Larger files are not taken. */
  readonly bytes: number;
  /** How long to wait for one. */
  readonly waitMs: number;
  /** How long a failure is remembered before it is tried again. */
  readonly retryMs: number;
}

const AVATAR_LIMITS: AvatarLimits = { count: 500, bytes: 256 * 1024, waitMs: 1000, retryMs: 10 * 60_000 };

/** Gives the image at a URL, or null when there is none to be had; never rejects. Two who ask at once share one fetch. */
export function createAvatars(
  fetch: Fetch,
  now: () => number = Date.now,
  limits: AvatarLimits = AVATAR_LIMITS,
): (url: string) => Promise<Avatar | null> {
  const kept = new Map<string, { readonly avatar: Promise<Avatar | null>; readonly until: number }>();

  async function fetched(url: string): Promise<Avatar | null> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(limits.waitMs) });
      if (!answer.ok) return null;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return bytes.length === 0 || bytes.length > limits.bytes ? null : { key: url, bytes };
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
