/** The command line as people use it: what it prints, its files and its exit status. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'chaupal-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const done = spawnSync(process.execPath, [join(root, 'src/cli.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status: done.status, out: done.stdout.trimEnd().split('\n'), err: done.stderr.trim() };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('every command', () => {
  for (const name of ['simulate', 'verify', 'cases', 'league']) {
    test(`${name} prints help, and refuses an unknown option in a sentence`, () => {
      const help = run(name, '--help');
      expect([help.status, help.out[0]]).toEqual([0, expect.stringContaining(`npm run ${name}`)]);
      const refused = run(name, '--colour', 'red');
      expect([refused.status, refused.err]).toEqual([
        1,
        expect.stringMatching(/^Unknown option '--colour'.*\.$/),
      ]);
    });
  }

  test('an unknown one is refused with the list of those there are', () => {
    expect(run('dance')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/no command dance: bench, cases, /),
    });
    expect(run()).toMatchObject({ status: 1, err: expect.stringMatching(/^Name a command: /) });
  });
});

describe('simulate', () => {
  const simulate = (out: string, ...more: readonly string[]) =>
    run(
      'simulate',
      '--players',
      '3',
      '--games',
      '3',
      '--seed',
      '7',
      '--policy',
      'random',
      '--out',
      out,
      ...more,
    );

  test('writes one record a game, the same bytes for the same seed, and a last line that counts', () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    const done = simulate(one, '--rules', 'india');
    simulate(two, '--rules', 'india');
    expect(readdirSync(one)).toEqual(['00001.ludo.jsonl', '00002.ludo.jsonl', '00003.ludo.jsonl']);
    for (const name of readdirSync(one)) {
      expect(readFileSync(join(two, name), 'utf8')).toBe(readFileSync(join(one, name), 'utf8'));
    }
    const { games, rolls, meanRolls, wins, seconds } = JSON.parse(done.out.at(-1) ?? '');
    expect([games, Object.keys(wins), rolls / 3]).toEqual([3, ['0', '1', '2'], meanRolls]);
    expect(seconds).toBeGreaterThan(0);
    const checked = run('verify', ...readdirSync(one).map((name) => join(one, name)));
    expect(checked.out).toEqual(readdirSync(one).map((name) => `${join(one, name)}: OK`));
  });

  test('takes a rules file: a preset with overrides, or a whole ruleset', () => {
    const rules = file('rules.json', '{"preset": "india", "forcedCapture": true}');
    const out = join(folder, 'file');
    expect(simulate(out, '--rules', rules).status).toBe(0);
    const header = JSON.parse(readFileSync(join(out, '00001.ludo.jsonl'), 'utf8').split('\n')[0] ?? '');
    expect(header.rules).toMatchObject({ id: 'custom', forcedCapture: true, stack: 'block' });
    const whole = file('whole.json', JSON.stringify(header.rules));
    expect(simulate(join(folder, 'whole'), '--rules', whole).status).toBe(0);
    expect(readFileSync(join(folder, 'whole', '00002.ludo.jsonl'), 'utf8')).toBe(
      readFileSync(join(out, '00002.ludo.jsonl'), 'utf8'),
    );
  });

  test('refuses bad input in a sentence that says what is wrong', () => {
    const refusals: readonly (readonly [readonly string[], RegExp])[] = [
      [['--rules', 'parcheesi'], /parcheesi cannot be read/],
      [['--rules', file('broken.json', '{')], /is not JSON/],
      [['--rules', file('unknown.json', '{"preset":"india","doubleMoves":true}')], /doubleMoves/],
      [['--rules', file('teams.json', '{"preset":"india","teams":true}')], /teams/],
      [['--players', '9'], /maxPlayers/],
      [['--games', 'many'], /--games takes a whole number/],
      [['--policy', 'genius'], /no policy genius/],
    ];
    for (const [args, sentence] of refusals) {
      expect(simulate(join(folder, 'none'), ...args)).toMatchObject({
        status: 1,
        err: expect.stringMatching(sentence),
      });
    }
  });
});

describe('verify', () => {
  test('names the line that is wrong, checks the other files too, and ends with status 1', () => {
    const out = join(folder, 'verify');
    run('simulate', '--games', '1', '--out', out);
    const good = join(out, '00001.ludo.jsonl');
    const rows = readFileSync(good, 'utf8').split('\n');
    const bad = file('bad.jsonl', rows.with(3, '{"e":"turn","t":0,"seat":3}').join('\n'));
    const done = run('verify', bad, join(folder, 'nowhere.jsonl'), good);
    expect(done.status).toBe(1);
    expect(done.out).toEqual([
      expect.stringMatching(/bad\.jsonl:4: .+/),
      expect.stringMatching(/nowhere\.jsonl:1: .+cannot be read/),
      `${good}: OK`,
    ]);
    expect(run('verify')).toMatchObject({
      status: 1,
      err: expect.stringContaining('Name at least one record'),
    });
  });
});

describe('cases', () => {
  const entering = {
    name: 'a six enters',
    kind: 'play',
    rules: 'ludotalk',
    players: [0, 2],
    tokens: { 0: [-1, -1, -1, -1], 2: [-1, -1, -1, -1] },
    turn: { seat: 0, sixes: 0, phase: 'roll' },
    steps: [
      { roll: [6], seat: 0, phase: 'move', legal: [{ die: 6, tokens: [0], from: -1, to: 0, captured: [] }] },
      { move: [0], seat: 0, phase: 'roll', legal: [] },
    ],
    end: { tokens: { 0: [0, -1, -1, -1], 2: [-1, -1, -1, -1] }, seat: 0, phase: 'roll', places: [] },
  };

  test('counts what passed, and shows each failure with expected and actual', () => {
    const wrong = { ...entering, name: 'it does not', end: { ...entering.end, seat: 2 } };
    const done = run(
      'cases',
      file('cases.json', JSON.stringify([entering, wrong, { kind: 'dance', name: 'what' }])),
    );
    expect(done.status).toBe(1);
    expect(done.out.at(-1)).toBe('1 passed, 2 failed');
    expect(done.out.join('\n')).toMatch(/it does not\n {2}end: seat: expected 2, actual 0/);
    expect(run('cases', file('good.json', JSON.stringify([entering])))).toMatchObject({
      status: 0,
      out: ['1 passed, 0 failed'],
    });
  });

  const shared = join(root, '../shared/spec/cases/public.json');
  test.skipIf(!existsSync(shared))('the public cases pass (skipped where they are absent)', () => {
    expect(run('cases', shared)).toMatchObject({
      status: 0,
      out: [expect.stringMatching(/^\d+ passed, 0 failed$/)],
    });
  });
});

test('league: wins, share and 95 % interval of each policy, seats rotated', () => {
  const done = run('league', '--games', '12', '--seats', 'medium,random', '--rules', 'party-quick');
  const report = JSON.parse(done.out.at(-1) ?? '');
  expect(report.games).toBe(12);
  expect(report.wins.medium + report.wins.random).toBe(12);
  expect(report.interval95.medium[0]).toBeLessThan(report.share.medium);
  expect(report.interval95.medium[1]).toBeGreaterThan(report.share.medium);
  expect(report.chance).toEqual({ medium: 0.5, random: 0.5 });
  expect(run('league', '--games', '2')).toMatchObject({ status: 1, err: expect.stringContaining('--seats') });
});
