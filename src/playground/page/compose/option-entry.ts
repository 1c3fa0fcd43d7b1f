/** One option while somebody fills it in: what is offered, and which value was meant. Pure. */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { OptionValue, PlaygroundState } from '../../user-side.ts';
import { localized } from './localized.ts';

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
export function valueIn(
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
