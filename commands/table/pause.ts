/** `/table pause`: asks for a pause, or agrees to one. */
import { act } from '#desk/act.ts';
import { isPaused } from '#tables/paused.ts';
import { pause as askForPause } from '#tables/seats.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const pause = {
  data: { name: 'pause', ...described('command.table.pause.about') },
  run: (call, deps, table, say) =>
    act(call, deps, table.id, { playing: (game, now) => askForPause(game, call.person.user, now) }, (after) =>
      say(after.phase === 'playing' && isPaused(after) ? 'done.paused' : 'done.pause.asked'),
    ),
} satisfies Subcommand;
