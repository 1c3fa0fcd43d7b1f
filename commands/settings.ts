/** `/settings`: what a server settles for all its tables. */
import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { sayIn } from '#i18n/say.ts';
import type { Key } from '#i18n/sentences.ts';
import type { Settings } from '#tables/table.ts';
import type { Command } from './command.ts';
import { described, named } from './texts.ts';

const looks = {
  light: { theme: 'light', name: 'command.settings.board.light', done: 'done.theme.light' },
  dark: { theme: 'dark', name: 'command.settings.board.dark', done: 'done.theme.dark' },
} as const satisfies {
  readonly [One in Settings['theme']]: { readonly theme: One; readonly name: Key; readonly done: Key };
};

export const settings = {
  data: {
    name: 'settings',
    ...described('command.settings.about'),
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'board',
        ...described('command.settings.option.board'),
        required: true,
        choices: Object.values(looks).map(({ theme, name }) => ({
          ...named((say) => say(name)),
          value: theme,
        })),
      },
    ],
  },
  async execute(call, deps) {
    const say = sayIn(call.language);
    if (!call.managesGuild) return { kind: 'notice', text: say('no.not-manager') };
    const look = call.options.board === 'dark' ? looks.dark : looks.light;
    await deps.guilds.setTheme(call.guild, look.theme);
    return { kind: 'notice', text: say(look.done) };
  },
} satisfies Command;
