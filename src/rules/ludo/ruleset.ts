/** What a ruleset of Ludo is (rules.md section 2). */
import { z } from 'zod';
import type { BaseRules, Face, OpeningKind } from '../game.ts';
import { facesShape } from '../shapes.ts';

export interface LudoRules extends BaseRules {
  readonly game: 'ludo';
  readonly teams: boolean;
  readonly teamHelp: boolean;
  readonly tokens: number;
  readonly tokensToWin: number;
  readonly startOut: number;
  readonly opening: OpeningKind;
  readonly dice: 1 | 2;
  readonly enterOn: readonly Face[];
  readonly triesInYard: 1 | 3;
  readonly sequence: 'roll-move' | 'roll-all-then-move';
  readonly bonus: {
    readonly six: 'used' | 'always' | 'no-entry' | 'never';
    readonly capture: boolean;
    readonly home: boolean;
  };
  readonly threeSixes: 'forfeit-roll' | 'void-turn' | 'none';
  readonly safe: 'starts-and-stars' | 'none';
  readonly stack: 'open' | 'protected' | 'block';
  readonly singlesBlock: boolean;
  readonly blockMoves: boolean;
  readonly startLimit: 2 | null;
  readonly forcedCapture: boolean;
  readonly exactFinish: boolean;
  readonly playOn: 'places' | 'first';
}

/** Fields that came later, each with the value that keeps the meaning of rules stored without it. */
export const laterLudoFields: Partial<LudoRules> = {};

export const ludoSchema = z.strictObject({
  id: z.string().min(1),
  game: z.literal('ludo'),
  minPlayers: z.int().min(2).max(6),
  maxPlayers: z.int().min(2).max(6),
  teams: z.boolean(),
  teamHelp: z.boolean(),
  tokens: z.literal(4),
  tokensToWin: z.int().min(1),
  startOut: z.int().min(0),
  opening: z.enum(['highest-roll', 'random', 'host']),
  dice: z.literal([1, 2]),
  enterOn: facesShape,
  triesInYard: z.literal([1, 3]),
  sequence: z.enum(['roll-move', 'roll-all-then-move']),
  bonus: z.strictObject({
    six: z.enum(['used', 'always', 'no-entry', 'never']),
    capture: z.boolean(),
    home: z.boolean(),
  }),
  threeSixes: z.enum(['forfeit-roll', 'void-turn', 'none']),
  safe: z.enum(['starts-and-stars', 'none']),
  stack: z.enum(['open', 'protected', 'block']),
  singlesBlock: z.boolean(),
  blockMoves: z.boolean(),
  startLimit: z.literal([2, null]),
  forcedCapture: z.boolean(),
  exactFinish: z.boolean(),
  playOn: z.enum(['places', 'first']),
}) satisfies z.ZodType<LudoRules>;
