/** A running game at a table: presses, the clock of rules.md section 7, computers, the end. */
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '#record/record.ts';
import { choices } from '#rules/games.ts';
import { presetIds } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { halfAt, ringAt, skip } from '#tables/clock.ts';
import { COMPUTER_PACE_MS, choiceId, decide, holderAt } from '#tables/play.ts';
import { recordFile } from '#tables/record-file.ts';
import { comeBack, kick, leave, pause, resume, stopGame, takeOver } from '#tables/seats.ts';
import { startTable } from '#tables/start.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable, Playing, Table } from '#tables/table.ts';
import {
  asPlaying,
  done,
  lobby,
  onTurn,
  person,
  pressFirst,
  refusal,
  seated,
  started,
  T0,
} from '../support/tables.ts';

const two = (clock: 15 | 30 | 60 | null = 30) =>
  started(seated(lobby('Asha', 'ludotalk', { clock }), ['Bilal']));
const other = (table: Playing) =>
  onTurn(table) === person('Asha').user ? person('Bilal').user : person('Asha').user;

/** Lets the clock run out for whoever is on turn, once. */
const timeOut = (table: Playing) => asPlaying(done(ringAt(table, table.decision, table.deadline ?? 0)));

describe('a press', () => {
  test('by the wrong person, on an old board, forged or by a stranger changes nothing and says why', () => {
    const table = two();
    expect(refusal(decide(table, other(table), table.decision, 'roll', T0))).toBe('not-your-turn');
    expect(refusal(decide(table, onTurn(table), table.decision - 1, 'roll', T0))).toBe('moved-on');
    expect(refusal(decide(table, onTurn(table), table.decision, '6.0', T0))).toBe('not-a-choice');
    expect(refusal(decide(table, person('Zoya').user, table.decision, 'roll', T0))).toBe('not-seated');
  });

  test('done twice is stale the second time', () => {
    const table = two();
    const after = asPlaying(pressFirst(table, T0));
    expect(['moved-on', 'not-your-turn']).toContain(
      refusal(decide(after, onTurn(table), table.decision, 'roll', T0)),
    );
  });

  test('sets the clock anew for the next decision', () => {
    const after = asPlaying(pressFirst(two(), T0 + 5000));
    expect(after.deadline).toBe(T0 + 35_000);
  });
});

describe('the clock', () => {
  test('plays for the player, and by 30 s clocks the second timeout finds them absent', () => {
    const first = two();
    const holder = () => holderAt(table, first.game.seatOnTurn ?? 0);
    let table: Playing = first;
    const seat = first.game.seatOnTurn ?? 0;
    table = timeOut(table);
    expect(holder()).toMatchObject({ playedBy: 'human', timeouts: 1, waitedMs: 30_000 });
    while (table.game.seatOnTurn !== seat) table = asPlaying(pressFirst(table, (table.deadline ?? 0) - 1));
    table = timeOut(table);
    expect(holder()).toMatchObject({ playedBy: 'computer', away: 'absent' });
  });

  test('takes three timeouts at 15 s and one at 60 s', () => {
    const count = (clock: 15 | 60) => {
      let table: Playing = two(clock);
      const seat = table.game.seatOnTurn ?? 0;
      for (let n = 1; ; n += 1) {
        table = timeOut(table);
        if (holderAt(table, seat).playedBy === 'computer') return [n, holderAt(table, seat).away];
        while (table.game.seatOnTurn !== seat)
          table = asPlaying(pressFirst(table, (table.deadline ?? 0) - 1));
      }
    };
    expect(count(15)).toEqual([3, 'timeouts']);
    expect(count(60)).toEqual([1, 'absent']);
  });

  test('ringing early, late for an old decision, or twice changes nothing', () => {
    const table = two();
    const deadline = table.deadline ?? 0;
    expect(ringAt(table, table.decision, deadline - 1)).toBeNull();
    expect(ringAt(table, table.decision - 1, deadline)).toBeNull();
    expect(ringAt(timeOut(table), table.decision, deadline)).toBeNull();
  });

  test('leaves a quiet mark at half', () => {
    const table = two();
    const at = T0 + 15_000;
    expect(halfAt(table, table.decision, at - 1)).toBeNull();
    const half = asPlaying(done(halfAt(table, table.decision, at)));
    expect(half.half).toBe(true);
    expect(half.deadline).toBe(table.deadline);
    expect(halfAt(half, half.decision, at)).toBeNull();
  });

  test('a press breaks the row of timeouts', () => {
    const table = timeOut(two());
    const seat = two().game.seatOnTurn ?? 0;
    let next: Playing = table;
    while (next.game.seatOnTurn !== seat) next = asPlaying(pressFirst(next, (next.deadline ?? 0) - 1));
    next = asPlaying(pressFirst(next, (next.deadline ?? 0) - 1));
    expect(holderAt(next, seat)).toMatchObject({ timeouts: 0, waitedMs: 0 });
  });

  test('without one, a day of quiet abandons the table', () => {
    const table = two(null);
    expect(table.deadline).toBe(T0 + 24 * 3_600_000);
    expect(done(ringAt(table, table.decision, table.deadline ?? 0))).toMatchObject({
      phase: 'over',
      reason: 'abandoned',
    });
  });

  test('the host cannot skip a player whose clock runs', () => {
    expect(refusal(skip(two(), person('Asha').user, T0 + 1000))).toBe('clock-runs');
    expect(refusal(skip(two(), person('Bilal').user, T0 + 1000))).toBe('not-host');
  });
});

