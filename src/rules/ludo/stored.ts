/** How a state of Ludo is read back from where it was stored. */
import { z } from 'zod';
import { faceShape, filledWith, placeShape, seatShape } from '../shapes.ts';
import { laterLudoFields, ludoSchema } from './ruleset.ts';
import type { LudoState } from './state.ts';

const tokens = z.array(z.array(z.int()));

export const ludoStateShape = z.object({
  game: z.literal('ludo'),
  rules: z.preprocess(filledWith(laterLudoFields), ludoSchema),
  seats: z.array(seatShape),
  arms: z.literal([4, 6]),
  tokens,
  seatOnTurn: seatShape.nullable(),
  phase: z.enum(['roll', 'move', 'over']),
  rolled: z.array(faceShape),
  pending: z.array(faceShape),
  sixes: z.int(),
  tries: z.int(),
  entered: z.boolean(),
  earned: z.boolean(),
  noEntry: z.boolean(),
  before: tokens.nullable(),
  places: z.array(placeShape),
}) satisfies z.ZodType<LudoState>;
