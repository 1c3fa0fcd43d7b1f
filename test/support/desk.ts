/** What commands and buttons work with, without Discord: a real host, and notes of what Discord was asked for. */
import { randomBytes } from 'node:crypto';
import { createBrake } from '#desk/brake.ts';
import type { Caller } from '#desk/caller.ts';
import type { Deps, GuildPerson } from '#desk/deps.ts';
import type { GuildBook } from '#people/guild-book.ts';
import { newTableId, type Store } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
import { type HostStage, hostOn } from './host.ts';
import { person } from './tables.ts';

export interface Desk extends HostStage {
  readonly deps: Deps;
  /** Tables whose boards were posted anew. */
  readonly reposted: readonly Table[];
  /** Threads that were opened, by their ids. */
  readonly threads: readonly { readonly id: string; readonly channel: string; readonly name: string }[];
  /** The table as it is stored now. */
  table(id: string): Promise<Table>;
}

export interface DeskParts {
  readonly store: Store;
  readonly guilds: GuildBook;
  /** Who is in every guild; everybody unless it is said. */
  readonly members?: readonly GuildPerson[];
}

/** A desk on a store. Boards that were posted have a link by their table's id, those of a new table have none. */
export async function openDesk({ store, guilds, members }: DeskParts): Promise<Desk> {
  const stage = await hostOn(store);
  const reposted: Table[] = [];
  const threads: { id: string; channel: string; name: string }[] = [];
  return {
    ...stage,
    reposted,
    threads,
    deps: {
      host: stage.host,
      brake: createBrake(),
      guilds,
      show: stage.show,
      linkTo: ({ id, message }) => (message === null ? null : linkOf(id)),
      async repost(one) {
        reposted.push(one);
        return newLinkOf(one.id);
      },
      bring: async ({ id }) => linkOf(id),
      async openThread(channel, name) {
        const id = `9500000000000000${String(threads.length).padStart(2, '0')}`;
        threads.push({ id, channel, name });
        return id;
      },
      async member(_guild, user) {
        if (members === undefined) return { person: { ...person('Somebody'), user }, bot: false };
        return members.find((one) => one.person.user === user) ?? null;
      },
      replay: async ({ id }) => ({ name: `replay-${id}.gif`, bytes: new Uint8Array() }),
    },
    async table(id) {
      const found = await stage.host.load(id);
      if (found === null) throw new Error(`the table ${id} is gone`);
      return found;
    },
  };
}

/** The link to the board of a table that has one. */
export const linkOf = (id: string) => `link-to-${id}`;
/** The link to a board that was posted anew. */
export const newLinkOf = (id: string) => `new-link-to-${id}`;

/** Somebody in a channel where everything is allowed to the bot and nothing special to them. */
export function callerIn(
  { guild, channel }: { readonly guild: string; readonly channel: string },
  name: string,
  interaction: string,
): Caller {
  return {
    interaction,
    person: person(name),
    guild,
    channel,
    inThread: false,
    language: 'en',
    guildLanguage: 'en',
    managesChannel: false,
    managesGuild: false,
    missing: [],
    mayThread: true,
    ownThreads: true,
  };
}

/** The table with an id of its own, one of its channel, as every store takes it. */
export function withOwnId<T extends Table>(table: T): T {
  return { ...table, id: newTableId(table.channel, randomBytes(8)) };
}
