/** Discord's own description of its HTTP API as a judge: whether a request and its answer fit it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { normalRequest, usable } from './openapi-transforms.ts';

/** One request with its answer, as it went over the wire. */
export interface Exchange {
  readonly method: string;
  /** Below `/api/v10`, without a query. */
  readonly path: string;
  /** Undefined when the request had no body. */
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
}

export interface Judge {
  /** What does not fit, as sentences; a request that was refused is not held against the description. */
  readonly objections: (exchange: Exchange) => readonly string[];
  readonly count: { requests: number; answers: number; violations: number };
}

interface Operation {
  readonly pointer: string;
  readonly parts: readonly string[];
}

/** Where the description lies, beside the project; it is not part of it. */
export const DESCRIPTION = fileURLToPath(new URL('../../../shared/discord/openapi.json', import.meta.url));

export function descriptionIsThere(): boolean {
  return existsSync(DESCRIPTION);
}

/** Reads the description. Throws when it is not there. */
export function createJudge(): Judge {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, discriminator: false });
  addFormats.default(ajv);
  for (const name of ['int32', 'int64', 'double', 'nonce', 'snowflake']) ajv.addFormat(name, true);
  ajv.addSchema(usable(description), 'discord');
  const operations = Object.keys(description.paths)
    .map((path): Operation => ({ pointer: pointerTo('paths', path), parts: path.split('/') }))
    .sort((a, b) => parameters(a) - parameters(b));
  const compiled = new Map<string, ValidateFunction | null>();
  const count = { requests: 0, answers: 0, violations: 0 };

  /** The check of what stands at this place of the description; null when nothing stands there. */
  const checkAt = (pointer: string): ValidateFunction | null => {
    const known = compiled.get(pointer);
    if (known !== undefined) return known;
    const there = at(description, pointer);
    const fresh = there === undefined ? null : ajv.compile({ $ref: `discord#${pointer}` });
    compiled.set(pointer, fresh);
    return fresh;
  };
  const look = (pointer: string, value: unknown, what: string): string[] => {
    const check = checkAt(pointer);
    if (check === null || check(value)) return [];
    return (check.errors ?? []).map((error) => `${what}${error.instancePath}: ${error.message}`);
  };

  return {
    count,
    objections: ({ method, path, request, status, answer }) => {
      const operation = operations.find((one) => fits(one.parts, path.split('/')));
      const place = `${operation?.pointer ?? ''}/${method.toLowerCase()}`;
      const name = `${method} ${path}`;
      const described = operation === undefined ? undefined : at(description, place);
      if (described === undefined) {
        count.violations += 1;
        return [`${name}: the description has no such operation`];
      }
      const said: string[] = [];
      if (status < 400 && request !== undefined) {
        count.requests += 1;
        const body = normalRequest(request);
        said.push(...look(`${place}/requestBody/content/application~1json/schema`, body, `${name} request `));
      }
      count.answers += 1;
      const answerAt = responseAt(description, place, status);
      if (answerAt === null) said.push(`${name}: no answer ${status} is described`);
      else
        said.push(
          ...look(`${answerAt}/content/application~1json/schema`, answer, `${name} answer ${status} `),
        );
      if (said.length > 0) count.violations += 1;
      return said;
    },
  };
}

/** Where the answer with this status is described, following a reference. */
function responseAt(description: unknown, place: string, status: number): string | null {
  const names = [String(status), `${Math.floor(status / 100)}XX`];
  for (const name of names) {
    const pointer = `${place}/responses/${name}`;
    const there = at(description, pointer);
    if (typeof there !== 'object' || there === null) continue;
    return '$ref' in there && typeof there.$ref === 'string' ? there.$ref.slice(1) : pointer;
  }
  // 5xx answers are described nowhere.
  return status >= 500 ? '/components/responses/ClientErrorResponse' : null;
}

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false;
  return pattern.every((part, index) => {
    const given = decodeURIComponent(path[index] ?? '');
    return part.startsWith('{') ? given !== '' && !given.startsWith('@') : part === given;
  });
}

/** `/users/@me` is looked for before `/users/{user_id}`. */
function parameters(operation: Operation): number {
  return operation.parts.filter((part) => part.startsWith('{')).length;
}

function pointerTo(...parts: readonly string[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

function at(root: unknown, pointer: string): unknown {
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
