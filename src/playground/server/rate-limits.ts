/** Rate limits: per route and resource, global, the hidden one of follow-ups in a channel, and that of old messages. */
import { createHash } from 'node:crypto';

interface Limit {
  readonly limit: number;
  readonly windowMs: number;
}

interface Bucket {
  used: number;
  resetAt: number;
}

export interface RateLimits {
  /** Takes one from the route's bucket. */
  readonly take: (method: string, route: string, resource: string) => Taken;
  /** Takes one of the bot's 50 a second. */
  readonly takeGlobal: () => Blocked | null;
  /** Takes one of the 30 follow-ups and edits a minute that a channel has, hidden ones included. */
  readonly takeFollowUp: (channelId: string) => Blocked | null;
  /** Takes one of the three edits in six seconds of messages older than an hour. */
  readonly takeOldEdit: (channelId: string) => Blocked | null;
  /** Counts an answer of 401, 403 or 429. */
  readonly countInvalid: () => void;
  /** Whether the address has made too many of them. */
  readonly isBanned: () => boolean;
}

export interface Taken {
  readonly headers: Readonly<Record<string, string>>;
  readonly blocked: Blocked | null;
}

export interface Blocked {
  readonly retryAfterMs: number;
  readonly scope: 'user' | 'global' | 'shared';
  readonly code?: number | undefined;
}

/** S: the numbers seen; Discord leaves them undocumented. */
const GLOBAL: Limit = { limit: 50, windowMs: 1_000 };
const FOLLOW_UPS: Limit = { limit: 30, windowMs: 60_000 };
const OLD_EDITS: Limit = { limit: 3, windowMs: 6_000 };
const TOKEN: Limit = { limit: 5, windowMs: 2_000 };
const CHANNEL_MESSAGES: Limit = { limit: 5, windowMs: 5_000 };
/** S: so many answers of 401, 403 and 429 in ten minutes, and the address is shut out. */
const INVALID: Limit = { limit: 10_000, windowMs: 600_000 };
const OTHER: Limit = { limit: 50, windowMs: 1_000 };

/** S: the time from which edits of a message fall under 30046. */
export const OLD_MESSAGE_MS = 3_600_000;

/** Takes the clock, and whether anything is limited at all. */
export function createRateLimits(now: () => number, enforced: boolean): RateLimits {
  const buckets = new Map<string, Bucket>();
  const spend = (key: string, { limit, windowMs }: Limit) => {
    const at = now();
    const there = buckets.get(key);
    const bucket = there !== undefined && there.resetAt > at ? there : { used: 0, resetAt: at + windowMs };
    if (bucket !== there) buckets.set(key, bucket);
    if (buckets.size > 10_000) forgetOld(buckets, at);
    const blocked = enforced && bucket.used >= limit;
    if (!blocked) bucket.used += 1;
    return { blocked, remaining: Math.max(0, limit - bucket.used), resetAt: bucket.resetAt };
  };
  const simple = (key: string, limit: Limit, scope: Blocked['scope'], code?: number): Blocked | null => {
    const { blocked, resetAt } = spend(key, limit);
    return blocked ? { retryAfterMs: resetAt - now(), scope, code } : null;
  };
  return {
    take: (method, route, resource) => {
      const limit = limitOf(method, route);
      if (limit === null) return { headers: {}, blocked: null };
      const name = createHash('md5').update(`${method} ${route}`).digest('hex');
      const { blocked, remaining, resetAt } = spend(`${name}:${resource}`, limit);
      const afterMs = resetAt - now();
      return {
        headers: {
          'x-ratelimit-limit': String(limit.limit),
          'x-ratelimit-remaining': String(blocked ? 0 : enforced ? remaining : limit.limit - 1),
          'x-ratelimit-reset': (resetAt / 1000).toFixed(3),
          'x-ratelimit-reset-after': (afterMs / 1000).toFixed(3),
          'x-ratelimit-bucket': name,
        },
        blocked: blocked ? { retryAfterMs: afterMs, scope: 'user' } : null,
      };
    },
    takeGlobal: () => simple('global', GLOBAL, 'global'),
    takeFollowUp: (channelId) => simple(`follow-ups:${channelId}`, FOLLOW_UPS, 'shared'),
    takeOldEdit: (channelId) => simple(`old:${channelId}`, OLD_EDITS, 'user', 30046),
    countInvalid: () => {
      spend('invalid', INVALID);
    },
    isBanned: () => {
      const bucket = buckets.get('invalid');
      return enforced && bucket !== undefined && bucket.resetAt > now() && bucket.used >= INVALID.limit;
    },
  };
}

/** S: callbacks are not limited at all. */
function limitOf(method: string, route: string): Limit | null {
  if (route.startsWith('/interactions/')) return null;
  if (route.startsWith('/webhooks/')) return TOKEN;
  const messages = route.startsWith('/channels/:channel/messages');
  return messages && (method === 'POST' || method === 'PATCH') ? CHANNEL_MESSAGES : OTHER;
}

function forgetOld(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, bucket] of buckets) if (bucket.resetAt <= now) buckets.delete(key);
}
