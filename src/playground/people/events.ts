/** The listeners of `GET /playground/events`: everything that changes, as it changes. */
import type { WebSocket } from 'ws';
import type { PlaygroundEvent, PlaygroundState } from '../user-side.ts';

export interface Events {
  /** A new listener: a person, or nobody in particular, who hears everything. */
  readonly add: (socket: WebSocket, as: string | null) => void;
  readonly emit: (event: PlaygroundEvent) => void;
  /** The state, unless it is what the listeners know already. */
  readonly emitState: (state: () => PlaygroundState) => void;
  readonly close: () => void;
}

export function createEvents(): Events {
  const listeners = new Map<WebSocket, string | null>();
  let lastState = '';
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
    emitState: (state) => {
      if (listeners.size === 0) return;
      const fresh = state();
      const known = JSON.stringify({ ...fresh, now: 0 });
      if (known === lastState) return;
      lastState = known;
      for (const socket of listeners.keys()) socket.send(JSON.stringify({ type: 'state', state: fresh }));
    },
    close: () => {
      for (const socket of listeners.keys()) socket.terminate();
    },
  };
}

function mayHear(event: PlaygroundEvent, as: string | null): boolean {
  if (event.type !== 'message' || event.ephemeralFor === undefined) return true;
  return as === null || as === event.ephemeralFor;
}
