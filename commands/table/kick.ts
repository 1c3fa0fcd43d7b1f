/** `/table kick`: the host takes somebody's place in a lobby, or gives their seat in a game to a computer. */
import { act } from '#desk/act.ts';
import { kickFromLobby } from '#tables/hosting.ts';
import { kick as kickFrom } from '#tables/seats.ts';
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
        lobby: (lobby, now) => kickFromLobby(lobby, call.person.user, playerOf(call), now),
        playing: (game, now) => kickFrom(game, call.person.user, playerOf(call), now),
      },
      ({ phase }) =>
        say(phase === 'playing' || phase === 'over' ? 'done.kicked' : 'done.kicked.lobby', {
          player: mention(playerOf(call)),
        }),
    ),
} satisfies Subcommand;
