/** `/table host`: makes somebody else the host. */
import { act } from '#desk/act.ts';
import { handLobby } from '#tables/hosting.ts';
import { handHost } from '#tables/seats.ts';
import { mention } from '#view/names.ts';
import { described } from '../texts.ts';
import { playerOf, playerOption } from './player-option.ts';
import type { Subcommand } from './subcommand.ts';

export const host = {
  data: {
    name: 'host',
    ...described('command.table.host.about'),
    options: [playerOption('command.table.host.option.player')],
  },
  run: (call, deps, table, say) =>
    act(
      call,
      deps,
      table.id,
      {
        lobby: (lobby, now) => handLobby(lobby, call.person.user, playerOf(call), now),
        playing: (game) => handHost(game, call.person.user, playerOf(call)),
      },
      () => say('done.host', { player: mention(playerOf(call)) }),
    ),
} satisfies Subcommand;
