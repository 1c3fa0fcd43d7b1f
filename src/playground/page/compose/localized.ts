/** Names that a bot gave in several languages. */

type Localized = { readonly [locale: string]: string | null } | null | undefined;

/** A name in a language, where the bot gave one for it. */
export function localized(name: string, names: Localized, locale: string): string {
  return names?.[locale] ?? name;
}
