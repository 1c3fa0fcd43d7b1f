/** What a screen reader says of the board's picture. */
import type { Say } from '#i18n/say.ts';
import { turn } from '#rules/games.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable, SeatHolder } from '#tables/table.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, sitterName } from './names.ts';
import { narrate } from './narration.ts';
import { fitting, LIMITS } from './view.ts';

/** Whose turn, the dice, where every token stands, the last move: within Discord's 1024 characters. */
export function altText(table: GameTable, say: Say): string {
  const seatOnTurn = table.phase === 'over' ? null : turn(table.game);
  const lines = [
    seatOnTurn === null
      ? say('alt.over')
      : say('alt.turn', { player: holderName(holderAt(table, seatOnTurn), say) }),
  ];
  if (seatOnTurn !== null) {
    const { rolled, phase } = table.game;
    const waiting = phase === 'roll' || rolled.length === 0;
    lines.push(waiting ? say('alt.waiting') : say('alt.roll', { faces: rolled.join(', ') }));
  }
  lines.push(...table.seats.map((holder) => seatLine(table, holder, say)));
  const whole = lines.join(' ');
  const last = narrate(table, table.last, say).slice(-2).join(' ');
  const withLast = last === '' ? whole : `${whole} ${say('alt.last', { events: last })}`;
  return fitting([unmarked(withLast.length <= LIMITS.alt ? withLast : whole)], LIMITS.alt);
}

function seatLine(table: GameTable, holder: SeatHolder, say: Say): string {
  return say('alt.seat', {
    player: sitterName(holder.sitter, say),
    colour: say(`colour.${holder.seat}`),
    tokens: gameViewOf(table.game.game).tokensText(table.game, holder.seat, say),
  });
}

/** Alt text knows no markdown: the backslashes of `plainName` would be read aloud. */
function unmarked(text: string): string {
  return text.replace(/\\(?=[\\*_~`|>#[\]()<:-])/g, '');
}
