/** The log of the bot's REST requests. */
import type { LogEntry } from '../user-side.ts';

/** So many are kept; older ones are forgotten. */
const KEPT = 20_000;

export interface Log {
  readonly add: (entry: Omit<LogEntry, 'n'>) => void;
  /** The entries after number `n`. */
  readonly since: (n: number) => readonly LogEntry[];
}

/** Takes who wants to hear of each entry. */
export function createLog(tell: (entry: LogEntry) => void): Log {
  const entries: LogEntry[] = [];
  let last = 0;
  return {
    add: (entry) => {
      last += 1;
      const numbered = { n: last, ...entry };
      entries.push(numbered);
      if (entries.length > KEPT) entries.splice(0, KEPT / 10);
      tell(numbered);
    },
    since: (n) => {
      const first = entries[0]?.n ?? 1;
      return entries.slice(Math.max(0, n + 1 - first));
    },
  };
}
