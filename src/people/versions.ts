/** The versions of a guild's stored settings: written as today's, and each that was ever written is read as today's. */
import { isPresetId } from '#rules/presets.ts';
import { storedRules } from '#rules/stored.ts';
import type { GuildSettings, SavedHouse } from './guild-book.ts';

/** What is written today. */
const SETTINGS_VERSION = 1;
const HOUSE_VERSION = 1;
const HOUSE = 'house:';

/** A guild's settings as the fields of one hash. */
type SettingsFields = Readonly<Record<string, string>>;

type ParsedSettings =
  /** `unreadable`: fields that are to be put aside. */
  | { readonly ok: true; readonly settings: GuildSettings; readonly unreadable: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** The fields that set the look of new tables. */
export function themeFields(theme: GuildSettings['theme']): SettingsFields {
  return { v: String(SETTINGS_VERSION), theme };
}

/** The fields that save a house. */
export function houseFields({ name, house, rules }: SavedHouse): SettingsFields {
  const saved = JSON.stringify({ v: HOUSE_VERSION, house, rules });
  return { v: String(SETTINGS_VERSION), [houseField(name)]: saved };
}

export function houseField(name: string): string {
  return `${HOUSE}${name}`;
}

/** Whether a field holds a saved house. */
export function isHouseField(field: string): boolean {
  return field.startsWith(HOUSE);
}

/** Reads what any version up to today's has stored; before versions there was no field `v`. */
export function parseSettings(fields: SettingsFields): ParsedSettings {
  const { v = '0' } = fields;
  if (!/^\d+$/.test(v) || Number(v) > SETTINGS_VERSION) {
    return { ok: false, reason: `version ${v} is not known, only 0 to ${SETTINGS_VERSION}` };
  }
  const found = Object.entries(fields).filter(([field]) => isHouseField(field));
  const houses = found.map(([field, text]) => ({
    field,
    house: parseHouse(field.slice(HOUSE.length), text),
  }));
  return {
    ok: true,
    settings: {
      theme: fields.theme === 'dark' ? 'dark' : 'light',
      houses: houses
        .flatMap(({ house }) => (house === null ? [] : [house]))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    },
    unreadable: houses.flatMap(({ field, house }) => (house === null ? [field] : [])),
  };
}

function parseHouse(name: string, text: string): SavedHouse | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { v = 0, house, rules }: { v?: unknown; house?: unknown; rules?: unknown } = value;
  const known = typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= HOUSE_VERSION;
  if (!known || typeof house !== 'string' || !isPresetId(house)) return null;
  const parsed = storedRules(rules);
  return parsed.ok ? { name, house, rules: parsed.rules } : null;
}
