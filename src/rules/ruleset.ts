/** A ruleset of any game read from outside data, with every refusal named (rules.md sections 2 and 6). */
import type { z } from 'zod';
import { differingFields } from './differing-fields.ts';
import { type GameId, type Games, gameIds, isGameId, type Rules } from './games.ts';
import { type LudoProblem, ludoContradictions } from './ludo/contradictions.ts';
import { laterLudoFields, ludoSchema } from './ludo/ruleset.ts';
import { isPresetId, presetIds, presets } from './presets.ts';
import type { Problem } from './problem.ts';
import { type SnakesProblem, snakesContradictions } from './snakes/contradictions.ts';
import { laterSnakesFields, snakesSchema } from './snakes/ruleset.ts';

type ProblemCode =
  | LudoProblem
  | SnakesProblem
  | 'not-an-object'
  | 'unknown-preset'
  | 'unknown-field'
  | 'missing-field'
  | 'bad-value'
  | 'players-range'
  | 'players-outside'
  | 'id-of-preset'
  | 'unknown-id';

export type ParsedRules =
  | { readonly ok: true; readonly rules: Rules }
  | { readonly ok: false; readonly problems: readonly Problem<ProblemCode>[] };

/** How the rulesets of one game are read. */
interface Reader<R> {
  readonly schema: z.ZodType<R>;
  /** What rules stored before a field existed are read with. */
  readonly later: Partial<R>;
  readonly contradictions: (rules: R, players: number | undefined) => readonly Problem<ProblemCode>[];
}

const readers: { readonly [Id in GameId]: Reader<Games[Id]['rules']> } = {
  ludo: { schema: ludoSchema, later: laterLudoFields, contradictions: ludoContradictions },
  snakes: { schema: snakesSchema, later: laterSnakesFields, contradictions: snakesContradictions },
};

/**
 * Reads a whole ruleset, a preset's name, or `{preset, …overrides}` (`bonus` is merged part by part). With
 * `players` the ruleset must also fit a table of so many.
 */
export function parseRules(value: unknown, players?: number): ParsedRules {
  const wanted = typeof value === 'string' ? { preset: value } : value;
  if (!isRecord(wanted) || !Object.hasOwn(wanted, 'preset')) return parseWholeRules(value, players);
  const { preset, ...overrides } = wanted;
  if (typeof preset !== 'string' || !isPresetId(preset)) {
    const message = `preset: there is no preset ${JSON.stringify(preset)}; there are ${presetIds.join(', ')}`;
    return refused('unknown-preset', ['preset'], message);
  }
  const base = presets[preset];
  const merged: Record<string, unknown> = { ...base, ...overrides };
  if ('bonus' in base && isRecord(overrides.bonus)) merged.bonus = { ...base.bonus, ...overrides.bonus };
  if (!Object.hasOwn(overrides, 'id') && differingFields(merged, base).length > 0) merged.id = 'custom';
  return parseWholeRules(merged, players);
}

/** Reads a whole ruleset as a record or a table carries it: every field present but those that came later. */
export function parseWholeRules(value: unknown, players?: number): ParsedRules {
  if (!isRecord(value)) {
    const message = 'a ruleset is an object of fields, a preset, or a preset with other fields';
    return refused('not-an-object', [], message);
  }
  const { game } = value;
  if (!isGameId(game)) {
    const message = `game: there is no game ${JSON.stringify(game)}; there are ${gameIds.join(', ')}`;
    return refused(game === undefined ? 'missing-field' : 'bad-value', ['game'], message);
  }
  const reader = readerOf(game);
  const whole = { ...reader.later, ...value };
  const read = reader.schema.safeParse(whole);
  if (!read.success)
    return { ok: false, problems: read.error.issues.flatMap((issue) => shapeProblems(issue, whole)) };
  const rules = read.data;
  const problems = [
    ...playersProblems(rules, players),
    ...reader.contradictions(rules, players),
    ...idProblems(rules),
  ];
  return problems.length === 0 ? { ok: true, rules } : { ok: false, problems };
}

/** All that is wrong, in one line for a terminal. */
export function problemText(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join('; ');
}

function readerOf(id: GameId): Reader<Rules> {
  // A reader is only ever handed the rules that its own schema has read, which the compiler cannot follow.
  return readers[id] as unknown as Reader<Rules>;
}

function playersProblems(rules: Rules, players: number | undefined): readonly Problem<ProblemCode>[] {
  const { minPlayers, maxPlayers } = rules;
  const fields = ['minPlayers', 'maxPlayers'];
  if (minPlayers > maxPlayers) {
    const message = `minPlayers ${minPlayers} is over maxPlayers ${maxPlayers}`;
    return [{ code: 'players-range', fields, message }];
  }
  if (players === undefined || (players >= minPlayers && players <= maxPlayers)) return [];
  const message = `minPlayers ${minPlayers} and maxPlayers ${maxPlayers} do not allow a table of ${players} players (seats)`;
  return [{ code: 'players-outside', fields, message }];
}

function idProblems(rules: Rules): readonly Problem<ProblemCode>[] {
  const { id } = rules;
  if (id === 'custom') return [];
  if (!isPresetId(id)) {
    const message = `id: ${JSON.stringify(id)} is no preset's; changed rules have the id custom`;
    return [{ code: 'unknown-id', fields: ['id'], message }];
  }
  const differing = differingFields(rules, presets[id]);
  if (differing.length === 0) return [];
  const message = `id ${id} names a preset, but ${differing.join(', ')} differ from it; the id of changed rules is custom`;
  return [{ code: 'id-of-preset', fields: ['id', ...differing], message }];
}

function shapeProblems(
  issue: z.core.$ZodIssue,
  value: Readonly<Record<string, unknown>>,
): readonly Problem<ProblemCode>[] {
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

function refused(code: ProblemCode, fields: readonly string[], message: string): ParsedRules {
  return { ok: false, problems: [{ code, fields, message }] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
