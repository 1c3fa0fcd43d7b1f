/** A running game as people use it: moves, labels, sentences, the menu and the subcommands of `/table`. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  boardAfter,
  has,
  isOver,
  mustBeOnTurn,
  pickMore,
  pickOption,
  playChoice,
  sitDown,
} from '../support/games.ts';
import { labelsOf, openWorld, optionsOf, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;
let chitra: Somebody;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  asha = world.somebody('Asha');
  bilal = world.somebody('Bilal');
  chitra = world.somebody('Chitra');
});
afterEach(() => asha.command('table', 'stop'));
afterAll(() => world.close());

const movesOn = (board: APIMessage) =>
  labelsOf(board)
    .filter(([id]) => id.startsWith('play:') && !id.endsWith(':roll'))
    .map(([, label]) => label);

describe('moves', () => {
  test('the only move is played at once, others say what they do, and the board tells what happened', async () => {
    let board = await sitDown(world, [asha, bilal], { house: 'ludotalk-quick' });
    const seen = new Set<string>();
    for (let n = 0; n < 60 && !isOver(board); n += 1) {
      const moves = movesOn(board);
      expect(moves.length, board.content).not.toBe(1);
      for (const label of moves) seen.add(label);
      expect(new Set(moves).size).toBe(moves.length);
      if (moves.length > 0) expect(board.content).toContain('choose your move');
      await playChoice(board, [asha, bilal], n % 2);
      board = await world.board();
      expect(board.content).toMatch(/rolled/);
    }
    expect(seen.size).toBeGreaterThan(0);
    for (const label of seen) expect(label).toMatch(/^[1-4]: (\d squares?( ★)?|out|home|takes .+)$/);
  });

  test('what was rolled and chosen is told with who did it, in the text and in the alt text, and drawn', async () => {
    const people = [asha, bilal];
    let board = await sitDown(world, people, { house: 'ludotalk-quick', clock: 'none' });
    const choseToken = /chose token ([1-4])/g;
    let chosen = 0;
    for (let n = 0; n < 80 && chosen < 12 && !isOver(board); n += 1) {
      const who = mustBeOnTurn(board, people);
      const moves = movesOn(board);
      const rolled = /choose your move for the (\d)/.exec(board.content)?.[1];
      const token = moves.at(n % moves.length)?.[0];
      await playChoice(board, people, moves.length === 0 ? 0 : n % moves.length);
      board = await world.board();
      if (moves.length === 0 || isOver(board)) continue;
      chosen += 1;
      const alt = board.attachments[0]?.description ?? '';
      const line = board.content.split('\n').findLast((one) => one.includes('chose token')) ?? '';
      expect(line).toContain(who.name);
      expect([...line.matchAll(choseToken)].at(-1)?.[1], line).toBe(token);
      expect(line).toMatch(
        new RegExp(`olled ${rolled} and chose token ${token}: (yard|start|\\d+( from home)?) → `),
      );
      expect(alt).toContain(line.replaceAll('\\', ''));
    }
    expect(chosen).toBeGreaterThan(0);
  });

  test('the table that says press asks also for the only move', async () => {
    await asha.command('ludo', null, { house: 'ludotalk-quick' });
    await bilal.press('join');
    await pickOption(asha, ':look', ['press']);
    await asha.press('start');
    let board = await world.board();
    for (let n = 0; movesOn(board).length !== 1; n += 1) {
      if (n > 100) throw new Error('never a single move');
      await playChoice(board, [asha, bilal]);
      board = await world.board();
    }
    expect(board.content).toContain('choose your move');
    expect(await playChoice(board, [asha, bilal])).toMatchObject({ state: 'answered' });
  });
});

describe('the menu', () => {
  test('offers the seated what they may do, and those who only watch the rest', async () => {
    await sitDown(world, [asha, bilal], { clock: 'none' });
    const values = async (who: Somebody) => {
      const menu = await who.press('more');
      expect(menu.ephemeral).toBe(true);
      const message = (await who.messages()).find(({ id }) => id === menu.messageId);
      return message === undefined ? [] : optionsOf(message).flatMap((all) => all.map(({ value }) => value));
    };
    expect(await values(bilal)).toEqual(['board', 'rules', 'rest', 'pause', 'leave']);
    expect(await values(chitra)).toEqual(['board', 'rules']);
    expect(await values(asha)).toContain('stop');
    const panel = await pickMore(chitra, 'rules');
    expect(panel.state).toBe('answered');
    await pickMore(bilal, 'rest');
    const board = await world.boardWhere(({ content }) => content.includes('The computer plays for'));
    expect(board.content).toMatch(/plays for \S+ \S*Bilal/);
    await bilal.press('back');
    expect((await world.board()).content).toContain('is back');
  });
});

describe('/table', () => {
  test('board posts it anew; rules says what is played', async () => {
    const before = await sitDown(world, [asha, bilal], { house: 'india' });
    const told = await bilal.command('table', 'board');
    const after = await world.board();
    expect(after.id).not.toBe(before.id);
    expect(told.text).toContain(after.id);
    const rules = await chitra.command('table', 'rules');
    expect(rules).toMatchObject({ ephemeral: true });
    expect(rules.text).toContain('India Ludo');
    expect(rules.text).toContain('No square is safe.');
  });

  test('leave and back: the computer plays, one press returns', async () => {
    await sitDown(world, [asha, bilal, chitra], { clock: 'none' });
    expect((await bilal.command('table', 'leave')).text).toBe('You left the table.');
    await world.boardWhere(({ content }) => content.includes('left: the computer plays on'));
    expect((await bilal.command('table', 'back')).text).toContain('the seat is yours again');
    await world.boardWhere(({ content }) => content.includes('is back'));
    expect((await bilal.command('table', 'back')).text).toBe('You are playing yourself already.');
  });

  test('kick is for the host, and a computer plays on', async () => {
    await sitDown(world, [asha, bilal, chitra], { clock: 'none' });
    expect((await bilal.command('table', 'kick', { player: chitra.id })).text).toContain('for the host');
    await asha.command('table', 'kick', { player: chitra.id });
    await world.boardWhere(({ content }) => content.includes('was replaced by the computer'));
    const nobody = await asha.command('table', 'kick', { player: world.somebody('Dev').id });
    expect(nobody.text).toBe('That person does not sit at this table.');
  });

  test('skip is for the host, and not while the clock runs for somebody who is there', async () => {
    const people = [asha, bilal];
    let board = await sitDown(world, people, { clock: '30', house: 'ludotalk-quick' });
    expect((await bilal.command('table', 'skip')).text).toContain('for the host');
    expect((await asha.command('table', 'skip')).text).toContain('clock is still running');
    // Once the clock has played for somebody, the host need not wait for it again.
    const late = mustBeOnTurn(board, people);
    await world.advance(30_000);
    for (board = await boardAfter(world, board); mustBeOnTurn(board, people) !== late; ) {
      await playChoice(board, people);
      board = await world.board();
    }
    expect((await asha.command('table', 'skip')).text).toBe('The game went on.');
    await boardAfter(world, board);
  });

  test('host hands the table over; stop is for the host and whoever manages the channel', async () => {
    await sitDown(world, [bilal, chitra], { clock: 'none' });
    expect((await chitra.command('table', 'host', { player: chitra.id })).text).toContain('for the host');
    await bilal.command('table', 'host', { player: chitra.id });
    expect((await bilal.command('table', 'stop')).text).toContain(`<@${chitra.id}>`);
    // Asha owns the guild.
    expect((await asha.command('table', 'stop')).text).toBe('The table is closed.');
    expect((await world.boardWhere(isOver)).content).toContain(`<@${asha.id}> stopped the game.`);
  });

  test('pause begins when everybody agrees and ends when everybody does', async () => {
    const people = [asha, bilal];
    const board = await sitDown(world, people, { clock: '30' });
    expect((await bilal.command('table', 'pause')).text).toContain('when everyone at the table agrees');
    expect((await bilal.command('table', 'pause')).text).toContain('agreed already');
    await world.boardWhere(({ content }) => content.includes('would like a pause'));
    expect((await asha.command('table', 'pause')).text).toBe('The game is paused.');
    const paused = await world.boardWhere(({ content }) => content.includes('Paused'));
    expect(has(paused, 'play')).toBe(false);
    await world.advance(40 * 60_000);
    expect((await world.board()).content).toBe(paused.content);
    await bilal.press('resume');
    expect(has(await world.board(), 'resume')).toBe(true);
    await asha.press('resume');
    // An hour has passed: the board is posted anew.
    const going = await world.boardWhere((one) => has(one, 'play'));
    expect(mustBeOnTurn(going, people)).toBe(mustBeOnTurn(board, people));
  });

  test('the host pauses alone for ten minutes', async () => {
    await sitDown(world, [asha, bilal], { clock: '30' });
    await asha.command('table', 'pause');
    await world.boardWhere(({ content }) => content.includes('Paused until'));
    await world.advance(9 * 60_000);
    expect(has(await world.board(), 'resume')).toBe(true);
    await world.advance(60_000);
    await world.boardWhere((board) => has(board, 'play'));
  });
});

describe('joining a running game', () => {
  test('takes over a computer’s seat where the host allowed it at the start, and only there', async () => {
    await asha.command('ludo', null, { clock: 'none' });
    await pickOption(asha, ':look', ['joinable']);
    await asha.press('add');
    await asha.press('start');
    expect((await pickMore(chitra, 'take')).text).toBe('The seat is yours. Have fun!');
    const board = await world.boardWhere(({ content }) => content.includes('takes over a seat'));
    expect(board.content).toContain('Chitra');
    await asha.command('table', 'stop');
    await sitDown(world, [asha], { clock: 'none' }, 1);
    const menu = await chitra.press('more');
    const message = (await chitra.messages()).find(({ id }) => id === menu.messageId);
    expect(JSON.stringify(message?.components)).not.toContain('take');
  });
});
