/** A program that can never finish what it has in hand, for the test of how one ends. */
import { endOnSignals } from '#start/ending.ts';

setInterval(() => {}, 60_000);
endOnSignals(() => new Promise(() => {}));
process.stdout.write('ready\n');
