/** Which message of a table is the live board, what others are to it, and how to get there. */
import type { BoardMessage, Table } from '#tables/table.ts';
import { messageLink } from '#view/names.ts';

/** Messages older than this are edited so rarely by Discord's leave that the board is posted anew. */
const FRESH_MS = 50 * 60_000;

/** What a pressed message is to a table: its first board, its live one, or one from before or after that. */
type Pressed = 'first' | 'live' | 'older' | 'newer';

/** What the message of this id is to the table: Discord's ids grow with time. */
export function pressedOn({ message: live }: Table, id: string): Pressed {
  if (live === null) return 'first';
  if (live.id === id) return 'live';
  return BigInt(id) > BigInt(live.id) ? 'newer' : 'older';
}

/** Whether the live board is so old that a new one must take its place. */
export function isStale({ message }: Table, now: number): boolean {
  return message !== null && now - message.postedAt > FRESH_MS;
}

/** The table at the place where its board was last seen: a table that was on its way meanwhile does not know it. */
export function atItsPlace(table: Table, before: Table | null): Table {
  const moved: BoardMessage | null = before?.message ?? null;
  if (moved === null || (table.message !== null && table.message.postedAt > moved.postedAt)) return table;
  return { ...table, message: moved };
}

/** A link to the live board; null when there is none yet. */
export function linkTo({ guild, message }: Table): string | null {
  return message === null ? null : messageLink(guild, message);
}
