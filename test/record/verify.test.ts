/** What a referee of records takes and what it refuses, with the line it names. */
import { describe, expect, test } from 'vitest';
import { formatRecord, parseRecord, verifyRecord } from '#record/record.ts';
import { presets } from '#rules/presets.ts';
import { find, rowsOf, simulated, withRow } from './sample.ts';

const game = simulated('ludotalk', 3, 'sample');
const rows = rowsOf(game);
const verdict = (lines: readonly string[]) => verifyRecord(`${lines.join('\n')}\n`);
const wrongAt = (lines: readonly string[]) => {
  const said = verdict(lines);
  return said.ok ? null : said.line;
};
/** The same game while it still runs: no end line, the seed hidden. */
const running = withRow(rows, 0, (row) => {
  row.dice = { ...Object(row.dice), serverSeed: null };
}).slice(0, -1);

describe('a true record', () => {
  test('is read as it was written', () => {
    expect(parseRecord(formatRecord(game.header, game.lines))).toEqual({
      ok: true,
      record: { header: game.header, lines: game.lines },
    });
    expect(verdict(rows)).toEqual({ ok: true });
  });

  test('may stop anywhere while it runs', () => {
    for (let length = 1; length < running.length; length += length < 80 ? 1 : 61) {
      expect(verdict(running.slice(0, length))).toEqual({ ok: true });
    }
  });

  test('may have unknown keys, captured tokens in any order, and times that stand still', () => {
    const odd = withRow(
      withRow(rows, 0, (row) => Object.assign(row, { by: 'a stranger' })),
      5,
      (row) => Object.assign(row, { note: 'well rolled' }),
    );
    expect(verdict(odd)).toEqual({ ok: true });
    const many = rowsOf(
      simulated({ preset: 'ludotalk', safe: 'none', enterOn: [1, 2, 3, 4, 5, 6] }, 4, 'captures'),
    );
    const at = find(many, 'move', ({ captured }) => Array.isArray(captured) && captured.length > 1);
    const turned = withRow(many, at, (row) => {
      row.captured = Array.isArray(row.captured) ? row.captured.toReversed() : [];
    });
    expect(verdict(turned)).toEqual({ ok: true });
  });
});

describe('a broken first line', () => {
  const header = (change: (row: Record<string, unknown>) => void) => withRow(rows, 0, change);
  const broken: readonly (readonly [string, readonly string[]])[] = [
    ['no JSON', rows.with(0, 'hello')],
    ['another format', header((row) => Object.assign(row, { format: 'pgn' }))],
    ['an unknown version', header((row) => Object.assign(row, { version: 2 }))],
    [
      'an unknown field in the rules',
      header((row) => Object.assign(row, { rules: { ...presets.ludotalk, colour: 1 } })),
    ],
    [
      'a missing field in the rules',
      header((row) => Object.assign(row, { rules: { ...presets.ludotalk, dice: undefined } })),
    ],
    [
      'a preset instead of whole rules',
      header((row) => Object.assign(row, { rules: { preset: 'ludotalk' } })),
    ],
    [
      'other rules under a preset’s id',
      header((row) => Object.assign(row, { rules: { ...presets.ludotalk, playOn: 'first' } })),
    ],
    ['seats that do not sit so', header((row) => Object.assign(row, { seats: game.header.seats.slice(1) }))],
    [
      'a commit of another seed',
      header((row) => Object.assign(row, { dice: { ...game.header.dice, commit: '0'.repeat(64) } })),
    ],
    [
      'a seed hidden although the game is over',
      header((row) => Object.assign(row, { dice: { ...game.header.dice, serverSeed: null } })),
    ],
    ['a seed shown although it is not', rows.slice(0, -1)],
    [
      'a time of start without Z',
      header((row) => Object.assign(row, { startedAt: '2026-11-30T10:00:00+01:00' })),
    ],
    ['no time of start', header((row) => Object.assign(row, { startedAt: 'yesterday' }))],
  ];
  for (const [name, lines] of broken) test(name, () => expect(wrongAt(lines)).toBe(1));
  test('nothing at all', () => expect(verifyRecord('')).toMatchObject({ ok: false, line: 1 }));
});

