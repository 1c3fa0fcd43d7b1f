/** What the user side takes: the shapes of its bodies, each with the sentence for a mistake. */
import { z } from 'zod';
import { isLocale } from '../server/validate/names.ts';
import { NAMES } from '../world/permission-bits.ts';
import { isSnowflake } from '../world/snowflake.ts';

const id = z.string().refine(isSnowflake, 'must be an id of 17 to 20 digits');
const times = z.number().int().min(1).optional();
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();

export const NEW_USER = z.strictObject({
  name: z.string().min(1).max(32),
  locale: z.string().refine(isLocale, 'is not a language that Discord knows').optional(),
});

export const NEW_CHANNEL = z.strictObject({
  name: z.string().min(1).max(100),
  kind: z.enum(['text', 'thread']).optional(),
  parent: id.optional(),
});

export const SEND_MESSAGE = z.strictObject({ as: id, channel: id, content: z.string().min(1).max(2000) });

export const USE_COMMAND = z.strictObject({
  as: id,
  channel: id,
  name: z.string(),
  subcommand: z.string().optional(),
  options,
});

export const TYPE_OPTION = USE_COMMAND.extend({ focused: z.string() });

export const PRESS = z.strictObject({
  as: id,
  message: id,
  customId: z.string().min(1).max(100),
  values: z.array(z.string()).max(25).optional(),
  stale: z.boolean().optional(),
});

export const SEND_MODAL = z.strictObject({
  as: id,
  interaction: id,
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
});

export const ADVANCE = z.strictObject({
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER / 4),
});

const aim = { method: z.string().optional(), route: z.string().optional(), times };
const permission = z.enum(NAMES);

/** Every knob; a body may turn several at once. The sentences are in fault-table.ts. */
export const FAULTS_BODY = z.strictObject({
  rateLimit: z
    .strictObject({
      ...aim,
      retryAfterMs: z.number().min(0).default(1000),
      scope: z.enum(['user', 'global', 'shared']).default('user'),
      code: z.number().int().optional(),
      headers: z.enum(['all', 'none']).default('all'),
    })
    .optional(),
  error: z
    .strictObject({
      ...aim,
      status: z.number().int().min(400).max(599).default(500),
      code: z.number().int().optional(),
    })
    .optional(),
  drop: z.strictObject(aim).optional(),
  acceptThenDrop: z.strictObject(aim).optional(),
  stall: z.strictObject({ ...aim, ms: z.number().int().min(0).max(600_000) }).optional(),
  ban: z.strictObject({ times }).optional(),
  silence: z.boolean().optional(),
  repeatDispatches: z.number().int().min(0).max(20).optional(),
  reorderDispatches: z.number().int().min(0).max(20).optional(),
  lateDispatchMs: z.number().int().min(0).max(600_000).optional(),
  noHeartbeatAck: z.boolean().optional(),
  swallowHello: z.boolean().optional(),
  refuseConnections: z.boolean().optional(),
  allowedPrivilegedIntents: z.number().int().min(0).optional(),
  close: z.number().int().min(1000).max(4999).optional(),
  reconnect: z.literal(true).optional(),
  invalidSession: z.strictObject({ resumable: z.boolean() }).optional(),
  replay: z.number().int().min(1).max(1000).optional(),
  askHeartbeat: z.literal(true).optional(),
  identifiesLeft: z.number().int().min(0).max(1000).optional(),
  maxConcurrency: z.number().int().min(1).max(64).optional(),
  permissions: z
    .strictObject({
      channel: id.optional(),
      role: id.optional(),
      user: id.optional(),
      allow: z.array(permission).optional(),
      deny: z.array(permission).optional(),
    })
    .optional(),
  timeout: z.strictObject({ user: id.optional(), ms: z.number().int().min(0) }).optional(),
  guild: z.enum(['unavailable', 'available', 'removed', 'added']).optional(),
  leave: id.optional(),
  deleteMessage: id.optional(),
  deleteChannel: id.optional(),
  archiveThread: id.optional(),
  lockThread: id.optional(),
  unlockThread: id.optional(),
  wrongToken: z.boolean().optional(),
  badSignature: z.literal(true).optional(),
});
