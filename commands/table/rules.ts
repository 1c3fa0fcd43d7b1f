/** `/table rules`: the rules of this table in words. */
import { rulesText } from '#view/rules.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const rules = {
  data: { name: 'rules', ...described('command.table.rules.about') },
  run: (_call, _deps, table, say) => ({ kind: 'notice', text: rulesText(table, say) }),
} satisfies Subcommand;