describe('a broken line is named', () => {
  const change = (e: string, patch: object, fits?: (row: Record<string, unknown>) => boolean) => {
    const index = find(rows, e, fits);
    return [index + 1, withRow(rows, index, (row) => Object.assign(row, patch))] as const;
  };
  const move = (row: Record<string, unknown>) => row.by === 'computer';
  const broken: readonly (readonly [string, readonly [number, readonly string[]]])[] = [
    ['another face', change('roll', { faces: [2] }, ({ faces }) => String(faces) !== '2')],
    ['two faces of one die', change('roll', { faces: [2, 2] })],
    ['a face that no die has', change('roll', { faces: [7] })],
    ['a forced roll', change('roll', { by: 'forced' })],
    ['a person’s roll at a computer’s seat', change('roll', { by: 'player' })],
    ['another seat’s roll', change('roll', { seat: 1 }, ({ seat }) => seat !== 1)],
    ['a move further', change('move', { to: 40 }, ({ to }) => to !== 40)],
    ['a move from elsewhere', change('move', { from: 3 }, ({ from }) => from !== 3)],
    ['another number', change('move', { die: 1 }, ({ die }) => die !== 1)],
    [
      'a capture that was none',
      change('move', { captured: [[1, 0]] }, ({ captured }) => String(captured) === ''),
    ],
    ['a capture kept quiet', change('move', { captured: [] }, ({ captured }) => String(captured) !== '')],
    ['a choice called forced', change('move', { by: 'forced' }, move)],
    ['an owner where it is the player', change('move', { owner: 0 })],
    ['another reason', change('end-turn', { reason: 'finished' })],
    ['another turn', change('turn', { seat: 1 }, ({ seat }) => seat !== 1)],
    ['another place', change('place', { place: 2 })],
    ['another first', change('opening', { first: 1 }, ({ first }) => first !== 1)],
    ['places at the end that nobody won', change('end', { places: [[0, 1]] })],
    ['a game stopped once the rules ended it', change('end', { reason: 'stopped' })],
    ['a time that goes back', change('roll', { t: 1 }, ({ t }) => Number(t) > 5000)],
    ['an unknown event', change('roll', { e: 'throw' })],
    ['a line that is no JSON', [4, rows.with(3, '{"e":')]],
    ['an empty line', [4, rows.with(3, '')]],
    ['a line too few', [20, rows.toSpliced(19, 1)]],
    ['a line twice', [21, rows.toSpliced(20, 0, rows[19] ?? '')]],
    ['a line after the end', [rows.length + 1, [...rows, '{"e":"turn","t":99999999,"seat":0}']]],
    [
      'opening rolls that are not the dice’s',
      change('opening', {
        rolls: [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        first: 2,
      }),
    ],
  ];
  for (const [name, [line, lines]] of broken) test(name, () => expect(wrongAt(lines)).toBe(line));
});

describe('a broken event line', () => {
  const at = find(rows, 'roll');

  test('whose time is no whole number is refused', () => {
    expect(wrongAt(withRow(rows, at, (row) => Object.assign(row, { t: 1.5 })))).toBe(at + 1);
    expect(wrongAt(withRow(rows, at, (row) => Object.assign(row, { t: -1 })))).toBe(at + 1);
  });

  test('of a kind that is not known is refused, and told which there are', () => {
    const said = verdict(withRow(rows, at, (row) => Object.assign(row, { e: 'cheer' })));
    expect(said).toMatchObject({
      ok: false,
      line: at + 1,
      reason: expect.stringMatching(/opening.*roll.*end/),
    });
  });
});

describe('rules that no house has', () => {
  const withRules = (rules: object) => withRow(rows, 0, (row) => Object.assign(row, { rules }));

  test('an id that is neither a preset’s nor custom is refused', () => {
    const rules = { ...presets.ludotalk, tokensToWin: 2 };
    expect(wrongAt(withRules({ ...rules, id: 'mine' }))).toBe(1);
    expect(wrongAt(withRules({ ...rules, id: 'custom' }))).not.toBe(1);
  });

  test('a board of Snakes with a square from which 100 is out of reach is refused', () => {
    const snakes = rowsOf(simulated('snakes', 2, 'board'));
    const jumps = { 94: 1, 95: 2, 96: 3, 97: 4, 98: 7, 99: 8 };
    const walled = withRow(snakes, 0, (row) =>
      Object.assign(row, { rules: { ...presets.snakes, id: 'custom', board: 'walled', jumps } }),
    );
    expect(verdict(walled)).toMatchObject({ ok: false, line: 1, reason: expect.stringContaining('jumps') });
    // A ladder leads to a place behind the wall: from there, and only from there, no roll reaches 100.
    const island = { ...jumps, 50: 93 };
    expect(verdict(withRow(walled, 0, (row) => Object.assign(Object(row.rules), { jumps: island }))).ok).toBe(
      false,
    );
  });
});

describe('who holds a seat', () => {
  const seatLine = (kind: string, reason: string, seat = 0, t = 0) =>
    JSON.stringify({ e: 'seat', t, seat, kind, reason });
  const LATE = 99_999_999;
  const first = find(rows, 'roll');
  const holder: unknown = JSON.parse(rows[first] ?? '{}').seat;
  const at = Number(holder);

  test('a seat line may stand anywhere, and from it on `by` is as the new holder plays', () => {
    const human = running.toSpliced(1, 0, seatLine('human', 'back', at));
    expect(wrongAt(human)).toBe(first + 2);
    const back = human.map((text, index) =>
      index > first ? text.replaceAll('"by":"computer"', '"by":"player"') : text,
    );
    const elsewhere = [0, 1, 2].filter((seat) => seat !== at);
    const others = back.toSpliced(2, 0, ...elsewhere.map((seat) => seatLine('human', 'host', seat)));
    expect(verdict(others)).toEqual({ ok: true });
    expect(verdict(others.map((text) => text.replaceAll('"by":"player"', '"by":"timeout"')))).toEqual({
      ok: true,
    });
  });

  test('a seat line of nobody, or one that contradicts itself, is refused', () => {
    expect(wrongAt(running.toSpliced(1, 0, seatLine('computer', 'left', 3)))).toBe(2);
    expect(wrongAt(running.toSpliced(1, 0, seatLine('human', 'timeouts')))).toBe(2);
    expect(wrongAt(running.toSpliced(1, 0, seatLine('robot', 'left')))).toBe(2);
    expect(wrongAt([...rows, seatLine('computer', 'host')])).toBe(rows.length + 1);
  });

  test('a seat line that gives the seat to the kind that holds it is refused', () => {
    expect(wrongAt(running.toSpliced(1, 0, seatLine('computer', 'left')))).toBe(2);
    const twice = [seatLine('human', 'back'), seatLine('human', 'back')];
    expect(wrongAt(running.toSpliced(1, 0, ...twice))).toBe(3);
  });

  describe('timeouts', () => {
    /** The game with a person on every seat, each decision of `at` made as `bys` say, the others by the person. */
    function played(bys: readonly string[]): { readonly lines: readonly string[]; readonly last: number } {
      let count = 0;
      let last = 0;
      const humans = running.map((text, index) => {
        const row = JSON.parse(text);
        if (index === 0) for (const seat of row.seats) seat.kind = 'human';
        if (row.by === 'computer') {
          row.by = row.seat === at ? (bys[count++] ?? 'player') : 'player';
          if (row.seat === at && count === bys.length) last = index;
        }
        return JSON.stringify(row);
      });
      return { lines: humans, last };
    }
    const taken = (bys: readonly string[]) => {
      const { lines, last } = played(bys);
      return verdict([...lines.slice(0, last + 1), seatLine('computer', 'timeouts', at, LATE)]).ok;
    };

    test('take a seat after three in a row, and not before', () => {
      expect(taken(['timeout', 'timeout', 'timeout'])).toBe(true);
      expect(taken(['timeout', 'timeout'])).toBe(false);
      expect(taken(['timeout', 'timeout', 'player', 'timeout'])).toBe(false);
      expect(taken(['timeout', 'player', 'timeout', 'timeout', 'timeout'])).toBe(true);
    });

    test('begin anew when the person is back', () => {
      const { lines, last } = played(['timeout', 'timeout', 'timeout']);
      const back = [seatLine('computer', 'timeouts', at, LATE), seatLine('human', 'back', at, LATE)];
      const again = [...lines.slice(0, last + 1), ...back, seatLine('computer', 'timeouts', at, LATE)];
      expect(wrongAt(again)).toBe(again.length);
    });
  });
});

describe('a game that is stopped', () => {
  const stop = (length: number, places: readonly unknown[] = [], reason = 'stopped') => [
    ...rows.slice(0, length),
    JSON.stringify({ e: 'end', t: 99_999_999, places, reason }),
  ];

  test('may stop at any moment after the opening, inside a turn too', () => {
    const place = find(rows, 'place');
    for (let length = 2; length < place; length += length < 80 ? 1 : 61)
      expect(verdict(stop(length))).toEqual({ ok: true });
    expect(verdict(stop(20, [], 'abandoned'))).toEqual({ ok: true });
  });

  test('not before the opening', () => expect(wrongAt(stop(1))).toBe(2));

  test('not between a move and the place it earned', () => {
    const place = find(rows, 'place');
    expect(wrongAt(stop(place))).toBe(place + 1);
    expect(verdict(stop(place + 1, [[JSON.parse(rows[place] ?? '{}').seat, 1]]))).toEqual({ ok: true });
    expect(wrongAt(stop(place + 1))).toBe(place + 2);
  });

  test('not once the rules have ended it', () => {
    const { places } = JSON.parse(rows.at(-1) ?? '{}');
    expect(wrongAt(stop(rows.length - 1, places))).toBe(rows.length);
  });

  test('it does not finish before its end', () => expect(wrongAt(stop(20, [], 'finished'))).toBe(21));
});

test('with opening host any seat of the game may be first', () => {
  const hosted = simulated({ preset: 'party', opening: 'host' }, 4, 'host');
  const change = (first: number) =>
    rowsOf(hosted)
      .slice(0, 3)
      .map((text, index) =>
        index === 0
          ? text.replace(/"serverSeed":"[^"]*"/, '"serverSeed":null')
          : text.replace(/"(first|seat)":\d/, `"$1":${first}`),
      );
  for (const seat of [0, 1, 2, 3]) expect(verdict(change(seat))).toEqual({ ok: true });
  expect(wrongAt(change(4))).toBe(2);
});

test('a partner’s token names its owner', () => {
  const help = { preset: 'ludotalk-teams', teamHelp: true, tokensToWin: 1 };
  const team = rowsOf(simulated(help, 4, 'help.1'));
  const at = find(team, 'move', (row) => row.owner !== undefined);
  expect(verdict(team)).toEqual({ ok: true });
  expect(wrongAt(withRow(team, at, (row) => delete row.owner))).toBe(at + 1);
});
