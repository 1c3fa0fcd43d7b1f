/** What a guild has settled for itself: the look of its boards and the house rules it saved by name. */

import type { Rules } from '#rules/games.ts';
import type { PresetId } from '#rules/presets.ts';
import type { Settings } from '#tables/table.ts';

/** Rules that somebody of the guild saved. */
export interface SavedHouse {
  readonly name: string;
  /** The published house they began from. */
  readonly house: PresetId;
  readonly rules: Rules;
}

export interface GuildSettings {
  /** The look of new tables. */
  readonly theme: Settings['theme'];
  /** By name, in the order of their names. */
  readonly houses: readonly SavedHouse[];
}

/** As many fit into the list that a command shows, with the published ones. */
export const MOST_HOUSES = 15;
export const LONGEST_HOUSE_NAME = 40;

/** Where guilds' settings are kept. Rejects with `StoreUnavailable` when it cannot be asked. */
export interface GuildBook {
  load(guild: string): Promise<GuildSettings>;
  setTheme(guild: string, theme: Settings['theme']): Promise<void>;
  /** Saves rules under a name, over older ones of that name. `full`: there are MOST_HOUSES others. */
  saveHouse(guild: string, house: SavedHouse): Promise<'saved' | 'full'>;
  forget(guild: string): Promise<void>;
}

/** A house's name as it is kept: trimmed, single spaces, at most LONGEST_HOUSE_NAME characters; null when nothing is left. */
export function houseNameOf(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, LONGEST_HOUSE_NAME)
    .join('');
  return short === '' ? null : short;
}
