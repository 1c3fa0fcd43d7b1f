/** Names of commands and options, and the languages that Discord knows for them. */
import type { Json } from '../../world/json.ts';
import { dict, type Findings, note, type Path, text } from './check.ts';

/** S: the 34 of the official description. */
const LOCALES =
  'ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW'.split(
    ' ',
  );

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

export function isLocale(value: string): boolean {
  return LOCALES.includes(value);
}

/** A name of 1 to 32; a slash command's is a word in lower case. */
export function checkName(found: Findings, path: Path, value: Json | undefined, word: boolean): void {
  const before = found.problems.length;
  const name = text(found, path, value, { min: 1, max: 32, required: true });
  if (name === null || !word || found.problems.length > before) return;
  if (!NAME.test(name) || name !== name.toLowerCase())
    note(found, path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

/** Translations: known languages only, each text under the rule of the original. */
export function checkLocales(
  found: Findings,
  path: Path,
  value: Json | undefined,
  check: (at: Path, value: Json | undefined) => unknown,
): void {
  if (value === undefined || value === null) return;
  const all = dict(found, path, value);
  if (all === null) return;
  for (const [locale, translated] of Object.entries(all)) {
    if (!isLocale(locale))
      note(found, [...path, locale], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`);
    else if (translated !== null) check([...path, locale], translated);
  }
}
