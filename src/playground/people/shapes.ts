/** What the user side takes: the shapes of its bodies, each with the sentence for a mistake. */
import { z } from 'zod';
import { isLocale } from '../server/validate/names.ts';
import { isSnowflake } from '../world/snowflake.ts';

/** A snowflake. */
export const ID = z.string().refine(isSnowflake, 'must be an id of 17 to 20 digits');
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();

export const NEW_USER = z.strictObject({
  name: z.string().min(1).max(32),
  locale: z.string().refine(isLocale, 'is not a language that Discord knows').optional(),
});

export const NEW_CHANNEL = z.strictObject({
  name: z.string().min(1).max(100),
  kind: z.enum(['text', 'thread']).optional(),
  parent: ID.optional(),
});

export const SEND_MESSAGE = z.strictObject({ as: ID, channel: ID, content: z.string().min(1).max(2000) });

export const USE_COMMAND = z.strictObject({
  as: ID,
  channel: ID,
  name: z.string(),
  subcommand: z.string().optional(),
  options,
});

export const TYPE_OPTION = USE_COMMAND.extend({ focused: z.string() });

export const PRESS = z.strictObject({
  as: ID,
  message: ID,
  customId: z.string().min(1).max(100),
  values: z.array(z.string()).max(25).optional(),
  stale: z.boolean().optional(),
});

export const SEND_MODAL = z.strictObject({
  as: ID,
  interaction: ID,
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
});

export const ADVANCE = z.strictObject({
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER / 4),
});
