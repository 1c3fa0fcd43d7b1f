/** Finds out whether somebody who did not play in time is still there: the bot is not told when members leave. */
import type { REST } from 'discord.js';
import type { Host } from '#host/host.ts';
import { holderAt } from '#tables/play.ts';
import { leave, restWhile } from '#tables/seats.ts';
import { refused } from '#tables/step.ts';
import type { Table } from '#tables/table.ts';
import { isNoMember } from './api-errors.ts';
import { guildMember } from './routes.ts';

/** Whether somebody can play in a guild: `silenced` by its moderators they can press nothing. */
type Presence = 'here' | 'silenced' | 'gone';

/** Looks after everybody for whom the clock played in the table's newest events; true when a seat changed hands. */
export async function lookAfter(rest: REST, host: Host, table: Table): Promise<boolean> {
  let changed = false;
  for (const user of playedFor(table)) {
    const presence = await presenceOf(rest, table.guild, user, host.now());
    if (presence === 'here') continue;
    const outcome = await host.change(table.id, null, (known, now) => {
      if (known.phase !== 'playing') return refused({ code: 'over' });
      return presence === 'gone' ? leave(known, user, now) : restWhile(known, user, now);
    });
    changed ||= outcome.kind === 'done';
  }
  return changed;
}

/** Asks Discord for a member of a guild, as of `now`. */
export async function presenceOf(rest: REST, guild: string, user: string, now: number): Promise<Presence> {
  try {
    const member = await guildMember(rest, guild, user);
    return Date.parse(member.communication_disabled_until ?? '') > now ? 'silenced' : 'here';
  } catch (error) {
    if (isNoMember(error)) return 'gone';
    throw error;
  }
}

/** The users for whom the clock played, whose seats they still hold. */
export function playedFor(table: Table): ReadonlySet<string> {
  if (table.phase !== 'playing') return new Set();
  const users = table.last.flatMap((event) => {
    if ((event.e !== 'roll' && event.e !== 'move') || event.by !== 'timeout') return [];
    const { sitter, away } = holderAt(table, event.seat);
    return sitter.kind === 'human' && away !== 'left' ? [sitter.person.user] : [];
  });
  return new Set(users);
}
