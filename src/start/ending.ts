/** How a process ends when it is asked to: well if it can, but never later than somebody waits for it. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Docker and service managers kill after ten. */
const END_WITHIN_MS = 8000;

/** On a signal runs `end` and ends with status 0; with 1 when that fails, takes too long, or is asked for twice. */
export function endOnSignals(end: () => Promise<void>): void {
  let ending = false;
  const asked = async (): Promise<void> => {
    // Who asks twice does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    // Without Redis or Discord nothing can be finished well.
    setTimeout(() => {
      process.stderr.write('Not everything could be finished in time.\n');
      process.exit(1);
    }, END_WITHIN_MS);
    try {
      await end();
    } catch (error) {
      process.stderr.write(`Not everything could be finished: ${error}\n`);
      process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void asked());
}
