/** A check on any Snakes and Ladders: how many rolls one player needs on the widely printed board. */
import { expect, test } from 'vitest';
import { seededRandom } from '#computer/random.ts';
import { apply, start } from '#rules/games.ts';
import { boards } from '#rules/snakes/board.ts';
import { faceFrom, rulesOf } from '../scene.ts';

const milton = {
  preset: 'snakes',
  board: 'milton',
  jumps: boards.milton,
  enterOn: [1, 2, 3, 4, 5, 6],
  entersAt: 0,
  bonusSix: false,
};

/** Althoen, King and Schilling, 1993: 39.22512 rolls on average for one player. */
test('one player on milton needs 39.225 rolls on average', () => {
  const games = 50_000;
  const rules = rulesOf(milton, 2);
  const random = seededRandom('milton');
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game += 1) {
    let { state } = start(rules, [0], { rolls: [], first: 0 });
    let rolls = 0;
    while (state.seatOnTurn !== null) {
      const face = faceFrom(1 + Math.floor(random() * 6));
      const rolled = apply(state, { kind: 'roll', seat: 0, faces: [face], by: 'player' });
      if (!rolled.ok) throw new Error(rolled.refusal);
      state = rolled.state;
      rolls += 1;
    }
    sum += rolls;
    squares += rolls * rolls;
  }
  const mean = sum / games;
  const standardError = Math.sqrt((squares / games - mean * mean) / games);
  expect(Math.abs(mean - 39.22512)).toBeLessThan(3 * standardError);
});
