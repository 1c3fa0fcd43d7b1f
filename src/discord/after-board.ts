/** What follows a board that was shown: the ping, a look after who did not play, the thread that closes. */
import type { REST } from 'discord.js';
import type { Host } from '#host/host.ts';
import { hasEnded } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
import { unlessRefused } from './api-errors.ts';
import { lookAfter } from './leavers.ts';
import { followPing } from './pings.ts';
import { archiveThread } from './routes.ts';

/** `show` brings the board up to date where a seat changed hands by this. */
export async function afterBoard(
  { rest, host, show }: { readonly rest: REST; readonly host: Host; readonly show: (table: Table) => void },
  table: Table,
): Promise<void> {
  await followPing(rest, host, table);
  if (await lookAfter(rest, host, table)) {
    const now = await host.load(table.id);
    if (now !== null) show(now);
  }
  // A thread that the table opened for itself closes with it.
  if (table.ownsThread && hasEnded(table)) await unlessRefused(archiveThread(rest, table.channel));
}
