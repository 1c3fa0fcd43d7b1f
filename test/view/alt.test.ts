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
const YARD = 'tokens 1, 2, 3 and 4 in the yard';

describe('of a lobby', () => {
  test('says what will be played and who sits there', () => {
    expect(lobbyView(lobby('Asha')).alt).toBe(
      'LudoTalk classic, waiting for players. 1 of 4 seats taken: \u2068Asha\u2069 (Red).',
    );
    expect(lobbyView(seated(lobby('Asha', 'snakes'), ['Bilal'], 1)).alt).toBe(
      'Snakes and Ladders, waiting for players. 3 of 4 seats taken: \u2068Asha\u2069 (Red), \u2068Bilal\u2069 (Green) and Computer (medium) (Yellow).',
    );
  });
});

describe('of a game', () => {
  test('is the same on the board’s message', () => {
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } }), [[4]]);
    expect(boardView(table).alt).toBe(altText(table, say));
  });

  test('that has just begun names the opening, and the computer by its colour and level', () => {
    const table = started(seated(lobby('Asha', 'party'), [], 1));
    expect(altText(table, say)).toBe(
      `${ASHA} is on turn. A roll is due. \u2068Asha\u2069 (Red): ${YARD}. Computer Yellow (medium): ${YARD}. Last: ${ASHA} begins.`,
    );
  });

  test('tells what happened since the last turn of who is on turn', () => {
    const table = play(tableAt('ludotalk', 2, { seat: 0, tokens: {} }), [[1], [2], [3]]);
    expect(altText(table, say)).toBe(
      `${BILAL_OPPOSITE} is on turn. A roll is due. \u2068Asha\u2069 (Red): ${YARD}. \u2068Bilal\u2069 (Yellow): ${YARD}. Last: ${ASHA} rolled 3; no move.`,
    );
  });

  test('that was stopped or abandoned says so', () => {
    const table = tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, -1, -1, -1] } });
    const stands = `\u2068Asha\u2069 (Red): token 1 on 3, tokens 2, 3 and 4 in the yard. \u2068Bilal\u2069 (Yellow): ${YARD}.`;
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
      `🔴 \u2068*A_s\`h~a* (x)\u2069 is on turn. A roll is due. \u2068*A_s\`h~a* (x)\u2069 (Red): ${YARD}. \u2068Bilal\u2069 (Yellow): ${YARD}.`,
    );
  });
});

describe('within Discord’s 1024 characters', () => {
  const long = (name: string) => ({ kind: 'human', person: person(name.padEnd(32, '*')) }) as const;
  const hex = tableAt('luddo', 6, { seat: 0, tokens: {} });
  const table = { ...hex, seats: hex.seats.map((one) => ({ ...one, sitter: long(`S${one.seat}`) })) };

  test('the middle of the newest turn goes first: who played, and what came of it, stay', () => {
    const without = altText(table, say);
    expect(without).not.toContain(' Last: ');
    const roll = { e: 'roll', seat: 0, faces: [6], by: 'player' } as const;
    const move = {
      e: 'move',
      seat: 0,
      die: 6,
      tokens: [0],
      from: 3,
      to: 9,
      captured: [],
      by: 'forced',
    } as const;
    const end = { e: 'end-turn', seat: 0, reason: 'done' } as const;
    const turn = Array.from({ length: 20 }, () => [roll, move]).flat();
    const told = altText({ ...table, last: [...turn, end] }, say);
    expect(told.length).toBeLessThanOrEqual(1024);
    expect(told.startsWith(without)).toBe(true);
    expect(told.slice(without.length)).toMatch(
      /^ Last: 🔴 \S+ rolled 6; only move: token 1, 3 → 9\. … (.+ )?Rolled 6; only move: token 1, 3 → 9\.$/,
    );
  });
});
