/** A whole game record (`.ludo.jsonl`): the first line and the events after it, written and read. */
import { formatHeader, parseHeader, type RecordHeader } from './header.ts';
import { formatLine, parseLine, type RecordLine, rowsOf } from './lines.ts';

export type { RecordHeader } from './header.ts';
export { eventShape, formatLine, parseLine, type RecordLine, type TableEvent } from './lines.ts';
export { type Verdict, verifying, verifyRecord } from './verify.ts';

interface GameRecord {
  readonly header: RecordHeader;
  readonly lines: readonly RecordLine[];
}

type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** The text of a record: the first line, then the events as they happened. */
export function formatRecord(header: RecordHeader, lines: readonly RecordLine[]): string {
  return `${[formatHeader(header), ...inTime(lines).map(formatLine)].join('\n')}\n`;
}

/** Reads the form of a record and not its truth, which `verifyRecord` checks; names the first line that is none. */
export function parseRecord(text: string): ParsedRecord {
  const [first = '', ...rest] = rowsOf(text);
  const header = parseHeader(first);
  if (!header.ok) return { ok: false, line: 1, reason: header.reason };
  const lines: RecordLine[] = [];
  for (const [index, row] of rest.entries()) {
    const line = parseLine(row);
    if (!line.ok) return { ok: false, line: index + 2, reason: line.reason };
    lines.push(line.value);
  }
  return { ok: true, record: { header: header.value, lines } };
}

/** Two processes' clocks can differ by a little; the record's time never goes back. */
function inTime(lines: readonly RecordLine[]): readonly RecordLine[] {
  let latest = 0;
  return lines.map((line) => {
    latest = Math.max(latest, line.t);
    return line.t === latest ? line : { ...line, t: latest };
  });
}
