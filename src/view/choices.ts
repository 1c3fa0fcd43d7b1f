/** The buttons of what the player on turn may do now. */
import type { Say } from '#i18n/say.ts';
import { choices } from '#rules/games.ts';
import { choiceId } from '#tables/play.ts';
import type { Playing } from '#tables/table.ts';
import { gameViewOf } from './games/game-views.ts';
import type { ButtonSpec } from './view.ts';

/** One button for each choice, in the order of the game. */
export function choiceButtons(table: Playing, say: Say): readonly ButtonSpec[] {
  const { game } = table;
  const options = choices(game);
  return options.map((option) => ({
    kind: 'play',
    table: table.id,
    decision: table.decision,
    choice: choiceId(option),
    ...(option.kind === 'roll'
      ? { look: 'success', label: `🎲 ${say('button.roll')}` }
      : { look: 'primary', label: gameViewOf(game.game).choiceLabel(option, game, options) }),
  }));
}
