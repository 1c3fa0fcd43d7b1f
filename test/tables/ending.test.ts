/** A table whose channel is gone. */
import { expect, test } from 'vitest';
import { channelGone } from '#tables/ending.ts';
import { done, lobby, refusal, seated, started, T0 } from '../support/tables.ts';

test('a lobby closes', () => {
  const closed = done(channelGone(lobby('Asha'), T0));
  expect(closed).toMatchObject({ phase: 'closed', reason: 'stopped', deadline: null });
});

test('a game is abandoned, and its record says so', () => {
  const step = channelGone(started(seated(lobby('Asha'), ['Bilal'])), T0 + 5000);
  expect(done(step)).toMatchObject({
    phase: 'over',
    reason: 'abandoned',
    endedAt: T0 + 5000,
    deadline: null,
  });
  expect(step.ok && step.events).toMatchObject([{ e: 'end', reason: 'abandoned' }]);
});

test('a table that has ended already stays as it is', () => {
  const closed = done(channelGone(lobby('Asha'), T0));
  expect(refusal(channelGone(closed, T0))).toBe('over');
  const over = done(channelGone(started(seated(lobby('Asha'), ['Bilal'])), T0));
  expect(refusal(channelGone(over, T0 + 1))).toBe('over');
});
