/** Where a board stands, and what its first message gives to the dice. */
import { expect, test } from 'vitest';
import { closed } from '#tables/lobby.ts';
import { placedAt } from '#tables/placement.ts';
import { asLobby, lobby, seated, started, T0 } from '../support/tables.ts';

const FIRST = { channel: '900000000000000002', id: '900000000000000010', postedAt: T0 };
const SECOND = { ...FIRST, id: '900000000000000011', postedAt: T0 + 1000 };

test('the first message is the first part of the client seed, also when somebody sat down before it came', () => {
  const before = seated(lobby('Asha'), ['Bilal']);
  const { dice, message } = asLobby(placedAt(before, FIRST));
  expect(message).toEqual(FIRST);
  expect(dice.clientParts).toEqual([FIRST.id, ...before.dice.clientParts]);
  expect(dice).toEqual({ ...before.dice, clientParts: dice.clientParts });
});

test('a board posted anew changes nothing at the dice', () => {
  const first = placedAt(lobby('Asha'), FIRST);
  expect(placedAt(first, SECOND)).toEqual({ ...first, message: SECOND });
});

test('the dice of a game that has begun, or of a lobby that closed, stay as they are', () => {
  const game = started(seated(lobby('Asha'), ['Bilal']));
  expect(game.message).toBeNull();
  expect(placedAt(game, FIRST)).toEqual({ ...game, message: FIRST });
  const over = closed(lobby('Asha'), 'quiet');
  expect(placedAt(over, FIRST)).toEqual({ ...over, message: FIRST });
});
