/** Discord's errors: a status, a code, a sentence, and for bad bodies where in the body which rule is broken. */
import type { Json, JsonObject } from './json.ts';

/** What one field of a body did wrong. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** Thrown by routes, answered as Discord answers. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: JsonObject | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: number,
    message: string,
    errors?: JsonObject,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }

  body(): JsonObject {
    const body = { message: this.message, code: this.code };
    return this.errors === undefined ? body : { ...body, errors: this.errors };
  }
}

/** 429, with the headers and the body it has of its own. */
export class TooMany extends Refusal {
  readonly retryAfterS: number;
  readonly scope: 'user' | 'global' | 'shared';

  constructor(retryAfterMs: number, scope: TooMany['scope'], code: number | undefined, headers: boolean) {
    const seconds = Math.max(0.001, Math.ceil(retryAfterMs) / 1000);
    super(429, code ?? 0, wordsOf(scope, code), undefined, headers ? tooManyHeaders(seconds, scope) : {});
    this.retryAfterS = seconds;
    this.scope = scope;
  }

  override body(): JsonObject {
    return {
      message: this.message,
      retry_after: this.retryAfterS,
      global: this.scope === 'global',
      code: this.code,
    };
  }
}

function wordsOf(scope: TooMany['scope'], code: number | undefined): string {
  if (code === 30046)
    return 'Maximum number of edits to messages older than 1 hour reached. Try again later.';
  return scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.';
}

function tooManyHeaders(seconds: number, scope: TooMany['scope']): Record<string, string> {
  return {
    'retry-after': String(Math.ceil(seconds)),
    'x-ratelimit-scope': scope,
    'x-ratelimit-reset-after': seconds.toFixed(3),
    ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : { 'x-ratelimit-remaining': '0' }),
  };
}

/** The refusals without a field, by Discord's code. */
const KNOWN = {
  0: [401, '401: Unauthorized'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20016: [403, 'This action cannot be performed due to slowmode rate limit'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30034: [400, 'Maximum number of daily application command creates has been reached (200)'],
  40001: [401, 'Unauthorized'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40333: [403, 'internal network error'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50014: [401, 'Invalid authentication token provided'],
  50016: [
    400,
    'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
  ],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50034: [400, 'A message provided was too old to bulk delete'],
  50035: [400, 'Invalid Form Body'],
  50045: [400, 'File uploaded exceeds the maximum size'],
  50046: [400, 'Invalid Asset'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  130000: [503, 'API resource is currently overloaded. Try again a little later'],
  160005: [400, 'Thread is locked'],
  200000: [400, 'Message was blocked by automatic moderation'],
} as const;

type KnownCode = keyof typeof KNOWN;

export function isKnownCode(code: number): code is KnownCode {
  return code in KNOWN;
}

/** The refusal Discord gives under this code. */
export function refusal(code: KnownCode): Refusal {
  const [status, message] = KNOWN[code];
  return new Refusal(status, code, message);
}

/** A route or method that does not exist. */
export function notFound(): Refusal {
  return new Refusal(404, 0, '404: Not Found');
}

/** 50035 with every problem at its place in the body. */
export function invalidForm(problems: readonly Problem[]): Refusal {
  const root: Branch = { children: new Map(), errors: [] };
  for (const problem of problems) {
    let at = root;
    for (const step of problem.path) {
      const next = at.children.get(String(step)) ?? { children: new Map(), errors: [] };
      at.children.set(String(step), next);
      at = next;
    }
    at.errors.push({ code: problem.code, message: problem.message });
  }
  return new Refusal(400, 50035, 'Invalid Form Body', toJson(root));
}

interface Branch {
  readonly children: Map<string, Branch>;
  readonly errors: { readonly code: string; readonly message: string }[];
}

function toJson(branch: Branch): JsonObject {
  const out: Record<string, Json> = {};
  if (branch.errors.length > 0) out._errors = branch.errors.map((error) => ({ ...error }));
  for (const [key, child] of branch.children) out[key] = toJson(child);
  return out;
}
