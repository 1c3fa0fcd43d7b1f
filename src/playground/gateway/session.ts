/** One session of a bot at the gateway: what it has been sent, and who it belongs to. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { JsonObject } from '../world/json.ts';

/** How many dispatches a session keeps for a resume, and for how long after it lost its socket. */
const KEPT = 1_000;
export const RESUME_WINDOW_MS = 3 * 60_000;

export interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  seq: number;
  readonly sent: { readonly seq: number; readonly packet: string }[];
  socket: WebSocket | null;
  /** Whether READY has gone out. */
  ready: boolean;
  /** Real time at which the socket was lost. */
  lostAt: number | null;
}

export function createSession(shard: readonly [number, number], intents: number, socket: WebSocket): Session {
  const id = randomBytes(16).toString('hex');
  return { id, shard, intents, seq: 0, sent: [], socket, ready: false, lostAt: null };
}

/** Numbers the dispatch, keeps it for a resume, and sends it when somebody listens. */
export function sendDispatch(session: Session, name: string, data: JsonObject): void {
  session.seq += 1;
  const packet = JSON.stringify({ op: 0, s: session.seq, t: name, d: data });
  session.sent.push({ seq: session.seq, packet });
  if (session.sent.length > KEPT) session.sent.shift();
  session.socket?.send(packet);
}

/** Sends again everything after `seq`; false when it is no longer all there. */
export function replaySince(session: Session, seq: number): boolean {
  const missed = session.sent.filter((one) => one.seq > seq);
  if (missed.length !== session.seq - seq) return false;
  for (const one of missed) session.socket?.send(one.packet);
  return true;
}

/** The last dispatches once more, as a careless network would. */
export function repeatLast(session: Session, count: number): void {
  for (const one of session.sent.slice(-count)) session.socket?.send(one.packet);
}
