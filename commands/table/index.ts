/** `/table`: everything that can be done to the table of a channel without its buttons. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { tableHere } from '#desk/act.ts';
import { sayIn } from '#i18n/say.ts';
import type { Command } from '../command.ts';
import { described } from '../texts.ts';
import { back } from './back.ts';
import { board } from './board.ts';
import { computer } from './computer.ts';
import { host } from './host.ts';
import { kick } from './kick.ts';
import { leave } from './leave.ts';
import { pause } from './pause.ts';
import { record } from './record.ts';
import { resume } from './resume.ts';
import { rules } from './rules.ts';
import { save } from './save.ts';
import { skip } from './skip.ts';
import { stop } from './stop.ts';
import type { Subcommand } from './subcommand.ts';

/** In the order people see them. */
const subcommands: readonly Subcommand[] = [
  board,
  rules,
  leave,
  computer,
  back,
  kick,
  skip,
  stop,
  host,
  pause,
  resume,
  save,
  record,
];

export const table = {
  data: {
    name: 'table',
    ...described('command.table.about'),
    options: subcommands.map(({ data }) => ({ ...data, type: ApplicationCommandOptionType.Subcommand })),
  },
  async execute(call, deps) {
    const subcommand = subcommands.find(({ data }) => data.name === call.subcommand);
    const here = await tableHere(call, deps);
    const noGame = 'kind' in here || here.phase === 'lobby';
    const last = noGame && subcommand?.ofLast === true ? await deps.host.lastIn(call.channel) : null;
    const found = last ?? here;
    if ('kind' in found) return found;
    const say = sayIn(call.language);
    if (subcommand === undefined) return { kind: 'notice', text: say('no.option') };
    return subcommand.run(call, deps, found, say);
  },
} satisfies Command;
