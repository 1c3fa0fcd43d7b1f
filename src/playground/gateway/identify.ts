/** Op 2: a bot says who it is, and gets a session with READY and its guilds. */
import type { WebSocket } from 'ws';
import { isList, isObject } from '../world/json.ts';
import { shardOf } from '../world/snowflake.ts';
import { guildCreateJson, userJson } from '../world/views.ts';
import { guildsOfBot } from '../world/world.ts';
import { spend } from './budget.ts';
import type { CloseCode } from './close-codes.ts';
import { KNOWN_INTENTS, PRIVILEGED } from './intents.ts';
import type { GatewayOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { createSession, type Session, sendDispatch } from './session.ts';

/** Takes the `d` of the packet and the socket it came by. The session is among `sessions` from then on. */
export function identify(
  options: GatewayOptions,
  sessions: Map<string, Session>,
  socket: WebSocket,
  data: unknown,
): Outcome {
  if (!isObject(data) || typeof data.token !== 'string' || !isObject(data.properties))
    return { kind: 'close', code: 4002 };
  const { intents } = data;
  const shard = shardIn(data.shard);
  const wrong = whatIsWrong(options, data.token, intents, shard);
  if (wrong !== null) return { kind: 'close', code: wrong };
  const [index, count] = shard ?? [0, 1];
  switch (spend(options.budget, index)) {
    case 'spent':
      return { kind: 'close', code: 4004 };
    case 'too early':
      return { kind: 'invalid' };
    case 'go': {
      const session = createSession([index, count], Number(intents), socket);
      sessions.set(session.id, session);
      greet(options, session);
      return { kind: 'open', session };
    }
  }
}

function whatIsWrong(
  { faults, token: ownToken }: GatewayOptions,
  token: string,
  intents: unknown,
  shard: readonly [number, number] | null,
): CloseCode | null {
  if (faults.wrongToken || token.replace(/^Bot /, '') !== ownToken()) return 4004;
  if (shard === null || shard[0] < 0 || shard[0] >= shard[1]) return 4010;
  if (typeof intents !== 'number' || (intents & ~KNOWN_INTENTS) !== 0) return 4013;
  return (intents & PRIVILEGED & ~faults.allowedPrivilegedIntents) === 0 ? null : 4014;
}

function greet(options: GatewayOptions, fresh: Session): void {
  const { world } = options;
  const bot = world.users.get(world.botId);
  const [index, count] = fresh.shard;
  const guilds = guildsOfBot(world).filter((guild) => shardOf(guild.id, count) === index);
  fresh.ready = true;
  sendDispatch(fresh, 'READY', {
    v: 10,
    user: { ...(bot === undefined ? {} : userJson(bot)), verified: true, mfa_enabled: false, email: null },
    guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: fresh.id,
    resume_gateway_url: options.url(),
    shard: [index, count],
    application: { id: world.botId, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    relationships: [],
    presences: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    guild_join_requests: [],
    _trace: [],
  });
  for (const guild of guilds.filter((one) => one.available))
    sendDispatch(fresh, 'GUILD_CREATE', guildCreateJson(world, guild));
  options.onReadyChange();
}

/** `[index, count]`; one shard when nothing is said; null when it is not such a pair. */
function shardIn(value: unknown): readonly [number, number] | null {
  if (value === undefined || value === null) return [0, 1];
  if (!isList(value) || value.length !== 2) return null;
  const [index, count] = value;
  return Number.isInteger(index) && Number.isInteger(count) ? [Number(index), Number(count)] : null;
}
