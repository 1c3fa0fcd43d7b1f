/** What a screen reader says of the board's picture. */
import type { Say } from '#i18n/say.ts';
import { turn } from '#rules/games.ts';
import { home, trackLength } from '#rules/ludo/board.ts';
import { holderAt } from '#tables/play.ts';
import type { GameTable, SeatHolder } from '#tables/table.ts';
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
    tokens: tokensText(table, holder, say),
  });
}

function tokensText(table: GameTable, holder: SeatHolder, say: Say): string {
  if (table.game.game === 'snakes') {
    const square = table.game.squares[holder.seat] ?? 0;
    return square === 0 ? say('alt.off') : say('alt.square', { n: square });
  }
  const tokens = table.game.tokens[holder.seat] ?? [];
  const { arms } = table.game;
  const lastOnTrack = trackLength(arms) - 2;
  const inYard = tokens.filter((at) => at < 0).length;
  const track = tokens.filter((at) => at >= 0 && at <= lastOnTrack);
  const inColumn = tokens.filter((at) => at > lastOnTrack && at < home(arms)).length;
  const atHome = tokens.filter((at) => at === home(arms)).length;
  const parts: string[] = [];
  if (inYard > 0) parts.push(say('alt.yard', { n: inYard }));
  if (track.length > 0) parts.push(say('alt.track', { squares: track.join(', ') }));
  if (inColumn > 0) parts.push(say('alt.column', { n: inColumn }));
  if (atHome > 0) parts.push(say('alt.home', { n: atHome }));
  return parts.join(', ');
}

/** Alt text knows no markdown: the backslashes of `plainName` would be read aloud. */
function unmarked(text: string): string {
  return text.replace(/\\(?=[\\*_~`|>#[\]()<:-])/g, '');
}
