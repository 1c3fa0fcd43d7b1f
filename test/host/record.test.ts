/** The record that the host writes while a game is played: whole, true, and timed from the start of the game. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '#record/record.ts';
import { choices, turn } from '#rules/games.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { choiceId, decide, holderAt } from '#tables/play.ts';
import { recordFile } from '#tables/record-file.ts';
import { createRedisStore } from '#tables/redis-store.ts';
import { comeBack, restWhile } from '#tables/seats.ts';
import type { Store } from '#tables/store.ts';
import type { GameTable, Over, Playing } from '#tables/table.ts';
import { type HostStage, hostOn } from '../support/host.ts';
import { type TestRedis, testRedis } from '../support/redis.ts';
import { asPlaying, onTurn, person, T0 } from '../support/tables.ts';
import { begun, wanted } from './wanted.ts';

const SECOND = 1000;

let redis: TestRedis;
let store: Store;
let stage: HostStage;
beforeEach(async () => {
  redis = await testRedis();
  store = createRedisStore(redis.client);
  stage = await hostOn(store);
});
afterEach(() => redis.close());

async function textOf(table: GameTable): Promise<string> {
  return new TextDecoder().decode(recordFile(table, await stage.host.lines(table.id)).bytes);
}

async function linesOf(table: GameTable) {
  const parsed = parseRecord(await textOf(table));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record.lines;
}

/** Plays on three seconds later: a person presses, is waited for in vain, or rests and comes back; computers are due. */
async function playOn(table: Playing, step: number): Promise<void> {
  const seat = turn(table.game);
  if (seat === null || table.deadline === null) throw new Error('nobody is on turn');
  if (holderAt(table, seat).playedBy === 'computer' || step % 7 === 0) {
    await stage.turnTo(table.deadline);
    return;
  }
  await stage.turnTo(stage.now() + 3 * SECOND);
  const user = onTurn(table);
  const options = choices(table.game);
  const choice = options[step % options.length];
  if (choice === undefined) throw new Error('nothing to choose');
  await stage.host.change(table.id, `press-${step}`, (one, now) =>
    step % 11 === 0
      ? restWhile(asPlaying(one), user, now)
      : decide(asPlaying(one), user, table.decision, choiceId(choice), now),
  );
  if (step % 11 === 0)
    await stage.host.change(table.id, `back-${step}`, (one, now) => comeBack(asPlaying(one), user, now));
}

async function playToEnd(from: Playing): Promise<Over> {
  for (let step = 1; step < 3000; step += 1) {
    const table = await stage.host.load(from.id);
    if (table?.phase === 'over') return table;
    if (table?.phase !== 'playing') throw new Error('the table is gone');
    await playOn(table, step);
  }
  throw new Error('the game does not end');
}

describe.each<PresetId>(['party-quick', 'snakes'])('a game of %s', (house) => {
  test('that is played to its end through the host leaves a record that is true in every line', async () => {
    const game = await begun(stage.host, { house, rules: presets[house], computers: ['easy', 'hard'] });
    const end = await playToEnd(game);
    expect(end.reason).toBe('finished');
    const lines = await linesOf(end);
    expect(verifyRecord(await textOf(end))).toEqual({ ok: true });
    expect(lines.at(-1)).toMatchObject({ e: 'end', t: end.endedAt - end.startedAt });
    expect(lines.map(({ e }) => e)).toContain('seat');
  });
});

test('a lobby writes no line, and the opening is written at 0', async () => {
  await stage.turnTo(T0 + 90 * SECOND);
  const { table } = await stage.host.open(wanted({ channel: '900000000000000033' }));
  expect(await stage.host.lines(table.id)).toEqual([]);
  const game = await begun(stage.host);
  const lines = await linesOf(game);
  expect(lines[0]).toMatchObject({ e: 'opening', t: 0 });
});

test('t is what has passed since the start of the game, in whole milliseconds', async () => {
  await stage.turnTo(T0 + 90 * SECOND);
  const game = await begun(stage.host);
  const written = (await stage.host.lines(game.id)).length;
  await stage.turnTo(game.startedAt + 1234);
  await stage.host.change(game.id, 'press', (one, now) =>
    decide(asPlaying(one), onTurn(asPlaying(one)), 1, 'roll', now),
  );
  const lines = (await linesOf(game)).slice(written);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(({ t }) => t)).toEqual(lines.map(() => 1234));
});

test('t is never below 0, also when another process’s clock is behind', async () => {
  await stage.turnTo(T0 + 90 * SECOND);
  const game = await begun(stage.host);
  const behind = await hostOn(store);
  await behind.host.change(game.id, 'press', (one, now) =>
    decide(asPlaying(one), onTurn(asPlaying(one)), 1, 'roll', now),
  );
  // As they are stored: a file made of them would put their times in order.
  const times = (await stage.host.lines(game.id)).map((row) => JSON.parse(row).t);
  expect(times).toEqual(times.map(() => 0));
});

test('what is refused or repeated writes nothing', async () => {
  const game = await begun(stage.host);
  const rolls = () =>
    stage.host.change(game.id, 'press', (one, now) => decide(asPlaying(one), onTurn(game), 1, 'roll', now));
  await rolls();
  const lines = await stage.host.lines(game.id);
  expect((await rolls()).kind).toBe('repeated');
  const other = person('Dev').user;
  await stage.host.change(game.id, 'other', (one, now) => decide(asPlaying(one), other, 2, 'roll', now));
  expect(await stage.host.lines(game.id)).toEqual(lines);
});

test('a table that is not there has no lines', async () => {
  expect(await stage.host.lines('00zzzzzzzzzz')).toEqual([]);
});
