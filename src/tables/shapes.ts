/** The shape of a stored table, as it is written today. */
import { z } from 'zod';
import { LEVELS } from '#computer/level.ts';
import { eventShape } from '#record/record.ts';
import { isHouseRuleId } from '#rules/house-rules.ts';
import { isPresetId } from '#rules/presets.ts';
import { seatShape } from '#rules/shapes.ts';
import { rulesShape, stateShape } from '#rules/stored.ts';
import { CLOCKS, type Table } from './table.ts';

const person = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string(),
  avatar: z.exactOptional(z.string()),
});

const sitter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human'), person }),
  z.object({ kind: z.literal('computer'), level: z.enum(LEVELS) }),
]);

const base = {
  id: z.string(),
  version: z.int(),
  decision: z.int(),
  guild: z.string(),
  channel: z.string(),
  message: z.object({ channel: z.string(), id: z.string(), postedAt: z.number() }).nullable(),
  ping: z.object({ channel: z.string(), id: z.string(), decision: z.int(), half: z.boolean() }).nullable(),
  inThread: z.boolean(),
  ownsThread: z.boolean(),
  host: z.string(),
  house: z.string().refine(isPresetId),
  rules: rulesShape,
  settings: z.object({
    clock: z.literal(CLOCKS),
    theme: z.enum(['light', 'dark']),
    locale: z.string().min(1),
    forced: z.enum(['auto', 'press']),
    level: z.enum(LEVELS),
    joinable: z.boolean(),
  }),
  actedAt: z.number(),
  deadline: z.number().nullable(),
};

const promised = z.object({
  serverSeed: z.string(),
  commit: z.string(),
  clientParts: z.array(z.string()),
});

const members = z.array(z.object({ sitter, wants: seatShape.nullable() }));

const begun = {
  ...base,
  dice: z.object({ serverSeed: z.string(), commit: z.string(), clientSeed: z.string(), cursor: z.int() }),
  seats: z.array(
    z.object({
      seat: seatShape,
      sitter,
      playedBy: z.enum(['human', 'computer']),
      away: z.enum(['timeouts', 'absent', 'left', 'back', 'host']).nullable(),
      timeouts: z.int(),
      waitedMs: z.number(),
    }),
  ),
  began: z.array(z.object({ seat: seatShape, sitter })),
  game: stateShape,
  startedAt: z.number(),
  last: z.array(eventShape),
  tally: z.array(
    z.object({ rolls: z.int(), pips: z.int(), sixes: z.int(), captures: z.int(), losses: z.int() }),
  ),
};

export const tableShape = z.discriminatedUnion('phase', [
  z.object({
    phase: z.literal('lobby'),
    ...base,
    switches: z.record(z.string().refine(isHouseRuleId), z.boolean()),
    dice: promised,
    members,
    invited: z.array(person),
  }),
  z.object({
    phase: z.literal('playing'),
    ...begun,
    waitingSince: z.number(),
    pause: z
      .object({
        agreed: z.array(z.string()),
        state: z.enum(['asked', 'paused']),
        until: z.number().nullable(),
      })
      .nullable(),
    half: z.boolean(),
  }),
  z.object({
    phase: z.literal('over'),
    ...begun,
    reason: z.enum(['finished', 'stopped', 'abandoned']),
    endedAt: z.number(),
  }),
  z.object({
    phase: z.literal('closed'),
    ...base,
    dice: promised,
    members,
    reason: z.enum(['stopped', 'quiet']),
  }),
]) satisfies z.ZodType<Table>;
