/** The buttons of what the player on turn may do, in any game. */
import { expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { choiceButtons } from '#view/choices.ts';
import { playing, tableAt } from './boards.ts';

const say = sayIn('en');

test('a roll is one button, the same in every game', () => {
  const roll = { kind: 'play', decision: 0, choice: 'roll', look: 'success', label: '🎲 Roll' };
  for (const house of ['ludotalk', 'snakes'] as const) {
    const table = tableAt(house, 2, { seat: 0, tokens: {} });
    expect(choiceButtons(table, say)).toEqual([{ ...roll, table: table.id, decision: table.decision }]);
  }
});

test('each move is a button of this decision, with the choice it stands for', () => {
  const table = playing(tableAt('ludotalk', 2, { seat: 0, tokens: { 0: [3, 9, -1, -1] } }), [[4]]);
  const move = { kind: 'play', table: table.id, decision: table.decision, look: 'primary' };
  expect(choiceButtons(table, say)).toEqual([
    { ...move, choice: '4.0', label: '1: 4 squares' },
    { ...move, choice: '4.1', label: '2: 4 squares ★' },
  ]);
});
