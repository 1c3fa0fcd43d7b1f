/** `/table leave`: gives a place or a seat up. */
import { act } from '#desk/act.ts';
import { standUp } from '#tables/lobby.ts';
import { leave as leaveSeat } from '#tables/seats.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const leave = {
  data: { name: 'leave', ...described('command.table.leave.about') },
  run: (call, deps, table, say) =>
    act(
      call,
      deps,
      table.id,
      {
        lobby: (lobby, now) => standUp(lobby, call.person.user, now),
        playing: (game, now) => leaveSeat(game, call.person.user, now),
      },
      () => say('done.left'),
    ),
} satisfies Subcommand;
