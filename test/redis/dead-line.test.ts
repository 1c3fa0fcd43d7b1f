/** A line to Redis that goes dead without being closed: it is given up and made anew, and work goes on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, ready } from '#redis/connections.ts';
import { createBullTimers } from '#timers/bull-timers.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { openRedisLine, type RedisLine } from '../support/redis-line.ts';
import { rings } from '../support/rings.ts';

let redis: TestRedis;
let line: RedisLine;
beforeEach(async () => {
  redis = await testRedis();
  line = await openRedisLine(redis.url);
});
afterEach(async () => {
  await line.close();
  await redis.close();
});

test('commands fail meanwhile, and work on the new connection', async () => {
  const client = connect(line.url, 'commands');
  await ready(client, 5000);
  line.goDead();
  const given = new Promise((resolve) => client.once('close', resolve));
  await expect(client.ping()).rejects.toThrow('timed out');
  await given;
  await ready(client, 5000);
  expect(await client.ping()).toBe('PONG');
  client.disconnect();
});

test('the connections of the clocks come back too, and what is due rings', async () => {
  const commands = connect(redis.url, 'commands');
  const worker = connect(line.url, 'worker');
  await ready(commands, 5000);
  const timers = createBullTimers({ commands, worker, onError: () => {} });
  const heard = rings();
  await timers.start(heard.hear);
  const given = new Promise((resolve) => worker.once('close', resolve));
  line.goDead();
  await timers.arm({ table: '00aaaaaaaaaa', decision: 1, kind: 'turn', at: Date.now() });
  await given;
  await heard.count(1);
  expect(await worker.ping()).toBe('PONG');
  await timers.close();
  commands.disconnect();
});
