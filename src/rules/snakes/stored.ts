/** How a state of Snakes and Ladders is read back from where it was stored. */
import { z } from 'zod';
import { faceShape, filledWith, placeShape, seatShape } from '../shapes.ts';
import { laterSnakesFields, snakesSchema } from './ruleset.ts';
import type { SnakesState } from './state.ts';

export const snakesStateShape = z.object({
  game: z.literal('snakes'),
  rules: z.preprocess(filledWith(laterSnakesFields), snakesSchema),
  seats: z.array(seatShape),
  squares: z.array(z.int()),
  seatOnTurn: seatShape.nullable(),
  phase: z.enum(['roll', 'over']),
  rolled: z.array(faceShape),
  places: z.array(placeShape),
}) satisfies z.ZodType<SnakesState>;
