/** What a table keeps of what happened, so that its board can tell a turn whole and what somebody missed. */
import { expect, test } from 'vitest';
import { choices, turn } from '#rules/games.ts';
import { ringAt } from '#tables/clock.ts';
import { choiceId, decide } from '#tables/play.ts';
import { restWhile, stopGame } from '#tables/seats.ts';
import type { GameTable, Playing } from '#tables/table.ts';
import { asPlaying, done, lobby, onTurn, person, seated, started, T0 } from '../support/tables.ts';

const told = (table: GameTable) => [...table.earlier, ...table.last];

/** The person on turn presses the first choice, or the clock does it for them. */
function next(table: Playing, idle: readonly string[] = []): Playing {
  const user = onTurn(table);
  if (idle.includes(user)) return asPlaying(done(ringAt(table, table.decision, table.deadline ?? T0)));
  const [choice] = choices(table.game);
  if (choice === undefined) throw new Error('nothing to choose');
  return asPlaying(done(decide(table, user, table.decision, choiceId(choice), table.waitingSince)));
}

test('the roll before a choice is still told with it, also after a save', () => {
  let table = started(seated(lobby('Asha', 'party-quick'), ['Bilal']));
  while (choices(table.game).length < 2) table = next(table);
  const seat = turn(table.game);
  table = next(table);
  const [roll, move] = told(table)
    .filter(({ e }) => e === 'roll' || e === 'move')
    .slice(-2);
  expect(roll).toMatchObject({ e: 'roll', seat, by: 'player' });
  expect(move).toMatchObject({ e: 'move', seat, by: 'player' });
});

test('everybody who plays has all since their last press, and no more is kept than whoever waits longest needs', () => {
  let table = started(seated(lobby('Asha', 'party-quick'), ['Bilal', 'Chitra', 'Dev']));
  for (let press = 0; press < 60; press += 1) {
    table = next(table);
    const events = told(table);
    if (press < 20) continue;
    for (const { seat } of table.seats) {
      expect(events.some((event) => event.e === 'roll' && event.seat === seat && event.by === 'player')).toBe(
        true,
      );
    }
    const turns = events.filter(({ e }) => e === 'turn').length;
    expect(turns).toBeLessThanOrEqual(table.seats.length + 2);
  }
});

test('for whom the clock plays, what happened before is kept until they press again', () => {
  const bilal = person('Bilal').user;
  let table = started(seated(lobby('Asha', 'party', { clock: 15 }), ['Bilal', 'Chitra']));
  for (let press = 0; press < 12 || onTurn(table) !== bilal; press += 1) table = next(table);
  const before = told(table).findLast((event) => event.e === 'roll' && event.seat === 1);
  expect(before).toMatchObject({ by: 'player' });
  const rounds = told(table).length;
  for (let round = 0; round < 2; round += 1) {
    do table = next(table, [bilal]);
    while (onTurn(table) !== bilal);
  }
  expect(told(table)).toContain(before);
  expect(told(table).length).toBeGreaterThan(rounds);
  // Pressed once, and once more so that it is not the newest step that is kept whole.
  for (let round = 0; round < 2; round += 1) {
    do table = next(table);
    while (onTurn(table) !== bilal);
  }
  expect(told(table)).not.toContain(before);
});

test('where only computers play, the last few turns are kept', () => {
  let table = started(seated(lobby('Asha', 'party', { clock: 15 }), ['Bilal'], 2));
  for (const name of ['Asha', 'Bilal']) {
    table = asPlaying(done(restWhile(table, person(name).user, table.waitingSince)));
  }
  for (let rings = 0; rings < 30; rings += 1) {
    table = asPlaying(done(ringAt(table, table.decision, table.deadline ?? T0)));
  }
  const turns = told(table).filter(({ e }) => e === 'turn').length;
  expect(turns).toBeGreaterThanOrEqual(6);
  expect(turns).toBeLessThanOrEqual(8);
});

test('a stopped game keeps who stopped it, and what was told', () => {
  const table = next(started(seated(lobby('Asha', 'party-quick'), ['Bilal'])));
  const over = done(stopGame(table, table.host, false, T0));
  expect(over).toMatchObject({ phase: 'over', reason: 'stopped', stoppedBy: table.host });
  if (over.phase !== 'over') throw new Error('the game is over');
  expect(over.earlier).toEqual(told(table));
  expect(over.last).toEqual([{ e: 'end', places: [], reason: 'stopped' }]);
});
