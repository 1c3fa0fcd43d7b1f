/** `/table back`: takes the caller's seat back from the computer. */
import { act } from '#desk/act.ts';
import { comeBack } from '#tables/seats.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const back = {
  data: { name: 'back', ...described('command.table.back.about') },
  run: (call, deps, table, say) =>
    act(call, deps, table.id, { playing: (game, now) => comeBack(game, call.person.user, now) }, () =>
      say('done.back'),
    ),
} satisfies Subcommand;
