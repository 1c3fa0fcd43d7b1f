/** What happened to the player on turn since they last pressed something; whole sentences. */
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import type { GameTable, Playing } from '#tables/table.ts';
import { sinceText } from '#view/since.ts';
import { ASHA, BILAL, play, playing, tableAt } from './boards.ts';

const say = sayIn('en');
const since = (table: GameTable) => sinceText(table, say);
// Seat 2 starts 26 squares on, so that its token at progress n stands on square 26 + n.
const meeting = (house: 'fortegames' | 'party', two: Parameters<typeof tableAt>[2]['tokens'] = {}) =>
  tableAt(house, 3, { seat: 0, tokens: { 0: [27, 3, 55, 55], 2: [5, 7, -1, -1], ...two } });

test('is told to whom it happened, on their turn alone', () => {
  const table = playing(meeting('fortegames'), [[4], '4.0']);
  expect(since(table)).toBeNull();
  expect(since(play(table, [[1]]))).toBe(`Since your last turn: ${ASHA} sent your token 1 back.`);
});

test('tells all that one and another sent back', () => {
  const table = meeting('fortegames', { 1: [19, 55, 55, 55] });
  const both = play(table, [[4], '4.0', [1], '1.0']);
  expect(since(both)).toBe(
    `Since your last turn: ${ASHA} sent your token 1 back, ${BILAL} sent your token 2 back.`,
  );
  const two = tableAt('fortegames', 3, { seat: 1, tokens: { 1: [14, 55, 55, 55], 2: [5, 5, -1, -1] } });
  expect(since(play(two, [[4], '4.0']))).toBe(
    `Since your last turn: ${BILAL} sent your tokens 1 and 2 back.`,
  );
});

test('is over once they pressed', () => {
  const table = play(meeting('fortegames'), [[4], '4.0', [1], [3]]);
  expect(table.game.seatOnTurn).toBe(2);
  expect(since(table)).toBeNull();
});

test('goes on where only the clock played for them meanwhile', () => {
  const hit = playing(meeting('fortegames'), [[4], '4.0', [1]]);
  const idle = play(hit, [[3], '3.1'], 'timeout') as Playing;
  const again = play(idle, [[1], '1.0', [1]]);
  expect(again.game.seatOnTurn).toBe(2);
  expect(since(again)).toBe(`Since your last turn: ${ASHA} sent your token 1 back.`);
});

test('leaves out what a third six took back', () => {
  const table = tableAt('party', 3, { seat: 0, tokens: { 0: [25, 3, 55, 55], 2: [5, 7, -1, -1] } });
  const struck = play(table, [[6], '6.0', [6], '6.0', [6], [1]]);
  expect(struck.game.seatOnTurn).toBe(2);
  expect(since(struck)).toBeNull();
});

test('is not told to a computer', () => {
  const table = play(meeting('fortegames'), [[4], '4.0', [1]]);
  const seats = table.seats.map((one) => (one.seat === 2 ? { ...one, playedBy: 'computer' as const } : one));
  expect(since({ ...table, seats })).toBeNull();
});
