/** Brings Redis from Debian's or Ubuntu's packages into a folder, without being root. */
import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An environment to start programs in; undefined: this process's own. */
export type Environment = Record<string, string | undefined> | undefined;

/** A program with the environment that it wants to be started in. */
export interface Binary {
  readonly command: string;
  readonly env: Environment;
}

/** Redis and what it links beyond every installation's libraries, on the Debian and Ubuntu releases in use. */
const PACKAGES = [
  ...['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'],
  ...['liblua5.1-0', 'lua-cjson', 'lua-bitop'],
];

/**
 * The server in `root`, downloaded with apt-get when it is not there yet. Null when this machine has no apt-get or it
 * brings nothing that runs.
 */
export async function debianRedis(
  root: string,
  env: Environment,
  say: (sentence: string) => void,
): Promise<Binary | null> {
  const there = await unpacked(root, env);
  if (there !== null) return there;
  await mkdir(dirname(root), { recursive: true });
  if (!(await run('apt-get', ['--version'], dirname(root), env))) return null;
  say(`No Redis here; downloading Debian's package into ${root} (once, 1.5 MB) …`);
  // Unpacked beside its place and moved there whole, so that an interrupted download leaves no half of a server.
  const scratch = await mkdtemp(`${root}-`);
  try {
    if (!(await run('apt-get', ['download', ...PACKAGES], scratch, env))) {
      // Releases differ in which of the libraries they have; one that is unknown spoils the whole request.
      for (const name of PACKAGES) await run('apt-get', ['download', name], scratch, env);
    }
    const files = (await readdir(scratch)).filter((name) => name.endsWith('.deb'));
    const whole = join(scratch, 'root');
    for (const file of files) await run('dpkg', ['-x', file, whole], scratch, env);
    const server = await unpacked(whole, env);
    if (server === null || !(await run(server.command, ['--version'], scratch, server.env))) {
      say('That brought no Redis that runs (as root, apt-get update may help).');
      return null;
    }
    await rename(whole, root);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return unpacked(root, env);
}

async function unpacked(root: string, env: Environment): Promise<Binary | null> {
  const command = join(root, 'usr', 'bin', 'redis-server');
  const lib = join(root, 'usr', 'lib');
  try {
    await access(command);
    const triplets = (await readdir(lib)).filter((name) => name.includes('-linux-'));
    return {
      command,
      env: { ...env, LD_LIBRARY_PATH: triplets.map((name) => join(lib, name)).join(':') },
    };
  } catch {
    return null;
  }
}

/** Whether a program ran and ended well. */
function run(command: string, args: readonly string[], cwd: string, env: Environment): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, ...(env === undefined ? {} : { env }), stdio: 'ignore' });
    child.once('error', () => done(false));
    child.once('exit', (status) => done(status === 0));
  });
}
