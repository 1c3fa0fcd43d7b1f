/** What can be typed after a slash: commands and their subcommands, in a person's language. Pure. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { localized } from './localized.ts';

/** One line of the picker: a command, or a subcommand of one. */
export interface Usable {
  readonly name: string;
  readonly subcommand?: string;
  /** As it is typed, without the slash, in the person's language. */
  readonly title: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Everything that can be used, in the language of a person. */
export function usables(commands: readonly APIApplicationCommand[], locale: string): readonly Usable[] {
  return commands
    .filter(({ type }) => type === 1)
    .flatMap((command) => {
      const title = localized(command.name, command.name_localizations, locale);
      return lines(command.name, title, command, command.options ?? [], locale);
    });
}

/** The lines that go with what was typed after the slash; those that begin so come first. */
export function matching(list: readonly Usable[], typed: string): readonly Usable[] {
  const wanted = typed.trim().toLowerCase();
  const starts = list.filter(({ title }) => title.toLowerCase().startsWith(wanted));
  const contains = list.filter(
    (usable) => !starts.includes(usable) && usable.title.toLowerCase().includes(wanted),
  );
  return [...starts, ...contains];
}

function lines(
  name: string,
  title: string,
  about: Pick<APIApplicationCommand, 'description' | 'description_localizations'>,
  options: readonly APIApplicationCommandOption[],
  locale: string,
  path: readonly string[] = [],
): readonly Usable[] {
  const nested = options.filter(
    (option) => option.type === Type.Subcommand || option.type === Type.SubcommandGroup,
  );
  if (nested.length > 0) {
    return nested.flatMap((option) => {
      const longer = `${title} ${localized(option.name, option.name_localizations, locale)}`;
      const inner: readonly APIApplicationCommandOption[] = option.options ?? [];
      return lines(
        name,
        longer,
        {
          description: option.description,
          description_localizations: option.description_localizations ?? null,
        },
        inner,
        locale,
        [...path, option.name],
      );
    });
  }
  const basic = options.filter(
    (option) => option.type !== Type.Subcommand && option.type !== Type.SubcommandGroup,
  );
  const description = localized(about.description, about.description_localizations, locale);
  const subcommand = path.join(' ');
  return [{ name, title, description, options: basic, ...(subcommand === '' ? {} : { subcommand }) }];
}
