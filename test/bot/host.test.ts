/** Who may do what a host can, and who is the host when the host is not there. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { has, pickMore } from '../support/games.ts';
import { openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let bilal: Somebody;
let chitra: Somebody;
let guest: Somebody;
let guests = 0;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  bilal = world.somebody('Bilal');
  chitra = world.somebody('Chitra');
});
beforeEach(async () => {
  guests += 1;
  guest = await world.newcomer(`Guest ${guests}`);
  await guest.command('ludo', null, { clock: 'none' });
  await bilal.press('join');
});
afterEach(() => world.somebody('Asha').command('table', 'stop'));
afterAll(() => world.close());

const leave = async () => {
  await world.call('POST', '/faults', { leave: guest.id });
  await world.call('DELETE', '/faults');
};

test('a host who is there is asked for, and nobody else does it', async () => {
  expect((await bilal.press('start')).text).toMatch(
    /^That is for the host, <@\d+>\. When nothing happens here/,
  );
  expect(has(await world.board(), 'start')).toBe(true);
});

test('a host who left the server hands on to whoever sits there and asks; a bystander is nobody’s heir', async () => {
  await leave();
  expect((await chitra.press('start')).text).toContain('for the host');
  expect((await bilal.press('add')).ephemeral).toBe(false);
  expect((await world.board()).content).toContain(`<@${bilal.id}> opened a table`);
  await bilal.press('start');
  expect(has(await world.board(), 'start')).toBe(false);
});

test('a command that hands on says so', async () => {
  await leave();
  const told = await bilal.command('table', 'computer');
  expect(told.text).toBe('A computer sits down.\nThe host is away, so you are the host now.');
});

test('a host who does nothing for three minutes, as nobody else does, hands on', async () => {
  await world.advance(179_000);
  expect((await bilal.press('start')).text).toContain('for the host');
  await world.advance(1000);
  await bilal.press('start');
  await world.advance(180_000);
  expect((await bilal.command('table', 'kick', { player: guest.id })).text).toContain(
    'The computer plays for',
  );
});

test('a host whose seat a computer plays hands on, also while the others play', async () => {
  await guest.press('start');
  await pickMore(guest, 'rest');
  const told = await bilal.command('table', 'host', { player: bilal.id });
  expect(told.text).toContain('The host is away, so you are the host now.');
});

test('whoever manages the channel does what a host can, and the host stays the host', async () => {
  const asha = world.somebody('Asha');
  expect((await asha.press('add')).ephemeral).toBe(false);
  expect((await world.board()).content).toContain(`<@${guest.id}> opened a table`);
  await asha.press('start');
  expect(has(await world.board(), 'start')).toBe(false);
  expect((await asha.command('table', 'kick', { player: bilal.id })).text).toContain(
    'The computer plays for',
  );
});
