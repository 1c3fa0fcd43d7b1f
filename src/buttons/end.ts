/** The buttons under a finished game: again, the replay, the record, the check of its dice. */
import { mustWait } from '#desk/braked.ts';
import { sayIn } from '#i18n/say.ts';
import { recordFile, recordName } from '#tables/record-file.ts';
import { rematchOf } from '#tables/rematch.ts';
import { diceCheckText } from '#view/dice-check.ts';
import type { Button } from './button.ts';

export const rematchButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const old = await deps.host.load(press.id.table);
    if (old === null || old.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    const opened = await deps.host.open({
      ...rematchOf(old, press.person),
      guild: press.guild,
      channel: press.channel,
      thread: press.inThread ? 'other' : 'none',
    });
    if (opened.kind === 'occupied') {
      const link = deps.linkTo(opened.table) ?? `<#${press.channel}>`;
      return { kind: 'notice', text: say('no.table-here', { link }) };
    }
    return { kind: 'new-board', table: opened.table };
  },
} satisfies Button;

export const recordButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    return {
      kind: 'notice',
      text: say('done.record.over', { file: recordName(table) }),
      file: recordFile(table, await deps.host.lines(table.id)),
    };
  },
} satisfies Button;

export const replayButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    const wait = mustWait('replay', press, deps);
    if (wait !== null) return wait;
    return {
      kind: 'long',
      audience: 'all',
      make: async () => ({ kind: 'message', text: '', file: await deps.replay(table) }),
    };
  },
} satisfies Button;

/** Checks in the bot what anybody can check on their own machine, and says how. */
export const diceButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    return {
      kind: 'long',
      audience: 'asker',
      make: async () => ({
        kind: 'notice',
        text: diceCheckText(table, await deps.host.check(table), recordName(table), say),
      }),
    };
  },
} satisfies Button;
