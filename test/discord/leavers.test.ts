/** Who is still there, asked of Discord. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playedFor, presenceOf } from '#discord/leavers.ts';
import { ringAt } from '#tables/clock.ts';
import { leave } from '#tables/seats.ts';
import { asPlaying, done, lobby, onTurn, seated, started } from '../support/tables.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clearFaults());
afterAll(() => stage.close());

const presence = (name: string, now = Date.now()) =>
  presenceOf(stage.rest, stage.guild, stage.user(name), now);

test('somebody is here, silenced for a while, or gone', async () => {
  expect(await presence('Asha')).toBe('here');
  await stage.fault({ timeout: { user: stage.user('Bilal'), ms: 60_000 } });
  expect(await presence('Bilal')).toBe('silenced');
  expect(await presence('Bilal', Date.now() + 120_000)).toBe('here');
  await stage.fault({ leave: stage.user('Chitra') });
  expect(await presence('Chitra')).toBe('gone');
});

test('a refusal that says nothing of them is a fault, not a farewell', async () => {
  await stage.fault({ error: { method: 'GET', status: 403, code: 50001, times: 1 } });
  await expect(presence('Asha')).rejects.toMatchObject({ code: 50001 });
});

test('those are asked after for whom the clock played', () => {
  const game = started(seated(lobby('Asha'), ['Bilal']));
  expect(playedFor(game)).toEqual(new Set());
  const user = onTurn(game);
  const late = asPlaying(done(ringAt(game, game.decision, game.deadline ?? 0)));
  expect(playedFor(late)).toEqual(new Set([user]));
  const left = asPlaying(done(leave(late, user, (late.deadline ?? 0) - 1)));
  expect(playedFor({ ...left, last: late.last })).toEqual(new Set());
});
