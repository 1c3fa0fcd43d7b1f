/** A table's game as a record file (record.md): the first line from the table, the others as they were written. */
import { sayIn } from '#i18n/say.ts';
import { clientSeedOf } from '#tables/play.ts';
import type { GameTable } from '#tables/table.ts';

/** The record as a file to send; the server seed is in it only when the game is over. */
export function recordFile(
  table: GameTable,
  lines: readonly string[],
): { readonly name: string; readonly bytes: Uint8Array } {
  return {
    name: `chaupal-${table.id}.ludo.jsonl`,
    bytes: new TextEncoder().encode(recordText(table, lines)),
  };
}

/** JSON Lines, ending with a line break. */
export function recordText(table: GameTable, lines: readonly string[]): string {
  const header = {
    format: 'ludo-record',
    version: 1,
    rules: table.rules,
    seats: table.began.map(seatOf),
    dice: {
      commit: table.dice.commit,
      clientSeed: clientSeedOf(table.dice),
      serverSeed: table.phase === 'over' ? table.dice.serverSeed : null,
    },
    startedAt: new Date(table.startedAt).toISOString(),
  };
  return `${[JSON.stringify(header), ...inTime(lines)].join('\n')}\n`;
}

function seatOf({ seat, sitter }: GameTable['began'][number]) {
  return sitter.kind === 'human'
    ? { seat, name: sitter.person.name, kind: 'human' }
    : { seat, name: sayIn('en')('computer'), kind: 'computer', level: sitter.level };
}

/** Two processes' clocks can differ by a little; the record's time never goes back. */
function inTime(lines: readonly string[]): readonly string[] {
  let latest = 0;
  return lines.map((line) => {
    const event: { t: number } = JSON.parse(line);
    latest = Math.max(latest, event.t);
    return event.t === latest ? line : JSON.stringify({ ...event, t: latest });
  });
}
