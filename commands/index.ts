/** The commands, in the order people see them. */
import type { GameId } from '#rules/games.ts';
import type { Command } from './command.ts';
import { ludo } from './ludo.ts';
import { settings } from './settings.ts';
import { snakes } from './snakes.ts';
import { table } from './table/index.ts';

/** Every game has a command that opens a table of it. */
const openers = { ludo, snakes } satisfies Readonly<Record<GameId, Command>>;

export const commands: readonly Command[] = [...Object.values(openers), table, settings];
