/** The texts of commands as Discord takes them: in English, and in every other language that it has a locale for. */
import type { Locale, LocalizationMap } from 'discord-api-types/v10';
import { languages } from '#i18n/languages.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import type { Key } from '#i18n/sentences.ts';

/** By language, the locales of Discord that it stands for. */
type Locales = Readonly<Record<string, { readonly discord: readonly `${Locale}`[] }>>;

/** What a command or an option is for. */
export function described(key: Extract<Key, `command.${string}`>): {
  readonly description: string;
  readonly description_localizations?: LocalizationMap;
} {
  const others = otherLocales((language) => sayIn(language)(key), languages);
  return {
    description: sayIn('en')(key),
    ...(others === null ? {} : { description_localizations: others }),
  };
}

/** How a choice of an option reads. */
export function named(nameIn: (say: Say) => string): {
  readonly name: string;
  readonly name_localizations?: LocalizationMap;
} {
  const others = otherLocales((language) => nameIn(sayIn(language)), languages);
  return { name: nameIn(sayIn('en')), ...(others === null ? {} : { name_localizations: others }) };
}

/** A text by the locales of every language but English, which Discord shows where there is no other; null: none. */
export function otherLocales(textIn: (language: string) => string, known: Locales): LocalizationMap | null {
  const texts = Object.entries(known)
    .filter(([language]) => language !== 'en')
    .flatMap(([language, { discord }]) => discord.map((locale) => [locale, textIn(language)] as const));
  return texts.length === 0 ? null : Object.fromEntries(texts);
}
