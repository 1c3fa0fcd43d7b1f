/** `npm start`: the bot against Discord. */
import { parseArgs } from 'node:util';
import { ShutOut } from './discord/shut-out.ts';
import { checkRedis } from './redis/local-redis.ts';
import { DEFAULT_REDIS_URL, readConfig } from './start/config.ts';
import { endOnSignals } from './start/ending.ts';
import { createLog } from './start/log.ts';
import { checkVersion, runBot } from './start/run.ts';

const HELP = `npm start   the bot against Discord

  DISCORD_TOKEN   the bot's token (required)
  REDIS_URL       where Redis is (default ${DEFAULT_REDIS_URL})
  LOG_LEVEL       info

Ends with status 77 when Discord does not accept the token, or not any more.
`;
/** "Not permitted", as sysexits.h numbers it: whoever watches the process need not start it again. */
const SHUT_OUT_STATUS = 77;

checkVersion();
try {
  if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help === true) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  await main();
} catch (error) {
  stop(error);
}

async function main(): Promise<void> {
  const read = readConfig();
  if (!read.ok)
    throw new Error(`Chaupal cannot start:\n${read.problems.map((one) => `- ${one}`).join('\n')}`);
  const { token, apiUrl, redisUrl, logLevel, shards, shardCount } = read.config;
  if (token === null) throw new Error('DISCORD_TOKEN is missing.');
  const log = createLog({ level: logLevel, secrets: [token] });
  const url = redisUrl ?? DEFAULT_REDIS_URL;
  await checkRedis(url);
  const running = await runBot({
    token,
    apiUrl,
    redisUrl: url,
    log,
    shards: { ids: shards, count: shardCount },
    shutOut: stop,
  });
  // Before anybody hears that it is ready, or a signal might come too early.
  endOnSignals(running.close);
  log.info('Chaupal is ready');
}

function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(error instanceof ShutOut ? SHUT_OUT_STATUS : 1);
}
