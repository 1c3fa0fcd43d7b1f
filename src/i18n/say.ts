/** Says a sentence in a language: typed keys, typed parts, English where a language is not known. */
import { createInstance } from 'i18next';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Language = 'en' | 'hi' | 'ur' | 'bn';
/** A language's sentences: every key of English. */
export type Sentences = Readonly<Record<Key, string>>;

type Holes<Text extends string> = Text extends `${string}{{${infer Hole}}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;
type Parts<K extends Key> = Readonly<Record<Holes<(typeof en)[K]>, string | number>>;

/** Fills a sentence. The parts it needs are those its English names. */
export type Say = <K extends Key>(
  key: K,
  ...parts: [Holes<(typeof en)[K]>] extends [never] ? [] : [Parts<K>]
) => string;

const instance = createInstance();
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // Names are escaped for Discord where they are put in, not for HTML here.
  interpolation: { escapeValue: false, skipOnVariables: true },
  resources: { en: { translation: en } },
});

/** The sentences of a language. */
export function sayIn(language: Language): Say {
  // i18next types its keys by a global declaration; ours are checked by `Say`.
  const fixed = instance.getFixedT(language) as unknown as (key: string, parts?: object) => string;
  return (key, ...[parts]) => fixed(key, parts);
}
