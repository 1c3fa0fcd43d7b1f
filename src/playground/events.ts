/** The listeners of `GET /playground/events`: everything that changes, as it changes. */
import type { WebSocket } from 'ws';
import type { PlaygroundEvent } from './user-side.ts';

export interface Events {
  /** A new listener: a person, or nobody in particular, who hears everything. */
  readonly add: (socket: WebSocket, as: string | null) => void;
  readonly emit: (event: PlaygroundEvent) => void;
  readonly any: () => boolean;
  readonly close: () => void;
}

export function createEvents(): Events {
  const listeners = new Map<WebSocket, string | null>();
  return {
    add: (socket, as) => {
      listeners.set(socket, as);
      socket.on('close', () => listeners.delete(socket));
      socket.on('error', () => socket.terminate());
    },
    emit: (event) => {
      if (listeners.size === 0) return;
      const text = JSON.stringify(event);
      for (const [socket, as] of listeners) if (mayHear(event, as)) socket.send(text);
    },
    any: () => listeners.size > 0,
    close: () => {
      for (const socket of listeners.keys()) socket.terminate();
    },
  };
}

function mayHear(event: PlaygroundEvent, as: string | null): boolean {
  if (event.type !== 'message' || event.ephemeralFor === undefined) return true;
  return as === null || as === event.ephemeralFor;
}
