/** What a slash command is, what it is told, and what it answers: plain data, Discord's client is elsewhere. */
import type {
  APIApplicationCommandOptionChoice,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Host } from '#host/host.ts';
import type { Language } from '#i18n/say.ts';
import type { GuildBook } from '#people/guild-book.ts';
import type { GameTable, Person, Table } from '#tables/table.ts';
import type { Row } from '#view/view.ts';

/** Who asks, and where. */
export interface Caller {
  /** The interaction's id. */
  readonly interaction: string;
  readonly person: Person;
  readonly guild: string;
  readonly channel: string;
  /** Whether that channel is a thread. */
  readonly inThread: boolean;
  /** The language of answers that only this person sees. */
  readonly language: Language;
  /** The language of tables in this guild. */
  readonly guildLanguage: Language;
  /** Whether they may end other people's tables. */
  readonly managesChannel: boolean;
  readonly managesGuild: boolean;
  /** What the bot lacks here to post boards, as Discord names it. */
  readonly missing: readonly string[];
  /** Whether the bot may open a public thread here. */
  readonly mayThread: boolean;
}

export interface Call extends Caller {
  readonly subcommand: string | null;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** What is being typed into an option. */
export interface Typing {
  readonly option: string;
  readonly text: string;
  readonly guild: string;
  readonly language: Language;
}

export interface Member {
  readonly person: Person;
  readonly bot: boolean;
}

/** What commands and buttons work with. */
export interface Deps {
  readonly host: Host;
  readonly guilds: GuildBook;
  /** Brings the channel's board up to date without waiting for it. */
  readonly show: (table: Table) => void;
  /** Posts the board anew, takes the buttons off the old one, and returns a link to it. */
  readonly repost: (table: Table) => Promise<string>;
  /** Opens a public thread on a channel and returns its id. */
  readonly openThread: (channel: string, name: string) => Promise<string>;
  /** Somebody of the guild; null when nobody has this id. */
  readonly member: (guild: string, user: string) => Promise<Member | null>;
  /** The animated picture of a finished game. */
  readonly replay: (table: GameTable) => Promise<Attachment>;
}

export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly alt?: string;
}

export type Answer =
  /** The board, in place of the message that the press came from. */
  | { readonly kind: 'board'; readonly table: Table }
  /** The board of a table that has none yet, as a message of its own. */
  | { readonly kind: 'new-board'; readonly table: Table }
  /** A sentence that only the asker sees. */
  | {
      readonly kind: 'notice';
      readonly text: string;
      readonly components?: readonly Row[];
      readonly file?: Attachment;
    }
  /** A message that everybody sees. */
  | { readonly kind: 'message'; readonly text: string; readonly file?: Attachment };

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly execute: (call: Call, deps: Deps) => Promise<Answer>;
  readonly complete?: (
    typing: Typing,
    deps: Deps,
  ) => Promise<readonly APIApplicationCommandOptionChoice<string>[]>;
}
