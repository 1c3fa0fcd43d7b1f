/** Which jobs a table wants: its deadline, the mark at half of the clock, a fresh post in a thread. */
import { describe, expect, test } from 'vitest';
import { clockChange, duesOf } from '#host/dues.ts';
import { placedAt } from '#tables/placement.ts';
import { COMPUTER_PACE_MS } from '#tables/play.ts';
import { kick, stopGame } from '#tables/seats.ts';
import type { Playing, Table } from '#tables/table.ts';
import { asPlaying, done, lobby, onTurn, pressFirst, seated, started, T0 } from '../support/tables.ts';

const MINUTE = 60_000;

const game = (clock: Playing['settings']['clock'] = 30) =>
  started(seated(lobby('Asha', 'ludotalk', { clock }), ['Bilal']));
const inThread = (table: Table): Table => ({
  ...placedAt(table, { channel: table.channel, id: '900000000000000004', postedAt: T0 }),
  inThread: true,
});
const jobs = (table: Table) => duesOf(table).map(({ kind, at }) => [kind, at - T0]);

describe('a table wants', () => {
  test('its deadline and half of the clock while a person decides', () => {
    const table = game();
    expect(duesOf(table)).toEqual([
      { table: table.id, decision: table.decision, kind: 'turn', at: T0 + 30_000 },
      { table: table.id, decision: table.decision, kind: 'half', at: T0 + 15_000 },
    ]);
  });

  test('no second mark at half of the same clock', () => {
    expect(jobs({ ...game(), half: true })).toEqual([['turn', 30_000]]);
  });

  test('no mark at half while a computer decides', () => {
    const table = game();
    const kicked = asPlaying(done(kick(table, table.host, onTurn(table), T0)));
    expect(jobs(kicked)).toEqual([['turn', COMPUTER_PACE_MS]]);
  });

  test('the end of its quiet hour in a lobby, and no mark before', () => {
    expect(duesOf(lobby('Asha')).map(({ kind }) => kind)).toEqual(['turn']);
  });

  test('in a thread a fresh post before an hour without one is over', () => {
    const post = ['post', 51 * MINUTE];
    expect(jobs(inThread(game()))).toEqual([['turn', 30_000], ['half', 15_000], post]);
    expect(jobs({ ...inThread(game()), inThread: false })).not.toContainEqual(post);
    expect(jobs({ ...inThread(game()), message: null })).not.toContainEqual(post);
  });

  test('nothing any more when the game is over', () => {
    const table = game();
    expect(jobs(inThread(done(stopGame(table, table.host, true, T0))))).toEqual([]);
  });
});

describe('after a change', () => {
  test('the next decision’s jobs take the place of the last one’s', () => {
    const before = game();
    const next = pressFirst(before, T0 + 5000);
    expect(clockChange(before, next)).toEqual({
      drop: { table: before.id, decision: before.decision },
      arm: duesOf(next),
    });
  });

  test('that moved no deadline the clocks hear nothing', () => {
    const before = game();
    expect(clockChange(before, { ...before, version: before.version + 1 })).toBeNull();
  });

  test('of the deadline alone the jobs are armed anew and none is dropped', () => {
    const before = game();
    const later = { ...before, deadline: T0 + MINUTE };
    expect(clockChange(before, later)).toEqual({ drop: null, arm: duesOf(later) });
  });

  test('of the message alone the fresh post is armed anew', () => {
    const before = inThread(game());
    const again = placedAt(before, {
      channel: before.channel,
      id: '900000000000000005',
      postedAt: T0 + MINUTE,
    });
    const change = clockChange(before, again);
    expect(change?.drop).toBeNull();
    expect(change?.arm).toContainEqual(expect.objectContaining({ kind: 'post', at: T0 + 52 * MINUTE }));
  });
});
