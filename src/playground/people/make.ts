/** New people and channels, and messages that people write. */
import type { NewChannel, NewUser, SendMessage } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import { writeMessage } from '../world/messages/messages.ts';
import { may, permissionsIn } from '../world/permissions.ts';
import { changeThread, startThread } from '../world/threads.ts';
import { channelJson, fullMemberJson } from '../world/views.ts';
import type { Channel, Guild, Message, User } from '../world/world.ts';
import { Objection } from './answer.ts';
import { whoSees } from './somebody.ts';

export function addUser(core: Core, from: NewUser): User {
  const guild = firstGuild(core);
  const user = { id: core.nextId(), name: from.name, locale: from.locale ?? 'en-US', bot: false };
  const member = { userId: user.id, roles: [], joinedAt: core.clock.now(), timedOutUntil: null };
  core.world.users.set(user.id, user);
  guild.members.set(user.id, member);
  core.dispatch('GUILD_MEMBER_ADD', { ...fullMemberJson(core.world, member), guild_id: guild.id }, guild.id);
  core.changed();
  return user;
}

export function addChannel(core: Core, from: NewChannel): Channel {
  const guild = firstGuild(core);
  if (from.kind === 'thread') {
    const parent = parentOf(core, from.parent);
    return startThread(core, {
      name: from.name,
      parent,
      ownerId: guild.ownerId,
      private: false,
      autoArchiveMinutes: 60,
    });
  }
  const name = from.name.toLowerCase().replace(/\s+/g, '-');
  const position = core.world.channels.size;
  const channel: Channel = {
    id: core.nextId(),
    guildId: guild.id,
    name,
    parentId: null,
    position,
    overwrites: [],
    thread: null,
    lastMessageId: null,
  };
  core.world.channels.set(channel.id, channel);
  core.dispatch('CHANNEL_CREATE', channelJson(channel), guild.id);
  core.changed();
  return channel;
}

export function say(core: Core, from: SendMessage): Message {
  const { channel, user } = whoSees(core, from.as, from.channel);
  const bits = permissionsIn(core.world, channel, user.id, core.clock.now());
  if (!may(bits, channel.thread === null ? 'SEND_MESSAGES' : 'SEND_MESSAGES_IN_THREADS'))
    throw new Objection(`${user.name} may not write in #${channel.name}.`, 403);
  if (channel.thread?.locked && !may(bits, 'MANAGE_THREADS'))
    throw new Objection(`The thread #${channel.name} is locked.`, 403);
  if (channel.thread?.archived) changeThread(core, channel, { archived: false });
  return writeMessage(core, {
    channelId: channel.id,
    authorId: user.id,
    body: { content: from.content },
    uploads: [],
    type: 0,
    flags: 0,
    ephemeralFor: null,
    interaction: null,
    replyTo: null,
  });
}

export function firstGuild(core: Core): Guild {
  const guild = core.world.guilds.values().next().value;
  if (guild === undefined) throw new Objection('This world has no guild.', 404);
  return guild;
}

function parentOf(core: Core, id: string | undefined): Channel {
  const texts = [...core.world.channels.values()].filter((one) => one.thread === null);
  const parent = id === undefined ? texts[0] : texts.find((one) => one.id === id);
  if (parent === undefined)
    throw new Objection('A thread hangs on a text channel, and this one is not there.', 404);
  return parent;
}
