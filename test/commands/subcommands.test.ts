/** The subcommands of `/table` one by one: what each does, again and in special cases. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyRecord } from '#record/record.ts';
import { seatsFor } from '#rules/seats.ts';
import { startTable } from '#tables/start.ts';
import type { Lobby, Playing } from '#tables/table.ts';
import { asLobby, asPlaying, lobby, person, seated, started } from '../support/tables.ts';
import { CHANNEL, notice, openStage, type Stage } from './stage.ts';

const SECOND = 1000;
const player = (name: string) => ({ player: person(name).user });

const inLobby: Lobby = seated(lobby('Asha'), ['Bilal', 'Chitra']);
const inGame: Playing = started(inLobby);

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

test('a subcommand that there is not is not understood', async () => {
  const before = await stage.put(inLobby);
  for (const path of ['table nothing', 'table toString', 'table']) {
    expect(await stage.use('Asha', path)).toEqual(notice('I do not understand that option.'));
  }
  expect(await stage.table(before.id)).toEqual(before);
});

describe('/table board', () => {
  test('posts the board anew', async () => {
    const before = await stage.put(inGame);
    await stage.use('Dev', 'table board');
    expect(stage.reposted).toEqual([before]);
  });

  test('posts none where the bot lacks a permission', async () => {
    await stage.put(inGame);
    expect(await stage.use('Asha', 'table board', {}, { missing: ['AttachFiles'] })).toEqual(
      notice('I cannot play here: I am missing Attach Files in this channel.'),
    );
    expect(stage.reposted).toEqual([]);
  });
});

describe('/table computer', () => {
  test.each([
    [{}, 'medium'],
    [{ level: 'easy' }, 'easy'],
    [{ level: 'hard' }, 'hard'],
  ] as const)('with %j seats one that plays so', async (options, level) => {
    const { id } = await stage.put(inLobby);
    await stage.use('Asha', 'table computer', options);
    expect(asLobby(await stage.table(id)).members.at(-1)?.sitter).toEqual({ kind: 'computer', level });
  });

  test('seats none where every chair is taken', async () => {
    const before = await stage.put(seated(inLobby, [], 1));
    expect(before.members).toHaveLength(seatsFor(4).length);
    expect(await stage.use('Asha', 'table computer')).toEqual(notice('Every seat is taken.'));
    expect(await stage.table(before.id)).toEqual(before);
  });
});

describe('somebody who does not sit here', () => {
  const answer = notice('That person does not sit at this table.');

  test.each(['kick', 'host'])('cannot be meant by /table %s', async (subcommand) => {
    const waiting = await stage.put(inLobby);
    expect(await stage.use('Asha', `table ${subcommand}`, player('Dev'))).toEqual(answer);
    expect(await stage.table(waiting.id)).toEqual(waiting);
    await stage.use('Asha', 'table stop');
    const game = await stage.put(inGame);
    expect(await stage.use('Asha', `table ${subcommand}`, player('Dev'))).toEqual(answer);
    expect(await stage.table(game.id)).toEqual(game);
  });
});

test('the host may take their own place as well: the next who is there is the host', async () => {
  const { id } = await stage.put(inLobby);
  expect(await stage.use('Asha', 'table kick', player('Asha'))).toEqual(
    notice(`<@${person('Asha').user}> does not sit at this table any more.`),
  );
  expect((await stage.table(id)).host).toBe(person('Bilal').user);
});

describe('whoever leaves', () => {
  test('as the last in a lobby closes it', async () => {
    const { id } = await stage.put(lobby('Asha'));
    expect(await stage.use('Asha', 'table leave')).toEqual(notice('You left the table.'));
    expect(await stage.table(id)).toMatchObject({ phase: 'closed', reason: 'stopped' });
    expect(await stage.host.inChannel(CHANNEL)).toBeNull();
  });

  test('as the host hands that on to the next who is there', async () => {
    const { id } = await stage.put(inLobby);
    await stage.use('Asha', 'table leave');
    expect((await stage.table(id)).host).toBe(person('Bilal').user);
  });

  test('a game has a computer in their seat, and can take it back once', async () => {
    const { id } = await stage.put(inGame);
    await stage.use('Bilal', 'table leave');
    const holder = async () =>
      asPlaying(await stage.table(id)).seats.find(
        ({ sitter }) => sitter.kind === 'human' && sitter.person.user === person('Bilal').user,
      );
    expect(await holder()).toMatchObject({ playedBy: 'computer', away: 'left' });
    expect(await stage.use('Bilal', 'table leave')).toEqual(notice('You are not sitting at this table.'));
    expect(await stage.use('Bilal', 'table back')).toEqual(notice('Welcome back, the seat is yours again.'));
    expect(await holder()).toMatchObject({ playedBy: 'human', away: null });
    expect(await stage.use('Bilal', 'table back')).toEqual(notice('You are playing yourself already.'));
  });
});

describe('/table skip', () => {
  test('goes on when the clock has found the player on turn missing before', async () => {
    const seats = inGame.seats.map((holder) =>
      holder.seat === inGame.game.seatOnTurn ? { ...holder, timeouts: 1 } : holder,
    );
    const { id } = await stage.put({ ...inGame, seats });
    expect(await stage.use('Asha', 'table skip')).toEqual(notice('The game went on.'));
    const after = asPlaying(await stage.table(id));
    expect(after).toMatchObject({ version: 2, decision: 2 });
    expect(after.last[0]).toMatchObject({ e: 'roll', seat: inGame.game.seatOnTurn, by: 'timeout' });
  });

  test('without a clock goes on after a minute', async () => {
    const game = started(seated(lobby('Asha', 'ludotalk', { clock: null }), ['Bilal']));
    const { id } = await stage.put(game);
    await stage.turnTo(game.waitingSince + 60 * SECOND - 1);
    expect(await stage.use('Asha', 'table skip')).toEqual(
      notice('The clock is still running for that player. Wait until it has run out.'),
    );
    expect((await stage.table(id)).version).toBe(1);
    await stage.turnTo(game.waitingSince + 60 * SECOND);
    expect(await stage.use('Asha', 'table skip')).toEqual(notice('The game went on.'));
    const after = asPlaying(await stage.table(id));
    expect(after).toMatchObject({ version: 2, decision: 2 });
    expect(after.last[0]).toMatchObject({ e: 'roll', by: 'timeout' });
  });

  test('is refused in a pause', async () => {
    await stage.put(inGame);
    await stage.use('Asha', 'table pause');
    expect(await stage.use('Asha', 'table skip')).toEqual(notice('The game is paused.'));
  });
});

describe('a pause', () => {
  test('begins when everybody has agreed, and nobody agrees twice', async () => {
    const { id } = await stage.put(inGame);
    const asked = notice('You asked for a pause. It begins when everyone at the table agrees.');
    expect(await stage.use('Bilal', 'table pause')).toEqual(asked);
    expect(await stage.use('Bilal', 'table pause')).toEqual(
      notice('You have agreed already; the others have not yet.'),
    );
    expect(await stage.use('Chitra', 'table pause')).toEqual(asked);
    expect(await stage.use('Asha', 'table pause')).toEqual(notice('The game is paused.'));
    expect(asPlaying(await stage.table(id)).pause).toEqual({ state: 'paused', agreed: [], until: null });
    expect(await stage.use('Bilal', 'table pause')).toEqual(notice('The game is paused.'));
  });

  test('of the host begins at once, for ten minutes', async () => {
    const { id } = await stage.put(inGame);
    await stage.use('Asha', 'table pause');
    expect(asPlaying(await stage.table(id)).pause).toMatchObject({
      state: 'paused',
      until: stage.now() + 600 * SECOND,
    });
  });

  test('ends when everybody is ready, or when the host says so', async () => {
    const { id } = await stage.put(inGame);
    await stage.use('Asha', 'table pause');
    const ready = notice('You are ready to go on. The game resumes when everyone at the table is.');
    expect(await stage.use('Bilal', 'table resume')).toEqual(ready);
    expect(await stage.use('Bilal', 'table resume')).toEqual(
      notice('You have agreed already; the others have not yet.'),
    );
    expect(asPlaying(await stage.table(id)).pause).not.toBeNull();
    expect(await stage.use('Asha', 'table resume')).toEqual(notice('The game goes on.'));
    expect(asPlaying(await stage.table(id)).pause).toBeNull();
  });
});

describe('/table record', () => {
  test('gives the record of a running game as a file that is true so far, without the seed', async () => {
    const { id } = await stage.put(lobby('Asha'));
    await stage.use('Asha', 'table computer');
    await stage.host.change(id, 'start', (one, now) => startTable(asLobby(one), one.host, 'start', now));
    const game = asPlaying(await stage.table(id));
    const answer = await stage.use('Dev', 'table record');
    const text = answer.kind === 'notice' ? new TextDecoder().decode(answer.file?.bytes) : '';
    expect(answer).toEqual({
      kind: 'notice',
      text: `The record so far. \`npm run verify -- chaupal-${id}.ludo.jsonl\` checks every line of it.`,
      file: { name: `chaupal-${id}.ludo.jsonl`, bytes: expect.any(Uint8Array) },
    });
    expect(verifyRecord(text)).toEqual({ ok: true });
    expect(text).not.toContain(game.dice.serverSeed);
    expect(text).toContain(game.dice.commit);
  });
});

test('a command that is delivered twice is done once, and answered the same', async () => {
  const { id } = await stage.put(seated(lobby('Asha'), []));
  const twice = { interaction: 'the same' };
  const first = await stage.use('Asha', 'table computer', {}, twice);
  expect(await stage.use('Asha', 'table computer', {}, twice)).toEqual(first);
  expect(asLobby(await stage.table(id)).members).toHaveLength(2);
  expect(stage.shown).toHaveLength(1);
});
