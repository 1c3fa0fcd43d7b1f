/** What a screen reader says of any table: the lobby, who is on turn, the dice, the last lines, an end; whole texts. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { endEarly } from '#tables/play.ts';
import type { GameTable } from '#tables/table.ts';
import { altText } from '#view/alt.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import { done, lobby, person, seated, started, T0 } from '../support/tables.ts';
import { ASHA, BILAL_OPPOSITE, play, tableAt } from './boards.ts';

const say = sayIn('en');

describe('of a lobby', () => {
  test('says what will be played and who sits there', () => {
    expect(lobbyView(lobby('Asha')).alt).toBe(
      'LudoTalk classic, waiting for players. Seated: \u2068Asha\u2069.',
    );
    expect(lobbyView(seated(lobby('Asha', 'snakes'), ['Bilal'], 1)).alt).toBe(
      'Snakes and Ladders, waiting for players. Seated: \u2068Asha\u2069, \u2068Bilal\u2069 and Computer (medium).',
    );
  });
});

describe('of a game', () => {
  test('is the same on the board’s message', () => {
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } }), [[4]]);
    expect(boardView(table).alt).toBe(altText(table, say));
  });

  test('that has just begun names the opening, and the computer by its level', () => {
    const table = started(seated(lobby('Asha', 'party'), [], 1));
    expect(altText(table, say)).toBe(
      `${ASHA} is on turn. The dice wait to be rolled. \u2068Asha\u2069 (Red): 4 in the yard. Computer (medium) (Yellow): 4 in the yard. Last: ${ASHA} begins.`,
    );
  });

  test('tells the last two lines', () => {
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens: {} }), [[1], [2], [3]]);
    expect(altText(table, say)).toBe(
      `${BILAL_OPPOSITE} is on turn. The dice wait to be rolled. \u2068Asha\u2069 (Red): 4 in the yard. \u2068Bilal\u2069 (Yellow): 4 in the yard. Last: ${BILAL_OPPOSITE} rolled ⚁ 2, no move. ${ASHA} rolled ⚂ 3, no move.`,
    );
  });

  test('that was stopped or abandoned says so', () => {
    const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
    const stands =
      '\u2068Asha\u2069 (Red): 3 in the yard, on the track 3 squares from the start. \u2068Bilal\u2069 (Yellow): 4 in the yard.';
    expect(altText(done(endEarly(table, 'stopped', T0)) as GameTable, say)).toBe(
      `The game is over. ${stands} Last: The game was stopped.`,
    );
    expect(altText(done(endEarly(table, 'abandoned', T0)) as GameTable, say)).toBe(
      `The game is over. ${stands} Last: Nobody was here for a day, so the game ended.`,
    );
  });
});

describe('of names', () => {
  test('reads signs of markdown as they are, without the backslashes a message needs', () => {
    const table = tableAt('ludotalk', 2, { seat: 0, tokens: {} });
    const sitter = { kind: 'human', person: person('*A_s`h~a* (x)') } as const;
    const named = { ...table, seats: table.seats.map((one) => (one.seat === 0 ? { ...one, sitter } : one)) };
    expect(altText(named, say)).toBe(
      '🔴 \u2068*A_s`h~a* (x)\u2069 is on turn. The dice wait to be rolled. \u2068*A_s`h~a* (x)\u2069 (Red): 4 in the yard. \u2068Bilal\u2069 (Yellow): 4 in the yard.',
    );
  });
});

describe('within Discord’s 1024 characters', () => {
  const long = (name: string) => ({ kind: 'human', person: person(name.padEnd(32, '*')) }) as const;
  const hex = tableAt('luddo', 6, { seat: 0, tokens: {} });
  const table = { ...hex, seats: hex.seats.map((one) => ({ ...one, sitter: long(`S${one.seat}`) })) };

  test('the last lines go first', () => {
    const without = altText(table, say);
    const rolls = Array.from({ length: 30 }, () => 6 as const);
    const last = [{ e: 'roll', seat: 0, faces: rolls, by: 'player' }] as const;
    expect(altText({ ...table, last }, say)).toContain(' Last: ');
    const more = [...last, ...last, ...last, ...last, ...last];
    expect(altText({ ...table, last: more }, say)).toBe(without);
  });
});
