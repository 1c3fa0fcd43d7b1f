/** What a board goes on telling of what happened before its newest step. */
import type { Seat } from '#rules/game.ts';
import { standing } from '#rules/games.ts';
import type { TableEvent } from './step.ts';
import type { Playing } from './table.ts';

/** Far more events than the lines of a board hold: a table must not grow with the game. */
export const MOST_TOLD = 300;

/** Turns that are told where no person plays any more. */
const TURNS_OF_COMPUTERS = 6;

/**
 * Of all that a table has told so far, what the next board may still tell: from the beginning of that turn on in which
 * whoever has waited longest last pressed something, so that everybody can be told what happened to them since.
 */
export function stillTold(table: Playing): readonly TableEvent[] {
  const told = [...table.earlier, ...table.last];
  const done = new Set(standing(table.game).map(([seat]) => seat));
  const pressed = table.seats
    .filter(({ seat, playedBy }) => playedBy === 'human' && !done.has(seat))
    .map(({ seat }) => told.findLastIndex((event) => isPressOf(event, seat)));
  const from =
    pressed.length === 0 ? turnsBack(told, TURNS_OF_COMPUTERS) : turnBefore(told, Math.min(...pressed));
  return told.slice(from).slice(-MOST_TOLD);
}

function isPressOf(event: TableEvent, seat: Seat): boolean {
  return (event.e === 'roll' || event.e === 'move') && event.seat === seat && event.by === 'player';
}

/** Where the turn of an event begins; 0 where that is not told any more. */
function turnBefore(told: readonly TableEvent[], index: number): number {
  return Math.max(
    0,
    told.slice(0, index + 1).findLastIndex(({ e }) => e === 'turn'),
  );
}

function turnsBack(told: readonly TableEvent[], turns: number): number {
  const begins = told.flatMap(({ e }, index) => (e === 'turn' ? [index] : []));
  return begins.at(-turns) ?? 0;
}
