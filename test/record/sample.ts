/** Records of simulated games for tests, and how to change a line of one. */
import { type PlayedGame, type Policy, playGame } from '#cli/playing.ts';
import { formatRecord } from '#record/record.ts';
import { rulesOf, type Wanted } from '../rules/scene.ts';

/** One random game. */
export function simulated(wanted: Wanted, players: number, seed: string): PlayedGame {
  const policies = Array.from({ length: players }, (): Policy => 'random');
  return playGame(rulesOf(wanted, players), policies, seed);
}

/** Its record as lines; index 0 is the first line, so line numbers are one higher. */
export function rowsOf({ header, lines }: PlayedGame): string[] {
  return formatRecord(header, lines).trimEnd().split('\n');
}

/** The rows with one changed: its JSON is given to `change`, which mends a copy. */
export function withRow(
  rows: readonly string[],
  index: number,
  change: (row: Record<string, unknown>) => void,
): readonly string[] {
  const row: Record<string, unknown> = JSON.parse(rows[index] ?? '{}');
  change(row);
  return rows.with(index, JSON.stringify(row));
}

/** The index of the first row from `from` on whose event is of that kind and fits. */
export function find(
  rows: readonly string[],
  e: string,
  fits: (row: Record<string, unknown>) => boolean = () => true,
  from = 0,
): number {
  const index = rows.findIndex((text, at) => {
    const row = JSON.parse(text);
    return at >= from && row.e === e && fits(row);
  });
  if (index < 0) throw new Error(`the sample has no such "${e}" line`);
  return index;
}
