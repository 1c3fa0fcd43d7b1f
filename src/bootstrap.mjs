/** Starts a program of this project on Node 24 with its packages installed, from any Node 18 or later. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WANTED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

const node = nodeToRunOn();
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
installPackages();
run();

/** The path of a Node of at least WANTED_MAJOR: this one, or one fetched from the npm registry into `.cache/`. */
function nodeToRunOn() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  const home = join(root, '.cache', 'node24');
  const path = join(home, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    say(`This is Node ${process.versions.node}; fetching Node ${WANTED_MAJOR} into .cache/ (once) …`);
    mkdirSync(home, { recursive: true });
    npm(['install', '--prefix', home, '--no-save', '--no-package-lock', `node@${WANTED_MAJOR}`], process.env);
  }
  if (!existsSync(path)) {
    stop(
      `Node ${WANTED_MAJOR} could not be fetched. Install Node ${WANTED_MAJOR} or later from nodejs.org and try again.`,
    );
  }
  return path;
}

/** Installs what package-lock.json names, unless exactly that is installed already. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules', '.chaupal-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  say('Installing packages (once) …');
  npm(['ci', '--no-audit', '--no-fund'], env);
  writeFileSync(mark, lock);
}

/** Runs npm quietly; its output is shown only when it fails. */
function npm(args, environment) {
  const done = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: windows,
  });
  if (done.status === 0) return;
  stop(`npm ${args[0]} failed:\n${done.error?.message ?? `${done.stdout}${done.stderr}`}`);
}

/** Hands over to the program: its output, its signals and its exit status are this process's own. */
function run() {
  const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the whole group: this process only waits for the child to end well.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence) {
  say(sentence);
  process.exit(1);
}
