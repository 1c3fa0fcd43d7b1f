/** People who do not play: the mark at half of the clock, the game's move, the takeover, the way back, and the end. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  another,
  boardAfter,
  has,
  isOver,
  mustBeOnTurn,
  onTurn,
  playChoice,
  sitDown,
} from '../support/games.ts';
import { openWorld, type Somebody, type World } from '../support/world.ts';

let world: World;
let asha: Somebody;
let bilal: Somebody;

beforeAll(async () => {
  world = await openWorld({ turned: true });
  asha = world.somebody('Asha');
  bilal = world.somebody('Bilal');
});
afterEach(() => asha.command('table', 'stop'));
afterAll(() => world.close());

const saying = (text: string) => world.boardWhere(({ content }) => content.includes(text));

/** Lets `who` sit through `times` of their turns while the others play; the board after that. */
async function sleepThrough(who: Somebody, people: readonly Somebody[], times: number, ms: number) {
  let board = await world.board();
  for (let slept = 0; slept < times; ) {
    if (onTurn(board, people) === who) {
      slept += 1;
      await world.advance(ms);
      board = await boardAfter(world, board);
    } else {
      await playChoice(board, people);
      board = await world.board();
    }
  }
  return board;
}

describe('a quiet player', () => {
  test('is marked at half of the clock, and at its end the game plays for them', async () => {
    const people = [asha, bilal];
    const board = await sitDown(world, people, { clock: '30' });
    expect(board.content).toMatch(/Time: <t:\d+:R>/);
    await world.advance(14_000);
    expect((await world.board()).content).not.toContain('Half of the time');
    await world.advance(1000);
    const half = await saying('Half of the time is over');
    expect(half.id).toBe(board.id);
    expect(mustBeOnTurn(half, people)).toBe(mustBeOnTurn(board, people));
    await world.advance(15_000);
    const after = await boardAfter(world, half);
    expect(after.content).toContain('Time ran out: the game rolled');
    expect(after.content).not.toContain('Half of the time');
  });

  test('is taken over by the computer in the end, seen by all, and is back with one press', async () => {
    const people = [asha, bilal];
    const first = await sitDown(world, people, { clock: '15' });
    const late = mustBeOnTurn(first, people);
    const taken = await sleepThrough(late, people, 3, 15_000);
    expect(taken.content).toContain('is away: the computer plays on.');
    expect(taken.content).toMatch(/The computer plays for .+ \*\*I am back\*\* takes the seat back\./);
    expect(has(taken, 'back')).toBe(true);
    // The computer may be in the middle of the turn that it took over.
    expect(onTurn(taken, people)).not.toBe(late);
    const other = await another(late, people).press('back');
    expect(other).toMatchObject({ ephemeral: true, text: 'You are playing yourself already.' });
    await late.press('back');
    const back = await saying('is back');
    expect(has(back, 'back')).toBe(false);
    expect(back.content).not.toContain('plays for');
  });

  test('comes back by /table back just as well', async () => {
    const people = [asha, bilal];
    const late = mustBeOnTurn(await sitDown(world, people, { clock: '60' }), people);
    const taken = await sleepThrough(late, people, 1, 60_000);
    expect(taken.content).toContain('I am back');
    expect((await late.command('table', 'back')).text).toBe('Welcome back, the seat is yours again.');
    await saying('is back');
  });

  test('is played by the computer at a pace that people can follow', async () => {
    const people = [asha, bilal];
    await sitDown(world, people, { clock: 'none' });
    await bilal.command('table', 'leave');
    let board = await saying('left: the computer plays on');
    while (onTurn(board, people) === asha) {
      await playChoice(board, people);
      board = await world.board();
    }
    if (isOver(board)) return;
    expect(board.content).toContain('is thinking');
    await world.advance(1500);
    expect((await boardAfter(world, board)).content).not.toBe(board.content);
  });
});

describe('a player who is gone', () => {
  test('because they left the guild: the seat is the computer’s', async () => {
    const guest = await world.newcomer('Esha');
    const people = [asha, guest];
    await sitDown(world, people, { clock: '30' });
    await world.call('POST', '/faults', { leave: guest.id });
    let board = await world.board();
    while (onTurn(board, people) === asha) {
      await playChoice(board, people);
      board = await world.board();
    }
    await world.advance(30_000);
    await world.boardWhere(({ content }) => /Esha\S* left: the computer plays on/.test(content));
  });

  test('because moderators timed them out: the computer plays until they are back', async () => {
    const guest = await world.newcomer('Farid');
    const people = [asha, guest];
    await sitDown(world, people, { clock: '30' });
    await world.call('POST', '/faults', { timeout: { user: guest.id, ms: 3_600_000 } });
    let board = await world.board();
    while (onTurn(board, people) === asha) {
      await playChoice(board, people);
      board = await world.board();
    }
    await world.advance(30_000);
    await world.boardWhere(({ content }) => /The computer plays for \S+ \S*Farid/.test(content));
    await world.call('POST', '/faults', { timeout: { user: guest.id, ms: 0 } });
    await guest.press('back');
    await saying('is back');
  });
});

describe('a table where nobody acts', () => {
  const ended = (board: APIMessage) => board.content.includes('Nobody was here for a day');

  test('for 24 hours ends as abandoned', async () => {
    const started = await sitDown(world, [asha, bilal], { clock: 'none' });
    await world.advance(24 * 3_600_000 - 60_000);
    expect(has(await world.board(), 'play')).toBe(true);
    expect((await world.board()).content).toBe(started.content);
    await world.advance(60_000);
    expect(isOver(await world.boardWhere(ended))).toBe(true);
    expect((await asha.command('table', 'board')).text).toContain('no table in this channel');
  });
});
