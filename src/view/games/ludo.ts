/** Ludo as people see it. */
import type { GameView } from './game-view.ts';
import { ludoTokens } from './ludo/alt.ts';
import { ludoActionOf, ludoActorOf, ludoBetween } from './ludo/animation.ts';
import { ludoChoiceLabel, ludoChoiceText } from './ludo/choices.ts';
import { ludoDiceCard } from './ludo/dice-card.ts';
import { ludoSentences } from './ludo/narration.ts';
import { ludoPicture } from './ludo/picture.ts';
import { ludoRuleLines } from './ludo/rules.ts';
import { meanText } from './mean.ts';

export const ludoView: GameView<'ludo'> = {
  picture: ludoPicture,
  diceCard: ludoDiceCard,
  sentences: ludoSentences,
  due: ({ pending, phase, rules }) => {
    if (phase !== 'move') return { now: [], later: 0 };
    const now = rules.dice === 2 ? [...new Set(pending)] : pending.slice(0, 1);
    return { now, later: rules.dice === 2 ? 0 : pending.length - now.length };
  },
  takesBack: ({ threeSixes, sequence }) => threeSixes === 'void-turn' && sequence === 'roll-move',
  tokensText: ludoTokens,
  ruleLines: ludoRuleLines,
  choiceLabel: ludoChoiceLabel,
  choiceText: ludoChoiceText,
  teams: ({ teams }) =>
    teams
      ? [
          [0, 2],
          [1, 3],
        ]
      : [],
  statsText: (player, { captures, losses, sixes, ...rest }, say) =>
    say('over.stats', { player, captures, losses, sixes, mean: meanText(rest) }),
  actionOf: ludoActionOf,
  actorOf: ludoActorOf,
  between: ludoBetween,
};
