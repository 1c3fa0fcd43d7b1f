/** Laws that every game obeys under any rules: whatever is rolled and chosen. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face, Seat } from '#rules/game.ts';
import {
  type Action,
  apply,
  choices,
  type GameId,
  gameIds,
  type Rules,
  type State,
  seatsOf,
  standing,
  start,
  tokensOf,
  turn,
} from '#rules/games.ts';
import { positionOf } from '#rules/position.ts';
import { presets, presetsOf } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { seatsFor } from '#rules/seats.ts';
import { stateShape } from '#rules/stored.ts';
import { fieldsOf, placesOf } from './random-games.ts';

const RUNS = 60;
const STEPS = 120;
const LONG = 1500;

/** Rules of one game that do not contradict themselves, with a number of players that they allow. */
const tablesOf = (game: GameId): fc.Arbitrary<{ readonly rules: Rules; readonly seats: readonly Seat[] }> =>
  fc
    .tuple(fc.constantFrom(...presetsOf(game)), fieldsOf(game), fc.integer({ min: 2, max: 6 }))
    .map(([preset, fields, players]) => {
      const parsed = parseRules({ preset, ...fields }, players);
      return parsed.ok ? { rules: parsed.rules, seats: seatsFor(players) } : null;
    })
    .filter((table) => table !== null);

/** Chance as a list of numbers: each settles one roll or one choice. High faces and sixes come often enough. */
const chances = fc.array(fc.nat({ max: 35 }), { minLength: STEPS, maxLength: STEPS });
/** As many as most games need to their end. */
const longChances = fc.array(fc.nat({ max: 35 }), { minLength: LONG, maxLength: LONG });

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

describe.each(gameIds)('laws of every game: %s', (game) => {
  function holds(see: (state: State, before: State | null) => void): void {
    fc.assert(
      fc.property(tablesOf(game), chances, (table, numbers) => {
        follow(table, numbers, see);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  }

  test('no token is lost, and each stands on a place there is', () => {
    holds((state) => {
      const { tokens: count, lowest, highest } = placesOf(state);
      for (const seat of state.seats) {
        const tokens = tokensOf(state, seat);
        expect(tokens.length).toBe(count);
        expect(tokens.every((at) => Number.isInteger(at) && at >= lowest && at <= highest)).toBe(true);
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
      const dice = choices(state).find((choice) => choice.kind === 'roll')?.dice ?? 1;
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

  test('a running game always offers something, choices are distinct and each leads elsewhere', () => {
    holds((state) => {
      expect(choices(state).length > 0).toBe(state.phase !== 'over');
      const moves = choices(state).filter((choice) => choice.kind === 'move');
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

  test('a state is read back as it was stored', () => {
    holds((state) => {
      expect(stateShape.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    });
  });

  test('a position is the tokens that were put there', () => {
    holds((state) => {
      const tokens = Object.fromEntries(state.seats.map((seat) => [seat, tokensOf(state, seat)]));
      const [seat = 0] = state.seats;
      const stood = positionOf(state.rules, state.seats, { tokens, seat });
      expect(state.seats.map((one) => tokensOf(stood, one))).toEqual(Object.values(tokens));
      expect(turn(stood)).toBe(seat);
    });
  });

  test('a player count is one that the game has', () => {
    for (const id of presetsOf(game)) {
      const { minPlayers, maxPlayers } = presets[id];
      expect(minPlayers).toBeGreaterThanOrEqual(seatsOf(game).min);
      expect(maxPlayers).toBeLessThanOrEqual(seatsOf(game).max);
    }
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
    fc.assert(
      fc.property(tablesOf(game), longChances, (table, numbers) => {
        const state = follow(table, numbers, () => {});
        if (turn(state) !== null) return;
        finished += 1;
        expect(choices(state)).toEqual([]);
        for (const seat of state.seats) {
          const over = { ok: false, refusal: 'over' };
          expect(apply(state, { kind: 'roll', seat, faces: [6], by: 'player' })).toEqual(over);
          expect(apply(state, { kind: 'move', seat, die: 1, tokens: [0], by: 'player' })).toEqual(over);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
    expect(finished).toBeGreaterThan(10);
  });
});
