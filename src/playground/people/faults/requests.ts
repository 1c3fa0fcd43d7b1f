/** Faults of the bot's REST requests. */
import { z } from 'zod';
import { type Fault, fault } from './fault.ts';

const times = z.number().int().min(1).optional();
const aim = { method: z.string().optional(), route: z.string().optional(), times };

const CALLBACK = '/interactions/:interaction/:token/callback';

export const REQUEST_FAULTS = {
  rateLimit: fault(
    z.strictObject({
      ...aim,
      retryAfterMs: z.number().min(0).default(1000),
      scope: z.enum(['user', 'global', 'shared']).default('user'),
      code: z.number().int().optional(),
      headers: z.enum(['all', 'none']).default('all'),
    }),
  )({
    says: '429 for the requests of a method or route (all when neither is named), `times` of them: scope user, shared or global, with or without headers.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'rateLimit', ...body }),
    offers: [
      {
        label: 'Rate limit',
        says: 'The next five requests of the bot are told to wait a second.',
        body: () => ({ retryAfterMs: 1000, scope: 'user', times: 5 }),
      },
      {
        label: 'Global rate limit',
        says: 'All requests of the bot are told to wait two seconds, twice.',
        body: () => ({ retryAfterMs: 2000, scope: 'global', times: 2 }),
      },
    ],
  }),
  error: fault(
    z.strictObject({
      ...aim,
      status: z.number().int().min(400).max(599).default(500),
      code: z.number().int().optional(),
    }),
  )({
    says: 'Such requests fail with this status, and with the code and words of Discord when `code` is one it has.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'error', ...body }),
    offers: [
      {
        label: 'Server error',
        says: 'Discord answers the next three requests with 500.',
        body: () => ({ status: 500, times: 3 }),
      },
    ],
  }),
  drop: fault(z.strictObject(aim))({
    says: 'The connection is cut before the request is looked at.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'drop', ...body }),
  }),
  acceptThenDrop: fault(z.strictObject(aim))({
    says: 'The request is carried out, and the connection is cut without an answer.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'acceptThenDrop', ...body }),
    offers: [
      {
        label: 'Lost answer',
        says: 'The next request is done, but its answer never arrives: will the bot do it twice?',
        body: () => ({ times: 1 }),
      },
    ],
  }),
  stall: fault(z.strictObject({ ...aim, ms: z.number().int().min(0).max(600_000) }))({
    says: 'The request is carried out at once, and answered `ms` milliseconds later.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'stall', ...body }),
    offers: [
      {
        label: 'Slow answer',
        says: 'The next answer to a press takes four seconds, longer than Discord waits.',
        body: () => ({ route: CALLBACK, ms: 4000, times: 1 }),
      },
    ],
  }),
  ban: fault(z.strictObject({ times }))({
    says: 'The next requests are answered as to an address that made too many invalid ones: 429 without a Retry-After.',
    does: ({ faults }, body) => faults.rest.push({ kind: 'ban', ...body }),
  }),
} satisfies Readonly<Record<string, Fault>>;
