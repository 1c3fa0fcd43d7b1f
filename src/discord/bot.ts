/** The bot: puts together discord.js' client and the rooms of this house. */
import { type Client, Events, Routes } from 'discord.js';
import type { Command } from '#commands/command.ts';
import { createBrake } from '#desk/brake.ts';
import type { Deps, GuildPerson } from '#desk/deps.ts';
import { createHost, type Host } from '#host/host.ts';
import type { GuildBook } from '#people/guild-book.ts';
import type { Drawn } from '#pictures/draw.ts';
import { placedAt } from '#tables/placement.ts';
import { changed } from '#tables/step.ts';
import type { PutAside, Store } from '#tables/store.ts';
import type { Over, Table } from '#tables/table.ts';
import type { Timers } from '#timers/timers.ts';
import type { Attachment } from '#view/attachment.ts';
import { afterBoard } from './after-board.ts';
import { isNoMember } from './api-errors.ts';
import { linkTo } from './boards/place.ts';
import { createBoards } from './boards.ts';
import { createClient, type Shards } from './client.ts';
import { followGoodbyes } from './goodbyes.ts';

import { createLine } from './line.ts';
import { patiently } from './patience.ts';

import { tellPutAside } from './put-aside.ts';
import { createRouter } from './router.ts';
import { openThread, registerCommands } from './routes.ts';
import { followShutOut, type ShutOut } from './shut-out.ts';

interface Bot {
  readonly host: Host;
  /** Resolves when the gateway says READY; waits while Discord does not answer. Rejects when it says no. */
  start(): Promise<void>;
  /** Resolves when Discord has taken the commands; waits like `start`. */
  register(): Promise<void>;
  /** Tells the channel of a table that could not be read. */
  putAside(aside: PutAside): void;
  /** Lets what is under way finish, then goes offline. */
  close(): Promise<void>;
}

interface BotParts {
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
  readonly replay: (table: Over, lines: () => Promise<readonly string[]>) => Promise<Attachment>;
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
  /** Hears when Discord will have nothing more to do with this bot. */
  readonly shutOut: (why: ShutOut) => void;
  readonly now: () => number;
}

/** With about five seconds for each, nobody waits longer than Discord remembers whom to answer. */
const PLACES_IN_LINE = 20;

export function createBot(parts: BotParts): Bot {
  const { store, timers, guilds, commands, draw, failed, now } = parts;
  const client = createClient(parts);
  const { rest } = client;
  const show = (table: Table) => boards.show(table);
  const host = createHost({ store, timers, announcer: { show }, now });
  const boards = createBoards({
    rest,
    draw,
    placed: async (table, message) => {
      await host.change(table.id, null, (known) => changed(placedAt(known, message)));
    },
    afterwards: (table) => afterBoard({ rest, host, show }, table),
    now,
    failed: (error, table) => failed(error, { table: table.id, decision: table.decision }),
  });
  const line = createLine(PLACES_IN_LINE);
  const deps: Deps = {
    host,
    guilds,
    show,
    brake: createBrake(),
    repost: boards.repost,
    async bring(table) {
      const link = await boards.bring(table);
      // Somebody may have pressed meanwhile, and what was brought is older than their board.
      const now = await host.load(table.id);
      if (now !== null && now.version !== table.version) show(now);
      return link;
    },
    linkTo,
    openThread: (channel, name) => openThread(rest, channel, name),
    member: (guild, user) => guildPersonOf(client, guild, user),
    replay: (table) => parts.replay(table, () => host.lines(table.id)),
  };
  const route = createRouter({ commands, deps, boards, line, failed });

  client.on(Events.InteractionCreate, (interaction) => void route(interaction));
  client.on(Events.Error, (error) => failed(error, { at: 'gateway' }));
  followShutOut(client, parts.shutOut);
  followGoodbyes(client, { host, guilds, failed });

  return {
    host,
    async start() {
      rest.setToken(parts.token);
      // Asked before logging in: what fails there cannot be tried again without a new client.
      await patiently(
        () => rest.get(Routes.gatewayBot()),
        (error) => failed(error, { at: 'start' }),
      );
      await loggedIn(client, parts.token);
    },
    register: () =>
      patiently(
        () =>
          registerCommands(
            rest,
            client.application?.id ?? '',
            commands.map((command) => command.data),
          ),
        (error) => failed(error, { at: 'registration' }),
      ),
    putAside(aside) {
      void tellPutAside(client, aside).catch((error: unknown) => failed(error, { table: aside.table }));
    },
    async close() {
      await line.close();
      await boards.settled();
      await client.destroy();
    },
  };
}

/** Resolves when the gateway says READY. */
async function loggedIn(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
}

async function guildPersonOf(client: Client, guild: string, user: string): Promise<GuildPerson | null> {
  try {
    const member = await (await client.guilds.fetch(guild)).members.fetch({ user, force: true });
    return {
      person: { user, name: member.displayName, username: member.user.username },
      bot: member.user.bot,
    };
  } catch (error) {
    if (isNoMember(error)) return null;
    throw error;
  }
}
