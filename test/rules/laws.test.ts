/** Laws that every game obeys under any rules: whatever is rolled and chosen. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face, Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { type Action, apply, choices, type State, standing, start, turn } from '#rules/games.ts';
import { home } from '#rules/ludo/board.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { seatsFor } from '#rules/seats.ts';

const RUNS = 60;
const STEPS = 120;

const ludoFields = fc.record(
  {
    teams: fc.boolean(),
    teamHelp: fc.boolean(),
    tokensToWin: fc.integer({ min: 1, max: 4 }),
    startOut: fc.integer({ min: 0, max: 4 }),
    dice: fc.constantFrom(1, 2),
    enterOn: fc.constantFrom([6], [1, 6], [1, 2, 3, 4, 5, 6]),
    triesInYard: fc.constantFrom(1, 3),
    sequence: fc.constantFrom('roll-move', 'roll-all-then-move'),
    bonus: fc.record({
      six: fc.constantFrom('used', 'always', 'no-entry', 'never'),
      capture: fc.boolean(),
      home: fc.boolean(),
    }),
    threeSixes: fc.constantFrom('forfeit-roll', 'void-turn', 'none'),
    safe: fc.constantFrom('starts-and-stars', 'none'),
    stack: fc.constantFrom('open', 'protected', 'block'),
    singlesBlock: fc.boolean(),
    blockMoves: fc.boolean(),
    startLimit: fc.constantFrom(2, null),
    forcedCapture: fc.boolean(),
    exactFinish: fc.boolean(),
    playOn: fc.constantFrom('places', 'first'),
  },
  { requiredKeys: [] },
);

const presetIds = Object.keys(presets).filter((id): id is PresetId => Object.hasOwn(presets, id));

/** Rules that do not contradict themselves, with a number of players that they allow. */
const tables: fc.Arbitrary<{ readonly rules: Rules; readonly seats: readonly Seat[] }> = fc
  .tuple(fc.constantFrom(...presetIds), ludoFields, fc.integer({ min: 2, max: 6 }))
  .map(([preset, fields, players]) => {
    const parsed = parseRules(preset === 'snakes' ? preset : { preset, ...fields }, players);
    return parsed.ok ? { rules: parsed.rules, seats: seatsFor(players) } : null;
  })
  .filter((table) => table !== null);

/** Chance as a list of numbers: each settles one roll or one choice. High faces and sixes come often enough. */
const chances = fc.array(fc.nat({ max: 35 }), { minLength: STEPS, maxLength: STEPS });

/** Plays on with `chances`, showing every position to `see`. */
function follow(
  { rules, seats }: { readonly rules: Rules; readonly seats: readonly Seat[] },
  numbers: readonly number[],
  see: (state: State, before: State | null) => void,
): State {
  let { state } = start(rules, seats, { rolls: [], first: seats[0] ?? 0 });
  see(state, null);
  for (const number of numbers) {
    const action = actionFor(state, number);
    if (action === null) break;
    const played = apply(state, action);
    if (!played.ok) throw new Error(`one of the choices was refused: ${played.refusal}`);
    see(played.state, state);
    state = played.state;
  }
  return state;
}

