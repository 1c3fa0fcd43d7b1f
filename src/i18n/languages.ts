/** The languages there are: each is a file of sentences and its line here. */
import { en } from './en.ts';
import type { Sentences } from './sentences.ts';

interface LanguageEntry {
  readonly sentences: Sentences;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The locales of Discord that it stands for; none where Discord does not have the language. */
  readonly discord: readonly string[];
}

export const languages = {
  en: { sentences: en, name: 'English', direction: 'ltr', discord: ['en-US', 'en-GB'] },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof languages;

export const languageIds: readonly Language[] = Object.keys(languages).filter(isLanguage);

/** The language that stands for one of Discord's locales; English where none does. */
export function languageOf(locale: string): Language {
  const stands = (entry: LanguageEntry) => entry.discord.includes(locale);
  return languageIds.find((id) => stands(languages[id])) ?? 'en';
}

function isLanguage(id: string): id is Language {
  return Object.hasOwn(languages, id);
}
