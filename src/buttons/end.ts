/** The buttons under a finished game: again, the replay, the record. */
import { sayIn } from '#i18n/say.ts';
import { addComputer } from '#tables/lobby.ts';
import { recordFile } from '#view/record-file.ts';
import type { Button } from './button.ts';

export const rematchButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const old = await deps.host.load(press.id.table);
    if (old === null || old.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    const others = old.seats.flatMap(({ sitter }) =>
      sitter.kind === 'human' && sitter.person.user !== press.person.user ? [sitter.person] : [],
    );
    const opened = await deps.host.open({
      guild: press.guild,
      channel: press.channel,
      thread: press.inThread ? 'other' : 'none',
      host: press.person,
      house: old.house,
      rules: old.rules,
      settings: old.settings,
      invited: others,
    });
    if (opened.kind === 'occupied') {
      const link = deps.linkTo(opened.table) ?? `<#${press.channel}>`;
      return { kind: 'notice', text: say('no.table-here', { link }) };
    }
    let table = opened.table;
    for (const { sitter } of old.seats) {
      if (sitter.kind !== 'computer') continue;
      const done = await deps.host.change(table.id, null, (lobby, now) =>
        lobby.phase === 'lobby'
          ? addComputer(lobby, press.person.user, sitter.level, now)
          : { ok: false, refusal: { code: 'started' } },
      );
      if (done.kind === 'done') table = done.table;
    }
    return { kind: 'new-board', table };
  },
} satisfies Button;

export const recordButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    return {
      kind: 'notice',
      text: say('done.record.over'),
      file: recordFile(table, await deps.host.lines(table.id)),
    };
  },
} satisfies Button;

export const replayButton = {
  answers: 'to-all',
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null || table.phase !== 'over') return { kind: 'notice', text: say('no.gone') };
    return { kind: 'message', text: '', file: await deps.replay(table) };
  },
} satisfies Button;
