/** The record of a table's game (record.md): the first line from the table, the others as they were written. */
import { formatRecord, parseLine, type RecordHeader, type RecordLine } from '#record/record.ts';
import type { GameTable } from './table.ts';

/** The record as a file to send; the server seed is in it only when the game is over. `rows` as the store keeps them. */
export function recordFile(
  table: GameTable,
  rows: readonly string[],
): { readonly name: string; readonly bytes: Uint8Array } {
  const text = formatRecord(headerOf(table), linesOf(rows));
  return { name: recordName(table), bytes: new TextEncoder().encode(text) };
}

/** What the file of a table's record is called. */
export function recordName({ id }: GameTable): string {
  return `chaupal-${id}.ludo.jsonl`;
}

/** The lines of a record as the store keeps them; what cannot be read is left out, and `verify` will miss it. */
export function linesOf(rows: readonly string[]): readonly RecordLine[] {
  return rows.flatMap((row) => {
    const line = parseLine(row);
    return line.ok ? [line.value] : [];
  });
}

function headerOf(table: GameTable): RecordHeader {
  const { commit, clientSeed, serverSeed } = table.dice;
  return {
    format: 'ludo-record',
    version: 1,
    rules: table.rules,
    seats: table.began.map(({ seat, sitter }) =>
      sitter.kind === 'human'
        ? { seat, name: sitter.person.name, kind: 'human' }
        : { seat, name: 'Computer', kind: 'computer', level: sitter.level },
    ),
    dice: { commit, clientSeed, serverSeed: table.phase === 'over' ? serverSeed : null },
    startedAt: new Date(table.startedAt).toISOString(),
  };
}
