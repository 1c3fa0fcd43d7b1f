/** How a table ends whose channel is there no longer. */
import { closed } from './lobby.ts';
import { endEarly } from './play.ts';
import { changed, refused, type Step } from './step.ts';
import type { Table } from './table.ts';

/** The channel is gone, and the table with it; one that has ended stays as it is. */
export function channelGone(table: Table, now: number): Step {
  switch (table.phase) {
    case 'lobby':
      return changed(closed(table, 'stopped'));
    case 'playing':
      return endEarly(table, 'abandoned', now);
    case 'over':
    case 'closed':
      return refused({ code: 'over' });
  }
}
