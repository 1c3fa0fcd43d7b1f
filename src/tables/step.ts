/** What one step of a table can come to: a new table with what happened, or a refusal for the one who asked. */

import type { TableEvent } from '#record/record.ts';
import type { Seat } from '#rules/game.ts';
import type { Table } from './table.ts';

export type { TableEvent };

/** Why a table does not do what somebody asked; shown to them alone. */
export type Refusal =
  | { readonly code: 'not-host'; readonly host: string }
  | { readonly code: 'seated-already' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'no-seat-free' }
  | { readonly code: 'no-computer' }
  | { readonly code: 'started' }
  | { readonly code: 'not-started' }
  | { readonly code: 'over' }
  | { readonly code: 'too-few'; readonly needed: number }
  | { readonly code: 'seats-not-for-rules'; readonly players: number }
  | { readonly code: 'colour-taken'; readonly seat: Seat }
  | { readonly code: 'colour-not-here' }
  | { readonly code: 'rules-contradict'; readonly problem: string; readonly fields: readonly string[] }
  | { readonly code: 'not-your-turn'; readonly seat: Seat }
  | { readonly code: 'moved-on' }
  | { readonly code: 'not-a-choice' }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'agreed-already' }
  | { readonly code: 'not-away' }
  | { readonly code: 'finished-already' }
  | { readonly code: 'clock-runs' }
  | { readonly code: 'not-joinable' }
  | { readonly code: 'not-a-player-here' }
  | { readonly code: 'not-invited' };

export type Step =
  | { readonly ok: true; readonly table: Table; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A step that only changed the table. */
export function changed(table: Table, events: readonly TableEvent[] = []): Step {
  return { ok: true, table, events };
}

export function refused(refusal: Refusal): Step {
  return { ok: false, refusal };
}
