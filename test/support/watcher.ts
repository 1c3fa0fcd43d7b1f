/** What the playground tells of itself, as it tells it: the messages as they stand, and how interactions ended. */
import { once } from 'node:events';
import type { APIMessage } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { InteractionState, PlaygroundEvent } from '#playground/user-side.ts';

export interface Watcher {
  /** How many things were told so far. */
  seen(): number;
  /** Resolves once there are more than `since`; `why` says what was waited for when it takes far too long. */
  next(since: number, why?: () => string): Promise<void>;
  /** The messages of a channel that `user` (or, without one, everybody) sees, oldest first. */
  messages(channel: string, user?: string): readonly APIMessage[];
  message(id: string): APIMessage | undefined;
  /** How an interaction ended; resolves when it has. */
  ended(interaction: string): Promise<InteractionState>;
  close(): void;
}

const FAR_TOO_LONG_MS = 15_000;

interface Seen {
  readonly message: APIMessage;
  readonly only: string | null;
}

export async function watch(url: string): Promise<Watcher> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/playground/events`);
  const messages = new Map<string, Seen>();
  const interactions = new Map<string, InteractionState>();
  let count = 0;
  let wake = Promise.withResolvers<void>();
  socket.on('message', (raw) => {
    // The playground's own events.
    note(JSON.parse(raw.toString()) as PlaygroundEvent);
    count += 1;
    wake.resolve();
    wake = Promise.withResolvers<void>();
  });
  await once(socket, 'open');

  function note(event: PlaygroundEvent): void {
    switch (event.type) {
      case 'message':
        messages.set(event.message.id, { message: event.message, only: event.ephemeralFor ?? null });
        return;
      case 'message-deleted':
        messages.delete(event.id);
        return;
      case 'interaction':
        interactions.set(event.interaction.id, event.interaction);
        return;
      case 'state':
      case 'log':
    }
  }

  async function next(since: number, why = () => 'nothing happened'): Promise<void> {
    if (count > since) return;
    const late = Promise.withResolvers<never>();
    const fail = () => late.reject(new Error(`${why()} (waited ${FAR_TOO_LONG_MS} ms)`));
    const timer = setTimeout(fail, FAR_TOO_LONG_MS);
    try {
      await Promise.race([wake.promise, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    seen: () => count,
    next,
    messages: (channel, user) =>
      [...messages.values()]
        .filter(({ message, only }) => message.channel_id === channel && (only === null || only === user))
        .map(({ message }) => message),
    message: (id) => messages.get(id)?.message,
    async ended(interaction) {
      for (;;) {
        const since = count;
        const known = interactions.get(interaction);
        if (known?.state === 'answered' || known?.state === 'failed') return known;
        await next(since, () => `interaction ${interaction} did not end`);
      }
    },
    close: () => socket.terminate(),
  };
}
