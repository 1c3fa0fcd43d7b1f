/** What a ruleset may say and what is refused: rules.md sections 2 and 5. */
import { describe, expect, test } from 'vitest';
import { type PresetId, presets } from '#rules/presets.ts';
import type { Problem } from '#rules/problem.ts';
import { parseRules, parseWholeRules } from '#rules/ruleset.ts';

test('each is a sound ruleset under its own name', () => {
  for (const id of Object.keys(presets)) {
    expect(parseRules(id)).toMatchObject({ ok: true, rules: { id } });
    expect(parseWholeRules(presets[id as PresetId])).toMatchObject({ ok: true, rules: { id } });
  }
});

describe('refused, with a message that names the fields', () => {
  const cases: readonly (readonly [string, unknown, number | undefined, readonly string[]])[] = [
    ['teams at another number of seats', { preset: 'ludotalk', teams: true }, 3, ['teams']],
    ['teams where four cannot sit', { preset: 'ludotalk', teams: true, maxPlayers: 3 }, undefined, ['teams']],
    ['help without teams', { preset: 'ludotalk', teamHelp: true }, 4, ['teamHelp', 'teams']],
    ['two dice in a series', { preset: 'luddo', dice: 2 }, 4, ['dice', 'sequence']],
    [
      'more tokens to win than there are',
      { preset: 'ludotalk', tokensToWin: 5 },
      4,
      ['tokensToWin', 'tokens'],
    ],
    ['more tokens out than there are', { preset: 'ludotalk', startOut: 5 }, 4, ['startOut', 'tokens']],
    ['no face enters', { preset: 'ludotalk', enterOn: [] }, 4, ['enterOn']],
    ['a face twice', { preset: 'ludotalk', enterOn: [6, 6] }, 4, ['enterOn']],
    ['a face that no die has', { preset: 'ludotalk', enterOn: [0] }, 4, ['enterOn']],
    ['block moves without blocks', { preset: 'india', stack: 'open' }, 4, ['blockMoves', 'stack']],
    [
      'fewest over most',
      { preset: 'ludotalk', minPlayers: 4, maxPlayers: 3 },
      undefined,
      ['minPlayers', 'maxPlayers'],
    ],
    ['too many seats', 'ludotalk', 5, ['maxPlayers']],
    ['too few seats', { preset: 'ludotalk', minPlayers: 3 }, 2, ['minPlayers']],
    ['a preset’s id over other fields', { preset: 'india', id: 'india', dice: 2 }, 4, ['id', 'dice']],
    ['an unknown field', { preset: 'india', doubleMoves: true }, 4, ['doubleMoves']],
    ['an unknown part of bonus', { preset: 'india', bonus: { five: true } }, 4, ['bonus.five']],
    ['a value that is none', { preset: 'india', stack: 'tower' }, 4, ['stack']],
    ['a part of bonus that is none', { preset: 'india', bonus: { six: 'sometimes' } }, 4, ['bonus.six']],
    ['three tokens a player', { preset: 'india', tokens: 3 }, 4, ['tokens']],
    ['no tokens to win', { preset: 'india', tokensToWin: 0 }, 4, ['tokensToWin']],
    ['a limit of three', { preset: 'india', startLimit: 3 }, 4, ['startLimit']],
    ['seven players', { preset: 'luddo', maxPlayers: 7 }, undefined, ['maxPlayers']],
    ['an unknown preset', { preset: 'parcheesi' }, 4, ['preset']],
    ['a missing field', { ...presets.india, dice: undefined }, 4, ['dice']],
    ['snakes: a field of Ludo', { preset: 'snakes', dice: 1 }, 4, ['dice']],
    ['snakes: five players', { preset: 'snakes', maxPlayers: 5 }, undefined, ['maxPlayers']],
    ['snakes: in on square 100', { preset: 'snakes', entersAt: 100 }, 4, ['entersAt']],
    ['snakes: another board’s name', { preset: 'snakes', board: 'milton' }, 4, ['board', 'jumps']],
    ['snakes: other jumps under a name', { preset: 'snakes', jumps: { 5: 6 } }, 4, ['board', 'jumps']],
    ['snakes: a jump into a jump', { preset: 'snakes', board: 'b', jumps: { 10: 20, 20: 30 } }, 4, ['jumps']],
    ['snakes: a jump from 100', { preset: 'snakes', board: 'b', jumps: { 100: 3 } }, 4, ['jumps']],
    [
      'snakes: a jump where tokens enter',
      { preset: 'snakes', board: 'b', jumps: { 6: 3 } },
      4,
      ['jumps', 'entersAt'],
    ],
    ['snakes: a jump off the board', { preset: 'snakes', board: 'b', jumps: { 50: 101 } }, 4, ['jumps']],
    [
      'snakes: a wall of snakes',
      { preset: 'snakes', board: 'b', jumps: { 94: 1, 95: 1, 96: 1, 97: 1, 98: 1, 99: 1 } },
      4,
      ['jumps'],
    ],
  ];
  for (const [name, value, players, fields] of cases) {
    test(name, () => {
      const problems = problemsOf(value, players);
      expect(problems.flatMap((problem) => problem.fields)).toEqual(expect.arrayContaining([...fields]));
      const message = problems.map((problem) => problem.message).join('; ');
      for (const field of fields)
        expect(message).toMatch(new RegExp(`(^|\\W)${field.replace('.', '\\.')}(\\W|$)`));
    });
  }

  test('what is no object', () => {
    for (const value of [null, 7, [], ['ludotalk']]) expect(problemsOf(value)[0]?.code).toBe('not-an-object');
  });
});

describe('a preset with other fields', () => {
  test('its id becomes custom once any field differs, and stays while none does', () => {
    expect(parseRules({ preset: 'india', forcedCapture: true })).toMatchObject({
      ok: true,
      rules: { id: 'custom' },
    });
    expect(parseRules({ preset: 'india', forcedCapture: false })).toMatchObject({
      ok: true,
      rules: { id: 'india' },
    });
    expect(parseRules({ preset: 'ludotalk-quick', enterOn: [6, 5, 4, 3, 2, 1] })).toMatchObject({
      ok: true,
      rules: { id: 'ludotalk-quick' },
    });
  });

  test('bonus is merged part by part', () => {
    expect(parseRules({ preset: 'luddo', bonus: { home: false } })).toMatchObject({
      ok: true,
      rules: { bonus: { six: 'used', capture: true, home: false } },
    });
  });

  test('teams go over any preset at a table of four', () => {
    expect(parseRules({ preset: 'luddo', teams: true }, 4).ok).toBe(true);
  });
});

function problemsOf(value: unknown, players?: number): readonly Problem[] {
  const parsed = parseRules(value, players);
  return parsed.ok ? [] : parsed.problems;
}

test('an id is a preset’s or `custom`', () => {
  expect(parseRules({ preset: 'india', id: 'my-house', forcedCapture: true })).toMatchObject({
    ok: false,
    problems: [{ code: 'unknown-id', fields: ['id'] }],
  });
  expect(parseRules({ preset: 'india', id: 'custom', forcedCapture: true }).ok).toBe(true);
});

test('a game that is not known is named, with those that are', () => {
  const parsed = parseWholeRules({ ...presets.snakes, game: 'chess' });
  expect(parsed).toMatchObject({ ok: false, problems: [{ fields: ['game'] }] });
  expect(parsed.ok ? '' : parsed.problems[0]?.message).toMatch(/"chess".*ludo, snakes/);
});
