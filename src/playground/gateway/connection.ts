/** The talk with one gateway socket: hello, heartbeats, and which packet means what. */
import type { RawData, WebSocket } from 'ws';
import { isObject, type JsonObject } from '../world/json.ts';
import { CLOSE, type CloseCode } from './close-codes.ts';
import { identify } from './identify.ts';
import type { GatewayOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { resume } from './resume.ts';
import type { Session } from './session.ts';

/** S: a payload of at most 4096 bytes, at most 120 of them in 60 seconds. */
const LONGEST_PAYLOAD = 4096;
const MOST_SENDS = 120;
const SENDS_WINDOW_MS = 60_000;
/** A client may be this much later than its interval before the session counts as dead. */
const LATENESS = 1.5;

/** One socket, and what is known of it so far. */
interface Connection {
  readonly socket: WebSocket;
  readonly options: GatewayOptions;
  readonly sessions: Map<string, Session>;
  session: Session | null;
  lastBeat: number;
  /** When the packets of the last minute came. */
  sends: readonly number[];
}

/** Talks with a socket until it closes; `query` is what its address asked for. */
export function speak(
  socket: WebSocket,
  query: URLSearchParams,
  options: GatewayOptions,
  sessions: Map<string, Session>,
): void {
  const connection: Connection = {
    socket,
    options,
    sessions,
    session: null,
    lastBeat: Date.now(),
    sends: [],
  };
  const version = query.get('v') ?? '10';
  const encoding = query.get('encoding') ?? 'json';
  if (version !== '10' || encoding !== 'json') {
    end(connection, version === '10' ? 4002 : 4012);
    return;
  }

  const watch = setInterval(() => endIfSilent(connection), options.heartbeatMs);
  watch.unref();
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearInterval(watch);
    lose(connection, code);
  });
  socket.on('message', (raw, binary) => hear(connection, binary ? null : parse(raw)));
  if (!options.faults.swallowHello)
    send(connection, {
      op: 10,
      d: { heartbeat_interval: options.heartbeatMs, _trace: [] },
      s: null,
      t: null,
    });
}

function hear(connection: Connection, packet: JsonObject | null): void {
  const now = Date.now();
  connection.sends = [...connection.sends.filter((time) => now - time < SENDS_WINDOW_MS), now];
  if (connection.sends.length > MOST_SENDS) end(connection, 4008);
  else if (packet === null || typeof packet.op !== 'number') end(connection, 4002);
  else take(connection, packet, packet.op);
}

function take(connection: Connection, packet: JsonObject, op: number): void {
  const { options, session, sessions, socket } = connection;
  switch (op) {
    case 1:
      connection.lastBeat = Date.now();
      if (!options.faults.noHeartbeatAck) send(connection, { op: 11, d: null, s: null, t: null });
      break;
    case 2:
      if (session !== null) end(connection, 4005);
      else settle(connection, identify(options, sessions, socket, packet.d));
      break;
    case 6:
      if (session !== null) end(connection, 4005);
      else settle(connection, resume(options, sessions, socket, packet.d));
      break;
    case 3:
    case 4:
    case 8:
    case 31:
      if (session === null) end(connection, 4003);
      break;
    default:
      end(connection, 4001);
  }
}

function settle(connection: Connection, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'open':
      connection.session = outcome.session;
      break;
    case 'close':
      end(connection, outcome.code);
      break;
    case 'invalid':
      send(connection, { op: 9, d: false, s: null, t: null });
      break;
  }
}

function endIfSilent(connection: Connection): void {
  const { lastBeat, options } = connection;
  if (Date.now() - lastBeat > options.heartbeatMs * LATENESS) end(connection, 4009);
}

/** The socket closed: its session waits for a resume, unless another socket has taken it up already. */
function lose({ session, socket, sessions, options }: Connection, code: number): void {
  if (session === null || session.socket !== socket) return;
  session.socket = null;
  session.lostAt = Date.now();
  // S: a client that closes with 1000 or 1001 says goodbye to its session.
  if (code === 1000 || code === 1001) sessions.delete(session.id);
  options.onReadyChange();
}

function end({ socket }: Connection, code: CloseCode): void {
  socket.close(code, CLOSE[code]);
}

function send({ socket }: Connection, packet: JsonObject): void {
  socket.send(JSON.stringify(packet));
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
