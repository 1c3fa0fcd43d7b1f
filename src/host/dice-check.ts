/** Checks the record of a finished game, letting everything else through meanwhile. */
import { type Verdict, verifying } from '#record/record.ts';
import { type DiceCheck, figuresOf } from '#tables/dice-check.ts';
import { linesOf, recordFile } from '#tables/record-file.ts';
import type { Over } from '#tables/table.ts';

/** How long the event loop may be held. */
const SLICE_MS = 4;

/** The record as anybody would get it, checked as `verify` checks it. `rows` are its lines as they are kept. */
export async function checkDice(table: Over, rows: readonly string[]): Promise<DiceCheck> {
  const text = new TextDecoder().decode(recordFile(table, rows).bytes);
  return { verdict: await verified(text), ...figuresOf(linesOf(rows)) };
}

async function verified(text: string): Promise<Verdict> {
  const checks = verifying(text);
  let began = performance.now();
  for (;;) {
    const { done, value } = checks.next();
    if (done === true) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((done) => setImmediate(done));
    began = performance.now();
  }
}
