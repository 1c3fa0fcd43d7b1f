/** `/table resume`: ends a pause, or agrees to its end. */
import { act } from '#desk/act.ts';
import { resume as askToResume } from '#tables/seats.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const resume = {
  data: { name: 'resume', ...described('command.table.resume.about') },
  run: (call, deps, table, say) =>
    act(call, deps, table.id, { playing: (game, now) => askToResume(game, call.person.user, now) }, (after) =>
      say(after.phase === 'playing' && after.pause === null ? 'done.resumed' : 'done.resume.asked'),
    ),
} satisfies Subcommand;