function actionFor(state: State, number: number): Action | null {
  const seat = turn(state);
  const options = choices(state);
  const choice = options[number % options.length];
  if (seat === null || choice === undefined) return null;
  if (choice.kind === 'roll') {
    const faces = [FACES[number % 6] ?? 6, FACES[Math.floor(number / 6) % 6] ?? 6].slice(0, choice.dice);
    return { kind: 'roll', seat, faces, by: 'player' };
  }
  return { kind: 'move', seat, die: choice.die, tokens: choice.tokens, by: 'player' };
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

function holds(see: (state: State, before: State | null) => void): void {
  fc.assert(
    fc.property(tables, chances, (table, numbers) => {
      follow(table, numbers, see);
    }),
    { numRuns: RUNS, seed: 1 },
  );
}

describe('laws of every game', () => {
  test('no token is lost, and each stands on a place there is', () => {
    holds((state) => {
      for (const seat of state.seats) {
        const tokens = state.game === 'ludo' ? (state.tokens[seat] ?? []) : [state.squares[seat] ?? -1];
        expect(tokens.length).toBe(state.game === 'ludo' ? 4 : 1);
        const [low, high] = state.game === 'ludo' ? [-1, home(state.arms)] : [0, 100];
        expect(tokens.every((at) => Number.isInteger(at) && at >= low && at <= high)).toBe(true);
      }
    });
  });

  test('choices are exactly what apply accepts', () => {
    holds((state) => {
      const seat = turn(state);
      if (seat === null) return;
      const offered = new Set(
        choices(state).map((choice) =>
          choice.kind === 'roll' ? 'roll' : `${choice.die} ${choice.tokens.join('+')}`,
        ),
      );
      const sets = [[0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3], [0, 1, 2], []];
      for (const die of FACES) {
        for (const tokens of sets) {
          const taken = apply(state, { kind: 'move', seat, die, tokens, by: 'player' }).ok;
          expect(taken, `${die} ${tokens.join('+')}`).toBe(offered.has(`${die} ${tokens.join('+')}`));
        }
      }
      const dice = state.rules.game === 'ludo' ? state.rules.dice : 1;
      for (const count of [0, 1, 2, 3]) {
        const faces = FACES.slice(0, count);
        expect(apply(state, { kind: 'roll', seat, faces, by: 'player' }).ok).toBe(
          offered.has('roll') && count === dice,
        );
      }
      for (const other of state.seats.filter((one) => one !== seat)) {
        expect(
          apply(state, { kind: 'roll', seat: other, faces: FACES.slice(0, dice), by: 'player' }).ok,
        ).toBe(false);
      }
    });
  });

  test('the move phase always offers a move, choices are distinct and each leads elsewhere', () => {
    holds((state) => {
      if (state.game !== 'ludo' || state.phase !== 'move') return;
      const moves = choices(state).filter((choice) => choice.kind === 'move');
      expect(moves.length).toBeGreaterThan(0);
      expect(new Set(moves.map(({ die, from, tokens }) => `${die} ${from} ${tokens.length}`)).size).toBe(
        moves.length,
      );
    });
  });

  test('apply changes no state it is given, and a state is plain JSON', () => {
    holds((state, before) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      if (before === null) return;
      const text = JSON.stringify(before);
      for (const number of [0, 7, 35]) {
        const action = actionFor(before, number);
        if (action !== null) apply(before, action);
      }
      expect(JSON.stringify(before)).toBe(text);
    });
  });

  test('places are only ever added, and nobody holds two', () => {
    holds((state, before) => {
      const places = standing(state);
      expect(new Set(places.map(([seat]) => seat)).size).toBe(places.length);
      if (before !== null) expect(places.slice(0, standing(before).length)).toEqual(standing(before));
    });
  });

  test('a finished game refuses everything and offers nothing', () => {
    let finished = 0;
    const quick = { preset: 'party-quick', enterOn: [1, 2, 3, 4, 5, 6], exactFinish: false } as const;
    const parsed = parseRules(quick, 2);
    if (!parsed.ok) throw new Error('these rules are sound');
    const { rules } = parsed;
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 35 }), { minLength: 400, maxLength: 400 }), (numbers) => {
        const state = follow({ rules, seats: [0, 2] }, numbers, () => {});
        if (turn(state) !== null) return;
        finished += 1;
        expect(choices(state)).toEqual([]);
        for (const seat of [0, 2] as const) {
          expect(apply(state, { kind: 'roll', seat, faces: [6], by: 'player' })).toEqual({
            ok: false,
            refusal: 'over',
          });
          expect(apply(state, { kind: 'move', seat, die: 1, tokens: [0], by: 'player' })).toEqual({
            ok: false,
            refusal: 'over',
          });
        }
      }),
      { numRuns: 20, seed: 1 },
    );
    expect(finished).toBeGreaterThan(10);
  });
});
