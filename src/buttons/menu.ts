/** The menu: what one person may do, shown to them alone. */

import { act } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import { mustWait } from '#desk/braked.ts';
import type { Deps } from '#desk/deps.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { isPaused } from '#tables/paused.ts';
import { isSeated, mayStop, mayTakeOver, playsNow } from '#tables/rights.ts';
import { leave, pause, restWhile, stopGame, takeOver } from '#tables/seats.ts';
import type { Step } from '#tables/step.ts';
import type { Playing, Table } from '#tables/table.ts';
import { customId } from '#view/custom-id.ts';
import { rulesText } from '#view/rules.ts';
import { selectRow } from '#view/view.ts';
import type { Button, Press } from './button.ts';

/** A press on the menu, or on the button that opens it, with the table as it is then. */
interface Picking {
  readonly press: Press;
  readonly deps: Deps;
  readonly table: Table;
  readonly say: Say;
}

interface MenuItem {
  /** Whether it makes sense for this person at this table. */
  readonly isFor: (table: Table, press: Press) => boolean;
  readonly pick: (picking: Picking) => Promise<Answer>;
}

export type Item = 'board' | 'rules' | 'rest' | 'pause' | 'leave' | 'take' | 'stop';

/** In the order that people see them. */
const ITEMS: Readonly<Record<Item, MenuItem>> = {
  board: {
    isFor: () => true,
    pick: async ({ press, deps, table, say }) =>
      mustWait('board', press, deps) ?? {
        kind: 'notice',
        text: say('done.board', { link: await deps.repost(table) }),
      },
  },
  rules: {
    isFor: () => true,
    pick: async ({ table, say }) => ({ kind: 'notice', text: rulesText(table, say) }),
  },
  rest: {
    isFor: (table, { person }) => playsNow(table, person.user),
    pick: inGame(
      (game, { person }, now) => restWhile(game, person.user, now),
      (say) => say('done.resting'),
    ),
  },
  pause: {
    isFor: (table, { person }) => playsNow(table, person.user),
    pick: inGame(
      (game, { person }, now) => pause(game, person.user, now),
      (say, after) => say(after.phase === 'playing' && isPaused(after) ? 'done.paused' : 'done.pause.asked'),
    ),
  },
  leave: {
    isFor: (table, { person }) => isSeated(table, person.user),
    pick: inGame(
      (game, { person }, now) => leave(game, person.user, now),
      (say) => say('done.left'),
    ),
  },
  take: {
    isFor: (table, { person }) => mayTakeOver(table, person.user),
    pick: inGame(
      (game, { person }, now) => takeOver(game, person, now),
      (say) => say('done.taken'),
    ),
  },
  stop: {
    isFor: (table, { person, managesChannel }) => mayStop(table, person.user, managesChannel),
    pick: inGame(
      (game, { person, managesChannel }, now) => stopGame(game, person.user, managesChannel, now),
      (say) => say('done.stopped'),
    ),
  },
};

export const moreButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    const menu = selectRow({
      custom_id: customId('menu', table.id, table.decision),
      placeholder: say('menu.title'),
      options: itemsFor(table, press).map((item) => ({ label: say(`menu.${item}`), value: item })),
    });
    return { kind: 'notice', text: say('menu.title'), components: [menu] };
  },
} satisfies Button;

export const menuSelect = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    const [value = ''] = press.values;
    if (!isItem(value)) return { kind: 'notice', text: say('no.option') };
    return ITEMS[value].pick({ press, deps, table, say });
  },
} satisfies Button;

function itemsFor(table: Table, press: Press): readonly Item[] {
  return Object.keys(ITEMS)
    .filter(isItem)
    .filter((item) => ITEMS[item].isFor(table, press));
}

/** A step of a running game, and the sentence that it worked. */
function inGame(
  step: (game: Playing, press: Press, now: number) => Step,
  said: (say: Say, after: Table) => string,
): MenuItem['pick'] {
  return ({ press, deps, table, say }) =>
    act(press, deps, table.id, { playing: (game, now) => step(game, press, now) }, (after) =>
      said(say, after),
    );
}

function isItem(value: string): value is Item {
  return Object.hasOwn(ITEMS, value);
}
