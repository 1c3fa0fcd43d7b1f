/** `npm run play`: Redis, the playground and the bot in one go; needs no Discord and no Docker. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPageHandler } from './playground/page/serve.ts';
import { createPlayground } from './playground/playground.ts';
import { PortTaken } from './playground/port.ts';
import { checkRedis, findRedis } from './redis/local-redis.ts';
import { readConfig } from './start/config.ts';
import { endOnSignals } from './start/ending.ts';
import { lockFolder } from './start/folder-lock.ts';
import { createLog } from './start/log.ts';
import { checkVersion, runBot } from './start/run.ts';

const HELP = `npm run play [-- OPTIONS]   play in the browser: no Discord account, no Docker

  --port N      the page's port (default 4100, the next free one if taken)
  --redis URL   use this Redis instead of one of our own
  --help        this text
`;
const DEFAULT_PORT = 4100;
const PORTS_TO_TRY = 20;

const options = readOptions();
checkVersion();
try {
  await play(options);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function play({ port, redis: redisUrl }: Options): Promise<void> {
  const config = readConfig(undefined, 'optional');
  if (!config.ok) stop(`Chaupal cannot start:\n${config.problems.map((one) => `- ${one}`).join('\n')}`);
  const dataDir = join(process.cwd(), '.data');
  const lock = await lockFolder(dataDir);
  const url = redisUrl ?? config.config.redisUrl;
  const redis = await findRedis({ ...(url === null ? {} : { url }), dataDir, say });
  await checkRedis(redis.url);
  const playground = await openPlayground(port, join(dataDir, 'playground'));
  const log = createLog({
    level: config.config.logLevel === 'info' ? 'warn' : config.config.logLevel,
    secrets: [playground.token],
  });
  const running = await runBot({
    token: playground.token,
    apiUrl: playground.apiUrl,
    redisUrl: redis.url,
    log,
  });
  // Before anybody hears that it is ready, or a signal might come too early.
  endOnSignals(async () => {
    await lock.release();
    await running.close();
    await playground.close();
    await redis.close();
  });
  await lock.tell(playground.url);
  process.stdout.write(`Chaupal is ready: ${playground.url}\n`);
}

/** On the wanted port; without a wish on the first free one from the default on. */
async function openPlayground(wanted: number | null, dataDir: string) {
  const first = wanted ?? DEFAULT_PORT;
  // Built before anybody hears that it is ready.
  const page = await createPageHandler();
  for (let port = first; ; port += 1) {
    try {
      return await createPlayground({ port, dataDir, page });
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
      if (port === first) say(`Port ${port} is taken; trying the next ones …`);
      if (port - first >= PORTS_TO_TRY)
        throw new Error(`No free port from ${first} to ${port}. Choose one with --port.`);
    }
  }
}

interface Options {
  readonly port: number | null;
  readonly redis: string | null;
}

function readOptions(): Options {
  const read = () =>
    parseArgs({ options: { port: { type: 'string' }, redis: { type: 'string' }, help: { type: 'boolean' } } })
      .values;
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    stop(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${HELP}`);
  }
  if (values.help === true) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  const port = values.port === undefined ? null : Number(values.port);
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    stop(`--port must be a number from 1 to 65535, not "${values.port}".`);
  }
  return { port, redis: values.redis ?? null };
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence: string): never {
  say(sentence);
  process.exit(1);
}
