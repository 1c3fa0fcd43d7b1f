/** The environment is read once, every mistake is named, and no secret is repeated. */
import { expect, test } from 'vitest';
import { readConfig } from '#start/config.ts';

const token = 'MTIz.abc-_.def';

function problems(env: Readonly<Record<string, string>>): readonly string[] {
  const read = readConfig({ DISCORD_TOKEN: token, ...env });
  return read.ok ? [] : read.problems;
}

test('with nothing but a token, everything has its default', () => {
  expect(readConfig({ DISCORD_TOKEN: token, LOG_LEVEL: '', HOME: '/root' })).toEqual({
    ok: true,
    config: {
      token,
      apiUrl: 'https://discord.com/api',
      redisUrl: null,
      shards: 'auto',
      shardCount: 'auto',
      healthPort: null,
      logLevel: 'info',
    },
  });
});

test('every variable is read', () => {
  const env = {
    DISCORD_TOKEN: token,
    DISCORD_API_URL: 'http://127.0.0.1:4100/api/',
    REDIS_URL: 'unix:///tmp/r.sock',
    SHARDS: '4-7',
    SHARD_COUNT: '16',
    HEALTH_PORT: '8080',
    LOG_LEVEL: 'debug',
  };
  expect(readConfig(env)).toEqual({
    ok: true,
    config: {
      token,
      apiUrl: 'http://127.0.0.1:4100/api',
      redisUrl: 'unix:///tmp/r.sock',
      shards: [4, 5, 6, 7],
      shardCount: 16,
      healthPort: 8080,
      logLevel: 'debug',
    },
  });
});

test('the token is required, unless the caller can do without', () => {
  const read = readConfig({});
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(/^DISCORD_TOKEN is missing/)]);
  expect(readConfig({}, 'optional')).toMatchObject({ ok: true, config: { token: null } });
});

test('all that is wrong is named at once, without repeating what was given', () => {
  const wrong = {
    DISCORD_TOKEN: 'Bot secret',
    DISCORD_API_URL: 'secret',
    REDIS_URL: 'mongodb://u:secret@h',
    SHARDS: 'secret',
    SHARD_COUNT: 'secret',
    HEALTH_PORT: 'secret',
    LOG_LEVEL: 'secret',
  };
  const said = problems(wrong);
  expect(said.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
  expect(said.join()).not.toContain('secret');
});

test.each([
  [{ SHARDS: '3-0', SHARD_COUNT: '4' }, /range from low to high/],
  [{ SHARDS: '0-3' }, /SHARD_COUNT must say/],
  [{ SHARDS: '0-4', SHARD_COUNT: '4' }, /last shard is 3/],
  [{ SHARD_COUNT: '0' }, /SHARD_COUNT/],
  [{ HEALTH_PORT: '0' }, /HEALTH_PORT/],
  [{ HEALTH_PORT: '70000' }, /HEALTH_PORT/],
  [{ HEALTH_PORT: '1e3' }, /HEALTH_PORT/],
  [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL/],
])('%j is refused', (env, sentence) => {
  expect(problems(env)).toEqual([expect.stringMatching(sentence)]);
});

test('a share of the shards that is wrong is named beside another mistake', () => {
  expect(problems({ SHARDS: '0-3', LOG_LEVEL: 'loud' })).toHaveLength(2);
});
