/** The gateway: all sessions of the bot, and who hears which dispatch. */
import type { WebSocket } from 'ws';
import type { JsonObject } from '../world/json.ts';
import { shardOf } from '../world/snowflake.ts';
import type { Budget } from './budget.ts';
import { speak } from './connection.ts';
import { asSeenWith, wants } from './intents.ts';
import type { GatewayOptions } from './options.ts';
import { RESUME_WINDOW_MS, repeatLast, type Session, sendDispatch } from './session.ts';

export interface Gateway {
  readonly sessions: Map<string, Session>;
  readonly budget: Budget;
  /** Talks with a socket that has just opened; `query` is what its address asked for. */
  readonly accept: (socket: WebSocket, query: URLSearchParams) => void;
  /** Sends to the sessions of the guild's shard; without a guild to shard 0. */
  readonly dispatch: (name: string, data: JsonObject, guildId: string | null) => void;
  readonly isReady: () => boolean;
  /** Closes every socket with this code; 1006 cuts them off. */
  readonly closeAll: (code: number) => void;
  /** Sends a packet to every session. */
  readonly broadcast: (packet: JsonObject) => void;
  /** Op 9 to every session; one that cannot be resumed is forgotten. */
  readonly invalidate: (resumable: boolean) => void;
  readonly repeat: (count: number) => void;
  readonly close: () => void;
}

export function createGateway(options: GatewayOptions): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };
  /** Dispatches held back until enough are there to swap. */
  let held: (() => void)[] = [];

  const deliver = (name: string, data: JsonObject, guildId: string | null) => {
    forgetLost(sessions);
    for (const session of sessions.values()) {
      const [shard, count] = session.shard;
      if (!session.ready || !wants(session.intents, name)) continue;
      if (shard !== (guildId === null ? 0 : shardOf(guildId, count))) continue;
      sendDispatch(session, name, asSeenWith(session.intents, name, data, options.world.botId));
    }
  };
  const withFaults = (name: string, data: JsonObject, guildId: string | null) => {
    const { faults } = options;
    if (faults.silence) return;
    const times = 1 + faults.repeatDispatches;
    const send = () => {
      for (let i = 0; i < times; i += 1) deliver(name, data, guildId);
    };
    const reordered = () => {
      held.push(send);
      if (held.length <= faults.reorderDispatches) return;
      const batch = held.reverse();
      held = [];
      for (const one of batch) one();
    };
    if (faults.lateDispatchMs > 0) later(faults.lateDispatchMs, reordered);
    else reordered();
  };
  const open = () => [...sessions.values()].filter((one) => one.socket !== null);
  return {
    sessions,
    budget: options.budget,
    accept: (socket, query) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      speak(socket, query, options, sessions);
    },
    dispatch: withFaults,
    isReady: () => open().some((one) => one.ready),
    closeAll: (code) => {
      for (const socket of sockets) {
        if (code === 1006) socket.terminate();
        else socket.close(code);
      }
    },
    broadcast: (packet) => {
      for (const session of open()) session.socket?.send(JSON.stringify(packet));
    },
    invalidate: (resumable) => {
      for (const session of open()) {
        session.socket?.send(JSON.stringify({ op: 9, d: resumable, s: null, t: null }));
        if (!resumable) sessions.delete(session.id);
      }
    },
    repeat: (count) => {
      for (const session of open()) repeatLast(session, count);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.terminate();
      sessions.clear();
    },
  };
}

function forgetLost(sessions: Map<string, Session>): void {
  for (const session of sessions.values()) {
    if (session.lostAt !== null && Date.now() - session.lostAt > RESUME_WINDOW_MS)
      sessions.delete(session.id);
  }
}
