/** The REST side: one request of the bot from its arrival to its answer, with limits, faults and the log. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '../world/core.ts';
import { type Faults, faultFor, type RestFault } from '../world/faults-in-force.ts';
import type { Json, JsonObject } from '../world/json.ts';
import { isKnownCode, notFound, Refusal, refusal, TooMany } from '../world/refusal.ts';
import { type Body, readBody } from './body.ts';
import type { Log } from './log.ts';
import type { Blocked, RateLimits } from './rate-limits.ts';
import { takeLimits } from './request-limits.ts';
import { type Answer, findRoute, type Route } from './routes/route.ts';

export interface Rest {
  readonly core: Core;
  readonly routes: readonly Route[];
  readonly limits: RateLimits;
  readonly faults: Faults;
  readonly log: Log;
  /** Sees every request with its answer; for checks against the official description. */
  readonly witness: ((seen: Witnessed) => void) | undefined;
}

/** A request as it came and as it was answered. */
export interface Witnessed {
  readonly method: string;
  readonly route: string;
  readonly path: string;
  readonly request: Json | undefined;
  readonly status: number;
  readonly answer: Json | readonly JsonObject[] | undefined;
}

/** Answers a request below `/api`. Never throws. */
export async function serveRest(
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://playground');
  const method = request.method ?? 'GET';
  const arrived = rest.core.clock.now();
  let route = url.pathname;
  let body: Body = { json: undefined, uploads: [] };
  let answer: Answer;
  let headers: Readonly<Record<string, string>> = {};
  let fault: RestFault | null = null;
  try {
    const path = pathBelowApi(url.pathname);
    const found = findRoute(rest.routes, method, path);
    route = found.route.path;
    fault = faultFor(rest.faults, method, route);
    if (fault?.kind === 'drop') return void request.socket.destroy();
    if (rest.limits.isBanned()) throw shutOut();
    checkAgent(request);
    const authorised = checkToken(rest, request, found.route);
    body = await readBody(request);
    const limited = takeLimits(rest, found, method, authorised);
    headers = limited.headers;
    if (limited.blocked !== null) throw tooMany(limited.blocked);
    if (fault !== null) throwFault(fault);
    answer = await found.route.run(rest.core, {
      param: (name) => found.params.get(name) ?? '',
      query: url.searchParams,
      json: body.json,
      uploads: body.uploads,
    });
  } catch (error) {
    const refused = error instanceof Refusal ? error : broken(error);
    answer = { status: refused.status, json: refused.body() };
    if (isInvalid(refused)) rest.limits.countInvalid();
    headers = { ...headers, ...refused.headers };
  }
  const errorCode = codeOf(answer);
  rest.log.add({
    t: arrived,
    method,
    route,
    path: url.pathname,
    status: answer.status,
    body: body.json ?? null,
    files: body.uploads.map((upload) => ({
      name: upload.name,
      bytes: upload.bytes.length,
      type: upload.type,
    })),
    ...(errorCode === null ? {} : { errorCode }),
  });
  rest.witness?.({
    method,
    route,
    path: url.pathname,
    request: body.json,
    status: answer.status,
    answer: answer.json,
  });
  if (fault?.kind === 'acceptThenDrop') return void request.socket.destroy();
  if (fault?.kind === 'stall') await new Promise((go) => setTimeout(go, fault.ms).unref());
  write(response, answer, headers);
}

function write(response: ServerResponse, answer: Answer, headers: Readonly<Record<string, string>>): void {
  if (response.destroyed) return;
  const text = answer.json === undefined ? null : JSON.stringify(answer.json);
  response.writeHead(answer.status, {
    ...(text === null ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  response.end(text ?? undefined);
}

/** Without a version Discord serves an old one; a bot must say which it speaks. */
function pathBelowApi(pathname: string): string {
  const match = /^\/api\/v(\d+)(\/.*)$/.exec(pathname);
  if (match === null) throw notFound();
  if (match[1] !== '10') throw new Refusal(400, 50041, 'Invalid API version provided');
  return match[2] ?? '/';
}

function checkAgent(request: IncomingMessage): void {
  const agent = request.headers['user-agent'];
  if (agent === undefined || agent.trim() === '') throw refusal(40333);
}

/** Whether the bot's token came along; routes with a token in their path need none. */
function checkToken({ core, faults }: Rest, request: IncomingMessage, route: Route): boolean {
  const given = request.headers.authorization;
  const good = given === `Bot ${core.token}` && !faults.gateway.wrongToken;
  if (route.auth === 'bot' && !good) throw refusal(0);
  if (given !== undefined && !good) throw refusal(0);
  return good;
}

function tooMany({ retryAfterMs, scope, code }: Blocked, headers = true): TooMany {
  return new TooMany(retryAfterMs, scope, code, headers);
}

/** What an address hears that made too many invalid requests: no Retry-After. */
function shutOut(): Refusal {
  return new Refusal(
    429,
    0,
    'You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently.',
  );
}

function throwFault(fault: RestFault): void {
  switch (fault.kind) {
    case 'rateLimit':
      throw tooMany(fault, fault.headers === 'all');
    case 'error':
      if (fault.code !== undefined && isKnownCode(fault.code)) throw refusal(fault.code);
      throw new Refusal(fault.status, fault.code ?? 0, `${fault.status}: Server Error`);
    case 'ban':
      throw shutOut();
    case 'drop':
    case 'acceptThenDrop':
    case 'stall':
      return;
  }
}

/** S: 401, 403 and 429 count, but not a shared limit. */
function isInvalid(refused: Refusal): boolean {
  if (refused instanceof TooMany && refused.scope === 'shared') return false;
  return [401, 403, 429].includes(refused.status);
}

function codeOf(answer: Answer): number | null {
  const { json } = answer;
  if (answer.status < 400 || typeof json !== 'object' || json === null || !('code' in json)) return null;
  return typeof json.code === 'number' ? json.code : null;
}

/** A mistake of the playground itself must not end it. */
function broken(error: unknown): Refusal {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Refusal(500, 0, `The playground failed: ${said}`);
}
