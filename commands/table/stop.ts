/** `/table stop`: ends the table. */
import { act } from '#desk/act.ts';
import { closed } from '#tables/lobby.ts';
import { stopGame } from '#tables/seats.ts';
import { changed, refused } from '#tables/step.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const stop = {
  data: { name: 'stop', ...described('command.table.stop.about') },
  run: (call, deps, table, say) =>
    act(
      call,
      deps,
      table.id,
      {
        lobby: (lobby) =>
          call.person.user === lobby.host || call.managesChannel
            ? changed(closed(lobby, 'stopped'))
            : refused({ code: 'not-host', host: lobby.host }),
        playing: (game, now) => stopGame(game, call.person.user, call.managesChannel, now),
      },
      () => say('done.stopped'),
    ),
} satisfies Subcommand;
