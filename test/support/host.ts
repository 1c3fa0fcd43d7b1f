/** A real host whose time and clocks a test turns, with an announcer that notes what it is shown. */
import { createHost, type Host } from '#host/host.ts';
import type { Store } from '#tables/store.ts';
import type { Table } from '#tables/table.ts';
import { createMemoryTimers, type MemoryTimers } from '#timers/memory-timers.ts';
import { T0 } from './tables.ts';

export interface HostStage {
  readonly host: Host;
  /** What is armed; it rings at the host when time is turned. */
  readonly timers: MemoryTimers;
  /** Tables that were shown without anybody having pressed. */
  readonly shown: readonly Table[];
  /** How the announcer is told of one more. */
  show(table: Table): void;
  now(): number;
  /** Turns the time to this moment: whatever is due until then rings at its own time, one after the other. */
  turnTo(at: number): Promise<void>;
}

/** A host on a store, beginning at `T0`; several can share one store, as processes do. */
export async function hostOn(store: Store): Promise<HostStage> {
  let now = T0;
  const shown: Table[] = [];
  const faults: Error[] = [];
  const timers = createMemoryTimers((error) => faults.push(error));
  const show = (table: Table) => {
    shown.push(table);
  };
  const host = createHost({ store, timers, announcer: { show }, now: () => now });
  await timers.start(host.ring);
  return {
    host,
    timers,
    shown,
    show,
    now: () => now,
    async turnTo(at) {
      for (let next = timers.armed()[0]; next !== undefined && next.at <= at; next = timers.armed()[0]) {
        now = Math.max(now, next.at);
        await timers.advanceTo(next.at);
      }
      now = at;
      const [fault] = faults;
      if (fault !== undefined) throw new Error('a clock rang in vain', { cause: fault });
    },
  };
}
