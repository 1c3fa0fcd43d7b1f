/** Plants faults in a copy of the rules, one at a time, and demands that some test of the rules goes red for each. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fault, faults } from './rules/faults.ts';
import { takeNoOptions } from './support/no-options.ts';

/** Only the tests of the rules, without what the other rooms need; the first red test is enough. */
const CONFIG = `export default {
  test: {
    include: ['test/rules/**/*.test.ts'],
    exclude: ['laws', 'faults', 'snakes/milton', 'ludo/matters'].map((name) => 'test/rules/' + name + '.test.ts'),
    isolate: false, maxWorkers: 1, bail: 1, testTimeout: 20000, reporters: ['json'], outputFile: 'report.json',
  },
};
`;

const root = fileURLToPath(new URL('..', import.meta.url));
takeNoOptions(
  'faults',
  `Plants ${faults.length} faults in a copy of the sources, one at a time, and runs the tests of the rules on each.\nLast line "N of N caught"; status 1 if a fault goes unseen.`,
);
process.exitCode = await main();

/** Two copies at a time: a run of the tests keeps about one core busy. */
async function main(): Promise<number> {
  const copies = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'chaupal-faults-')));
  try {
    for (const copy of copies) makeCopy(copy);
    const [first = ''] = copies;
    const red = await failing(first);
    if (red !== null) {
      process.stdout.write(`"${red}" fails without any fault: mend that first.\n`);
      return 1;
    }
    const queue = [...faults];
    const caught = await Promise.all(copies.map((copy) => work(copy, queue)));
    const sum = caught.reduce((all, one) => all + one, 0);
    process.stdout.write(`${sum} of ${faults.length} caught\n`);
    return sum === faults.length ? 0 : 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

function makeCopy(copy: string): void {
  for (const name of ['src', 'test/rules', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'vitest.config.mjs'), CONFIG);
}

/** Plants faults of the queue until it is empty; how many were caught. */
async function work(copy: string, queue: Fault[]): Promise<number> {
  let caught = 0;
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    const red = await withFault(copy, fault);
    if (red !== null) caught += 1;
    process.stdout.write(red === null ? `UNSEEN: ${fault.name}\n` : `caught: ${fault.name} (${red})\n`);
  }
  return caught;
}

async function withFault(copy: string, { file, right, wrong }: Fault): Promise<string | null> {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(right).length !== 2) throw new Error(`${file} does not hold exactly once: ${right}`);
  writeFileSync(
    path,
    sound.replace(right, () => wrong),
  );
  try {
    return await failing(copy);
  } finally {
    writeFileSync(path, sound);
  }
}

/** The name of a red test; null when all are green. */
async function failing(copy: string): Promise<string | null> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const { status, out } = await run(copy);
  if (status === 0) return null;
  // Tests that do not even run show nothing of the fault: it is badly planted.
  if (!existsSync(report)) throw new Error(`the tests did not run:\n${out}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const file of testResults) {
    const red = file.assertionResults.find((one: { status: string }) => one.status === 'failed');
    if (red !== undefined) return red.fullName;
  }
  throw new Error(`no test is red, but the run failed:\n${out}`);
}

function run(copy: string): Promise<{ readonly status: number | null; readonly out: string }> {
  const vitest = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.config.mjs'];
  const child = spawn(process.execPath, vitest, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, out }));
  });
}
