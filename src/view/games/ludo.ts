/** Ludo as people see it. */
import type { GameView } from './game-view.ts';
import { ludoTokens } from './ludo/alt.ts';
import { ludoActionOf, ludoActorOf, ludoBetween } from './ludo/animation.ts';
import { ludoChoiceLabel } from './ludo/choices.ts';
import { ludoDiceCard } from './ludo/dice-card.ts';
import { ludoPhrases } from './ludo/narration.ts';
import { ludoPicture } from './ludo/picture.ts';
import { ludoRuleLines } from './ludo/rules.ts';

export const ludoView: GameView<'ludo'> = {
  picture: ludoPicture,
  diceCard: ludoDiceCard,
  phrases: ludoPhrases,
  tokensText: ludoTokens,
  ruleLines: ludoRuleLines,
  choiceLabel: ludoChoiceLabel,
  actionOf: ludoActionOf,
  actorOf: ludoActorOf,
  between: ludoBetween,
};
