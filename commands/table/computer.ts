/** `/table computer`: seats a computer in the lobby. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { act } from '#desk/act.ts';
import { addComputer } from '#tables/hosting.ts';
import { LEVELS, type Level } from '#tables/table.ts';
import type { Call } from '../command.ts';
import { described, named } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

const DEFAULT_LEVEL: Level = 'medium';

export const computer = {
  data: {
    name: 'computer',
    ...described('command.table.computer.about'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'level',
        ...described('command.table.computer.option.level'),
        choices: LEVELS.map((level) => ({ ...named((say) => say(`level.${level}`)), value: level })),
      },
    ],
  },
  run: (call, deps, table, say) =>
    act(
      call,
      deps,
      table.id,
      { lobby: (lobby, now) => addComputer(lobby, call.person.user, levelOf(call), now) },
      () => say('done.computer.added'),
    ),
} satisfies Subcommand;

function levelOf(call: Call): Level {
  return LEVELS.find((level) => level === call.options.level) ?? DEFAULT_LEVEL;
}
