/** Somebody who asks for something, by a command or a button. */
import type { Language } from '#i18n/languages.ts';
import type { Person } from '#tables/table.ts';
import type { Permission } from './permissions.ts';

/** Who asks, and where. */
export interface Caller {
  /** The interaction's id. */
  readonly interaction: string;
  readonly person: Person;
  readonly guild: string;
  readonly channel: string;
  /** Whether that channel is a thread. */
  readonly inThread: boolean;
  /** The language of answers that only this person sees. */
  readonly language: Language;
  /** The language of tables in this guild. */
  readonly guildLanguage: Language;
  /** Whether they may end other people's tables. */
  readonly managesChannel: boolean;
  readonly managesGuild: boolean;
  /** What the bot lacks here to post boards. */
  readonly missing: readonly Permission[];
  /** Whether the bot may open a public thread here. */
  readonly mayThread: boolean;
  /** Whether they may open one themselves: the bot opens none for who may not. */
  readonly ownThreads: boolean;
}
