/** The bot as a process: started with the environment that Docker Compose hands over, and ended by signals. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlayground, type Playground } from '#playground/playground.ts';
import type { LogEntry, PlaygroundState } from '#playground/user-side.ts';
import { type BotProcess, spawnBot, startBotProcess } from '../support/bot-process.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { openRedisLine, type RedisLine } from '../support/redis-line.ts';

let redis: TestRedis;
let line: RedisLine;
let playground: Playground;
let bot: BotProcess | undefined;
beforeEach(async () => {
  redis = await testRedis();
  line = await openRedisLine(redis.url);
  playground = await createPlayground({ port: 0, identifyEveryMs: 0, rateLimits: false });
});
afterEach(async () => {
  await bot?.kill();
  bot = undefined;
  await playground.close();
  await line.close();
  await redis.close();
});

const started = () =>
  startBotProcess({ token: playground.token, apiUrl: playground.apiUrl, redisUrl: line.url });

test('with exactly the environment of docker-compose.yml the bot starts', async () => {
  const file = await readFile(fileURLToPath(new URL('../../docker-compose.yml', import.meta.url)), 'utf8');
  const env = composedEnvironment(file, {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
  });
  expect(Object.keys(env)).toContain('SHARD_COUNT');
  // All as it stands there; only the name of Compose's own Redis means nothing outside of Compose.
  const starting = spawnBot({ ...env, REDIS_URL: redis.url });
  bot = starting;
  await starting.says('Chaupal is ready');
});

test('asked to end, it ends well', async () => {
  bot = await started();
  bot.signal('SIGTERM');
  expect((await bot.ended()).status).toBe(0);
});

test('asked to end while neither Discord nor Redis answers, it ends all the same', async () => {
  bot = await started();
  await nothingAnswers();
  bot.signal('SIGTERM');
  expect((await bot.ended()).status).not.toBeNull();
});

test('what can never be finished holds nobody up: it ends with a sentence', async () => {
  bot = await neverFinished();
  bot.signal('SIGTERM');
  expect(await bot.ended()).toEqual({
    status: 1,
    said: 'ready\nNot everything could be finished in time.\n',
  });
});

test('asked twice, it does not try to finish', async () => {
  bot = await neverFinished();
  bot.signal('SIGTERM');
  bot.signal('SIGINT');
  expect(await bot.ended()).toEqual({ status: 1, said: 'ready\n' });
});

async function neverFinished(): Promise<BotProcess> {
  const program = spawnBot({}, fileURLToPath(new URL('never-finished.ts', import.meta.url)));
  await program.says('ready');
  return program;
}

/** Leaves the bot with an answer in hand that Discord does not take, and with a Redis that is silent. */
async function nothingAnswers(): Promise<void> {
  const { users, channels } = await call<PlaygroundState>('GET', '/state');
  await call('POST', '/faults', { stall: { ms: 600_000 } });
  await call('POST', '/commands', {
    as: users.find(({ bot }) => !bot)?.id,
    channel: channels[0]?.id,
    name: 'ludo',
  });
  const asked = async () =>
    (await call<readonly LogEntry[]>('GET', '/log')).some(({ route }) => route.startsWith('/interactions/'));
  while (!(await asked()));
  line.cut();
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const response = await fetch(`${playground.url}/playground${path}`, { method, ...init });
  const json = await response.json();
  if (!response.ok) throw new Error(json.error);
  return json;
}

/**
 * The variables of the service `bot`, as Compose fills them in. Reads no YAML but the way this file is written: a list of
 * `NAME: value`, where a value may hold `${NAME:-default}` or `${NAME:?sentence}`.
 */
function composedEnvironment(
  file: string,
  shell: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const block = /^ {2}bot:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(file)?.[1] ?? '';
  const pairs = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => {
    const filled = value.replaceAll(
      /\$\{(\w+):[-?]([^}]*)\}/g,
      (_, key, otherwise) => shell[key] ?? otherwise,
    );
    return [name, filled] as const;
  });
  return Object.fromEntries(pairs);
}
