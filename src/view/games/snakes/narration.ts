/** A turn of Snakes and Ladders in sentences: what was rolled, where it took the token, why it goes on. */
import type { Say } from '#i18n/say.ts';
import type { RollEvent, StepEvent } from '#rules/events.ts';
import type { SnakesRules } from '#rules/snakes/ruleset.ts';
import { namesOf } from '../../names.ts';
import type { Telling, TurnPart } from '../game-view.ts';

/** The sentences of a turn, or of a part of one. */
export function snakesSentences(
  { events, open }: TurnPart<'snakes'>,
  telling: Telling<'snakes'>,
): readonly string[] {
  const { say, state } = telling;
  const rolls = events.flatMap((event, at) => {
    const step = events[at + 1];
    return event.e === 'roll' ? [{ roll: event, step: step?.e === 'step' ? step : null }] : [];
  });
  return rolls.flatMap(({ roll, step }, at) => [
    rollSentence(roll, step, at === 0, telling),
    // Nothing but a six earns another roll.
    ...(at < rolls.length - 1 || (open && state.phase === 'roll') ? [say('turn.again.six')] : []),
  ]);
}

function rollSentence(
  { seat, faces: [face = 1], by }: RollEvent,
  step: StepEvent | null,
  first: boolean,
  { actor, say, state }: Telling<'snakes'>,
): string {
  const player = actor(seat, by);
  const faces = String(face);
  if (step === null) return say('turn.rolled', { player, faces });
  const so = stepText(step, state.rules, say);
  if (by === 'timeout') return say('turn.clock.so', { player, faces, so });
  return first ? say('turn.rolled.so', { player, faces, so }) : say('turn.next.so', { faces, so });
}

function stepText({ from, to, via }: StepEvent, { enterOn, entersAt }: SnakesRules, say: Say): string {
  if (to === from && via === undefined) {
    if (to > 0) return say('step.stays', { to });
    return say('step.waits', { faces: namesOf(enterOn.map(String), say, 'or') });
  }
  const begin = from === 0 ? say('step.off') : String(from);
  if (via !== undefined) return say(to > via ? 'step.ladder' : 'step.snake', { from: begin, via, to });
  return from === 0 && entersAt > 0 ? say('step.in', { to }) : say('step.square', { from: begin, to });
}
