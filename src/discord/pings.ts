/** One small message that pings the player on turn where clocks are long, gone as soon as they act. */
import { DiscordAPIError, type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import { sayIn } from '#i18n/say.ts';
import type { Ping, Table } from '#tables/table.ts';
import { userOnTurn } from '#view/board.ts';
import { mention, messageLink } from '#view/names.ts';

/** From this many seconds a turn on people are not expected to sit and watch. */
const LONG_CLOCK = 300;

/** Brings a table's ping up to date: deletes an old one, posts the one that is due. */
export type FollowPing = (table: Table) => Promise<void>;

export function createPings(parts: {
  readonly rest: REST;
  /** Remembers the ping that stands now; resolves when that is saved. */
  readonly pinged: (table: Table, ping: Ping | null) => Promise<void>;
}): FollowPing {
  const { rest, pinged } = parts;

  async function remove(ping: Ping): Promise<void> {
    try {
      await rest.delete(Routes.channelMessage(ping.channel, ping.id));
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
    }
  }

  return async (table) => {
    const due = dueFor(table);
    const { ping } = table;
    if (ping !== null && (due === null || ping.decision !== due.decision || ping.half !== due.half)) {
      await remove(ping);
      if (due === null) await pinged(table, null);
    }
    if (due === null || (ping !== null && ping.decision === due.decision && ping.half === due.half)) return;
    const channel = table.message?.channel ?? table.channel;
    // The route's own answer, as the API documents it.
    const sent = (await rest.post(Routes.channelMessages(channel), {
      body: {
        content: due.content,
        allowed_mentions: { parse: [], users: [due.user] },
        nonce: `${table.id}-p${table.decision}${due.half ? 'h' : ''}`.slice(0, 25),
        enforce_nonce: true,
      },
    })) as RESTPostAPIChannelMessageResult;
    await pinged(table, { channel, id: sent.id, decision: due.decision, half: due.half });
  };
}

function dueFor(table: Table) {
  if (table.phase !== 'playing' || table.pause?.state === 'paused') return null;
  const { clock, locale } = table.settings;
  const user = userOnTurn(table);
  if (user === null || clock === null || clock < LONG_CLOCK || table.message === null) return null;
  const say = sayIn(locale);
  const parts = { player: mention(user), link: messageLink(table.guild, table.message) };
  const content = table.half ? say('ping.half', parts) : say('ping.turn', parts);
  return { user, content, decision: table.decision, half: table.half };
}
