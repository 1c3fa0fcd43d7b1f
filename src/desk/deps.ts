/** What commands and buttons work with. */
import type { Host } from '#host/host.ts';
import type { GuildBook } from '#people/guild-book.ts';

import type { Over, Person, Table } from '#tables/table.ts';
import type { Attachment } from '#view/attachment.ts';
import type { Brake } from './brake.ts';

/** Somebody of a guild. */
export interface GuildPerson {
  readonly person: Person;
  readonly bot: boolean;
}

export interface Deps {
  readonly host: Host;
  readonly brake: Brake;
  readonly guilds: GuildBook;
  /** Brings the channel's board up to date without waiting for it. */
  readonly show: (table: Table) => void;
  /** A link to the table's board; null when it has none yet. */
  readonly linkTo: (table: Table) => string | null;
  /** Posts the board anew, takes the buttons off the old one, and returns a link to it. */
  readonly repost: (table: Table) => Promise<string>;
  /** Brings the board up to date where it is, or posts it anew where its message is gone, and returns a link to it. */
  readonly bring: (table: Table) => Promise<string>;
  /** Opens a public thread on a channel and returns its id; null where Discord has no threads. */
  readonly openThread: (channel: string, name: string) => Promise<string | null>;
  /** Somebody of the guild; null when nobody has this id. */
  readonly member: (guild: string, user: string) => Promise<GuildPerson | null>;
  /** The animated picture of a finished game. */
  readonly replay: (table: Over) => Promise<Attachment>;
}
