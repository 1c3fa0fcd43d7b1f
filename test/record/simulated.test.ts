/** Simulated games of every preset and of many house rules leave records that the referee takes. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#computer/random.ts';
import { formatRecord, verifyRecord } from '#record/record.ts';
import { presets, presetsOf } from '#rules/presets.ts';
import { parseRules } from '#rules/ruleset.ts';
import { rowsOf, simulated } from './sample.ts';

describe('every preset at every number of players', () => {
  for (const { id, minPlayers, maxPlayers } of Object.values(presets)) {
    for (let players = minPlayers; players <= maxPlayers; players += 1) {
      test(`${id}, ${players} players`, () => {
        for (let game = 0; game < 3; game += 1) {
          const { header, lines } = simulated(id, players, `${id}.${players}.${game}`);
          expect(verifyRecord(formatRecord(header, lines))).toEqual({ ok: true });
        }
      });
    }
  }
});

test('the same seed leaves the same record, another one another', () => {
  expect(rowsOf(simulated('india', 4, 'a'))).toEqual(rowsOf(simulated('india', 4, 'a')));
  expect(rowsOf(simulated('india', 4, 'a'))).not.toEqual(rowsOf(simulated('india', 4, 'b')));
});

test('300 random combinations of house rules', () => {
  const random = seededRandom('house rules');
  let played = 0;
  while (played < 300) {
    const { rules, players } = combination(random);
    if (!parseRules(rules, players).ok) continue;
    played += 1;
    const { header, lines } = simulated(rules, players, `house.${played}`);
    expect(verifyRecord(formatRecord(header, lines)), JSON.stringify(rules)).toEqual({ ok: true });
  }
});

/** Any field changed with a chance of a third; what contradicts itself is left to the ruleset to refuse. */
function combination(random: () => number) {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const ids = presetsOf('ludo');
  const fields: Readonly<Record<string, readonly unknown[]>> = {
    maxPlayers: [6],
    teams: [false, true],
    teamHelp: [false, true],
    tokensToWin: [1, 2, 3],
    startOut: [1, 2, 4],
    opening: ['highest-roll', 'random', 'host'],
    dice: [1, 2],
    enterOn: [[1, 6], [1, 2, 3, 4, 5, 6], [5], [6, 3]],
    triesInYard: [1, 3],
    sequence: ['roll-move', 'roll-all-then-move'],
    bonus: ['used', 'always', 'no-entry', 'never'].map((six) => ({
      six,
      capture: random() < 0.5,
      home: random() < 0.5,
    })),
    threeSixes: ['forfeit-roll', 'void-turn', 'none'],
    safe: ['starts-and-stars', 'none'],
    stack: ['open', 'protected', 'block'],
    singlesBlock: [false, true],
    blockMoves: [false, true],
    startLimit: [2, null],
    forcedCapture: [false, true],
    exactFinish: [false, true],
    playOn: ['places', 'first'],
  };
  const changed = Object.entries(fields).flatMap(([field, values]) =>
    random() < 0.33 ? [[field, pick(values)] as const] : [],
  );
  return { rules: { preset: pick(ids), ...Object.fromEntries(changed) }, players: pick([2, 3, 4, 4, 5, 6]) };
}
