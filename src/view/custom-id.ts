/** What a button carries: `kind:table:decision:choice`, written and read here only. */
import { z } from 'zod';

const BUTTON_KINDS = [
  'join',
  'leave',
  'add',
  'remove',
  'start',
  'options',
  'rules',
  'set',
  'colour',
  'accept',
  'decline',
  'play',
  'back',
  'more',
  'menu',
  'resume',
  'rematch',
  'record',
  'replay',
  'dice',
] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

export interface CustomId {
  readonly kind: ButtonKind;
  readonly table: string;
  /** The decision a button was made for; 0 where it does not matter. */
  readonly decision: number;
  /** Which of several; empty where there is one. */
  readonly choice: string;
}

const shape = z.tuple([
  z.enum(BUTTON_KINDS),
  z.string().regex(/^[a-z0-9]{1,16}$/),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  z.string().regex(/^[\w.-]{0,60}$/),
]);

/** At most 100 characters, as Discord asks. */
export function customId(kind: ButtonKind, table: string, decision = 0, choice = ''): string {
  return `${kind}:${table}:${decision}:${choice}`;
}

/** Null for anything that `customId` did not write. */
export function parseCustomId(text: string): CustomId | null {
  const parsed = shape.safeParse(text.split(':'));
  if (!parsed.success) return null;
  const [kind, table, decision, choice] = parsed.data;
  return { kind, table, decision, choice };
}
