/** Clocks of five minutes and more: a small message of its own calls the player, and calls again at half of the time. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mustBeOnTurn, playChoice, sitDown } from '../support/games.ts';
import { openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let people: readonly [Somebody, Somebody];

beforeAll(async () => {
  world = await openWorld({ turned: true });
  people = [world.somebody('Asha'), world.somebody('Bilal')];
});
afterEach(() => people[0].command('table', 'stop'));
afterAll(() => world.close());

/** What calls stand in the channel now. */
async function calls(): Promise<readonly string[]> {
  const seen = await people[0].messages();
  return seen.map(({ content }) => content).filter((content) => /your turn:|half of your time/.test(content));
}

/** Resolves when the calls are as expected. */
async function callsBecome(fits: (calls: readonly string[]) => boolean): Promise<readonly string[]> {
  for (;;) {
    const since = world.seen();
    const found = await calls();
    if (fits(found)) return found;
    await world.next(since);
  }
}

for (const clock of ['300', '3600', '86400']) {
  test(`a clock of ${clock} s calls at once and at half time; the press takes the call away`, async () => {
    const board = await sitDown(world, people, { clock });
    const who = mustBeOnTurn(board, people);
    const [call] = await callsBecome(({ length }) => length === 1);
    expect(call).toContain(`<@${who.id}>`);
    expect(call).toContain(board.id);
    await world.advance(Number(clock) * 500);
    const [half] = await callsBecome((all) => all.some((text) => text.includes('half of your time')));
    expect(half).toContain(`<@${who.id}>`);
    await callsBecome(({ length }) => length === 1);
    await playChoice(await world.board(), people);
    const now = mustBeOnTurn(await world.board(), people);
    const [next] = await callsBecome(
      (all) => all.length === 1 && all.every((text) => text.includes('it is your turn')),
    );
    expect(next).toContain(`<@${now.id}>`);
  });
}

test('a short clock calls nobody', async () => {
  const board = await sitDown(world, people, { clock: '60' });
  await playChoice(board, people);
  expect(await calls()).toEqual([]);
});

test('the end of the game takes the call away', async () => {
  await sitDown(world, people, { clock: '3600' });
  await callsBecome(({ length }) => length === 1);
  await people[0].command('table', 'stop');
  await callsBecome(({ length }) => length === 0);
});
