/** What follows a board that was shown: the ping, a look after who did not play, the result for the channel. */
import type { REST } from 'discord.js';
import type { Host } from '#host/host.ts';
import type { Table } from '#tables/table.ts';
import { unlessRefused } from './api-errors.ts';
import { lookAfter } from './leavers.ts';
import { tellParent } from './parent.ts';
import { followPing } from './pings.ts';

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
  await unlessRefused(tellParent(rest, table, host.now()));
}
