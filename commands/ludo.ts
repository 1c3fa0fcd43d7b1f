/** `/ludo`: opens a table of Ludo. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { sayIn } from '#i18n/say.ts';
import { isPresetId, type PresetId, presets } from '#rules/presets.ts';
import type { Command } from './command.ts';
import { openTable, tableOptions } from './open.ts';

const DEFAULT_HOUSE = 'ludotalk';
const houses: readonly PresetId[] = Object.values(presets)
  .filter(({ game }) => game === 'ludo')
  .map(({ id }) => id)
  .filter(isPresetId);

export const ludo = {
  data: {
    name: 'ludo',
    description: 'Open a table of Ludo in this channel',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'house',
        description: 'Whose rules (LudoTalk classic unless you say otherwise)',
        autocomplete: true,
      },
      ...tableOptions,
    ],
  },
  async execute(call, deps) {
    const wanted = String(call.options.house ?? DEFAULT_HOUSE);
    const house = houses.find((id) => id === wanted.toLowerCase() || nameOf(id) === wanted);
    if (house === undefined) {
      return { kind: 'notice', text: sayIn(call.language)('no.house', { house: wanted.slice(0, 60) }) };
    }
    return openTable(call, deps, house);
  },
  async complete({ text, language }) {
    const say = sayIn(language);
    const typed = text.toLowerCase();
    return houses
      .map((id) => ({ name: `${say(`house.${id}`)} · ${say(`house.${id}.about`)}`.slice(0, 100), value: id }))
      .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
  },
} satisfies Command;

function nameOf(id: PresetId): string {
  return sayIn('en')(`house.${id}`);
}
