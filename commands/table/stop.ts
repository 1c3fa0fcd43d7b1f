/** `/table stop`: ends the table. */
import { act } from '#desk/act.ts';
import { closeLobby } from '#tables/hosting.ts';
import { stopGame } from '#tables/seats.ts';
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
        lobby: (lobby) => closeLobby(lobby, call.person.user, call.managesChannel),
        playing: (game, now) => stopGame(game, call.person.user, call.managesChannel, now),
      },
      () => say('done.stopped'),
    ),
} satisfies Subcommand;
