/** What a subcommand of `/table` is. */
import type { APIApplicationCommandSubcommandOption } from 'discord-api-types/v10';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import type { Say } from '#i18n/say.ts';
import type { Table } from '#tables/table.ts';
import type { Call } from '../command.ts';

export interface Subcommand {
  readonly data: Omit<APIApplicationCommandSubcommandOption, 'type'>;
  /** Whether it is about the last game of the channel where none runs. */
  readonly ofLast?: true;
  /** Answers for the table of the channel; `say` speaks the caller's language. */
  readonly run: (call: Call, deps: Deps, table: Table, say: Say) => Promise<Answer> | Answer;
}
