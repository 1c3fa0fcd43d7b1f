/** The bot: discord.js' client with the rooms of this house around it. */
import {
  ChannelType,
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  Options,
  type RESTPostAPIChannelThreadsResult,
  Routes,
} from 'discord.js';
import type { Attachment, Command, Deps, Member } from '#commands/command.ts';
import { createHost, type Host } from '#host/host.ts';
import type { GuildBook } from '#people/guild-book.ts';
import type { Drawn } from '#pictures/draw.ts';
import { closed } from '#tables/lobby.ts';
import { endEarly } from '#tables/play.ts';
import { changed, refused } from '#tables/step.ts';
import type { Store } from '#tables/store.ts';
import type { BoardMessage, GameTable, Table } from '#tables/table.ts';
import type { Timers } from '#timers/timers.ts';
import { createBoards } from './boards.ts';
import { createLookAfter } from './leavers.ts';
import { createPings } from './pings.ts';
import { makeRequest } from './requests.ts';
import { createRouter } from './router.ts';

export interface Bot {
  readonly host: Host;
  /** Resolves when the gateway says READY and the commands are registered. */
  start(): Promise<void>;
  /** Lets what is under way finish, then goes offline. */
  close(): Promise<void>;
}

export interface Shards {
  readonly ids: 'auto' | readonly number[];
  /** How many there are in all. */
  readonly count: 'auto' | number;
}

export interface BotParts {
  readonly token: string;
  /** For example `https://discord.com/api`. */
  readonly apiUrl: string;
  /** This process's share of the shards. */
  readonly shards: Shards;
  readonly store: Store;
  readonly timers: Timers;
  readonly guilds: GuildBook;
  readonly commands: readonly Command[];
  readonly draw: (table: Table) => Promise<Drawn>;
  readonly replay: (table: GameTable, lines: readonly string[]) => Promise<Attachment>;
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
}

/** Milliseconds for one request to Discord, so that a hanging one does not hold a board for a minute. */
const REQUEST_TIMEOUT_MS = 5000;

/** A week: the longest that Discord leaves a quiet thread open. */
const THREAD_MINUTES = 10_080;

export function createBot(parts: BotParts): Bot {
  const { store, timers, commands, draw, failed, now } = parts;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...shardOptions(parts.shards),
    rest: { api: parts.apiUrl, timeout: REQUEST_TIMEOUT_MS, makeRequest, ...imagesOf(parts.apiUrl) },
    // Everything is asked for by id; nothing but guilds and channels is worth keeping in memory.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      UserManager: 0,
    }),
  });
  const host = createHost({ store, timers, announcer: { show: (table) => boards.show(table) }, now });

  async function placed(table: Table, message: BoardMessage): Promise<void> {
    await host.change(table.id, null, (known) => changed(withMessage(known, message)));
  }

  const followPing = createPings({
    rest: client.rest,
    pinged: async (table, ping) => {
      await host.change(table.id, null, (known) => changed({ ...known, ping }));
    },
  });

  const lookAfter = createLookAfter(client.rest, () => host);

  /** A thread that the table opened for itself closes with it. */
  async function archive(thread: string): Promise<void> {
    try {
      await client.rest.patch(Routes.channel(thread), { body: { archived: true } });
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
    }
  }

  const boards = createBoards({
    rest: client.rest,
    draw,
    placed,
    afterwards: async (table) => {
      await followPing(table);
      if (await lookAfter(table)) {
        const now = await host.load(table.id);
        if (now !== null) boards.show(now);
      }
      if (table.ownsThread && (table.phase === 'over' || table.phase === 'closed'))
        await archive(table.channel);
    },
    now,
    failed: (error, table) => failed(error, { table: table.id, turn: table.turn }),
  });
  const deps: Deps = {
    host,
    guilds: parts.guilds,
    show: (table) => boards.show(table),
    repost: (table) => boards.repost(table),
    openThread: async (channel, name) => {
      // The route's own answer, as the API documents it.
      const made = (await client.rest.post(Routes.threads(channel), {
        body: { name, type: ChannelType.PublicThread, auto_archive_duration: THREAD_MINUTES },
      })) as RESTPostAPIChannelThreadsResult;
      return made.id;
    },
    member: (guild, user) => memberOf(client, guild, user),
    replay: async (table) => parts.replay(table, await host.lines(table.id)),
  };
  const route = createRouter({ commands, deps, boards, draw, placed, failed });

  client.on(Events.InteractionCreate, (interaction) => void route(interaction));
  client.on(Events.Error, (error) => failed(error, { at: 'gateway' }));
  // An outage is not a goodbye: discord.js emits this only for a guild that the bot was removed from.
  client.on(Events.GuildDelete, (guild) => {
    void host.forgetGuild(guild.id).catch((error: unknown) => failed(error, { guild: guild.id }));
  });
  client.on(Events.ChannelDelete, (channel) => void endIn(channel.id));
  client.on(Events.ThreadDelete, (thread) => void endIn(thread.id));

  /** The channel is gone, and its table with it. */
  async function endIn(channel: string): Promise<void> {
    try {
      const table = await host.inChannel(channel);
      if (table === null) return;
      await host.change(table.id, null, (known, at) => {
        if (known.phase === 'lobby') return changed(closed(known, 'stopped'));
        return known.phase === 'playing' ? endEarly(known, 'abandoned', at) : refused({ code: 'over' });
      });
    } catch (error) {
      failed(error, { channel });
    }
  }

  return {
    host,
    async start() {
      const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
      await client.login(parts.token);
      await ready;
      const application = client.application?.id ?? '';
      await client.rest.put(Routes.applicationCommands(application), {
        body: commands.map(({ data }) => data),
      });
    },
    async close() {
      await boards.settled();
      await client.destroy();
    },
  };
}

/** The table at its message. The first message's id is a part of the dice's client seed, as long as none rolled. */
function withMessage(table: Table, message: BoardMessage): Table {
  if (table.phase !== 'lobby' || table.message !== null) return { ...table, message };
  return {
    ...table,
    message,
    dice: { ...table.dice, clientParts: [message.id, ...table.dice.clientParts] },
  };
}

/** discord.js takes the number of shards from Discord when it is told `auto`. */
function shardOptions({ ids, count }: Shards) {
  if (ids === 'auto' && count === 'auto') return { shards: 'auto' } as const;
  return {
    shards: ids === 'auto' ? ('auto' as const) : [...ids],
    ...(count === 'auto' ? {} : { shardCount: count }),
  };
}

/** Another server than Discord's serves people's images itself. */
function imagesOf(apiUrl: string): { readonly cdn?: string } {
  const { hostname, origin } = new URL(apiUrl);
  return hostname === 'discord.com' ? {} : { cdn: origin };
}

async function memberOf(client: Client, guild: string, user: string): Promise<Member | null> {
  try {
    const member = await (await client.guilds.fetch(guild)).members.fetch(user);
    return {
      person: { user, name: member.displayName, username: member.user.username },
      bot: member.user.bot,
    };
  } catch {
    return null;
  }
}
