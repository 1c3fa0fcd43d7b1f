/** What a REST route is, and how a path finds its route. */
import type { Core } from '../../world/core.ts';
import type { Json, JsonObject } from '../../world/json.ts';
import type { Upload } from '../../world/messages/attach.ts';
import { notFound, Refusal, refusal } from '../../world/refusal.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import type { Channel } from '../../world/world.ts';

export interface Call {
  /** The parameter of the path, decoded. */
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly json: Json | undefined;
  readonly uploads: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  readonly json?: Json | readonly JsonObject[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** `/channels/:channel/messages` */
  readonly path: string;
  /** Whether the request must carry the bot's token, or is let in by the token in its path. */
  readonly auth: 'bot' | 'token';
  /** Checks the body; throws Discord's refusal. */
  readonly run: (core: Core, call: Call) => Answer | Promise<Answer>;
}

export interface Found {
  readonly route: Route;
  readonly params: ReadonlyMap<string, string>;
}

/** The route for a path below `/api/v10`. Throws 404 for an unknown path and 405 for an unknown method of one. */
export function findRoute(routes: readonly Route[], method: string, path: string): Found {
  const there = routes.flatMap((route) => {
    const params = match(route.path, path);
    return params === null ? [] : [{ route, params }];
  });
  const found = there.find((one) => one.route.method === method);
  if (found !== undefined) return found;
  throw there.length === 0 ? notFound() : new Refusal(405, 0, '405: Method Not Allowed');
}

/** The channel of the path. Throws 50035 for what is no snowflake, 10003 for what is not there. */
export function channelOf(core: Core, id: string): Channel {
  demandSnowflake(id, 'channel_id');
  const channel = core.world.channels.get(id);
  if (channel === undefined) throw refusal(10003);
  const guild = core.world.guilds.get(channel.guildId);
  if (guild === undefined || !guild.hasBot) throw refusal(50001);
  return channel;
}

export function demandSnowflake(value: string, name: string): void {
  if (isSnowflake(value)) return;
  throw new Refusal(400, 50035, 'Invalid Form Body', {
    [name]: {
      _errors: [{ code: 'NUMBER_TYPE_COERCE', message: `Value "${value}" is not snowflake.` }],
    },
  });
}

function match(pattern: string, path: string): Map<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params = new Map<string, string>();
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      params.set(part.slice(1), decoded(value));
    } else if (part !== decoded(value)) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw notFound();
  }
}
