/** Faults that people make: of the guild, its members, its channels and messages, and of the bot's own address. */
import { z } from 'zod';
import { removeChannel } from '../../server/routes/channels.ts';
import { deleteMessage } from '../../world/messages/messages.ts';
import { NAMES } from '../../world/permission-bits.ts';
import { changeThread } from '../../world/threads.ts';
import { findMessage } from '../../world/world.ts';
import { Objection } from '../answer.ts';
import { ID } from '../shapes.ts';
import { type Fault, fault } from './fault.ts';
import { channelAt, leave, setGuild, setPermissions, setTimeoutOf, threadAt } from './moderation.ts';

const permission = z.enum(NAMES);

export const GUILD_FAULTS = {
  badSignature: fault(z.literal(true))({
    says: 'A bot that gets its interactions over HTTP gets the next one with a bad signature first; if it takes it, its address is used no longer.',
    does: ({ core }) => core.endpoint.forgeNext(),
  }),
  permissions: fault(
    z.strictObject({
      channel: ID.optional(),
      role: ID.optional(),
      user: ID.optional(),
      allow: z.array(permission).optional(),
      deny: z.array(permission).optional(),
    }),
  )({
    says: 'Allows and denies permissions for a role or a user (the bot when neither is named), in one channel, or in the whole guild when no channel is named.',
    does: ({ core }, change) => setPermissions(core, change),
    offers: [
      {
        label: 'No pictures',
        says: 'The bot may no longer attach files in this channel.',
        body: (channel) => ({ channel, deny: ['ATTACH_FILES'] }),
      },
      {
        label: 'No access',
        says: 'The bot no longer sees this channel.',
        body: (channel) => ({ channel, deny: ['VIEW_CHANNEL'] }),
      },
    ],
  }),
  timeout: fault(z.strictObject({ user: ID.optional(), ms: z.number().int().min(0) }))({
    says: 'The user (the bot when none is named) may only look for so many milliseconds; 0 ends it.',
    does: ({ core }, { user, ms }) => setTimeoutOf(core, user ?? core.world.botId, ms),
  }),
  guild: fault(z.enum(['unavailable', 'available', 'removed', 'added']))({
    says: 'The guild has an outage, is back, or the bot is removed from it or added to it.',
    does: ({ core }, to) => setGuild(core, to),
    offers: [
      {
        label: 'Outage',
        says: 'The guild is unavailable, as in an outage of Discord.',
        body: () => 'unavailable',
      },
      { label: 'Outage over', says: 'The guild is available again.', body: () => 'available' },
    ],
  }),
  leave: fault(ID)({
    says: 'This user leaves the guild.',
    does: ({ core }, user) => leave(core, user),
  }),
  deleteMessage: fault(ID)({
    says: 'A moderator deletes this message.',
    does: ({ core }, id) => {
      const message = findMessage(core.world, id);
      if (message === undefined) throw new Objection('This message is not there.', 404);
      deleteMessage(core, message);
    },
  }),
  deleteChannel: fault(ID)({
    says: 'Somebody deletes this channel or thread.',
    does: ({ core }, id) => removeChannel(core, channelAt(core, id)),
  }),
  archiveThread: fault(ID)({
    says: 'Somebody archives this thread.',
    does: ({ core }, id) => changeThread(core, threadAt(core, id), { archived: true }),
  }),
  lockThread: fault(ID)({
    says: 'A moderator locks and archives this thread.',
    does: ({ core }, id) => changeThread(core, threadAt(core, id), { locked: true, archived: true }),
  }),
  unlockThread: fault(ID)({
    says: 'A moderator unlocks this thread and opens it.',
    does: ({ core }, id) => changeThread(core, threadAt(core, id), { locked: false, archived: false }),
  }),
} satisfies Readonly<Record<string, Fault>>;
