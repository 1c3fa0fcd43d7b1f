/** What happened to the player on turn since they last pressed something. */
import type { Say } from '#i18n/say.ts';
import type { Seat } from '#rules/game.ts';
import { turn } from '#rules/games.ts';
import { holderAt } from '#tables/play.ts';
import type { TableEvent } from '#tables/step.ts';
import type { GameTable } from '#tables/table.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, namesOf } from './names.ts';
import { toldOf } from './news.ts';

/** A token of the player on turn that somebody sent back. */
interface Loss {
  readonly by: Seat;
  readonly token: number;
}

/** One sentence; null when nothing happened, or nobody plays who would want to know. */
export function sinceText(table: GameTable, say: Say): string | null {
  const seat = turn(table.game);
  if (table.phase !== 'playing' || seat === null || holderAt(table, seat).playedBy === 'computer')
    return null;
  const losses = lossesOf(table, seat);
  if (losses.length === 0) return null;
  const by = [...new Set(losses.map((loss) => loss.by))];
  const news = by.map((one) => {
    const tokens = losses.filter((loss) => loss.by === one).map(({ token }) => String(token + 1));
    const player = holderName(holderAt(table, one), say);
    return tokens.length === 1
      ? say('since.one', { player, token: tokens.join('') })
      : say('since.more', { player, tokens: namesOf(tokens, say) });
  });
  return say('since.turn', { news: news.join(', ') });
}

function lossesOf(table: GameTable, seat: Seat): readonly Loss[] {
  const told = toldOf(table);
  const pressed = told.findLastIndex(
    (event) => (event.e === 'roll' || event.e === 'move') && event.seat === seat && event.by === 'player',
  );
  const takenBack = gameViewOf(table.game.game).takesBack(table.game.rules);
  let losses: Loss[] = [];
  let before: readonly Loss[] = losses;
  for (const event of told.slice(pressed + 1)) {
    if (event.e === 'turn') before = losses;
    if (event.e === 'void' && takenBack) losses = [...before];
    losses = [...losses, ...lossesIn(event, seat)];
  }
  return losses;
}

function lossesIn(event: TableEvent, seat: Seat): readonly Loss[] {
  if (event.e !== 'move' || event.seat === seat) return [];
  return event.captured.flatMap(([victim, token]) => (victim === seat ? [{ by: event.seat, token }] : []));
}
