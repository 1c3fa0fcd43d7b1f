/** What is registered with Discord: the names that README tells and scripts use, each with its own whole sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '#commands/index.ts';
import { otherLocales } from '#commands/texts.ts';
import { en } from '#i18n/en.ts';
import { checkCommands } from '#playground/server/validate/commands.ts';

/** A command or subcommand that people can use, or one of its options. */
interface Told {
  /** As it is typed: `ludo`, `table kick`. */
  readonly path: string;
  readonly description: string;
  readonly localised: readonly (string | null | undefined)[];
  readonly options: readonly APIApplicationCommandOption[];
}

const all = commands.map(({ data }) => told(data.name, data));
const subcommands = commands.flatMap(({ data }) =>
  (data.options ?? []).filter(isSubcommand).map((one) => told(`${data.name} ${one.name}`, one)),
);
const usable = [...all.filter(({ options }) => !options.some(isSubcommand)), ...subcommands];
const readme = readFileSync('README.md', 'utf8');
const [, section = ''] = /\n## Commands in Discord\n([^#]*)/.exec(readme) ?? [];

describe('README', () => {
  test('has a row for every command and subcommand, and for no other', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('| `/'));
    const first = rows.map((row) => row.split('|')[1] ?? '').join(' ');
    expect([...first.matchAll(/`\/([\w ]+)`/g)].map(([, path = '']) => path).sort()).toEqual(
      usable.map(({ path }) => path).sort(),
    );
  });

  test('names no option that a command does not have', () => {
    const known = usable.flatMap(({ options }) => options.map(({ name }) => name));
    const named = [...section.matchAll(/`(?:\/[\w ]+ )?(\w+):\w*`/g)].map(([, name = '']) => name);
    expect(named).toContain('house');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test.each([
  ['commands', 'satisfies Command;', commands.map(({ data }) => data.name)],
  ['commands/table', 'satisfies Subcommand;', subcommands.map(({ path }) => path.replace('table ', ''))],
])('every file of %s that holds one is in the list, under the name of its file', (folder, mark, names) => {
  const files = readdirSync(folder).map((name) => (name.endsWith('.ts') ? name : `${name}/index.ts`));
  const holding = files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(mark));
  expect(holding.map((file) => file.replace(/(\/index)?\.ts$/, '')).sort()).toEqual([...names].sort());
});

test('people’s fingers and scripts know these names, in this order; others may join them', () => {
  const known = [
    'ludo house: players: thread: clock:',
    'snakes players: thread: clock:',
    'settings board:',
    'table board',
    'table rules',
    'table leave',
    'table computer level:',
    'table back',
    'table kick player:',
    'table skip',
    'table stop',
    'table host player:',
    'table pause',
    'table resume',
    'table save name:',
    'table record',
  ];
  const pathOf = (line: string) => line.replace(/ \w+:/g, '');
  const now = usable
    .filter(({ path }) => known.map(pathOf).includes(path))
    .map(({ path, options }) => [path, ...options.map(({ name }) => `${name}:`)].join(' '));
  expect(now).toEqual(known);
});

test('Discord takes the whole list', () => {
  const body = JSON.parse(JSON.stringify(commands.map(({ data }) => data)));
  expect(checkCommands(body)).toHaveLength(commands.length);
});

describe.each([...all, ...subcommands])('/$path', ({ path, description, localised, options }) => {
  const key = path.replaceAll(' ', '.');

  test('says what it is for, in its own sentence', () => {
    expect(description).toBe(sentence(`command.${key}.about`));
    for (const text of [description, ...localised]) fits(text);
  });

  test('says so of each of its options', () => {
    for (const option of options.filter((one) => !isSubcommand(one))) {
      const own = `command.${key}.option.${option.name}`;
      expect(option.description, option.name).toBe(
        own in en ? sentence(own) : sentence(`command.open.option.${option.name}`),
      );
      for (const text of [option.description, ...Object.values(option.description_localizations ?? {})])
        fits(text);
    }
  });
});

describe('another language', () => {
  const text = (language: string) => `said in ${language}`;

  test('is sent for each locale that Discord has it for', () => {
    const known = {
      en: { discord: ['en-US', 'en-GB'] },
      es: { discord: ['es-ES', 'es-419'] },
      hi: { discord: ['hi'] },
      ur: { discord: [] },
    } as const;
    expect(otherLocales(text, known)).toEqual({
      'es-ES': 'said in es',
      'es-419': 'said in es',
      hi: 'said in hi',
    });
  });

  test('that Discord does not have is not sent', () => {
    expect(otherLocales(text, { en: { discord: ['en-US'] }, ur: { discord: [] } })).toBeNull();
  });
});

function told(
  path: string,
  data: RESTPostAPIChatInputApplicationCommandsJSONBody | APIApplicationCommandSubcommandOption,
): Told {
  const { description, description_localizations, options } = data;
  return {
    path,
    description,
    localised: Object.values(description_localizations ?? {}),
    options: options ?? [],
  };
}

function isSubcommand(option: APIApplicationCommandOption): option is APIApplicationCommandSubcommandOption {
  return option.type === ApplicationCommandOptionType.Subcommand;
}

/** The English sentence of a key that is put together here from names; undefined when there is none. */
function sentence(key: string): string | undefined {
  return Object.entries<string>(en).find(([one]) => one === key)?.[1];
}

function fits(text: string | null | undefined): void {
  expect(text?.length).toBeGreaterThan(0);
  expect(text?.length).toBeLessThanOrEqual(100);
}
