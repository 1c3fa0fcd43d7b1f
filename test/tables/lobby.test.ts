/** The lobby of a table: sitting down, colours, and the start. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { presets } from '#rules/presets.ts';
import { addComputer, removeComputer, setHouse, setHouseRules } from '#tables/hosting.ts';
import { decline, join, seatPlan, standUp, takeColour } from '#tables/lobby.ts';
import { startTable } from '#tables/start.ts';
import { asLobby, asPlaying, done, lobby, person, refusal, seated, started, T0 } from '../support/tables.ts';

const seatsOf = (table: ReturnType<typeof lobby>) =>
  seatPlan(table).map(({ seat, member }) => [
    seat,
    member.sitter.kind === 'human' ? member.sitter.person.name : 'computer',
  ]);

describe('sitting down', () => {
  test('two players sit opposite, seats 0 and 2 of the cross', () => {
    expect(seatsOf(seated(lobby('Asha'), ['Bilal']))).toEqual([
      [0, 'Asha'],
      [2, 'Bilal'],
    ]);
  });

  test('nobody sits down twice', () => {
    expect(refusal(join(lobby('Asha'), person('Asha'), 'p', T0))).toBe('seated-already');
  });

  test('a full table of people refuses one more', () => {
    const full = seated(lobby('Asha'), ['Bilal', 'Chitra', 'Dev']);
    expect(refusal(join(full, person('Esha'), 'p', T0))).toBe('no-seat-free');
  });

  test('a computer makes room for a person', () => {
    const full = seated(lobby('Asha'), ['Bilal'], 2);
    const after = asLobby(done(join(full, person('Esha'), 'p', T0)));
    expect(seatsOf(after).map(([, name]) => name)).toEqual(['Asha', 'Bilal', 'computer', 'Esha']);
  });

  test('a colour asked for is kept as soon as the board has it', () => {
    const four = seated(lobby('Asha'), ['Bilal', 'Chitra', 'Dev']);
    let asked = asLobby(done(takeColour(four, person('Bilal').user, 3, T0)));
    for (const name of ['Chitra', 'Dev']) asked = asLobby(done(standUp(asked, person(name).user, T0)));
    expect(seatsOf(asked)).toEqual([
      [0, 'Asha'],
      [2, 'Bilal'],
    ]);
    expect(seatsOf(seated(asked, ['Chitra', 'Dev']))).toContainEqual([3, 'Bilal']);
  });

  test('a colour that somebody asked for is taken, and one that would not be played is none', () => {
    const two = seated(lobby('Asha'), ['Bilal']);
    expect(refusal(takeColour(two, person('Bilal').user, 3, T0))).toBe('colour-not-here');
    const asked = asLobby(done(takeColour(two, person('Bilal').user, 2, T0)));
    expect(refusal(takeColour(asked, person('Asha').user, 2, T0))).toBe('colour-taken');
    expect(refusal(takeColour(asked, person('Asha').user, 5, T0))).toBe('colour-not-here');
  });

  test('when the host stands up the next person is host; with nobody left the lobby closes', () => {
    const two = seated(lobby('Asha'), ['Bilal']);
    const one = asLobby(done(standUp(two, person('Asha').user, T0)));
    expect(one.host).toBe(person('Bilal').user);
    expect(done(standUp(one, person('Bilal').user, T0)).phase).toBe('closed');
  });

  test('only the host seats computers and sends them away', () => {
    const two = seated(lobby('Asha'), ['Bilal']);
    expect(refusal(addComputer(two, person('Bilal').user, 'hard', T0))).toBe('not-host');
    expect(refusal(removeComputer(two, person('Asha').user, T0))).toBe('no-computer');
  });

  test('who was not invited cannot decline', () => {
    expect(refusal(decline(lobby('Asha'), person('Bilal').user, T0))).toBe('not-invited');
  });
});

describe('rules', () => {
  test('contradictory rules are refused with the fields', () => {
    const step = setHouseRules(lobby('Asha', 'luddo'), person('Asha').user, ['play-on', 'two-dice'], T0);
    expect(step).toMatchObject({
      ok: false,
      refusal: { code: 'rules-contradict', fields: ['dice', 'sequence'] },
    });
  });

  test('another house begins with nothing switched over it', () => {
    const blocks = asLobby(done(setHouseRules(lobby('Asha', 'party'), person('Asha').user, ['blocks'], T0)));
    expect(blocks.switches).toEqual({ blocks: true });
    const india = asLobby(done(setHouse(blocks, person('Asha').user, 'india', T0)));
    expect(india).toMatchObject({ house: 'india', switches: {}, rules: presets.india });
  });

  test('rules with fewer chairs than people are refused', () => {
    const six = seated(lobby('Asha', 'luddo'), ['Bilal', 'Chitra', 'Dev', 'Esha']);
    expect(refusal(setHouse(six, person('Asha').user, 'party', T0))).toBe('seats-not-for-rules');
  });
});

describe('the start', () => {
  test('needs enough players and the host', () => {
    expect(refusal(startTable(lobby('Asha'), person('Asha').user, 'press-start', T0))).toBe('too-few');
    expect(
      refusal(startTable(seated(lobby('Asha'), ['Bilal']), person('Bilal').user, 'press-start', T0)),
    ).toBe('not-host');
  });

  test('the client seed is the message, the presses that joined, in order, and last the one that started', () => {
    const game = started(seated(lobby('Asha'), ['Bilal', 'Chitra']));
    expect(game.dice.clientSeed).toBe('900000000000000003.press-Bilal.press-Chitra.press-start');
  });

  test('a client seed of over 400 characters is replaced by its SHA-256', () => {
    const many = Array.from({ length: 30 }, (_, index) => `10000000000000000${index}`);
    const table = seated(lobby('Asha'), ['Bilal']);
    const game = started({ ...table, dice: { ...table.dice, clientParts: many } });
    const whole = [...many, 'press-start'].join('.');
    expect(whole.length).toBeGreaterThan(400);
    expect(game.dice.clientSeed).toBe(createHash('sha256').update(whole).digest('hex'));
  });

  test('the highest opening roll begins', () => {
    const step = startTable(seated(lobby('Asha'), ['Bilal']), person('Asha').user, 'press-start', T0);
    const table = asPlaying(done(step));
    const opening = step.ok ? step.events.find((event) => event.e === 'opening') : undefined;
    const highest = Math.max(...(opening?.rolls ?? []).map(([, face]) => face));
    expect(opening?.rolls.find(([seat]) => seat === opening.first)?.[1]).toBe(highest);
    expect(table.game.seatOnTurn).toBe(opening?.first);
  });
});
