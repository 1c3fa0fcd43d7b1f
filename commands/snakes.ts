/** `/snakes`: opens a table of Snakes and Ladders. */
import { presets } from '#rules/presets.ts';
import type { Command } from './command.ts';
import { openTable, tableOptions } from './open.ts';

export const snakes = {
  data: {
    name: 'snakes',
    description: 'Open a table of Snakes and Ladders in this channel',
    options: [...tableOptions],
  },
  execute: (call, deps) => openTable(call, deps, 'snakes', presets.snakes),
} satisfies Command;