describe('seats', () => {
  test('a leaver is replaced by a computer and takes the seat back with one press', () => {
    const table = started(seated(lobby('Asha'), ['Bilal', 'Chitra']));
    const gone = asPlaying(done(leave(table, person('Bilal').user, T0)));
    expect(holderAt(gone, 1).playedBy).toBe('computer');
    const back = asPlaying(done(comeBack(gone, person('Bilal').user, T0)));
    expect(holderAt(back, 1)).toMatchObject({ playedBy: 'human', away: null });
    expect(refusal(comeBack(back, person('Bilal').user, T0))).toBe('not-away');
  });

  test('when the host leaves somebody else is host', () => {
    const gone = asPlaying(
      done(leave(started(seated(lobby('Asha'), ['Bilal', 'Chitra'])), person('Asha').user, T0)),
    );
    expect(gone.host).not.toBe(person('Asha').user);
  });

  test('when the last person leaves for good the rest is played out at once', () => {
    const table = started(seated(lobby('Asha'), [], 3));
    const over = done(leave(table, person('Asha').user, T0));
    expect(over).toMatchObject({ phase: 'over', reason: 'finished' });
  });

  test('a rest without an end in sight is played for 2,000 decisions, and then ends as abandoned', () => {
    // Only fifteen sixes on end lead from square 10 to 100; everywhere else a snake waits.
    const walled = Array.from({ length: 89 }, (_, index) => index + 11).filter(
      (square) => (square - 10) % 6 !== 0,
    );
    const jumps = Object.fromEntries(walled.map((square) => [square, 2]));
    const parsed = parseRules({ preset: 'snakes', board: 'walled', jumps });
    if (!parsed.ok) throw new Error('these rules are sound');
    const before = { ...seated(lobby('Asha', 'snakes'), [], 3), rules: parsed.rules };
    const begun = startTable(before, before.host, 'press-start', T0);
    const game = asPlaying(done(begun));
    const step = leave(game, person('Asha').user, T0);
    const over = done(step);
    if (!step.ok || !begun.ok || over.phase !== 'over') throw new Error('the game is over');
    expect(over.reason).toBe('abandoned');
    const decided = step.events.filter(({ e }) => e === 'roll' || e === 'move');
    expect(decided.length).toBe(2000);
    // What the table keeps of it does not grow with it.
    expect(over.last.length).toBeLessThanOrEqual(300);
    const lines = [...begun.events, ...step.events].map((event) => JSON.stringify({ ...event, t: 0 }));
    expect(verifyRecord(recordOf(over, lines))).toEqual({ ok: true });
  });

  test('only the host gives a seat to a computer', () => {
    const table = started(seated(lobby('Asha'), ['Bilal', 'Chitra']));
    expect(refusal(kick(table, person('Bilal').user, person('Chitra').user, T0))).toBe('not-host');
    expect(
      holderAt(asPlaying(done(kick(table, person('Asha').user, person('Chitra').user, T0))), 2).away,
    ).toBe('host');
  });

  test('a computer’s seat is taken over only where the host allowed it', () => {
    const closed = started(seated(lobby('Asha'), ['Bilal'], 1));
    expect(refusal(takeOver(closed, person('Zoya'), T0))).toBe('not-joinable');
    const open = started(seated(lobby('Asha', 'ludotalk', { joinable: true }), ['Bilal'], 1));
    expect(holderAt(asPlaying(done(takeOver(open, person('Zoya'), T0))), 2).sitter).toMatchObject({
      kind: 'human',
    });
  });

  test('a pause needs everybody, or the host for ten minutes', () => {
    const table = two();
    const asked = asPlaying(done(pause(table, person('Bilal').user, T0)));
    expect(asked.pause?.state).toBe('asked');
    const paused = asPlaying(done(pause(asked, person('Asha').user, T0)));
    expect(paused.pause).toMatchObject({ state: 'paused', until: null });
    expect(refusal(decide(paused, onTurn(paused), paused.decision, 'roll', T0))).toBe('paused');
    const alone = asPlaying(done(pause(table, person('Asha').user, T0)));
    expect(alone.pause?.until).toBe(T0 + 600_000);
    const on = asPlaying(done(resume(alone, person('Asha').user, T0 + 1000)));
    expect(on).toMatchObject({ pause: null, deadline: T0 + 31_000 });
  });

  test('only the host, or who manages the channel, stops a game', () => {
    expect(refusal(stopGame(two(), person('Bilal').user, false, T0))).toBe('not-host');
    expect(done(stopGame(two(), person('Bilal').user, true, T0))).toMatchObject({
      phase: 'over',
      reason: 'stopped',
    });
  });
});

