/** Finds out whether somebody who did not play in time is still there: the bot is not told when members leave. */
import { type APIGuildMember, DiscordAPIError, type REST, Routes } from 'discord.js';
import type { Host } from '#host/host.ts';
import { holderAt } from '#tables/play.ts';
import { leave, restWhile } from '#tables/seats.ts';
import { refused } from '#tables/step.ts';
import type { Table } from '#tables/table.ts';

/** Discord's codes for somebody who is no member of the guild, or nobody at all. */
const GONE = new Set<number | string>([10007, 10013]);

/** Looks after everybody for whom the clock played in the table's newest events; true when a seat changed hands. */
export type LookAfter = (table: Table) => Promise<boolean>;

export function createLookAfter(rest: REST, host: () => Host): LookAfter {
  async function standingOf(guild: string, user: string, now: number): Promise<'here' | 'silenced' | 'gone'> {
    try {
      // The route's own answer, as the API documents it.
      const member = (await rest.get(Routes.guildMember(guild, user))) as APIGuildMember;
      return Date.parse(member.communication_disabled_until ?? '') > now ? 'silenced' : 'here';
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.has(error.code)) return 'gone';
      throw error;
    }
  }

  return async (table) => {
    let changed = false;
    for (const user of timedOut(table)) {
      const how = await standingOf(table.guild, user, host().now());
      if (how === 'here') continue;
      const outcome = await host().change(table.id, null, (known, now) => {
        if (known.phase !== 'playing') return refused({ code: 'over' });
        return how === 'gone' ? leave(known, user, now) : restWhile(known, user, now);
      });
      changed ||= outcome.kind === 'done';
    }
    return changed;
  };
}

function timedOut(table: Table): ReadonlySet<string> {
  if (table.phase !== 'playing') return new Set();
  const users = table.last.flatMap((event) => {
    if ((event.e !== 'roll' && event.e !== 'move') || event.by !== 'timeout') return [];
    const { sitter, away } = holderAt(table, event.seat);
    return sitter.kind === 'human' && away !== 'left' ? [sitter.person.user] : [];
  });
  return new Set(users);
}
