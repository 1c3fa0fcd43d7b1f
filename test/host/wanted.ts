/** What a table is opened with in the host's tests. */
import type { Host } from '#host/host.ts';
import { presets } from '#rules/presets.ts';
import { join } from '#tables/lobby.ts';
import { startTable } from '#tables/start.ts';
import type { NewTable, Playing, Settings } from '#tables/table.ts';
import { asLobby, asPlaying, person } from '../support/tables.ts';

export const GUILD = '900000000000000001';
export const CHANNEL = '900000000000000002';
export const OTHER_CHANNEL = '900000000000000022';

/** A table of Asha. */
export function wanted(change: Partial<NewTable> = {}, settings: Partial<Settings> = {}): NewTable {
  return {
    guild: GUILD,
    channel: CHANNEL,
    thread: 'none',
    host: person('Asha'),
    house: 'ludotalk',
    rules: presets.ludotalk,
    settings: {
      clock: 30,
      theme: 'light',
      locale: 'en',
      forced: 'auto',
      joinable: false,
      level: 'medium',
      ...settings,
    },
    ...change,
  };
}

/** Asha's table with Bilal, its game begun by the host. */
export async function begun(
  host: Host,
  change: Partial<NewTable> = {},
  settings: Partial<Settings> = {},
): Promise<Playing> {
  const { table } = await host.open(wanted(change, settings));
  const joined = await host.change(table.id, `join-${table.id}`, (one, now) =>
    join(asLobby(one), person('Bilal'), 'press-join', now),
  );
  const started = await host.change(table.id, `start-${table.id}`, (one, now) =>
    startTable(asLobby(one), one.host, 'press-start', now),
  );
  if (joined.kind !== 'done' || started.kind !== 'done') throw new Error('the game did not begin');
  return asPlaying(started.table);
}
