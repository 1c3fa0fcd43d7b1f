/** The JSON of the playground's user side: what its page and its tests send and receive under `/playground`. */
import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** Somebody in the guild, as the page shows them. */
export interface PlaygroundUser {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly bot: boolean;
  /** The names of their roles in the guild, `Owner` first; `Member` when they have none. */
  readonly roles: readonly string[];
  /** Path of their picture on this server, e.g. `/avatars/123/abc.png?size=64`. */
  readonly avatarUrl: string;
}

export interface PlaygroundChannel {
  readonly id: string;
  readonly guildId: string;
  readonly name: string;
  readonly kind: 'text' | 'thread';
  /** The text channel a thread hangs on. */
  readonly parentId?: string;
  readonly archived?: boolean;
  readonly locked?: boolean;
}

interface PlaygroundGuild {
  readonly id: string;
  readonly name: string;
  readonly available: boolean;
}

/** `GET /playground/state` */
export interface PlaygroundState {
  readonly users: readonly PlaygroundUser[];
  readonly guilds: readonly PlaygroundGuild[];
  readonly channels: readonly PlaygroundChannel[];
  /** The commands the bot registered, global ones first, as Discord's JSON. */
  readonly commands: readonly APIApplicationCommand[];
  /** Whether a bot holds a session that has had its READY. */
  readonly botReady: boolean;
  /** The playground's own time in milliseconds since 1970. */
  readonly now: number;
}

/** `GET /playground/channels/:id/messages?as=USER` answers a list of these, oldest first. */
export type PlaygroundMessage = APIMessage;

/** `POST /playground/users` */
export interface NewUser {
  readonly name: string;
  readonly locale?: string | undefined;
}

/** `POST /playground/channels`; a thread hangs on `parent`, or on the first text channel. */
export interface NewChannel {
  readonly name: string;
  readonly kind?: 'text' | 'thread' | undefined;
  readonly parent?: string | undefined;
}

export interface Created {
  readonly id: string;
}

export type OptionValue = string | number | boolean;

/** `POST /playground/commands` */
export interface UseCommand {
  readonly as: string;
  readonly channel: string;
  readonly name: string;
  readonly subcommand?: string | undefined;
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
}

/** `POST /playground/autocomplete`: what the client sends while somebody types into the option `focused`. */
export interface TypeOption extends UseCommand {
  readonly focused: string;
}

/** `POST /playground/presses`: a button, or picks in a menu. `stale` skips the look at the message as it is now. */
export interface Press {
  readonly as: string;
  readonly message: string;
  readonly customId: string;
  readonly values?: readonly string[] | undefined;
  readonly stale?: boolean | undefined;
}

/** `POST /playground/modals`: sends the modal that answered `interaction`. */
export interface SendModal {
  readonly as: string;
  readonly interaction: string;
  readonly values: Readonly<Record<string, string | readonly string[] | boolean>>;
}

/** `POST /playground/messages`: somebody writes into a channel. */
export interface SendMessage {
  readonly as: string;
  readonly channel: string;
  readonly content: string;
}

export interface Sent {
  readonly interaction: string;
}

/** `GET /playground/interactions/:id` */
export interface InteractionState {
  readonly id: string;
  readonly state: 'waiting' | 'deferred' | 'answered' | 'failed';
  readonly answeredAfterMs?: number;
  readonly messageId?: string;
  readonly ephemeral?: boolean;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  /** Why it failed, as a sentence. */
  readonly failure?: string;
}

/** One REST request of the bot. */
export interface LogEntry {
  readonly n: number;
  /** The playground's time when the request had arrived. */
  readonly t: number;
  readonly method: string;
  /** The route with its parameters' names, e.g. `/channels/:channel/messages/:message`. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly type: string }[];
  readonly errorCode?: number;
}

/** What arrives on the WebSocket `GET /playground/events?as=USER`; without `as` also everybody's ephemeral messages. */
export type PlaygroundEvent =
  | { readonly type: 'state'; readonly state: PlaygroundState }
  | {
      readonly type: 'message';
      readonly change: 'created' | 'updated';
      readonly message: PlaygroundMessage;
      /** The only one who sees it. */
      readonly ephemeralFor?: string;
    }
  | { readonly type: 'message-deleted'; readonly id: string; readonly channelId: string }
  | { readonly type: 'interaction'; readonly interaction: InteractionState }
  | { readonly type: 'log'; readonly entry: LogEntry };

/** `GET /playground/faults`: every fault by its name in the body of a POST, with its sentence. */
export type FaultSentences = Readonly<Record<string, string>>;

/** `GET /playground/offered-faults?channel=ID` answers a list of these: what one press switches on. */
export interface OfferedFault {
  readonly label: string;
  readonly says: string;
  /** What to POST to `/playground/faults`. */
  readonly body: Readonly<Record<string, unknown>>;
}
