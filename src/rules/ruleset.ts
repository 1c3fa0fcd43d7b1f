/** What a ruleset is (rules.md sections 2 and 6), read from outside data with every refusal named. */
import { z } from 'zod';
import { contradictions } from './contradictions.ts';
import type { Face } from './game.ts';
import { isPresetId, presets } from './preset-data.ts';
import { differences } from './ruleset-fields.ts';
import type { Jumps } from './snakes/boards.ts';

export interface LudoRules {
  /** A preset's name, or `custom` once any field differs from it. */
  readonly id: string;
  readonly game: 'ludo';
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly teams: boolean;
  readonly teamHelp: boolean;
  readonly tokens: number;
  readonly tokensToWin: number;
  readonly startOut: number;
  readonly opening: 'highest-roll' | 'random' | 'host';
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

export interface SnakesRules {
  readonly id: string;
  readonly game: 'snakes';
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly enterOn: readonly Face[];
  readonly entersAt: number;
  readonly bonusSix: boolean;
  readonly exact: boolean;
  readonly playOn: 'places' | 'first';
  readonly board: string;
  readonly jumps: Jumps;
}

export type Rules = LudoRules | SnakesRules;

export type ProblemCode =
  | 'not-an-object'
  | 'unknown-preset'
  | 'unknown-field'
  | 'missing-field'
  | 'bad-value'
  | 'teams-need-four'
  | 'help-needs-teams'
  | 'dice-or-series'
  | 'over-tokens'
  | 'block-moves-need-blocks'
  | 'players-range'
  | 'players-outside'
  | 'id-of-preset'
  | 'board-name'
  | 'jump-chain'
  | 'jump-start'
  | 'goal-unreachable';

/** Why a ruleset is refused: `code` for other languages, `message` in English; both go with the fields' names. */
export interface Problem {
  readonly fields: readonly string[];
  readonly code: ProblemCode;
  readonly message: string;
}

export type ParsedRules =
  | { readonly ok: true; readonly rules: Rules }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const face = z.literal([1, 2, 3, 4, 5, 6], { error: 'a face is a number from 1 to 6' });
const faces = z
  .array(face, { error: 'must be a list of faces' })
  .min(1, 'must name at least one face')
  .refine((list) => new Set(list).size === list.length, 'names a face twice');

const ludoSchema = z.strictObject({
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
  enterOn: faces,
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

const snakesSchema = z.strictObject({
  id: z.string().min(1),
  game: z.literal('snakes'),
  minPlayers: z.int().min(2).max(4),
  maxPlayers: z.int().min(2).max(4),
  enterOn: faces,
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

const schemas = { ludo: ludoSchema, snakes: snakesSchema };

/**
 * Reads a whole ruleset, a preset's name, or `{preset, …overrides}` (`bonus` is merged part by part). With
 * `players` the ruleset must also fit a table of so many.
 */
export function parseRules(value: unknown, players?: number): ParsedRules {
  const wanted = typeof value === 'string' ? { preset: value } : value;
  if (!isRecord(wanted) || !Object.hasOwn(wanted, 'preset')) return parseWholeRules(value, players);
  const { preset, ...overrides } = wanted;
  if (typeof preset !== 'string' || !isPresetId(preset)) {
    const message = `preset: there is no preset ${JSON.stringify(preset)}; there are ${Object.keys(presets).join(', ')}`;
    return { ok: false, problems: [{ fields: ['preset'], code: 'unknown-preset', message }] };
  }
  const base = presets[preset];
  const merged: Record<string, unknown> = { ...base, ...overrides };
  if ('bonus' in base && isRecord(overrides.bonus)) merged.bonus = { ...base.bonus, ...overrides.bonus };
  if (!Object.hasOwn(overrides, 'id') && differences(merged, base).length > 0) merged.id = 'custom';
  return parseWholeRules(merged, players);
}

/** Reads a whole ruleset, every field present, as a record carries it. */
export function parseWholeRules(value: unknown, players?: number): ParsedRules {
  if (!isRecord(value)) {
    const message = 'a ruleset is an object of fields, a preset, or a preset with other fields';
    return { ok: false, problems: [{ fields: [], code: 'not-an-object', message }] };
  }
  const schema = value.game === 'snakes' ? schemas.snakes : schemas.ludo;
  const read = schema.safeParse(value);
  if (!read.success)
    return { ok: false, problems: read.error.issues.flatMap((issue) => shapeProblems(issue, value)) };
  const problems = contradictions(read.data, players);
  return problems.length === 0 ? { ok: true, rules: read.data } : { ok: false, problems };
}

/** All that is wrong, in one line for a terminal. */
export function problemText(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join('; ');
}

function shapeProblems(
  issue: z.core.$ZodIssue,
  value: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const [field, part] = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const name = [...issue.path, key].join('.');
      return { fields: [name], code: 'unknown-field', message: `${name}: there is no such field` };
    });
  }
  const name = field === 'bonus' && part !== undefined ? `bonus.${String(part)}` : String(field);
  const missing = issue.path.length === 1 && !Object.hasOwn(value, String(field));
  if (missing) return [{ fields: [name], code: 'missing-field', message: `${name}: is missing` }];
  return [{ fields: [name], code: 'bad-value', message: `${name}: ${issue.message}` }];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
