/** Which of what a table keeps is news on its board. */
import { turn } from '#rules/games.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable } from '#tables/table.ts';

/**
 * What happened since the player on turn ended their last turn, their turn as far as it has come, and in any case the
 * turn that was played last; at the end of a game what led to it.
 */
export function newsOf(table: GameTable): readonly TableEvent[] {
  const told = toldOf(table);
  const seat = turn(table.game);
  const ended = told.findLastIndex((event) => event.e === 'end-turn' && event.seat === seat);
  const since = told.slice(ended + 1);
  if (since.some(({ e }) => e === 'roll' || e === 'move' || e === 'end')) return since;
  const newest = told.findLastIndex(({ e }) => e === 'end-turn');
  return told.slice(
    Math.max(
      0,
      told.slice(0, Math.max(0, newest)).findLastIndex(({ e }) => e === 'turn'),
    ),
  );
}

/** All that a board may tell, in order. */
export function toldOf(table: GameTable): readonly TableEvent[] {
  return [...table.earlier, ...table.last];
}
