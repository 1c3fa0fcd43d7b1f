/** Small words that many messages share: houses, clocks, what differs from a house. */
import type { Say } from '#i18n/say.ts';
import type { PresetId } from '#rules/presets.ts';
import type { Clock } from '#tables/table.ts';

/** A house's name as people know it. */
export function houseName(house: PresetId, say: Say): string {
  return say(`house.${house}`);
}

/** The length of a clock in words. */
export function clockName(clock: Clock, say: Say): string {
  if (clock === null) return say('clock.none');
  if (clock < 120) return say('clock.seconds', { n: clock });
  return clock < 3600 ? say('clock.minutes', { n: clock / 60 }) : say('clock.hours', { n: clock / 3600 });
}

/** Seconds since the epoch as Discord's live clock. */
export function liveClock(ms: number): string {
  return `<t:${Math.ceil(ms / 1000)}:R>`;
}
