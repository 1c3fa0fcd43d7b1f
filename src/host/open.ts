/** Opens a lobby in a channel where no table runs. */
import { randomBytes } from 'node:crypto';
import { commitOf, newServerSeed } from '#dice/dice.ts';
import { openLobby } from '#tables/lobby.ts';
import { type Created, newTableId } from '#tables/store.ts';
import type { NewTable, Table } from '#tables/table.ts';
import { askedAgain, type Keeping, known, MAX_CONFLICTS, MAX_UNKNOWN } from './change.ts';
import { duesOf } from './dues.ts';

/** The new table, or the one that runs in the channel already. */
export interface Opened {
  readonly kind: 'opened' | 'occupied';
  readonly table: Table;
}

/** Opens the wanted table. Throws when tables come and go in its channel without end. */
export async function openTable({ store, timers, now }: Keeping, wanted: NewTable): Promise<Opened> {
  const serverSeed = newServerSeed();
  const table = openLobby({
    ...wanted,
    id: newTableId(wanted.channel, randomBytes(8)),
    serverSeed,
    commit: commitOf(serverSeed),
    now: now(),
  });
  for (let tries = 0; tries < MAX_CONFLICTS; tries += 1) {
    const made = await known(store.create(table), tries < MAX_UNKNOWN);
    // When the answer is lost, the channel says whether the table is there.
    const there = made === null ? await askedAgain(() => store.inChannel(wanted.channel)) : occupant(made);
    if (there === table.id || (made !== null && there === null)) {
      await Promise.allSettled(duesOf(table).map((alarm) => timers.arm(alarm)));
      return { kind: 'opened', table };
    }
    const running = there === null ? null : await store.load(there);
    if (running !== null) return { kind: 'occupied', table: running };
    // It was not made, or the other was forgotten or put aside just now, and the channel is free.
  }
  throw new Error(`tables came and went ${MAX_CONFLICTS} times in channel ${wanted.channel}`);
}

/** The table that runs in the channel instead of the new one. */
function occupant(made: Created): string | null {
  return made.kind === 'created' ? null : made.table;
}
