/** A slash command while somebody types it: what is offered, what is missing, what is sent. Pure. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { OptionValue, PlaygroundState } from '../../user-side.ts';

/** One line of the picker: a command, or a subcommand of one. */
export interface Usable {
  readonly name: string;
  readonly subcommand?: string;
  /** As it is typed, without the slash, in the person's language. */
  readonly title: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

export interface Offer {
  readonly name: string;
  readonly value: OptionValue;
}

export interface Entry {
  readonly option: APIApplicationCommandBasicOption;
  readonly text: string;
  /** What was picked from a list; typing on takes it back. */
  readonly picked: Offer | null;
}

export interface Draft {
  readonly command: Usable;
  /** The options that are filled in, required ones first. */
  readonly entries: readonly Entry[];
}

type Localized = { readonly [locale: string]: string | null } | null | undefined;

/** A name in a language, where the bot gave one for it. */
function localized(name: string, names: Localized, locale: string): string {
  return names?.[locale] ?? name;
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

/** The draft of a command nobody has filled in yet. */
export function startDraft(command: Usable): Draft {
  const required = command.options.filter(({ required }) => required === true);
  return { command, entries: required.map((option) => ({ option, text: '', picked: null })) };
}

/** Options that may still be added. */
export function optionsLeft(draft: Draft, typed: string): readonly APIApplicationCommandBasicOption[] {
  const wanted = typed.trim().toLowerCase().replace(/:$/, '');
  return draft.command.options.filter(
    (option) => !draft.entries.some((entry) => entry.option === option) && option.name.startsWith(wanted),
  );
}

export function addOption(draft: Draft, option: APIApplicationCommandBasicOption): Draft {
  return { ...draft, entries: [...draft.entries, { option, text: '', picked: null }] };
}

export function dropOption(draft: Draft, name: string): Draft {
  return { ...draft, entries: draft.entries.filter(({ option }) => option.name !== name) };
}

/** Typed text, or a pick from the list. */
export function fill(draft: Draft, name: string, by: string | Offer): Draft {
  const entries = draft.entries.map((entry) => {
    if (entry.option.name !== name) return entry;
    return typeof by === 'string'
      ? { ...entry, text: by, picked: null }
      : { ...entry, text: by.name, picked: by };
  });
  return { ...draft, entries };
}

/** What the picker lists for an option, whatever has been typed; null when anything may be typed. */
export function offers(
  option: APIApplicationCommandBasicOption,
  server: PlaygroundState,
  locale: string,
): readonly Offer[] | null {
  switch (option.type) {
    case Type.Boolean:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case Type.User:
    case Type.Mentionable:
      return server.users.map(({ name, id }) => ({ name: `@${name}`, value: id }));
    case Type.Channel:
      return server.channels.map(({ name, id }) => ({ name: `#${name}`, value: id }));
    case Type.String:
    case Type.Integer:
    case Type.Number:
      if (!('choices' in option) || option.choices === undefined) return null;
      return option.choices.map(({ name, name_localizations, value }) => ({
        name: localized(name, name_localizations, locale),
        value,
      }));
    case Type.Role:
    case Type.Attachment:
      return [];
  }
}

/** The offers that go with what was typed. */
export function narrowed(list: readonly Offer[], typed: string): readonly Offer[] {
  const wanted = typed.trim().toLowerCase();
  const plain = ({ name }: Offer) => name.toLowerCase();
  return list.filter((offer) => plain(offer).includes(wanted) || plain(offer).slice(1).startsWith(wanted));
}

/** The value of an entry, or the sentence that says what is wrong with it. */
function valueIn(
  entry: Entry,
  server: PlaygroundState,
  locale: string,
): OptionValue | { readonly problem: string } {
  const { option, picked } = entry;
  if (picked !== null) return picked.value;
  const text = entry.text.trim();
  if (text === '')
    return {
      problem:
        option.required === true ? 'This option is required.' : 'Fill this in, or take the option away.',
    };
  const list = offers(option, server, locale);
  if (list !== null) {
    const named = list.find(({ name }) =>
      [name.toLowerCase(), name.slice(1).toLowerCase()].includes(text.toLowerCase()),
    );
    return named?.value ?? { problem: 'Pick one of the list.' };
  }
  switch (option.type) {
    case Type.Integer:
    case Type.Number:
      return numberOf(
        text,
        option.type === Type.Integer,
        bound(option, 'min_value'),
        bound(option, 'max_value'),
      );
    default:
      return textOf(text, bound(option, 'min_length'), bound(option, 'max_length'));
  }
}

/** The values of a draft, or the first option with something wrong. */
export function finished(
  draft: Draft,
  server: PlaygroundState,
  locale: string,
):
  | { readonly options: Readonly<Record<string, OptionValue>> }
  | { readonly option: string; readonly problem: string } {
  const options: Record<string, OptionValue> = {};
  for (const entry of draft.entries) {
    const value = valueIn(entry, server, locale);
    if (typeof value === 'object') return { option: entry.option.name, problem: value.problem };
    options[entry.option.name] = value;
  }
  return { options };
}

/** The draft as a line of text, for the message that says it failed. */
export function lineOf({ command, entries }: Draft): string {
  return [`/${command.title}`, ...entries.map(({ option, text }) => `${option.name}:${text}`)].join(' ');
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

function bound(
  option: APIApplicationCommandBasicOption,
  key: 'min_value' | 'max_value' | 'min_length' | 'max_length',
): number | undefined {
  const limit = key in option ? Object.entries(option).find(([name]) => name === key)?.[1] : undefined;
  return typeof limit === 'number' ? limit : undefined;
}

function numberOf(text: string, whole: boolean, min: number | undefined, max: number | undefined) {
  const value = Number(text);
  if (Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return { problem: whole ? 'Give a whole number.' : 'Give a number.' };
  if (min !== undefined && value < min) return { problem: `At least ${min}.` };
  if (max !== undefined && value > max) return { problem: `At most ${max}.` };
  return value;
}

function textOf(text: string, min: number | undefined, max: number | undefined) {
  if (min !== undefined && text.length < min) return { problem: `At least ${min} characters.` };
  if (max !== undefined && text.length > max) return { problem: `At most ${max} characters.` };
  return text;
}
