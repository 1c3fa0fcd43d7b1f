/** The small checks that bodies are made of; each notes what is wrong at its place, in Discord's words. */
import { isList, isObject, type Json, type JsonObject } from '../../world/json.ts';
import type { Problem } from '../../world/refusal.ts';

export type Path = readonly (string | number)[];

/** What one look at a body found so far. */
export interface Findings {
  readonly problems: Problem[];
}

export function note(found: Findings, path: Path, code: string, message: string): void {
  found.problems.push({ path, code, message });
}

export function required(found: Findings, path: Path): void {
  note(found, path, 'BASE_TYPE_REQUIRED', 'This field is required');
}

interface TextRule {
  readonly min?: number;
  readonly max: number;
  readonly required?: boolean;
}

/** Text of so many characters; null and absence count as no text. Gives the text. */
export function text(found: Findings, path: Path, value: Json | undefined, rule: TextRule): string | null {
  if (value === undefined || value === null) {
    if (rule.required) required(found, path);
    return null;
  }
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string') {
    note(found, path, 'STRING_TYPE_CONVERT', `Could not interpret "${JSON.stringify(value)}" as string.`);
    return null;
  }
  const length = [...written].length;
  const min = rule.min ?? 0;
  if (length === 0 && (min > 0 || rule.required)) required(found, path);
  else if (min > 0 && (length < min || length > rule.max))
    note(found, path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${rule.max} in length.`);
  else if (length > rule.max)
    note(found, path, 'BASE_TYPE_MAX_LENGTH', `Must be ${rule.max} or fewer in length.`);
  return written;
}

/** A whole number between two; gives it. */
export function whole(
  found: Findings,
  path: Path,
  value: Json | undefined,
  min: number,
  max: number,
): number | null {
  if (value === undefined || value === null) return null;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    note(found, path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
    return null;
  }
  if (number < min)
    note(found, path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  if (number > max) note(found, path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return number;
}

export function bool(found: Findings, path: Path, value: Json | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  note(found, path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  return false;
}

export function oneOf(
  found: Findings,
  path: Path,
  value: Json | undefined,
  choices: readonly (string | number)[],
): void {
  if (value === undefined || value === null) return;
  if (choices.some((choice) => choice === value)) return;
  note(found, path, 'BASE_TYPE_CHOICES', `Value must be one of {${choices.map(quoted).join(', ')}}.`);
}

/** A list of so many; gives its members, none when it is no list. */
export function list(
  found: Findings,
  path: Path,
  value: Json | undefined,
  min: number,
  max: number,
): readonly Json[] {
  if (value === undefined || value === null) {
    if (min > 0) required(found, path);
    return [];
  }
  if (!isList(value)) {
    note(found, path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return [];
  }
  if (value.length < min || value.length > max) {
    const rule =
      min > 0 ? `Must be between ${min} and ${max} in length.` : `Must be ${max} or fewer in length.`;
    note(found, path, min > 0 ? 'BASE_TYPE_BAD_LENGTH' : 'BASE_TYPE_MAX_LENGTH', rule);
  }
  return value;
}

/** The objects of a list with their places; what is no object is noted. */
export function objects(
  found: Findings,
  path: Path,
  value: Json | undefined,
  min: number,
  max: number,
): readonly { readonly at: Path; readonly value: JsonObject }[] {
  return list(found, path, value, min, max).flatMap((one, index) => {
    const object = dict(found, [...path, index], one);
    return object === null ? [] : [{ at: [...path, index], value: object }];
  });
}

export function dict(found: Findings, path: Path, value: Json | undefined): JsonObject | null {
  if (isObject(value)) return value;
  note(found, path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
  return null;
}

/** An address with one of the schemes. */
export function address(
  found: Findings,
  path: Path,
  value: Json | undefined,
  schemes: readonly string[],
  max = 2048,
): void {
  const written = text(found, path, value, { max });
  if (written === null || written === '') return;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/./i.exec(written)?.[1]?.toLowerCase();
  if (scheme === undefined) note(found, path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
  else if (!schemes.includes(scheme))
    note(
      found,
      path,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme}" is not supported. Scheme must be one of (${schemes.map((one) => `'${one}'`).join(', ')}).`,
    );
}

function quoted(choice: string | number): string {
  return typeof choice === 'number' ? String(choice) : `'${choice}'`;
}
