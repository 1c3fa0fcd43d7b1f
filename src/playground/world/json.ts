/** JSON as it comes off the wire, before anybody has looked at it. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** The objects of a list; of anything else none. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

/** The text, or the other when it is none. */
export function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other;
}

export function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' ? value : other;
}
