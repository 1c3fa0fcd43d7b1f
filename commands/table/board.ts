/** `/table board`: the board again, where the channel reads on. */
import { mustWait } from '#desk/braked.ts';
import { missingText } from '../open.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const board = {
  data: { name: 'board', ...described('command.table.board.about') },
  async run(call, deps, table, say) {
    if (call.missing.length > 0) return { kind: 'notice', text: missingText(call, call.missing) };
    const wait = mustWait('board', call, deps);
    if (wait !== null) return wait;
    return { kind: 'notice', text: say('done.board', { link: await deps.repost(table) }) };
  },
} satisfies Subcommand;
