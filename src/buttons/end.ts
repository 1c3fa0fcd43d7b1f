/** The buttons under a finished game: again, the replay, the record, the check of its dice. */

import type { Answer } from '#desk/answer.ts';
import { mustWait } from '#desk/braked.ts';
import type { Deps } from '#desk/deps.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { recordFile, recordName } from '#tables/record-file.ts';
import { rematchOf } from '#tables/rematch.ts';
import type { Over } from '#tables/table.ts';
import { diceCheckText } from '#view/dice-check.ts';
import type { Button, Press } from './button.ts';

export const rematchButton = ofFinished(async ({ table: old, press, deps, say }) => {
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
});

export const recordButton = ofFinished(async ({ table, deps, say }) => {
  const file = recordFile(table, await deps.host.lines(table.id));
  return { kind: 'notice', text: say('done.record.over', { file: file.name }), file };
});

export const replayButton = ofFinished(
  ({ table, press, deps }) =>
    mustWait('replay', press, deps) ?? {
      kind: 'long',
      audience: 'all',
      make: async () => ({ kind: 'message', text: '', file: await deps.replay(table) }),
    },
);

/** Checks in the bot what anybody can check on their own machine, and says how. */
export const diceButton = ofFinished(({ table, deps, say }) => ({
  kind: 'long',
  audience: 'asker',
  make: async () => ({
    kind: 'notice',
    text: diceCheckText(table, await deps.host.check(table), recordName(table), say),
  }),
}));

interface Finished {
  readonly table: Over;
  readonly press: Press;
  readonly deps: Deps;
  readonly say: Say;
}

/** A button under a finished game; where that is kept no longer, its sentence. */
function ofFinished(answer: (finished: Finished) => Promise<Answer> | Answer): Button {
  return {
    async press(press, deps) {
      const say = sayIn(press.language);
      const table = await deps.host.load(press.id.table);
      if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
      return answer({ table, press, deps, say });
    },
  };
}
