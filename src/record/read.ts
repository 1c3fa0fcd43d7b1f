/** Reads one line of a record, with a reason that names the key when it is none. */
import type { z } from 'zod';

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** One line of JSON by a schema; the reason says which key is wrong and why. */
export function read<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'this is not one JSON object' };
  }
  return shaped(value, schema);
}

/** A value by a schema. */
export function shaped<Value>(value: unknown, schema: z.ZodType<Value>): Read<Value> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const key = issue?.path.join('.') ?? '';
  return { ok: false, reason: `${key === '' ? 'the line' : key}: ${issue?.message ?? 'is wrong'}` };
}
