/** The preset of Snakes and Ladders is that of rules.md, section 6. */
import { expect, test } from 'vitest';
import { presets } from '#rules/presets.ts';
import { boards } from '#rules/snakes/board.ts';

test('every field, and both named boards', () => {
  const { jumps, ...rest } = presets.snakes;
  expect(rest).toEqual({
    game: 'snakes',
    id: 'snakes',
    minPlayers: 2,
    maxPlayers: 4,
    enterOn: [6],
    entersAt: 6,
    bonusSix: true,
    exact: true,
    playOn: 'places',
    board: 'house',
  });
  expect(text(jumps)).toBe(
    '9>31 15>44 17>7 21>42 28>84 36>55 47>26 49>11 51>67 56>53 62>19 64>60 71>91 80>99 87>24 93>73 95>75 98>78',
  );
  expect(text(boards.milton)).toBe(
    '1>38 4>14 9>31 16>6 21>42 28>84 36>44 47>26 49>11 51>67 56>53 62>19 64>60 71>91 80>100 87>24 93>73 95>75 98>78',
  );
});

function text(jumps: Readonly<Record<string, number>>): string {
  return Object.entries(jumps)
    .map(([from, to]) => `${from}>${to}`)
    .join(' ');
}
