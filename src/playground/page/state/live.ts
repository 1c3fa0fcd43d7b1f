/** The stream of the playground's events, opened again whenever it breaks. */
import type { PlaygroundEvent } from '../../user-side.ts';

interface Live {
  readonly close: () => void;
}

interface Listeners {
  readonly opened: () => void;
  /** Events in their order; several at once when they come fast. */
  readonly events: (events: readonly PlaygroundEvent[]) => void;
  readonly lost: () => void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

/** Opens the stream and keeps it open until it is closed. */
export function openLive(listeners: Listeners): Live {
  let closed = false;
  let wait = FIRST_WAIT_MS;
  let socket: WebSocket | null = null;
  let queue: PlaygroundEvent[] = [];

  const flush = () => {
    const events = queue;
    queue = [];
    if (events.length > 0) listeners.events(events);
  };
  const open = () => {
    if (closed) return;
    const mine = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/playground/events`,
    );
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT_MS;
      listeners.opened();
    };
    mine.onmessage = ({ data }) => {
      // A burst of events is drawn once, not event by event.
      if (queue.length === 0) setTimeout(flush);
      queue.push(JSON.parse(String(data)));
    };
    mine.onclose = () => {
      if (closed) return;
      listeners.lost();
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  };
  open();
  return {
    close: () => {
      closed = true;
      socket?.close();
    },
  };
}
