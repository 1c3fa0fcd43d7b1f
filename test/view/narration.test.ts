/** What is told of a game of any kind: openings, rolls, turns, places, seats, ends; whole sentences. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import type { SeatEvent } from '#rules/events.ts';
import type { TableEvent } from '#tables/step.ts';
import { medal, narrate } from '#view/narration.ts';
import { lobby, seated, started } from '../support/tables.ts';
import { ASHA, BILAL, CHITRA, DEV, play, tableAt } from './boards.ts';

const say = sayIn('en');
const four = tableAt('ludotalk', 4, { seat: 0, tokens: {} });
const told = (...events: readonly TableEvent[]) => narrate(four, events, say).lines;

describe('the opening', () => {
  test('tells every roll in the order made, and who begins', () => {
    const rolls = [
      [0, 3],
      [1, 6],
      [2, 1],
      [3, 6],
      [1, 4],
      [3, 5],
    ] as const;
    expect(told({ e: 'opening', rolls, first: 3 })).toEqual([
      `Opening rolls: ${ASHA} 3, ${BILAL} 6, ${CHITRA} 1, ${DEV} 6, ${BILAL} 4, ${DEV} 5. ${DEV} begins.`,
    ]);
  });

  test('tells only who begins where nobody rolled for it', () => {
    expect(told({ e: 'opening', rolls: [], first: 1 })).toEqual([`${BILAL} begins.`]);
  });
});

describe('a roll', () => {
  for (const [by, sentence] of [
    ['player', `${BILAL} rolled 2.`],
    ['computer', `${BILAL} (the computer) rolled 2.`],
    ['timeout', `Time ran out: the game rolled 2 for ${BILAL}.`],
  ] as const) {
    test(`made by ${by}`, () => {
      expect(told({ e: 'roll', seat: 1, faces: [2], by })).toEqual([sentence]);
    });
  }

  test('of two dice tells both', () => {
    expect(told({ e: 'roll', seat: 0, faces: [5, 3], by: 'player' })).toEqual([
      `${ASHA} rolled 5 and 3; no move. Another of the three tries.`,
    ]);
  });

  test('after another one of the same turn tells the number alone', () => {
    expect(
      told(
        { e: 'roll', seat: 2, faces: [6], by: 'player' },
        { e: 'roll', seat: 2, faces: [6], by: 'timeout' },
        { e: 'roll', seat: 2, faces: [4], by: 'computer' },
      ),
    ).toEqual([
      `${CHITRA} rolled 6; no move. Another roll for the six. Time ran out: the game rolled 6 for ${CHITRA}; no move. Another roll for the six. Rolled 4.`,
    ]);
  });

  test('of a person whom a computer plays for says so, of a computer its colour', () => {
    const table = started(seated(lobby('Asha'), [], 1));
    const roll = { e: 'roll', seat: 2, faces: [1], by: 'computer' } as const;
    expect(narrate(table, [roll], say).lines).toEqual([
      '🟡 Computer Yellow rolled 1; no move. Another of the three tries.',
    ]);
  });
});

test('every turn has a line of its own, the newest last', () => {
  const table = play(four, [[3], [5], [2]]);
  expect(narrate(table, table.last, say).lines).toEqual([
    `${ASHA} rolled 3; no move.`,
    `${BILAL} rolled 5; no move.`,
    `${CHITRA} rolled 2; no move.`,
  ]);
});

test('a turn without a word in it has no line', () => {
  expect(
    told({ e: 'turn', seat: 0 }, { e: 'end-turn', seat: 0, reason: 'done' }, { e: 'turn', seat: 1 }),
  ).toEqual([]);
});

describe('a place', () => {
  for (const [place, sentence] of [
    [1, `🥇 ${DEV} takes place 1!`],
    [2, `🥈 ${DEV} takes place 2!`],
    [3, `🥉 ${DEV} takes place 3!`],
    [4, `4. ${DEV} takes place 4!`],
  ] as const) {
    test(`number ${place}`, () => {
      expect(told({ e: 'place', seat: 3, place })).toEqual([sentence]);
    });
  }

  test('has a medal up to the third', () => {
    expect([1, 2, 3, 4, 6].map(medal)).toEqual(['🥇', '🥈', '🥉', '4.', '6.']);
  });
});

describe('a seat that changes hands', () => {
  const cases: readonly (readonly [SeatEvent['kind'], SeatEvent['reason'], string])[] = [
    ['computer', 'timeouts', `${BILAL} is away: the computer plays on.`],
    ['computer', 'absent', `${BILAL} is away: the computer plays on.`],
    ['computer', 'left', `${BILAL} left: the computer plays on.`],
    ['computer', 'host', `${BILAL} was replaced by the computer.`],
    ['human', 'back', `${BILAL} is back.`],
    ['human', 'host', `${BILAL} takes over a seat.`],
  ];
  for (const [kind, reason, sentence] of cases) {
    test(`to a ${kind}: ${reason}`, () => {
      expect(told({ e: 'seat', seat: 1, kind, reason })).toEqual([sentence]);
    });
  }

  test('in the middle of a turn is told before it, and the turn says who decided what', () => {
    const table = tableAt('ludotalk', 4, { seat: 0, tokens: { 0: [3, 20, -1, -1] } });
    const events: readonly TableEvent[] = [
      { e: 'roll', seat: 0, faces: [4], by: 'player' },
      { e: 'seat', seat: 0, kind: 'computer', reason: 'left' },
      { e: 'move', seat: 0, die: 4, tokens: [0], from: 3, to: 7, captured: [], by: 'computer' },
      { e: 'end-turn', seat: 0, reason: 'done' },
    ];
    expect(narrate(table, events, say).lines).toEqual([
      `${ASHA} left: the computer plays on.`,
      `${ASHA} rolled 4. ${ASHA} (the computer) chose token 1 for the 4: 3 → 7.`,
    ]);
  });
});

test('a game of computers without an end says that, and not that nobody came', () => {
  const seats = four.seats.map((one) => ({ ...one, playedBy: 'computer', away: 'left' }) as const);
  const end = { e: 'end', places: [], reason: 'abandoned' } as const;
  expect(narrate({ ...four, seats }, [end], say).lines).toEqual([
    'Only computers were left, and no end was in sight, so the game ended.',
  ]);
});

describe('an end', () => {
  for (const [reason, lines] of [
    ['finished', []],
    ['stopped', ['The game was stopped.']],
    ['abandoned', ['Nobody was here for a day, so the game ended.']],
  ] as const) {
    test(`of a game that was ${reason}`, () => {
      expect(told({ e: 'end', places: [], reason })).toEqual(lines);
    });
  }
});
