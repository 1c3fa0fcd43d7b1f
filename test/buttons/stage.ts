/** Buttons without Discord: a real host on a store in memory, and presses as the router hands them on. */
import type { Press } from '#buttons/button.ts';
import { buttons } from '#buttons/index.ts';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { createHost } from '#host/host.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import type { Table } from '#tables/table.ts';
import { createMemoryTimers } from '#timers/memory-timers.ts';
import { parseCustomId } from '#view/custom-id.ts';
import type { Row } from '#view/view.ts';
import { person, T0 } from '../support/tables.ts';

export interface Stage {
  /** Tables whose boards were to be brought up to date by themselves. */
  readonly shown: readonly Table[];
  /** What comes of a press on the button of this custom id. */
  press(name: string, customId: string, more?: Partial<Press>): Promise<Answer>;
  /** The table as it is now. */
  now(): Promise<Table>;
}

/** A stage with this one table. */
export async function openStage(table: Table): Promise<Stage> {
  const store = createMemoryStore();
  await store.create(table);
  const shown: Table[] = [];
  let presses = 0;
  const host = createHost({
    store,
    timers: createMemoryTimers(),
    announcer: { show: (one) => shown.push(one) },
    now: () => T0,
  });
  const notHere = () => Promise.reject(new Error('no button asks for this'));
  const deps: Deps = {
    host,
    guilds: { load: notHere, setTheme: notHere, saveHouse: notHere, forget: notHere },
    show: (one) => shown.push(one),
    linkTo: (one) => `link-to-${one.id}`,
    repost: async (one) => `new-link-to-${one.id}`,
    openThread: notHere,
    member: notHere,
    replay: async (one) => ({ name: `replay-${one.id}.gif`, bytes: new Uint8Array() }),
  };
  return {
    shown,
    async press(name, customId, more = {}) {
      const id = parseCustomId(customId);
      if (id === null) throw new Error(`${customId} is no button's id`);
      presses += 1;
      const press: Press = {
        interaction: `press-${presses}`,
        person: person(name),
        guild: table.guild,
        channel: table.channel,
        inThread: false,
        language: 'en',
        guildLanguage: 'en',
        managesChannel: false,
        managesGuild: false,
        missing: [],
        mayThread: true,
        id,
        values: [],
        ...more,
      };
      return buttons[id.kind].press(press, deps);
    },
    async now() {
      const found = await host.load(table.id);
      if (found === null) throw new Error('the table is gone');
      return found;
    },
  };
}

/** Every custom id on rows of buttons and menus. */
export function customIdsOf(rows: readonly Row[] = []): readonly string[] {
  return rows.flatMap(({ components }) =>
    components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
  );
}

/** What the menus of an answer offer to pick. */
export function valuesOf(answer: Answer): readonly string[] {
  const rows = answer.kind === 'notice' ? (answer.components ?? []) : [];
  return rows.flatMap(({ components }) =>
    components.flatMap((one) => ('options' in one ? one.options.map(({ value }) => value) : [])),
  );
}
