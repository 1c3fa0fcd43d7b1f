/** Rules and states of any game, read back from where they were stored. */
import { z } from 'zod';
import type { GameId, Games, Rules, State } from './games.ts';
import { ludoStateShape } from './ludo/stored.ts';
import { type ParsedRules, parseWholeRules, problemText } from './ruleset.ts';
import { snakesStateShape } from './snakes/stored.ts';

const shapes: { readonly [Id in GameId]: z.ZodType<Games[Id]['state']> } = {
  ludo: ludoStateShape,
  snakes: snakesStateShape,
};

/** The state of a game; fields that its rules gained later are filled with what keeps the old meaning. */
export const stateShape: z.ZodType<State> = z.union(Object.values(shapes));

/**
 * A whole ruleset that can be played, or what is wrong with it; fields that came later are filled in. Rules under the
 * name of a house that has changed since are custom rules now.
 */
export function storedRules(value: unknown): ParsedRules {
  const named = parseWholeRules(value);
  if (named.ok || typeof value !== 'object') return named;
  return parseWholeRules({ ...value, id: 'custom' });
}

/** Rules as `storedRules` reads them. */
export const rulesShape: z.ZodType<Rules> = z.unknown().transform((value, context) => {
  const parsed = storedRules(value);
  if (parsed.ok) return parsed.rules;
  context.issues.push({ code: 'custom', message: problemText(parsed.problems), input: value });
  return z.NEVER;
});
