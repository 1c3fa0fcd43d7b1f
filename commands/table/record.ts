/** `/table record`: the record of the game as a file. */
import { recordFile } from '#tables/record-file.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const record = {
  data: { name: 'record', ...described('command.table.record.about') },
  ofLast: true,
  async run(_call, deps, table, say) {
    if (table.phase !== 'playing' && table.phase !== 'over') {
      return { kind: 'notice', text: say('no.not-started') };
    }
    const file = recordFile(table, await deps.host.lines(table.id));
    const text = say(table.phase === 'over' ? 'done.record.over' : 'done.record', { file: file.name });
    return { kind: 'notice', text, file };
  },
} satisfies Subcommand;
