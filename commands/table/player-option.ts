/** The option that names somebody at the table. */
import { type APIApplicationCommandUserOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Call } from '../command.ts';
import { described } from '../texts.ts';

/** The option, with the sentence on whom it asks for. */
export function playerOption(key: Parameters<typeof described>[0]): APIApplicationCommandUserOption {
  return { type: ApplicationCommandOptionType.User, name: 'player', ...described(key), required: true };
}

/** The user that was named. */
export function playerOf(call: Call): string {
  return String(call.options.player ?? '');
}
