/** The bot as a process of its own, as `npm start` runs it, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BotProcess {
  /** Ends it as a crash does: nothing is finished. */
  kill(): Promise<void>;
  /** Ends it as a deploy does. */
  close(): Promise<void>;
  /** Sends a signal and does not wait for what comes of it. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended, with its exit status (null: by a signal) and all that it said. */
  ended(): Promise<{ readonly status: number | null; readonly said: string }>;
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Resolves when the bot says that it is ready; rejects with what it said when it ends before. */
export async function startBotProcess(parts: {
  readonly token: string;
  readonly apiUrl: string;
  readonly redisUrl: string;
}): Promise<BotProcess> {
  const { token, apiUrl, redisUrl } = parts;
  const bot = spawnBot({ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, REDIS_URL: redisUrl });
  await bot.says('Chaupal is ready');
  return bot;
}

/** The bot, or another program of this project, with exactly this environment. */
export function spawnBot(
  env: Readonly<Record<string, string>>,
  program = MAIN,
): BotProcess & { says(text: string): Promise<void> } {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    child.emit('said');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => said.includes(text) && resolve();
        child.on('said', look);
        look();
        void gone.then(() => reject(new Error(`the bot ended: ${said}`)));
      }),
    kill: () => end(child, 'SIGKILL'),
    close: () => end(child, 'SIGTERM'),
    signal: (name) => void child.kill(name),
    ended: async () => ({ status: await gone, said }),
  };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
