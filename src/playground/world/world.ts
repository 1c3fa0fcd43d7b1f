/** Everything the playground knows: guilds, people, channels, messages, commands, as plain data. */
import type { JsonObject } from './json.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly bot: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  readonly position: number;
}

export interface Member {
  readonly userId: string;
  readonly roles: string[];
  readonly joinedAt: number;
  /** Until when the member may only look. */
  timedOutUntil: number | null;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly ownerId: string;
  readonly roles: Role[];
  readonly members: Map<string, Member>;
  available: boolean;
  /** False after the bot was removed. */
  hasBot: boolean;
}

/** What a role (type 0) or a member (type 1) may and may not do in one channel. */
interface Overwrite {
  readonly id: string;
  readonly type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

interface ThreadState {
  readonly ownerId: string;
  readonly private: boolean;
  readonly createdAt: number;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archivedAt: number;
  /** When somebody last wrote; edits do not count. */
  activeAt: number;
}

export interface Channel {
  readonly id: string;
  readonly guildId: string;
  name: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly overwrites: Overwrite[];
  readonly thread: ThreadState | null;
  lastMessageId: string | null;
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly width: number | null;
  readonly height: number | null;
  description: string | null;
  /** Shown by an embed or a component, and so no longer listed with the message. */
  used: boolean;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly createdAt: number;
  readonly type: number;
  content: string;
  embeds: readonly JsonObject[];
  components: readonly JsonObject[];
  attachments: readonly Attachment[];
  flags: number;
  editedAt: number | null;
  mentions: readonly string[];
  mentionsEveryone: boolean;
  readonly nonce: string | number | null;
  readonly replyTo: string | null;
  /** The interaction it answers, as Discord's interaction_metadata. */
  readonly interaction: JsonObject | null;
  /** The only person who sees it. */
  readonly ephemeralFor: string | null;
  /** The thread that was started from it. */
  threadId: string | null;
  pinned: boolean;
}

/** A registered command: Discord's JSON. */
export interface Command {
  readonly id: string;
  readonly guildId: string | null;
  readonly version: string;
  readonly type: number;
  readonly name: string;
  readonly definition: JsonObject;
}

export interface World {
  readonly botId: string;
  readonly guilds: Map<string, Guild>;
  readonly users: Map<string, User>;
  readonly channels: Map<string, Channel>;
  /** By channel, then by id, in the order of their creation. */
  readonly messages: Map<string, Map<string, Message>>;
  readonly commands: Map<string, Command>;
}

/** The flags of a message that the playground looks at. */
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const SUPPRESS_EMBEDS = 1 << 2;
export const SUPPRESS_NOTIFICATIONS = 1 << 12;
export const VOICE_MESSAGE = 1 << 13;
export const COMPONENTS_V2 = 1 << 15;

export function messagesOf(world: World, channelId: string): Map<string, Message> {
  const there = world.messages.get(channelId);
  if (there !== undefined) return there;
  const fresh = new Map<string, Message>();
  world.messages.set(channelId, fresh);
  return fresh;
}

/** A message wherever it is. */
export function findMessage(world: World, id: string): Message | undefined {
  for (const messages of world.messages.values()) {
    const found = messages.get(id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The guilds the bot is in. */
export function guildsOfBot(world: World): Guild[] {
  return [...world.guilds.values()].filter((guild) => guild.hasBot);
}
