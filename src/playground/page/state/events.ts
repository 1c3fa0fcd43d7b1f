/** What an event of the server changes in the model: pure. */
import type { LogEntry, PlaygroundEvent, PlaygroundMessage, PlaygroundState } from '../../user-side.ts';
import { EPHEMERAL, type Held, hasFlag, type Model } from './model.ts';
import { settle } from './waits.ts';

const LOG_KEPT = 500;

/** The model after one event. */
export function applyEvent(model: Model, event: PlaygroundEvent): Model {
  switch (event.type) {
    case 'state':
      return withState(model, event.state);
    case 'message': {
      const { message, ephemeralFor } = event;
      const before = heldOf(model, message.channel_id).find((held) => held.message.id === message.id);
      const held = { message, ephemeralFor: ephemeralFor ?? before?.ephemeralFor };
      return pinged(withMessages(model, message.channel_id, [held]), held, before?.message);
    }
    case 'message-deleted': {
      const left = heldOf(model, event.channelId).filter(({ message }) => message.id !== event.id);
      const pings = new Map([...model.pings].map(([user, ids]) => [user, without(ids, event.id)]));
      return { ...model, pings, messages: new Map(model.messages).set(event.channelId, left) };
    }
    case 'interaction':
      return settle(model, event.interaction);
    case 'log':
      return withLog(model, [event.entry]);
  }
}

/** The model with the server's state; eyes and channel that are gone are replaced by ones that exist. */
export function withState(model: Model, state: PlaygroundState): Model {
  // The same state again, but for the time, is no reason to draw everything anew.
  const server = model.server !== null && sameBut(model.server, state) ? model.server : state;
  const people = server.users.filter(({ bot }) => !bot).map(({ id }) => id);
  const eyes = model.eyes.filter((id) => people.includes(id));
  const first = people[0];
  const channels = server.channels;
  const channel = channels.some(({ id }) => id === model.channel) ? model.channel : (channels[0]?.id ?? null);
  return { ...model, server, channel, eyes: eyes.length > 0 || first === undefined ? eyes : [first] };
}

/** The model with what `user` sees of a channel, as the server listed it. */
export function withList(
  model: Model,
  channel: string,
  user: string,
  list: readonly PlaygroundMessage[],
): Model {
  const kept = heldOf(model, channel).filter(
    ({ ephemeralFor }) => ephemeralFor !== undefined && ephemeralFor !== user,
  );
  const held = list.map((message) =>
    hasFlag(message, EPHEMERAL) ? { message, ephemeralFor: user } : { message },
  );
  const cleared = { ...model, messages: new Map(model.messages).set(channel, kept) };
  return {
    ...withMessages(cleared, channel, held),
    loaded: new Set(model.loaded).add(`${channel}/${user}`),
  };
}

/** The model with requests of the bot that it did not have. */
export function withLog(model: Model, entries: readonly LogEntry[]): Model {
  const last = model.log.at(-1)?.n ?? -1;
  const fresh = entries.filter(({ n }) => n > last);
  return fresh.length === 0 ? model : { ...model, log: [...model.log, ...fresh].slice(-LOG_KEPT) };
}

/** Somebody is looked through now: their pings are read. */
export function read(model: Model, user: string): Model {
  if (!model.pings.has(user)) return model;
  const pings = new Map(model.pings);
  pings.delete(user);
  return { ...model, pings };
}

/** Snowflakes in the order of their time. */
export function older(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function heldOf(model: Model, channel: string): readonly Held[] {
  return model.messages.get(channel) ?? [];
}

function withMessages(model: Model, channel: string, changed: readonly Held[]): Model {
  const before = heldOf(model, channel);
  const only = changed.length === 1 ? changed[0] : undefined;
  const at = only === undefined ? -1 : before.findLastIndex(({ message }) => message.id === only.message.id);
  if (only !== undefined && at >= 0) {
    return { ...model, messages: new Map(model.messages).set(channel, before.with(at, only)) };
  }
  const all = new Map(before.map((held) => [held.message.id, held]));
  for (const held of changed) all.set(held.message.id, held);
  const sorted = [...all.values()].sort((a, b) => older(a.message.id, b.message.id));
  return { ...model, messages: new Map(model.messages).set(channel, sorted) };
}

/** Marks the people whom a message concerns and whose eyes nobody has; a message that no longer does unmarks them. */
function pinged(model: Model, { message, ephemeralFor }: Held, before: PlaygroundMessage | undefined): Model {
  const known = new Set(before?.mentions.map(({ id }) => id));
  const now = message.mentions.map(({ id }) => id);
  const fresh =
    ephemeralFor === undefined
      ? now.filter((id) => !known.has(id))
      : before === undefined
        ? [ephemeralFor]
        : [];
  const absent = fresh.filter((id) => !(model.eyes.includes(id) && model.channel === message.channel_id));
  const done = ephemeralFor === undefined ? [...known].filter((id) => !now.includes(id)) : [];
  if (absent.length === 0 && !done.some((id) => model.pings.get(id)?.has(message.id))) return model;
  const pings = new Map(model.pings);
  for (const id of absent) pings.set(id, new Set(pings.get(id)).add(message.id));
  for (const id of done) pings.set(id, without(pings.get(id), message.id));
  return { ...model, pings };
}

function without(messages: ReadonlySet<string> | undefined, message: string): ReadonlySet<string> {
  return new Set([...(messages ?? [])].filter((id) => id !== message));
}

function sameBut(a: PlaygroundState, b: PlaygroundState): boolean {
  return JSON.stringify({ ...a, now: 0 }) === JSON.stringify({ ...b, now: 0 });
}
