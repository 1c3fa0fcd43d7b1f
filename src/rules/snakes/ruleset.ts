/** What a ruleset of Snakes and Ladders is (rules.md section 6). */
import { z } from 'zod';
import type { BaseRules, Face } from '../game.ts';
import { facesShape } from '../shapes.ts';
import type { Jumps } from './board.ts';

export interface SnakesRules extends BaseRules {
  readonly game: 'snakes';
  readonly enterOn: readonly Face[];
  readonly entersAt: number;
  readonly bonusSix: boolean;
  readonly exact: boolean;
  readonly playOn: 'places' | 'first';
  readonly board: string;
  readonly jumps: Jumps;
}

/** Fields that came later, each with the value that keeps the meaning of rules stored without it. */
export const laterSnakesFields: Partial<SnakesRules> = {};

export const snakesSchema = z.strictObject({
  id: z.string().min(1),
  game: z.literal('snakes'),
  minPlayers: z.int().min(2).max(4),
  maxPlayers: z.int().min(2).max(4),
  enterOn: facesShape,
  entersAt: z.int().min(0).max(99),
  bonusSix: z.boolean(),
  exact: z.boolean(),
  playOn: z.enum(['places', 'first']),
  board: z.string().min(1),
  jumps: z.record(
    z.string().regex(/^([1-9]\d?|100)$/, 'a jump begins on a square from 1 to 100'),
    z.int().min(1).max(100),
  ),
}) satisfies z.ZodType<SnakesRules>;
