/** The buttons of what the player on turn may do now, and what each of them does in whole words. */
import type { Say } from '#i18n/say.ts';
import { choices } from '#rules/games.ts';
import { choiceId, holderAt } from '#tables/play.ts';
import type { Playing } from '#tables/table.ts';
import type { ChoiceWords } from './games/game-view.ts';
import { gameViewOf } from './games/game-views.ts';
import { holderName, labelName, shownName } from './names.ts';
import type { ButtonSpec } from './view.ts';

/** One button for each choice, in the order of the game. */
export function choiceButtons(table: Playing, say: Say): readonly ButtonSpec[] {
  const { game } = table;
  const options = choices(game);
  const words = wordsOf(table, say);
  return options.map((option) => ({
    kind: 'play',
    table: table.id,
    decision: table.decision,
    choice: choiceId(option),
    ...(option.kind === 'roll'
      ? { look: 'success', label: `🎲 ${say('button.roll')}` }
      : { look: 'primary', label: gameViewOf(game.game).choiceLabel(option, game, options, words) }),
  }));
}

/** What each button of a move does, in their order; none when a roll is due. */
export function choiceTexts(table: Playing, say: Say): readonly string[] {
  const { game } = table;
  const options = choices(game);
  const words = wordsOf(table, say);
  return options.flatMap((option) =>
    option.kind === 'roll' ? [] : [gameViewOf(game.game).choiceText(option, game, options, words)],
  );
}

function wordsOf(table: Playing, say: Say): ChoiceWords {
  return {
    say,
    name: (seat) => holderName(holderAt(table, seat), say),
    short: (seat, most) => {
      const { sitter } = holderAt(table, seat);
      // Computers are named after their colours, which are enough beside `takes`.
      return labelName(sitter.kind === 'human' ? shownName(sitter.person) : say(`colour.${seat}`), most);
    },
  };
}
