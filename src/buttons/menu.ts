/** The ⋯ menu: what one person may do, shown to them alone. */
import { act } from '#desk/act.ts';
import { sayIn } from '#i18n/say.ts';
import { holderOf } from '#tables/play.ts';
import { isSeated } from '#tables/rights.ts';
import { leave, pause, restWhile, stopGame, takeOver } from '#tables/seats.ts';
import type { Table } from '#tables/table.ts';
import { customId } from '#view/custom-id.ts';
import { rulesText } from '#view/rules.ts';
import { selectRow } from '#view/view.ts';
import type { Button, Press } from './button.ts';

const ITEMS = ['board', 'rules', 'rest', 'pause', 'leave', 'take', 'stop'] as const;
export type Item = (typeof ITEMS)[number];

export const moreButton = {
  kinds: ['more'],
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    const options = itemsFor(table, press).map((item) => ({ label: say(`menu.${item}`), value: item }));
    const menu = selectRow({
      custom_id: customId('menu', table.id, table.decision),
      placeholder: say('menu.title'),
      options,
    });
    return { kind: 'notice', text: say('menu.title'), components: [menu] };
  },
} satisfies Button;

export const menuSelect = {
  kinds: ['menu'],
  async press(press, deps) {
    const say = sayIn(press.language);
    const { user } = press.person;
    const id = press.id.table;
    const item = ITEMS.find((one) => one === press.values[0]);
    const table = await deps.host.load(id);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    switch (item) {
      case undefined:
        return { kind: 'notice', text: say('no.option') };
      case 'board':
        return { kind: 'notice', text: say('done.board', { link: await deps.repost(table) }) };
      case 'rules':
        return { kind: 'notice', text: rulesText(table, say) };
      case 'rest':
        return act(press, deps, id, { playing: (game, now) => restWhile(game, user, now) }, () =>
          say('done.resting'),
        );
      case 'pause':
        return act(press, deps, id, { playing: (game, now) => pause(game, user, now) }, (after) =>
          say(
            after.phase === 'playing' && after.pause?.state === 'paused' ? 'done.paused' : 'done.pause.asked',
          ),
        );
      case 'leave':
        return act(press, deps, id, { playing: (game, now) => leave(game, user, now) }, () =>
          say('done.left'),
        );
      case 'take':
        return act(press, deps, id, { playing: (game, now) => takeOver(game, press.person, now) }, () =>
          say('done.taken'),
        );
      case 'stop':
        return act(
          press,
          deps,
          id,
          { playing: (game, now) => stopGame(game, user, press.managesChannel, now) },
          () => say('done.stopped'),
        );
    }
  },
} satisfies Button;

/** What makes sense for this person at this table. */
function itemsFor(table: Table, press: Press): readonly Item[] {
  const { user } = press.person;
  const seated = isSeated(table, user);
  const playsNow = table.phase === 'playing' && holderOf(table, user)?.playedBy === 'human';
  const may: Readonly<Record<Item, boolean>> = {
    board: true,
    rules: true,
    rest: playsNow,
    pause: playsNow,
    leave: seated,
    take: !seated && table.settings.joinable,
    stop: user === table.host || press.managesChannel,
  };
  return ITEMS.filter((item) => may[item]);
}
