/** The bot as a process of its own, as `npm start` runs it, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BotProcess {
  /** Ends it as a crash does: nothing is finished. */
  kill(): Promise<void>;
  /** Ends it as a deploy does. */
  close(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Resolves when the bot says that it is ready; rejects with what it said when it ends before. */
export async function startBotProcess(parts: {
  readonly token: string;
  readonly apiUrl: string;
  readonly redisUrl: string;
}): Promise<BotProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: parts.token,
      DISCORD_API_URL: parts.apiUrl,
      REDIS_URL: parts.redisUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Chaupal is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the bot ended: ${said}`)));
  });
  await ready;
  return { kill: () => end(child, 'SIGKILL'), close: () => end(child, 'SIGTERM') };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
