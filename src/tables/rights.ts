/** Who may do what at a table: what commands refuse, and what menus do not offer. */
import { holderOf } from './play.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

export function isHost(table: Table, user: string): boolean {
  return table.host === user;
}

/** How long nothing may happen at a table before its host counts as away. */
const QUIET_MS = 3 * 60_000;

/**
 * Why somebody who is not the host may do what a host can: whoever manages the channel stands in for them; who sits here
 * is the next host once this one left the server or has their seat played by a computer, or once nothing has happened here
 * for three minutes. Null: they may not.
 */
export function standingIn(
  table: Table,
  { user, managesChannel, hostIsGone }: { user: string; managesChannel: boolean; hostIsGone: boolean },
  now: number,
): 'manager' | 'heir' | null {
  const away = table.phase === 'playing' && holderOf(table, table.host)?.playedBy === 'computer';
  if (isSeated(table, user) && (hostIsGone || away || now - table.actedAt >= QUIET_MS)) return 'heir';
  return managesChannel ? 'manager' : null;
}

/** A host's step done by somebody else: an heir stays the host, a manager only stands in. */
export function inPlaceOfHost(
  table: Table,
  user: string,
  as: 'manager' | 'heir',
  step: (table: Table) => Step,
): Step {
  const done = step({ ...table, host: user });
  if (!done.ok || as === 'heir' || done.table.host !== user) return done;
  return { ...done, table: { ...done.table, host: table.host } };
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
