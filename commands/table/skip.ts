/** `/table skip`: the host goes on when the player on turn is not there. */
import { act } from '#desk/act.ts';
import { skip as skipTurn } from '#tables/clock.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const skip = {
  data: { name: 'skip', ...described('command.table.skip.about') },
  run: (call, deps, table, say) =>
    act(call, deps, table.id, { playing: (game, now) => skipTurn(game, call.person.user, now) }, () =>
      say('done.skipped'),
    ),
} satisfies Subcommand;
