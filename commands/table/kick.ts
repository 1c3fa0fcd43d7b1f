/** `/table kick`: the host gives somebody's seat to a computer. */
import { act } from '#desk/act.ts';
import { standUp } from '#tables/lobby.ts';
import { kick as kickFrom } from '#tables/seats.ts';
import { refused } from '#tables/step.ts';
import { mention } from '#view/names.ts';
import { described } from '../texts.ts';
import { playerOf, playerOption } from './player-option.ts';
import type { Subcommand } from './subcommand.ts';

export const kick = {
  data: {
    name: 'kick',
    ...described('command.table.kick.about'),
    options: [playerOption('command.table.kick.option.player')],
  },
  run: (call, deps, table, say) =>
    act(
      call,
      deps,
      table.id,
      {
        lobby: (lobby, now) =>
          call.person.user === lobby.host
            ? standUp(lobby, playerOf(call), now)
            : refused({ code: 'not-host', host: lobby.host }),
        playing: (game, now) => kickFrom(game, call.person.user, playerOf(call), now),
      },
      () => say('done.kicked', { player: mention(playerOf(call)) }),
    ),
} satisfies Subcommand;
