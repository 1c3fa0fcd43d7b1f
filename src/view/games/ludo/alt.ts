/** Where the tokens of a seat of Ludo stand, in words. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import { home, lastOnTrack, START, YARD } from '#rules/ludo/board.ts';
import type { LudoState } from '#rules/ludo/state.ts';

/** The tokens in the yard, on the track, in the home column and at home. */
export function ludoTokens({ tokens, arms }: LudoState, seat: Seat, say: Say): string {
  const own = tokens[seat] ?? [];
  const inYard = own.filter((at) => at === YARD).length;
  const track = own.filter((at) => at >= START && at <= lastOnTrack(arms));
  const inColumn = own.filter((at) => at > lastOnTrack(arms) && at < home(arms)).length;
  const atHome = own.filter((at) => at === home(arms)).length;
  const parts: string[] = [];
  if (inYard > 0) parts.push(say('alt.yard', { n: inYard }));
  if (track.length > 0) parts.push(say('alt.track', { squares: track.join(', ') }));
  if (inColumn > 0) parts.push(say('alt.column', { n: inColumn }));
  if (atHome > 0) parts.push(say('alt.home', { n: atHome }));
  return parts.join(', ');
}
