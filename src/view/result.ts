/** What a game came to, in words: who won, or the places. */
import type { Say } from '#i18n/say.ts';
import type { Place } from '#rules/game.ts';
import { standing } from '#rules/games.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable } from '#tables/table.ts';
import { holderName, namesOf } from './names.ts';
import { medal } from './narration.ts';
import { coloursText } from './teams.ts';

/** A winning team, a sole winner, or the places that were given, one a line; empty where there are none. */
export function resultLines(table: GameTable, say: Say): readonly string[] {
  const places = standing(table.game);
  const name = ([seat]: Place) => holderName(holderAt(table, seat), say);
  const winners = places.filter(([, place]) => place === 1);
  if (winners.length > 1) {
    const colours = coloursText(
      winners.map(([seat]) => seat),
      say,
    );
    return [say('over.win.team', { colours, players: namesOf(winners.map(name), say) })];
  }
  const [only, second] = places;
  if (only !== undefined && second === undefined && table.game.phase === 'over')
    return [say('over.wins', { player: name(only) })];
  return places.map((place) => say('over.place', { medal: medal(place[1]), player: name(place) }));
}
