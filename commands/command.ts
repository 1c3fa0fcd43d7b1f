/** What a slash command is, what it is told, and what it answers. */
import type {
  APIApplicationCommandOptionChoice,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Answer } from '#desk/answer.ts';
import type { Caller } from '#desk/caller.ts';
import type { Deps } from '#desk/deps.ts';
import type { Language } from '#i18n/languages.ts';

export interface Call extends Caller {
  readonly subcommand: string | null;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** What is being typed into an option. */
interface Typing {
  readonly option: string;
  readonly text: string;
  readonly guild: string;
  readonly language: Language;
}

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly execute: (call: Call, deps: Deps) => Promise<Answer>;
  readonly complete?: (
    typing: Typing,
    deps: Deps,
  ) => Promise<readonly APIApplicationCommandOptionChoice<string>[]>;
}
