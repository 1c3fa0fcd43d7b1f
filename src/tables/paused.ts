/** Whether a table stands still. */
import type { GameTable, Pause } from './table.ts';

/** A game is paused once everybody has agreed, or its host has said so; while it is only asked for, it goes on. */
export function isPaused<T extends GameTable>(table: T): table is T & { readonly pause: Pause } {
  return table.phase === 'playing' && table.pause?.state === 'paused';
}
