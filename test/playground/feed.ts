/** What the playground tells its listeners, kept, so that a test can wait for what it expects. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { InteractionState, PlaygroundEvent } from '#playground/user-side.ts';

export interface Feed {
  /** The first event that fits, whether it came already or comes later. */
  readonly until: (fits: (event: PlaygroundEvent) => boolean) => Promise<PlaygroundEvent>;
  /** How an interaction stands once the bot has answered it or failed to. */
  readonly settled: (interaction: string) => Promise<InteractionState>;
  /** Everything that came so far. */
  readonly seen: () => readonly PlaygroundEvent[];
  readonly close: () => void;
}

/** Takes the playground's address, and who listens; nobody in particular hears everything. */
export async function createFeed(url: string, as?: string): Promise<Feed> {
  const query = as === undefined ? '' : `?as=${as}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/playground/events${query}`);
  const seen: PlaygroundEvent[] = [];
  const waiting = new Set<(event: PlaygroundEvent) => void>();
  socket.on('message', (raw) => {
    const event: PlaygroundEvent = JSON.parse(raw.toString());
    seen.push(event);
    for (const tell of waiting) tell(event);
  });
  await once(socket, 'open');
  const until: Feed['until'] = (fits) => {
    const known = seen.find(fits);
    if (known) return Promise.resolve(known);
    return new Promise((give) => {
      const tell = (event: PlaygroundEvent) => {
        if (!fits(event)) return;
        waiting.delete(tell);
        give(event);
      };
      waiting.add(tell);
    });
  };
  return {
    until,
    seen: () => seen,
    settled: async (id) => {
      const event = await until(
        (one) =>
          one.type === 'interaction' &&
          one.interaction.id === id &&
          (one.interaction.state === 'answered' || one.interaction.state === 'failed'),
      );
      if (event.type !== 'interaction') throw new Error('This was no interaction.');
      return event.interaction;
    },
    close: () => socket.terminate(),
  };
}
