/** A message as Discord's JSON. */
import type { APIMessage } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { isList, isObject, type Json, type JsonObject } from '../json.ts';
import { channelJson, memberJson, userJson } from '../views.ts';
import { type Attachment, COMPONENTS_V2, type Message, messagesOf } from '../world.ts';

function attachmentJson(core: Core, message: Message, attachment: Attachment): JsonObject {
  const url = core.files.address(message.channelId, attachment, message.ephemeralFor !== null);
  return {
    id: attachment.id,
    filename: attachment.name,
    size: attachment.bytes,
    url,
    proxy_url: url,
    content_type: attachment.type,
    ...(attachment.width === null ? {} : { width: attachment.width, height: attachment.height }),
    ...(attachment.description === null ? {} : { description: attachment.description }),
    ...(message.ephemeralFor === null ? {} : { ephemeral: true }),
  };
}

/** The message; `withReply: false` leaves out the message it replies to, as Discord does inside a reply. */
export function messageJson(core: Core, message: Message, withReply = true): JsonObject {
  const { world } = core;
  const author = world.users.get(message.authorId);
  const mentioned = message.mentions.flatMap((id) => world.users.get(id) ?? []);
  const listed = (message.flags & COMPONENTS_V2) === 0 ? message.attachments.filter((one) => !one.used) : [];
  const replied =
    message.replyTo === null ? undefined : messagesOf(world, message.channelId).get(message.replyTo);
  const thread = message.threadId === null ? undefined : world.channels.get(message.threadId);
  const guildId = world.channels.get(message.channelId)?.guildId;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    content: message.content,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    pinned: message.pinned,
    flags: message.flags,
    mention_everyone: message.mentionsEveryone,
    mentions: mentioned.map(userJson),
    mention_roles: [],
    attachments: listed.map((one) => attachmentJson(core, message, one)),
    embeds: message.embeds.map((one) => withFreshMedia(core, message, one)),
    components: message.components.map((one) => withFreshMedia(core, message, one)),
    ...(author === undefined ? {} : { author: userJson(author) }),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(author?.bot === true && author.id === world.botId && message.interaction !== null
      ? { application_id: world.botId, webhook_id: world.botId, interaction_metadata: message.interaction }
      : {}),
    ...(message.replyTo === null || guildId === undefined
      ? {}
      : {
          message_reference: {
            type: 0,
            channel_id: message.channelId,
            message_id: message.replyTo,
            guild_id: guildId,
          },
          ...(withReply
            ? { referenced_message: replied === undefined ? null : messageJson(core, replied, false) }
            : {}),
        }),
    ...(thread === undefined ? {} : { thread: channelJson(thread) }),
  };
}

/** The same for the user side, whose types are those of discord-api-types. */
export function messageForPage(core: Core, message: Message): APIMessage {
  // messageJson writes exactly Discord's message; the conformance test holds it against the official schema.
  return messageJson(core, message) as unknown as APIMessage;
}

/** MESSAGE_CREATE and MESSAGE_UPDATE carry the guild and the author's member besides. */
export function messageDispatch(core: Core, message: Message): JsonObject {
  const channel = core.world.channels.get(message.channelId);
  const guild = channel === undefined ? undefined : core.world.guilds.get(channel.guildId);
  const member = guild?.members.get(message.authorId);
  return {
    ...messageJson(core, message),
    channel_type: channel?.thread === null ? 0 : 11,
    ...(guild === undefined ? {} : { guild_id: guild.id }),
    ...(member === undefined ? {} : { member: memberJson(member) }),
  };
}

/** The address of an uploaded file is signed anew each time it is shown, wherever it stands. */
function withFreshMedia(core: Core, message: Message, value: JsonObject): JsonObject {
  const again = (one: Json | undefined): Json | undefined =>
    isList(one) ? one.map((each) => again(each) ?? null) : isObject(one) ? refreshed(one) : one;
  const refreshed = (one: JsonObject): JsonObject => {
    const fresh: Record<string, Json | undefined> = {};
    for (const [key, inner] of Object.entries(one)) fresh[key] = again(inner);
    for (const [name, proxy] of ADDRESSES) {
      const given = fresh[name];
      const id = typeof given === 'string' ? UPLOADED.exec(given)?.[1] : undefined;
      const attachment = message.attachments.find((each) => each.id === id);
      if (attachment === undefined) continue;
      fresh[name] = core.files.address(message.channelId, attachment, message.ephemeralFor !== null);
      fresh[proxy] = fresh[name];
    }
    return fresh;
  };
  return refreshed(value);
}

const ADDRESSES = [
  ['url', 'proxy_url'],
  ['icon_url', 'proxy_icon_url'],
] as const;
const UPLOADED = /\/(?:ephemeral-)?attachments\/\d+\/(\d+)\//;
