/** Says a sentence in a language: typed keys, typed parts, English where a language is not known. */
import { createInstance } from 'i18next';
import { languageIds, languages } from './languages.ts';
import type { HolesOf, Key } from './sentences.ts';

type Parts<K extends Key> = Readonly<Record<HolesOf<K>, string | number>>;

/** Fills a sentence. The parts it needs are those its English names. */
export type Say = <K extends Key>(key: K, ...parts: [HolesOf<K>] extends [never] ? [] : [Parts<K>]) => string;

const instance = createInstance();
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // Names are escaped for Discord where they are put in, not for HTML here.
  interpolation: { escapeValue: false, skipOnVariables: true },
  resources: Object.fromEntries(languageIds.map((id) => [id, { translation: languages[id].sentences }])),
});

/** The sentences of a language, by its key in `languages`; a table may have been stored with one that is not there. */
export function sayIn(language: string): Say {
  // i18next types its keys by a global declaration; ours are checked by `Say`.
  const fixed = instance.getFixedT(language) as unknown as (key: string, parts?: object) => string;
  return (key, ...[parts]) => fixed(key, parts);
}
