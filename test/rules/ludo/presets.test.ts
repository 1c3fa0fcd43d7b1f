/** The presets of Ludo are those of rules.md, section 5. */
import { describe, expect, test } from 'vitest';
import { presets, presetsOf } from '#rules/presets.ts';

/** Section 5, row by row; the columns are the presets in this order. */
const COLUMNS = [
  'ludotalk',
  'ludotalk-quick',
  'ludotalk-teams',
  'luddo',
  'party',
  'party-quick',
  'india',
  'fortegames',
] as const;
const TABLE = `
minPlayers     | 2 | 2 | 4 | 2 | 2 | 2 | 2 | 2
maxPlayers     | 4 | 4 | 4 | 6 | 4 | 4 | 4 | 4
teams          | no | no | yes | no | no | no | no | no
tokensToWin    | 4 | 4 | 4 | 4 | 4 | 1 | 4 | 4
startOut       | 0 | 0 | 0 | 0 | 0 | 4 | 0 | 0
opening        | highest-roll | highest-roll | highest-roll | random | random | random | highest-roll | random
enterOn        | 6 | 1,2,3,4,5,6 | 6 | 6 | 6 | 6 | 6 | 6
sequence       | roll-move | roll-move | roll-move | roll-all-then-move | roll-move | roll-move | roll-move | roll-move
bonus.six      | used | used | used | used | always | always | no-entry | always
bonus.capture  | yes | yes | yes | yes | no | no | no | no
bonus.home     | no | no | no | yes | no | no | no | no
threeSixes     | forfeit-roll | forfeit-roll | forfeit-roll | void-turn | void-turn | void-turn | forfeit-roll | forfeit-roll
safe           | starts-and-stars | starts-and-stars | starts-and-stars | starts-and-stars | starts-and-stars | starts-and-stars | none | none
stack          | open | open | open | open | protected | protected | block | open
singlesBlock   | no | no | no | no | no | no | yes | no
blockMoves     | no | no | no | no | no | no | yes | no
startLimit     | null | null | null | null | null | null | 2 | null
playOn         | places | places | first | places | first | first | first | places
tokens         | 4 | 4 | 4 | 4 | 4 | 4 | 4 | 4
dice           | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1
teamHelp       | no | no | no | no | no | no | no | no
triesInYard    | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1
forcedCapture  | no | no | no | no | no | no | no | no
exactFinish    | yes | yes | yes | yes | yes | yes | yes | yes
`;

describe('the presets are those of the table', () => {
  for (const row of TABLE.trim().split('\n')) {
    const [field = '', ...values] = row.split('|').map((cell) => cell.trim());
    test(field, () => {
      expect(COLUMNS.map((id) => cellOf(field, presets[id]))).toEqual(values);
    });
  }

  test('every house has its column', () => expect(COLUMNS).toEqual(presetsOf('ludo')));

  test('every field has its row', () => {
    const rows = new Set(
      TABLE.trim()
        .split('\n')
        .map((row) => row.split('|')[0]?.trim().split('.')[0]),
    );
    expect(Object.keys(presets.ludotalk).filter((field) => !rows.has(field))).toEqual(['id', 'game']);
  });
});

function cellOf(field: string, rules: object): string {
  const value = field
    .split('.')
    .reduce<unknown>((at, part) => new Map(Object.entries(Object(at))).get(part), rules);
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}
