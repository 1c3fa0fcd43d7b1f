/** The line that long work waits in: in order, one at a time, and short. */
import { expect, test } from 'vitest';
import { createLine, type Entry, type Line, type Place } from '#discord/line.ts';

const placed = (entry: Entry): Place => {
  if (typeof entry === 'string') throw new Error(`no place: ${entry}`);
  return entry;
};

/** Everybody enters, notes when their turn has come, and leaves when told. */
function enterAll(line: Line, people: readonly string[]) {
  const begun: string[] = [];
  const places = people.map((person) => {
    const place = placed(line.enter(person));
    return { leave: place.leave, turn: place.turn.then((turn) => begun.push(`${person} ${turn}`)) };
  });
  return { begun, places };
}

test('one begins when the one before has left, in the order of coming', async () => {
  const { begun, places } = enterAll(createLine(9), ['Asha', 'Bilal', 'Chitra']);
  for (const [at, { turn, leave }] of places.entries()) {
    await turn;
    expect(begun).toHaveLength(at + 1);
    leave();
  }
  expect(begun).toEqual(['Asha now', 'Bilal now', 'Chitra now']);
});

test('who leaves before their turn holds up nobody', async () => {
  const { begun, places } = enterAll(createLine(9), ['Asha', 'Bilal', 'Chitra']);
  await places[0]?.turn;
  places[1]?.leave();
  places[0]?.leave();
  await places[2]?.turn;
  expect(begun).toEqual(['Asha now', 'Chitra now']);
});

test('nobody has two places, and who comes when all are taken has none', () => {
  const line = createLine(2);
  const first = placed(line.enter('Asha'));
  expect(line.enter('Asha')).toBe('waits-already');
  line.enter('Bilal');
  expect(line.enter('Chitra')).toBe('full');
  first.leave();
  expect(typeof line.enter('Chitra')).toBe('object');
});

test('that closes lets the first finish, tells the others, and lets nobody in', async () => {
  const line = createLine(9);
  const { begun, places } = enterAll(line, ['Asha', 'Bilal']);
  let closed = false;
  const closing = line.close().then(() => {
    closed = true;
  });
  expect(line.enter('Chitra')).toBe('full');
  await Promise.all(places.map(({ turn }) => turn));
  expect(begun).toEqual(['Asha now', 'Bilal never']);
  expect(closed).toBe(false);
  for (const { leave } of places) leave();
  await closing;
});
