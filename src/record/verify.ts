/** Checks that a record is true: it names the first line that is wrong, and why. */
import { commitOf } from '#dice/dice.ts';
import { parseHeader, type RecordHeader } from './header.ts';
import { parseLine, rowsOf } from './lines.ts';
import { refereeOf } from './referee.ts';

export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Recomputes the commit and every face, replays every move through the rules, and checks every line against what is
 * due there. A record of a running game may stop anywhere; its faces are taken as they are written.
 */
export function verifyRecord(text: string): Verdict {
  const checks = verifying(text);
  for (;;) {
    const { done, value } = checks.next();
    if (done === true) return value;
  }
}

/** The same a line at a time, for those who must let other work through meanwhile. */
export function* verifying(text: string): Generator<void, Verdict> {
  const [first = '', ...rest] = rowsOf(text);
  const header = parseHeader(first);
  if (!header.ok) return { ok: false, line: 1, reason: header.reason };
  const { serverSeed, commit } = header.value.dice;
  if (serverSeed !== null && commitOf(serverSeed) !== commit) {
    return { ok: false, line: 1, reason: 'dice: commit is not the SHA-256 of serverSeed' };
  }
  const referee = refereeOf(header.value);
  for (const [index, row] of rest.entries()) {
    const line = parseLine(row);
    const reason = line.ok ? referee.objection(line.value) : line.reason;
    if (reason !== null) return { ok: false, line: index + 2, reason };
    yield;
  }
  return seedMatchesEnd(header.value, referee.ended());
}

/** The seed is shown exactly when the game is over. */
function seedMatchesEnd(header: RecordHeader, ended: boolean): Verdict {
  const shown = header.dice.serverSeed !== null;
  if (shown === ended) return { ok: true };
  const reason = ended
    ? 'dice: serverSeed is null although the game has an end line'
    : 'dice: serverSeed is shown although the game has no end line';
  return { ok: false, line: 1, reason };
}