/** The record as a player gets it. */
const recordOf = (table: GameTable, lines: readonly string[]) =>
  new TextDecoder().decode(recordFile(table, lines).bytes);

describe('whole games', () => {
  for (const house of presetIds) {
    test(`${house}: people, timeouts, a leaver and computers give a record that verifies`, () => {
      const first = startTable(
        seated(lobby('Asha', house), ['Bilal'], 2),
        person('Asha').user,
        'press-start',
        T0,
      );
      const lines: string[] = [];
      const note = (events: readonly TableEvent[], at: number) => {
        for (const event of events) lines.push(JSON.stringify({ ...event, t: at - T0 }));
      };
      let table: Table = done(first);
      note(first.ok ? first.events : [], T0);
      let now = T0;
      for (let n = 0; table.phase === 'playing'; n += 1) {
        const playing: Playing = table;
        const human = holderAt(playing, playing.game.seatOnTurn ?? 0).playedBy === 'human';
        now = human && n % 5 !== 0 ? now + 1000 : (playing.deadline ?? now + COMPUTER_PACE_MS);
        const choice = choices(playing.game)[0];
        const step =
          human && n % 5 !== 0 && choice !== undefined
            ? decide(playing, onTurn(playing), playing.decision, choiceId(choice), now)
            : ringAt(playing, playing.decision, now);
        table = done(step);
        if (step?.ok) note(step.events, now);
        if (n > 5000) throw new Error('the game does not end');
      }
      if (table.phase !== 'over') throw new Error(`the table is ${table.phase}`);
      expect(verifyRecord(recordOf(table, lines))).toEqual({ ok: true });
    });
  }
});
