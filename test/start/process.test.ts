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

test('a token that is reset ends it with a sentence and a status of its own', async () => {
  bot = await started();
  await call('POST', '/faults', { wrongToken: true });
  const { status, said } = await bot.ended();
  expect(status).toBe(77);
  expect(said).toContain('Discord does not accept this DISCORD_TOKEN.');
});

test('a request that is unauthorised ends it too', async () => {
  bot = await started();
  // Only requests with the bot's own token are refused: the gateway stays as it is.
  await call('POST', '/faults', { error: { status: 401, route: '/channels/:channel/messages' } });
  await ask('ludo', { thread: true });
  expect((await bot.ended()).status).toBe(77);
});

test('a token that is none ends it at the start in the same way', async () => {
  const wrong = spawnBot({
    DISCORD_TOKEN: `${playground.token}x`,
    DISCORD_API_URL: playground.apiUrl,
    REDIS_URL: redis.url,
  });
  bot = wrong;
  const { status, said } = await wrong.ended();
  expect(status).toBe(77);
  expect(said).toContain('Discord does not accept this DISCORD_TOKEN.');
});

test('while Discord answers 5xx at the start it is patient, and spends no identify', async () => {
  await call('POST', '/faults', { error: { status: 503, route: '/gateway/bot', times: 5 } });
  await call('POST', '/faults', {
    error: { status: 500, route: '/applications/:application/commands', times: 5 },
  });
  bot = await started();
  const asked = await call<readonly LogEntry[]>('GET', '/log');
  const statuses = (route: string) => asked.filter((one) => one.route === route).map((one) => one.status);
  expect(statuses('/applications/:application/commands')).toEqual([500, 500, 500, 500, 500, 200]);
  expect(statuses('/gateway/bot').slice(0, 5)).toEqual([503, 503, 503, 503, 503]);
  const { session_start_limit } = await (
    await fetch(`${playground.apiUrl}/v10/gateway/bot`, {
      headers: { authorization: `Bot ${playground.token}` },
    })
  ).json();
  expect(session_start_limit.total - session_start_limit.remaining).toBe(1);
});

async function neverFinished(): Promise<BotProcess> {
  const program = spawnBot({}, fileURLToPath(new URL('never-finished.ts', import.meta.url)));
  await program.says('ready');
  return program;
}

/** Leaves the bot with an answer in hand that Discord does not take, and with a Redis that is silent. */
async function nothingAnswers(): Promise<void> {
  await call('POST', '/faults', { stall: { ms: 600_000 } });
  await ask('ludo');
  const asked = async () =>
    (await call<readonly LogEntry[]>('GET', '/log')).some(({ route }) => route.startsWith('/interactions/'));
  while (!(await asked()));
  line.cut();
}

/** Somebody uses a command in the first channel. */
async function ask(name: string, options: Readonly<Record<string, boolean>> = {}): Promise<void> {
  const { users, channels } = await call<PlaygroundState>('GET', '/state');
  const as = users.find(({ bot }) => !bot)?.id;
  await call('POST', '/commands', { as, channel: channels[0]?.id, name, options });
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
