/** What goes with a guild, a channel or a thread that is there no longer. */
import { type Client, Events } from 'discord.js';
import type { Host } from '#host/host.ts';
import type { GuildBook } from '#people/guild-book.ts';
import { channelGone } from '#tables/ending.ts';

interface GoodbyeParts {
  readonly host: Host;
  readonly guilds: GuildBook;
  /** A fault, with where it happened. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

/** Does it whenever Discord says so. */
export function followGoodbyes(client: Client, parts: GoodbyeParts): void {
  // An outage is not a goodbye: discord.js emits this only for a guild that the bot was removed from.
  client.on(Events.GuildDelete, (guild) => void forgetGuild(parts, guild.id));
  client.on(Events.ChannelDelete, (channel) => void endIn(parts, channel.id));
  client.on(Events.ThreadDelete, (thread) => void endIn(parts, thread.id));
}

/** Forgets the guild's tables and its book; when one of them fails, the other is forgotten all the same. */
async function forgetGuild({ host, guilds, failed }: GoodbyeParts, guild: string): Promise<void> {
  const done = await Promise.allSettled([host.forgetGuild(guild), guilds.forget(guild)]);
  for (const one of done) if (one.status === 'rejected') failed(one.reason, { guild });
}

/** Ends the table that runs in a channel which is gone. */
async function endIn({ host, failed }: GoodbyeParts, channel: string): Promise<void> {
  try {
    const table = await host.inChannel(channel);
    if (table !== null) await host.change(table.id, null, channelGone);
  } catch (error) {
    failed(error, { channel });
  }
}
