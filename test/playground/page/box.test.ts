/** The message box as steps: what is offered, what is refused, what is sent. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import * as step from '#playground/page/compose/box.ts';
import { pickerFor } from '#playground/page/compose/box-picker.ts';
import { finished, lineOf } from '#playground/page/compose/command-draft.ts';
import { usables } from '#playground/page/compose/usables.ts';
import type { PlaygroundState } from '#playground/user-side.ts';

const COMMANDS = [
  {
    type: 1,
    name: 'ludo',
    name_localizations: { hi: 'लूडो' },
    description: 'Opens a table',
    options: [
      {
        type: 3,
        name: 'house',
        description: 'Whose rules',
        choices: [
          { name: 'Party Ludo', value: 'party' },
          { name: 'India', value: 'india' },
        ],
      },
      { type: 4, name: 'clock', description: 'Seconds', min_value: 5, max_value: 600 },
      { type: 5, name: 'dark', description: 'Dark board' },
      { type: 3, name: 'note', description: 'A word', min_length: 2, max_length: 4 },
    ],
  },
  {
    type: 1,
    name: 'table',
    description: 'Your table',
    options: [
      {
        type: 1,
        name: 'kick',
        description: 'Off the table',
        options: [{ type: 6, name: 'who', description: 'Whom', required: true }],
      },
      { type: 1, name: 'board', description: 'The board anew' },
    ],
  },
  { type: 3, name: 'A menu of messages', description: '' },
] as unknown as readonly APIApplicationCommand[]; // Only the fields that the client reads.

const server: PlaygroundState = {
  users: [{ id: '1', name: 'Asha', locale: 'hi', bot: false, roles: ['Member'], avatarUrl: '' }],
  guilds: [],
  channels: [],
  commands: COMMANDS,
  botReady: true,
  now: 0,
};

function around(locale = 'en-US'): step.Around {
  return { server, locale, commands: usables(COMMANDS, locale) };
}

function titles(box: step.Box): readonly string[] | undefined {
  return pickerFor(box, around())?.lines.map(({ title }) => title);
}

function begun(name: string): step.Box {
  const usable = around().commands.find(({ title }) => title === name);
  if (usable === undefined) throw new Error(name);
  return step.start(usable);
}

/** A box with options filled in by typing. */
function filled(name: string, options: Readonly<Record<string, string>>): step.Box {
  return Object.entries(options).reduce(
    (box, [option, text]) => step.typeOption(step.add(box, option), option, text),
    begun(name),
  );
}

function sent(box: step.Box) {
  if (box.draft === null) throw new Error('no command');
  return finished(box.draft, server, 'en-US');
}

test('a slash lists the commands and their subcommands, and typing narrows them', () => {
  expect(titles(step.typeText(step.emptyBox, '/', around()))).toEqual([
    '/ludo',
    '/table kick',
    '/table board',
  ]);
  expect(titles(step.typeText(step.emptyBox, '/ki', around()))).toEqual(['/table kick']);
  expect(titles(step.typeText(step.emptyBox, 'hello /', around()))).toBeUndefined();
});

test('names are in the language of the person', () => {
  expect(around('hi').commands[0]?.title).toBe('लूडो');
  expect(around('hi').commands[0]?.name).toBe('ludo');
});

test('a blank after a whole name begins the command', () => {
  expect(step.typeText(step.emptyBox, '/table kick ', around()).draft?.command.title).toBe('table kick');
  expect(step.typeText(step.emptyBox, '/tab ', around()).draft).toBeNull();
});

test('required options stand ready, and Enter marks nothing when there are none', () => {
  expect(begun('table kick').focused).toBe('who');
  expect(begun('ludo')).toMatchObject({ focused: step.TAIL, active: -1 });
  expect(step.takesMarked(begun('ludo'), around())).toBe(false);
});

test('an option lists its choices, and a pick goes on to the next field', () => {
  const box = step.add(begun('ludo'), 'house');
  expect(titles(box)).toEqual(['Party Ludo', 'India']);
  expect(titles(step.typeOption(box, 'house', 'ind'))).toEqual(['India']);
  const picked = pickerFor(box, around())?.lines[1]?.gives ?? box;
  expect(picked.focused).toBe(step.TAIL);
  expect(sent(picked)).toEqual({ options: { house: 'india' } });
  expect(titles(picked)).toEqual(['clock', 'dark', 'note']);
});

test.each([
  [{ house: 'Party Ludo' }, { options: { house: 'party' } }],
  [{ house: 'mine' }, { option: 'house', problem: 'Pick one of the list.' }],
  [{ clock: '30', dark: 'true' }, { options: { clock: 30, dark: true } }],
  [{ clock: '4' }, { option: 'clock', problem: 'At least 5.' }],
  [{ clock: '601' }, { option: 'clock', problem: 'At most 600.' }],
  [{ clock: '7.5' }, { option: 'clock', problem: 'Give a whole number.' }],
  [{ clock: 'soon' }, { option: 'clock', problem: 'Give a whole number.' }],
  [{ note: 'x' }, { option: 'note', problem: 'At least 2 characters.' }],
  [{ note: 'xxxxx' }, { option: 'note', problem: 'At most 4 characters.' }],
  [{ note: '' }, { option: 'note', problem: 'Fill this in, or take the option away.' }],
])('%j is sent or refused', (options, expected) => {
  expect(sent(filled('ludo', options))).toEqual(expected);
});

test('a required option has to be filled in, by name if one likes', () => {
  expect(sent(begun('table kick'))).toEqual({ option: 'who', problem: 'This option is required.' });
  expect(sent(step.typeOption(begun('table kick'), 'who', 'asha'))).toEqual({ options: { who: '1' } });
});

test('Backspace takes away an empty option, then the command', () => {
  const box = step.add(begun('ludo'), 'house');
  const without = step.back(box);
  expect(without?.draft?.entries).toEqual([]);
  expect(without === null ? null : step.back(without)).toMatchObject({ draft: null, text: '/ludo' });
  expect(step.back(step.typeOption(box, 'house', 'x'))).toBeNull();
});

test('the mark goes around the list', () => {
  expect(step.step(begun('ludo'), 1, 4).active).toBe(0);
  expect(step.step(begun('ludo'), -1, 4).active).toBe(3);
});

test('a draft reads as it would be typed', () => {
  const { draft } = filled('ludo', { house: 'India', clock: '30' });
  expect(draft === null ? '' : lineOf(draft)).toBe('/ludo house:India clock:30');
});
