/** Who plays together, in words. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import type { Rules } from '#rules/games.ts';
import { gameViewOf } from './games/game-views.ts';
import { namesOf, seatMark } from './names.ts';

/** Who plays against whom, by colours; null where everybody plays alone. */
export function teamsText(rules: Rules, say: Say): string | null {
  const [one, other] = gameViewOf(rules.game).teams(rules);
  if (one === undefined || other === undefined) return null;
  return say('teams.two', { one: markedColours(one, say), other: markedColours(other, say) });
}

/** The colours of some seats, as the language lists them. */
export function coloursText(seats: readonly Seat[], say: Say): string {
  return namesOf(
    seats.map((seat) => say(`colour.${seat}`)),
    say,
  );
}

function markedColours(seats: readonly Seat[], say: Say): string {
  return namesOf(
    seats.map((seat) => `${seatMark(seat)} ${say(`colour.${seat}`)}`),
    say,
  );
}
