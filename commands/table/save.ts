/** `/table save`: keeps the rules of the table under a name, for the whole server. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { mustWait } from '#desk/braked.ts';
import { houseNameOf, LONGEST_HOUSE_NAME, MOST_HOUSES } from '#people/guild-book.ts';
import { namesOf, plainName } from '#view/names.ts';
import { publishedHouse } from '../ludo.ts';
import { described } from '../texts.ts';
import type { Subcommand } from './subcommand.ts';

export const save = {
  data: {
    name: 'save',
    ...described('command.table.save.about'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        ...described('command.table.save.option.name'),
        required: true,
        max_length: LONGEST_HOUSE_NAME,
      },
    ],
  },
  async run(call, deps, { house, rules }, say) {
    const name = houseNameOf(String(call.options.name ?? ''));
    if (name === null) return { kind: 'notice', text: say('no.house.name') };
    if (publishedHouse(name) !== null) {
      return { kind: 'notice', text: say('no.house.taken', { name: plainName(name) }) };
    }
    const wait = mustWait('save', call, deps);
    if (wait !== null) return wait;
    const saved = await deps.guilds.saveHouse(call.guild, { name, house, rules });
    if (saved === 'saved')
      return { kind: 'notice', text: say('done.house.saved', { name: plainName(name) }) };
    const { houses } = await deps.guilds.load(call.guild);
    const names = namesOf(
      houses.map((one) => plainName(one.name)),
      say,
    );
    return { kind: 'notice', text: say('no.houses.full', { most: MOST_HOUSES, names }) };
  },
} satisfies Subcommand;
