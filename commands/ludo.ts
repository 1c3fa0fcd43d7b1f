/** `/ludo`: opens a table of Ludo. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sayIn } from '#i18n/say.ts';
import type { GuildBook } from '#people/guild-book.ts';
import type { Rules } from '#rules/games.ts';
import { type PresetId, presetIds, presets, presetsOf } from '#rules/presets.ts';
import { plainName } from '#view/names.ts';
import type { Command } from './command.ts';
import { openTable, tableOptions } from './open.ts';
import { described } from './texts.ts';

const DEFAULT_HOUSE = 'ludotalk';
/** What the list puts before the name of a house that the guild saved. */
const SAVED = 'saved:';
const houses = presetsOf('ludo');

export const ludo = {
  data: {
    name: 'ludo',
    ...described('command.ludo.about'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'house',
        ...described('command.ludo.option.house'),
        autocomplete: true,
        max_length: 100,
      },
      ...tableOptions,
    ],
  },
  async execute(call, deps) {
    const wanted = String(call.options.house ?? DEFAULT_HOUSE);
    const found = await houseNamed(wanted, call.guild, deps.guilds);
    if (found === null) {
      return { kind: 'notice', text: sayIn(call.language)('no.house', { house: plainName(wanted) }) };
    }
    return openTable(call, deps, found.house, found.rules);
  },
  async complete({ text, guild, language }, deps) {
    const say = sayIn(language);
    const typed = text.toLowerCase();
    const saved = (await deps.guilds.load(guild)).houses;
    return [
      ...houses.map((id) => ({
        name: `${say(`house.${id}`)} · ${say(`house.${id}.about`)}`.slice(0, 100),
        value: id,
      })),
      ...saved.map(({ name, house }) => ({
        name: `★ ${name} · ${say(`house.${house}`)}`,
        value: `${SAVED}${name}`,
      })),
    ].filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
  },
} satisfies Command;

/** The published house that goes by this id or name, of any game; null when none does. */
export function publishedHouse(text: string, among: readonly PresetId[] = presetIds): PresetId | null {
  const typed = text.trim().toLowerCase();
  return among.find((id) => id === typed || sayIn('en')(`house.${id}`).toLowerCase() === typed) ?? null;
}

/** A published house, or one that the guild saved; null when there is none of that name. */
async function houseNamed(
  wanted: string,
  guild: string,
  guilds: GuildBook,
): Promise<{ readonly house: PresetId; readonly rules: Rules } | null> {
  const preset = publishedHouse(wanted, houses);
  if (preset !== null) return { house: preset, rules: presets[preset] };
  const name = wanted.startsWith(SAVED) ? wanted.slice(SAVED.length) : wanted.trim();
  return (await guilds.load(guild)).houses.find((one) => one.name === name) ?? null;
}
