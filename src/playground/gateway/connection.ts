/** The talk with one gateway socket: hello, heartbeats, identify, resume, and Discord's close codes. */
import type { RawData, WebSocket } from 'ws';
import { isList, isObject, type JsonObject } from '../world/json.ts';
import { shardOf } from '../world/snowflake.ts';
import { guildCreateJson, userJson } from '../world/views.ts';
import { guildsOfBot } from '../world/world.ts';
import { spend } from './budget.ts';
import type { GatewayOptions } from './gateway.ts';
import { KNOWN_INTENTS, PRIVILEGED } from './intents.ts';
import { createSession, RESUME_WINDOW_MS, replaySince, type Session, sendDispatch } from './session.ts';

/** S: a payload of at most 4096 bytes, at most 120 of them in 60 seconds. */
const LONGEST_PAYLOAD = 4096;
const MOST_SENDS = 120;
const SENDS_WINDOW_MS = 60_000;
/** A client may be this much later than its interval before the session counts as dead. */
const LATENESS = 1.5;

/** Close codes with Discord's words. */
const CLOSE = {
  4001: 'Unknown opcode.',
  4002: 'Error while decoding payload.',
  4003: 'Not authenticated.',
  4004: 'Authentication failed.',
  4005: 'Already authenticated.',
  4007: 'Invalid seq.',
  4008: 'Rate limited.',
  4009: 'Session timed out.',
  4010: 'Invalid shard.',
  4011: 'Sharding required.',
  4012: 'Invalid API version.',
  4013: 'Invalid intent(s).',
  4014: 'Disallowed intent(s).',
} as const;
type CloseCode = keyof typeof CLOSE;

export function speak(
  socket: WebSocket,
  query: URLSearchParams,
  options: GatewayOptions,
  sessions: Map<string, Session>,
): void {
  const { faults } = options;
  let session: Session | null = null;
  let lastBeat = Date.now();
  let sends: number[] = [];
  const end = (code: CloseCode) => socket.close(code, CLOSE[code]);
  const send = (packet: JsonObject) => socket.send(JSON.stringify(packet));
  const invalid = (resumable: boolean) => send({ op: 9, d: resumable, s: null, t: null });

  const version = query.get('v') ?? '10';
  const encoding = query.get('encoding') ?? 'json';
  if (version !== '10' || encoding !== 'json') {
    end(version === '10' ? 4002 : 4012);
    return;
  }

  const watch = setInterval(() => {
    if (Date.now() - lastBeat > options.heartbeatMs * LATENESS) end(4009);
  }, options.heartbeatMs);
  watch.unref();

  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearInterval(watch);
    if (session === null || session.socket !== socket) return;
    session.socket = null;
    session.lostAt = Date.now();
    // S: a client that closes with 1000 or 1001 says goodbye to its session.
    if (code === 1000 || code === 1001) sessions.delete(session.id);
    options.onReadyChange();
  });
  socket.on('message', (raw, binary) => {
    const now = Date.now();
    sends = [...sends.filter((time) => now - time < SENDS_WINDOW_MS), now];
    if (sends.length > MOST_SENDS) return end(4008);
    const packet = binary ? null : parse(raw);
    if (packet === null || typeof packet.op !== 'number') return end(4002);
    switch (packet.op) {
      case 1:
        lastBeat = now;
        if (!faults.noHeartbeatAck) send({ op: 11, d: null, s: null, t: null });
        return;
      case 2:
        if (session !== null) return end(4005);
        session = identify(packet.d);
        return;
      case 6:
        if (session !== null) return end(4005);
        session = resume(packet.d);
        return;
      case 3:
      case 4:
      case 8:
      case 31:
        return session === null ? end(4003) : undefined;
      default:
        return end(4001);
    }
  });
  if (!faults.swallowHello)
    send({ op: 10, d: { heartbeat_interval: options.heartbeatMs, _trace: [] }, s: null, t: null });

  function identify(data: unknown): Session | null {
    if (!isObject(data) || typeof data.token !== 'string' || !isObject(data.properties)) {
      end(4002);
      return null;
    }
    const intents = data.intents;
    const shard = shardIn(data.shard);
    const wrong = whatIsWrong(data.token, intents, shard);
    if (wrong !== null) {
      end(wrong);
      return null;
    }
    const [index, count] = shard ?? [0, 1];
    const verdict = spend(options.budget, index);
    if (verdict === 'spent') end(4004);
    if (verdict === 'too early') invalid(false);
    if (verdict !== 'go') return null;
    const fresh = createSession([index, count], Number(intents), socket);
    sessions.set(fresh.id, fresh);
    greet(fresh);
    return fresh;
  }

  function whatIsWrong(
    token: string,
    intents: unknown,
    shard: readonly [number, number] | null,
  ): CloseCode | null {
    if (faults.wrongToken || token.replace(/^Bot /, '') !== options.token()) return 4004;
    if (shard === null || shard[0] < 0 || shard[0] >= shard[1]) return 4010;
    if (typeof intents !== 'number' || (intents & ~KNOWN_INTENTS) !== 0) return 4013;
    return (intents & PRIVILEGED & ~faults.allowedPrivilegedIntents) === 0 ? null : 4014;
  }

  function greet(fresh: Session): void {
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

  function resume(data: unknown): Session | null {
    if (!isObject(data) || typeof data.token !== 'string' || typeof data.seq !== 'number') {
      end(4002);
      return null;
    }
    if (data.token.replace(/^Bot /, '') !== options.token()) {
      end(4004);
      return null;
    }
    const known = sessions.get(String(data.session_id));
    const inTime =
      known !== undefined && (known.lostAt === null || Date.now() - known.lostAt <= RESUME_WINDOW_MS);
    if (known === undefined || !inTime) {
      invalid(false);
      return null;
    }
    if (data.seq > known.seq) {
      end(4007);
      return null;
    }
    known.socket?.close(4000);
    known.socket = socket;
    known.lostAt = null;
    if (!replaySince(known, data.seq)) {
      sessions.delete(known.id);
      invalid(false);
      return null;
    }
    sendDispatch(known, 'RESUMED', { _trace: [] });
    options.onReadyChange();
    return known;
  }
}

function parse(raw: RawData): JsonObject | null {
  const text = raw.toString();
  if (Buffer.byteLength(text) > LONGEST_PAYLOAD) return null;
  try {
    const packet: unknown = JSON.parse(text);
    return isObject(packet) ? packet : null;
  } catch {
    return null;
  }
}

/** `[index, count]`; one shard when nothing is said; null when it is not such a pair. */
function shardIn(value: unknown): readonly [number, number] | null {
  if (value === undefined || value === null) return [0, 1];
  if (!isList(value) || value.length !== 2) return null;
  const [index, count] = value;
  return Number.isInteger(index) && Number.isInteger(count) ? [Number(index), Number(count)] : null;
}
