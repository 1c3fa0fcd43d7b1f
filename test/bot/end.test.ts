/** The end of a game: places, podium, seed and statistics, and what the buttons under it do. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitOf } from '#dice/dice.ts';
import { has, playToEnd, recordVerdict } from '../support/games.ts';
import { labelsOf, openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let people: readonly [Somebody, Somebody];
let podium: APIMessage;

beforeAll(async () => {
  world = await openWorld({ turned: true, painted: true });
  people = [world.somebody('Asha'), world.somebody('Bilal')];
  const [asha, bilal] = people;
  await asha.command('ludo', null, { house: 'party-quick', clock: 'none' });
  await bilal.press('join');
  await asha.press('add');
  await asha.press('start');
  podium = await playToEnd(world, people);
});
afterAll(() => world.close());

describe('a finished game', () => {
  test('shows the places, and a statistic of every seat', () => {
    expect(podium.content).toContain('The game is over');
    expect(podium.content).toMatch(/🥇 \S+ /);
    expect(podium.content.match(/captured, \d+ lost, \d+ sixes, average roll \d\.\d\d/g)).toHaveLength(3);
    expect(podium.content.length).toBeLessThanOrEqual(2000);
  });

  test('shows the podium as a picture with words for those who cannot see it', async () => {
    const picture = podium.attachments[0];
    expect(picture?.filename).toMatch(/\.png$/);
    expect(picture?.description).toContain('The game is over');
    const bytes = Buffer.from(await (await fetch(picture?.url ?? '')).arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(1000);
  });

  test('tells the dice seed, which fits the promise made in the lobby, and how to check it', () => {
    const [, seed = '', commit] =
      /seed `([0-9a-f]{64})` for the promise `([0-9a-f]{64})`/.exec(podium.content) ?? [];
    expect(commitOf(seed)).toBe(commit);
    expect(podium.content).toContain('**Record** gives the record');
  });

  test('has the buttons Rematch, Replay and Record, and no others', () => {
    expect(labelsOf(podium).map(([, label]) => label)).toEqual(['Rematch', 'Replay', 'Record']);
  });

  test('Replay shows the game as an animation to everybody', async () => {
    const replay = await people[1].press('replay');
    expect(replay).toMatchObject({ state: 'answered', ephemeral: false });
    const message = (await people[0].messages()).find(({ id }) => id === replay.messageId);
    expect(message?.attachments[0]?.filename).toMatch(/\.gif$/);
    const bytes = Buffer.from(await (await fetch(message?.attachments[0]?.url ?? '')).arrayBuffer());
    expect(bytes.subarray(0, 3).toString()).toBe('GIF');
  });

  test('Record gives a record that the referee accepts, to anybody', async () => {
    expect(await recordVerdict(world.somebody('Chitra'))).toEqual({ ok: true });
  });

  test('Rematch opens a lobby with the same rules, computers seated and people asked', async () => {
    const [asha, bilal] = people;
    await bilal.press('rematch');
    const lobby = await world.boardWhere((board) => has(board, 'start'));
    expect(lobby.content).toContain('Party Ludo quick');
    expect(lobby.content).toMatch(/clock: none/);
    expect(lobby.content).toContain('2 of 4 seats');
    expect(lobby.content).toContain('Computer (medium)');
    expect(lobby.content).toContain(`Invited: <@${asha.id}>`);
    const second = await asha.pressId(podium.id, labelsOf(podium)[0]?.[0] ?? '');
    expect(second).toMatchObject({ ephemeral: true });
    expect(second.text).toContain(lobby.id);
    await asha.press('accept');
    expect((await world.board()).content).toContain('3 of 4 seats');
    await bilal.command('table', 'stop');
  });
});
