/** Op 6: a bot that lost its socket takes its session up again, and hears what it missed. */
import type { WebSocket } from 'ws';
import { isObject } from '../world/json.ts';
import type { GatewayOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { RESUME_WINDOW_MS, replaySince, type Session, sendDispatch } from './session.ts';

/** Takes the `d` of the packet and the new socket. A session that cannot be taken up is forgotten. */
export function resume(
  options: GatewayOptions,
  sessions: Map<string, Session>,
  socket: WebSocket,
  data: unknown,
): Outcome {
  if (!isObject(data) || typeof data.token !== 'string' || typeof data.seq !== 'number')
    return { kind: 'close', code: 4002 };
  if (data.token.replace(/^Bot /, '') !== options.token()) return { kind: 'close', code: 4004 };
  const session = sessions.get(String(data.session_id));
  if (session === undefined || !isInTime(session)) return { kind: 'invalid' };
  if (data.seq > session.seq) return { kind: 'close', code: 4007 };
  session.socket?.close(4000);
  session.socket = socket;
  session.lostAt = null;
  if (!replaySince(session, data.seq)) {
    sessions.delete(session.id);
    return { kind: 'invalid' };
  }
  sendDispatch(session, 'RESUMED', { _trace: [] });
  options.onReadyChange();
  return { kind: 'open', session };
}

function isInTime({ lostAt }: Session): boolean {
  return lostAt === null || Date.now() - lostAt <= RESUME_WINDOW_MS;
}
