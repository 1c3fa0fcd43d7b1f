/** The commands, in the order people see them. */
import type { Command } from './command.ts';
import { ludo } from './ludo.ts';
import { settings } from './settings.ts';
import { snakes } from './snakes.ts';
import { table } from './table.ts';

export const commands: readonly Command[] = [ludo, snakes, table, settings];
