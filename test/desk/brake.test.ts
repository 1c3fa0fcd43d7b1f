/** The quiet limits of what everybody in a channel sees. */
import { expect, test } from 'vitest';
import { createBrake } from '#desk/brake.ts';
import { person, T0 } from '../support/tables.ts';

const by = (name: string, channel = 'here') => ({ person: person(name), channel });
const MINUTE = 60_000;

test('a person asks twice in a minute, and is then told from when on they may again', () => {
  const brake = createBrake();
  expect(brake.until('board', by('Asha'), T0)).toBeNull();
  expect(brake.until('board', by('Asha', 'elsewhere'), T0 + 10_000)).toBeNull();
  expect(brake.until('board', by('Asha'), T0 + 20_000)).toBe(T0 + MINUTE);
  // Asking in vain makes nobody wait longer.
  expect(brake.until('board', by('Asha'), T0 + 59_999)).toBe(T0 + MINUTE);
  expect(brake.until('board', by('Asha'), T0 + MINUTE)).toBeNull();
  expect(brake.until('board', by('Asha'), T0 + MINUTE)).toBe(T0 + 10_000 + MINUTE);
});

test('a channel has a limit of its own, whoever asks there, and no other channel waits for it', () => {
  const brake = createBrake();
  for (const name of ['Asha', 'Bilal', 'Chitra', 'Dev'])
    expect(brake.until('board', by(name), T0)).toBeNull();
  expect(brake.until('board', by('Esha'), T0 + 1)).toBe(T0 + MINUTE);
  expect(brake.until('board', by('Esha', 'elsewhere'), T0 + 1)).toBeNull();
});

test('one thing brakes no other', () => {
  const brake = createBrake();
  for (let n = 0; n < 3; n += 1) brake.until('board', by('Asha'), T0);
  expect(brake.until('replay', by('Asha'), T0)).toBeNull();
  expect(brake.until('save', by('Asha'), T0)).toBeNull();
});

test('of a crowd that never ends only the latest are remembered', () => {
  const brake = createBrake();
  const one = { person: { ...person('Asha'), user: 'first' }, channel: 'first' };
  for (let n = 0; n < 2; n += 1) brake.until('board', one, T0);
  expect(brake.until('board', one, T0)).not.toBeNull();
  for (let n = 0; n < 6000; n += 1) {
    brake.until('board', { person: { ...person('Asha'), user: `u${n}` }, channel: `c${n}` }, T0);
  }
  expect(brake.until('board', one, T0)).toBeNull();
});
