/** `npm run verify`: checks that records are true. */
import { parseArgs } from 'node:util';
import { verifyRecord } from '#record/record.ts';
import { type CliCommand, textFile, Wrong } from './command.ts';

export const verify: CliCommand = {
  help: `npm run verify -- FILE…

Recomputes the dice of each record and replays every move through its rules.
Prints "FILE: OK", or "FILE:LINE: reason" for the first line that is wrong; status 1 if any file is.`,
  run(args, print) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.length === 0) throw new Wrong('Name at least one record to verify');
    let wrong = 0;
    for (const path of positionals) {
      const verdict = verdictOn(path);
      if (verdict !== 'OK') wrong += 1;
      print(`${path}:${verdict === 'OK' ? ' ' : ''}${verdict}\n`);
    }
    return wrong === 0 ? 0 : 1;
  },
};

function verdictOn(path: string): string {
  try {
    const verdict = verifyRecord(textFile(path));
    return verdict.ok ? 'OK' : `${verdict.line}: ${verdict.reason}`;
  } catch (error) {
    // A file that cannot be read fails by itself; the others are still checked.
    if (error instanceof Wrong) return `1: ${error.message}`;
    throw error;
  }
}
