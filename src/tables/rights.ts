/** Who may do what at a table: what commands refuse, and what menus do not offer. */
import { holderOf } from './play.ts';
import type { Table } from './table.ts';

export function isHost(table: Table, user: string): boolean {
  return table.host === user;
}

/** Whether somebody has a seat here, whoever plays it now. */
export function isSeated(table: Table, user: string): boolean {
  if (table.phase === 'playing' || table.phase === 'over') return holderOf(table, user) !== undefined;
  return table.members.some(({ sitter }) => sitter.kind === 'human' && sitter.person.user === user);
}

/** Whether somebody decides for their own seat in a running game: they may let it be played, or ask for a pause. */
export function playsNow(table: Table, user: string): boolean {
  return table.phase === 'playing' && holderOf(table, user)?.playedBy === 'human';
}

/** Whether somebody may take over a computer's seat. */
export function mayTakeOver(table: Table, user: string): boolean {
  return table.settings.joinable && !isSeated(table, user);
}

/** Whether somebody may end the table. `managesChannel` is true for whoever may manage its channel. */
export function mayStop(table: Table, user: string, managesChannel: boolean): boolean {
  return isHost(table, user) || managesChannel;
}
