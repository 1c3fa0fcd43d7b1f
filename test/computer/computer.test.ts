/** Computers choose legal moves under any rules, the same again for the same chance, and better ones level by level. */
import { describe, expect, test } from 'vitest';
import { interval } from '#cli/league.ts';
import { type Policy, playGame, winnersOf } from '#cli/playing.ts';
import { choose } from '#computer/computer.ts';
import { LEVELS, type Level } from '#computer/level.ts';
import { seededRandom } from '#computer/random.ts';
import { choices } from '#rules/games.ts';
import { type PresetId, presets } from '#rules/presets.ts';
import { play, type Wanted } from '../rules/scene.ts';

/** The move a level chooses, as the number and the tokens. */
function chosen(level: Level, wanted: Wanted, board: string, roll: string): string {
  const { state } = play(wanted, board, roll);
  const choice = choose(state, level, seededRandom('computer'));
  return choice.kind === 'roll' ? 'roll' : `${choice.die}: ${choice.tokens.join('+')}`;
}

describe('every level', () => {
  test('chooses one of the choices, and leaves the position as it was', () => {
    for (const level of LEVELS) {
      for (const [wanted, board, roll] of [
        ['india', '0: 10 10 40 y | 2: 38 38 3 y', 'roll 6'],
        ['luddo', '0: 4 y 50 53 | 2: 36 38 y y', 'roll 3'],
        [{ preset: 'ludotalk', dice: 2 }, '0: 10 20 y y | 2: 40 3 y y', 'roll 6 2'],
        [
          { preset: 'ludotalk-teams', teamHelp: true },
          '0: h h h h | 1: 3 y y y | 2: 4 9 y y | 3: y y y y',
          'roll 6',
        ],
      ] as const) {
        const { state } = play(wanted, board, roll);
        const before = JSON.stringify(state);
        expect(choices(state)).toContainEqual(choose(state, level, seededRandom(1)));
        expect(JSON.stringify(state)).toBe(before);
      }
    }
  });

  test('rolls when a roll is due, also in Snakes and Ladders', () => {
    for (const level of LEVELS) {
      expect(choose(play('snakes', '0: 5 | 2: 0').state, level, seededRandom(1))).toEqual({
        kind: 'roll',
        dice: 1,
      });
      expect(
        choose(play({ preset: 'india', dice: 2 }, '0: 5 y y y | 2: y y y y').state, level, seededRandom(1)),
      ).toEqual({
        kind: 'roll',
        dice: 2,
      });
    }
  });

  test('chooses the same again for the same chance', () => {
    for (const level of LEVELS) {
      const board = '0: 10 20 30 y | 2: 40 3 y y';
      expect(chosen(level, 'ludotalk', board, 'roll 6')).toBe(chosen(level, 'ludotalk', board, 'roll 6'));
    }
  });

  test('plays whole games of every preset', () => {
    for (const level of LEVELS) {
      for (const id of Object.keys(presets)) {
        const rules = presets[id as PresetId];
        const policies = Array.from({ length: rules.minPlayers }, (): Policy => level);
        expect(winnersOf(playGame(rules, policies, `${level}.${id}`)).length).toBe(
          id === 'ludotalk-teams' ? 2 : 1,
        );
      }
    }
  });
});

describe('medium and hard', () => {
  test('take a token far on its way, and bring the winning one home', () => {
    for (const level of ['medium', 'hard'] as const) {
      expect(chosen(level, 'ludotalk', '0: 3 10 y y | 2: 19 40 y y', 'roll 4')).toBe('4: 1');
      expect(chosen(level, 'ludotalk', '0: 52 h h h | 2: 19 40 y y', 'roll 4')).toBe('4: 0');
      expect(chosen(level, 'party-quick', '0: 52 0 0 9 | 2: 0 31 0 0', 'roll 4')).toBe('4: 0');
    }
  });
});

/** Games of a seed are always the same, so this does not come out otherwise now and then. */
describe('each level is better than the one below', () => {
  for (const [better, worse, games] of [
    ['easy', 'random', 500],
    ['medium', 'easy', 150],
    ['hard', 'medium', 250],
  ] as const) {
    // A slow machine may need longer than other tests do.
    test(`${better} beats ${worse}`, { timeout: 240_000 }, () => {
      let won = 0;
      for (let game = 0; game < games; game += 1) {
        const policies: readonly Policy[] = game % 2 === 0 ? [better, worse] : [worse, better];
        const seat = game % 2 === 0 ? 0 : 2;
        if (winnersOf(playGame(presets.ludotalk, policies, `${better}.${worse}.${game}`)).includes(seat))
          won += 1;
      }
      // The whole 95 % interval lies above one half.
      expect(interval(won, games)[0]).toBeGreaterThan(0.5);
    });
  }
});

test('seeded chance is even and its own for each seed', () => {
  const random = seededRandom('even');
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < 100_000; draw += 1) {
    const at = Math.floor(random() * 10);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  expect(seededRandom('a')()).not.toBe(seededRandom('b')());
});
