/** `npm test`: type check, lint and every test, with one closing line that counts them all. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(
    'npm test [-- FILTER…]   type check, lint and the tests whose file names contain a FILTER\nnpm run check           type check and lint only\n',
  );
  process.exit(0);
}
const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--checks-only');
if (unknown !== undefined) {
  process.stderr.write(`Unknown option ${unknown}. See npm test -- --help.\n`);
  process.exit(1);
}

const counts = { passed: 0, failed: 0, skipped: 0 };
check('type check', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']);
if (!args.includes('--checks-only')) tests(args);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function check(name: string, command: readonly string[]): void {
  const ok = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;
  counts[ok ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${name}: ${ok ? 'clean' : 'FAILED'}\n`);
}

/** Runs vitest and adds its counts; a run that ends without a report counts as one failure. */
function tests(filters: readonly string[]): void {
  const report = join(root, '.out', 'tests.json');
  mkdirSync(join(root, '.out'), { recursive: true });
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...filters];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = spawnSync(process.execPath, [...vitest, ...reporters], {
    cwd: root,
    stdio: 'inherit',
  }).status;
  const seen = readReport(report);
  counts.passed += seen.numPassedTests;
  counts.failed += seen.numFailedTests;
  counts.skipped += seen.numPendingTests;
  // A file that does not load, or an unhandled rejection, fails the run without failing a test.
  if (status !== 0 && seen.numFailedTests === 0) counts.failed += 1;
}

function readReport(path: string): {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
} {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  }
}
