/** What the page knows: plain data that elements draw and that `events.ts` and `waits.ts` change. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { LogEntry, PlaygroundMessage, PlaygroundState } from '../../user-side.ts';

/** A message, and who alone sees it if it is an ephemeral one. */
export interface Held {
  readonly message: PlaygroundMessage;
  readonly ephemeralFor?: string | undefined;
}

/** Where somebody is waiting for the bot's answer. */
export type Place =
  | { readonly kind: 'component'; readonly message: string; readonly customId: string }
  | { readonly kind: 'command'; readonly channel: string; readonly text: string }
  | { readonly kind: 'modal'; readonly interaction: string };

/** Something somebody sent to the bot that is not answered yet, or never was. */
export interface Wait {
  readonly id: number;
  readonly as: string;
  readonly place: Place;
  /** Null until the server has said under which id it went out. */
  readonly interaction: string | null;
  /** The sentence for the person, once it has failed. */
  readonly failure: string | null;
}

export interface OpenModal {
  readonly as: string;
  readonly interaction: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

export interface Model {
  readonly link: 'connecting' | 'live' | 'lost';
  readonly server: PlaygroundState | null;
  /** By channel, oldest first, of everybody whose eyes the page has. */
  readonly messages: ReadonlyMap<string, readonly Held[]>;
  /** The people whose ephemeral messages of a channel are loaded, as `channel/user`. */
  readonly loaded: ReadonlySet<string>;
  /** Ephemeral messages that were put away. */
  readonly dismissed: ReadonlySet<string>;
  readonly channel: string | null;
  /** Whose eyes the page sees with: one pane or two. */
  readonly eyes: readonly string[];
  /** The messages that mention somebody and that they have not looked at yet. */
  readonly pings: ReadonlyMap<string, ReadonlySet<string>>;
  readonly waits: readonly Wait[];
  readonly modals: readonly OpenModal[];
  /** The newest requests of the bot, oldest first. */
  readonly log: readonly LogEntry[];
  /** What the server refused, as a sentence for whoever looks. */
  readonly trouble: string | null;
}

export const emptyModel: Model = {
  link: 'connecting',
  server: null,
  messages: new Map(),
  loaded: new Set(),
  dismissed: new Set(),
  channel: null,
  eyes: [],
  pings: new Map(),
  waits: [],
  modals: [],
  log: [],
  trouble: null,
};

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

export function hasFlag(message: PlaygroundMessage, flag: number): boolean {
  return ((message.flags ?? 0) & flag) !== 0;
}

/** What `user` sees of a channel, oldest first. */
export function seenBy(model: Model, channel: string, user: string): readonly Held[] {
  return (model.messages.get(channel) ?? []).filter(
    ({ message, ephemeralFor }) =>
      (ephemeralFor === undefined || ephemeralFor === user) && !model.dismissed.has(message.id),
  );
}

/** The newest message of a bot with live buttons that everybody sees. */
export function liveBoard(held: readonly Held[]): PlaygroundMessage | undefined {
  return held.findLast(
    ({ message, ephemeralFor }) =>
      ephemeralFor === undefined && message.author.bot === true && hasLiveButton(message),
  )?.message;
}

/** Whom that message waits for. */
export function awaited(held: readonly Held[]): ReadonlySet<string> {
  return new Set(liveBoard(held)?.mentions.map(({ id }) => id) ?? []);
}

function hasLiveButton(message: PlaygroundMessage): boolean {
  return (message.components ?? []).some(
    (row) =>
      'components' in row &&
      row.components.some((part) => 'custom_id' in part && !('disabled' in part && part.disabled === true)),
  );
}
