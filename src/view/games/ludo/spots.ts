/** Where a token of Ludo stands, in as few words as there are. */
import type { Say } from '#i18n/say.ts';
import { type Arms, home, lastOnTrack, START, YARD } from '#rules/ludo/board.ts';

/** The yard, the start square, so many squares from it, so many from home in the home column, or home. */
export function spotText(progress: number, arms: Arms, say: Say): string {
  if (progress === YARD) return say('spot.yard');
  if (progress === START) return say('spot.start');
  if (progress === home(arms)) return say('spot.home');
  return progress > lastOnTrack(arms) ? say('spot.column', { n: home(arms) - progress }) : String(progress);
}
