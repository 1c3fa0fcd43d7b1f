/** What the scripts that take no options do with any: they print their help, or refuse. */

/** Returns when the script was called without options; otherwise ends it. */
export function takeNoOptions(script: string, help: string): void {
  const [option] = process.argv.slice(2);
  if (option === undefined) return;
  if (option === '--help') {
    process.stdout.write(`npm run ${script}\n\n${help}\n`);
    process.exit(0);
  }
  process.stderr.write(`Unknown option ${option}. See npm run ${script} -- --help.\n`);
  process.exit(1);
}
