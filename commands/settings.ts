/** `/settings`: what a server settles for all its tables. */
import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { sayIn } from '#i18n/say.ts';
import type { Command } from './command.ts';

export const settings = {
  data: {
    name: 'settings',
    description: 'How new tables of this server look',
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'board',
        description: 'The look of new boards',
        required: true,
        choices: [
          { name: 'light', value: 'light' },
          { name: 'dark', value: 'dark' },
        ],
      },
    ],
  },
  async execute(call, deps) {
    const say = sayIn(call.language);
    if (!call.managesGuild) return { kind: 'notice', text: say('no.not-manager') };
    const theme = call.options.board === 'dark' ? 'dark' : 'light';
    await deps.guilds.setTheme(call.guild, theme);
    return { kind: 'notice', text: say(`done.theme.${theme}`) };
  },
} satisfies Command;
