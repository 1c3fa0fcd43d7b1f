/** `/snakes`: opens a table of Snakes and Ladders. */
import { presets } from '#rules/presets.ts';
import type { Command } from './command.ts';
import { openTable, tableOptions } from './open.ts';
import { described } from './texts.ts';

export const snakes = {
  data: { name: 'snakes', ...described('command.snakes.about'), options: [...tableOptions] },
  execute: (call, deps) => openTable(call, deps, 'snakes', presets.snakes),
} satisfies Command;
