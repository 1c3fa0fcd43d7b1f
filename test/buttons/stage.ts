/** Buttons without Discord: a real host on a store in memory, and presses as the router hands them on. */
import type { Press } from '#buttons/button.ts';
import { buttons } from '#buttons/index.ts';
import type { Answer } from '#desk/answer.ts';
import type { GuildBook } from '#people/guild-book.ts';
import { createMemoryStore } from '#tables/memory-store.ts';
import type { Table } from '#tables/table.ts';
import { parseCustomId } from '#view/custom-id.ts';
import type { Row } from '#view/view.ts';
import { callerIn, openDesk } from '../support/desk.ts';

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
  const { deps, shown, table: stored } = await openDesk({ store, guilds: noBook });
  let presses = 0;
  return {
    shown,
    async press(name, customId, more = {}) {
      const id = parseCustomId(customId);
      if (id === null) throw new Error(`${customId} is no button's id`);
      presses += 1;
      const press: Press = { ...callerIn(table, name, `press-${presses}`), id, values: [], ...more };
      return buttons[id.kind].press(press, deps);
    },
    now: () => stored(table.id),
  };
}

const notHere = () => Promise.reject(new Error('no button asks for this'));
const noBook: GuildBook = { load: notHere, setTheme: notHere, saveHouse: notHere, forget: notHere };

/** Every custom id on rows of buttons and menus. */
export function customIdsOf(rows: readonly Row[] = []): readonly string[] {
  return rows.flatMap(({ components }) =>
    components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
  );
}

/** What the menus of an answer offer to pick. */
export function valuesOf(answer: Answer): readonly string[] {
  return optionsOf(answer).map(({ value }) => value);
}

/** What the menus of an answer show as picked, of those whose custom ids end with `menu`. */
export function ticked(answer: Answer, menu = ''): readonly string[] {
  return optionsOf(answer, menu).flatMap(({ value, default: picked }) => (picked === true ? [value] : []));
}

/** The buttons of an answer that cannot be pressed. */
export function disabledIds(answer: Answer): readonly string[] {
  return componentsOf(answer).flatMap((one) =>
    'disabled' in one && one.disabled === true && 'custom_id' in one ? [one.custom_id] : [],
  );
}

function optionsOf(answer: Answer, menu = '') {
  return componentsOf(answer).flatMap((one) =>
    'options' in one && one.custom_id.endsWith(menu) ? one.options : [],
  );
}

function componentsOf(answer: Answer) {
  return (answer.kind === 'notice' ? (answer.components ?? []) : []).flatMap(({ components }) => components);
}
