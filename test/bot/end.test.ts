/** The end of a game: places, podium, seed and statistics, and what the buttons under it do. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitOf } from '#dice/dice.ts';
import { has, playToEnd, recordText, recordVerdict } from '../support/games.ts';
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
    expect(podium.content.match(/🥇 .+ wins!/g)).toHaveLength(1);
    expect(podium.content).not.toContain('🥈');
    expect(podium.content.match(/captured, \d+ lost, sixes: \d+, average roll \d\.\d\d/g)).toHaveLength(3);
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

  test('tells the dice last and short, by the beginnings of what the record has whole', async () => {
    const line = podium.content.split('\n').at(-1) ?? '';
    const [, seed = '-', commit = '-'] =
      /seed `([0-9a-f]{8})…` for the promise `([0-9a-f]{8})…`/.exec(line) ?? [];
    const asked = await people[0].press('record');
    const message = (await people[0].messages()).find(({ id }) => id === asked.messageId);
    const text = await (await fetch(message?.attachments[0]?.url ?? '')).text();
    const { dice } = JSON.parse(text.split('\n')[0] ?? '');
    expect(commitOf(dice.serverSeed)).toBe(dice.commit);
    expect([dice.serverSeed.slice(0, 8), dice.commit.slice(0, 8)]).toEqual([seed, commit]);
  });

  test('has the buttons Rematch, Replay, Record and Check the dice, and no others', () => {
    expect(labelsOf(podium).map(([, label]) => label)).toEqual([
      'Rematch',
      'Replay',
      'Record',
      'Check the dice',
    ]);
  });

  test('Replay shows the game as an animation to everybody', async () => {
    const replay = await people[1].press('replay');
    expect(replay).toMatchObject({ state: 'answered', ephemeral: false });
    const message = (await people[0].messages()).find(({ id }) => id === replay.messageId);
    expect(message?.attachments[0]?.filename).toMatch(/\.gif$/);
    expect(message?.attachments[0]?.description).toMatch(
      /^Party Ludo quick: the whole game as an animation\. The game is over\. 🥇 .+ wins!$/,
    );
    const bytes = Buffer.from(await (await fetch(message?.attachments[0]?.url ?? '')).arrayBuffer());
    expect(bytes.subarray(0, 3).toString()).toBe('GIF');
  });

  test('Record gives a record that the referee accepts, to anybody', async () => {
    expect(await recordVerdict(world.somebody('Chitra'))).toEqual({ ok: true });
  });

  test('Check the dice says what was checked, with its numbers and the command that does it again', async () => {
    const checked = await world.somebody('Chitra').press('dice');
    expect(checked).toMatchObject({ state: 'answered', ephemeral: true });
    const [title, promise, all, faces, chance, own] = checked.text.split('\n');
    expect(title).toBe('✅ **Every roll and every move is right.**');
    const seed = /seed `([0-9a-f]{8})/.exec(podium.content)?.[1];
    expect(promise).toContain(`the SHA-256 of the seed \`${seed}…\``);
    const lines = (await recordText(world.somebody('Chitra')))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const rolled = lines.filter(({ e }) => e === 'roll');
    const opening = lines.find(({ e }) => e === 'opening').rolls.length;
    const moved = lines.filter(({ e }) => e === 'move').length;
    expect(all).toBe(
      `All ${rolled.length + opening} rolls follow from that seed, and all ${moved} moves from the rules.`,
    );
    const ones = rolled.flatMap((line) => line.faces).filter((face) => face === 1).length;
    expect(faces).toMatch(
      new RegExp(`^The faces: 1 × ${ones} · 2 × \\d+ · 3 × \\d+ · 4 × \\d+ · 5 × \\d+ · 6 × \\d+$`),
    );
    expect(chance).toMatch(/^Fair dice spread at least as unevenly as this in (\d+|< 1) of 100 games\.$/);
    expect(own).toMatch(/`npm run verify -- chaupal-[0-9a-z]{12}\.ludo\.jsonl`$/);
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

  test('/table record gives the record after the end, also while a lobby waits', async () => {
    const after = await people[1].command('table', 'record');
    expect(after.text).toContain('The record of the game.');
    await people[1].command('ludo');
    expect((await people[1].command('table', 'record')).text).toContain('The record of the game.');
    await people[1].command('table', 'stop');
  });
});
