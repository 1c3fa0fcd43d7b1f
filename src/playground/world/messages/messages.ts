/** Writing, editing and deleting messages in the world, and telling everybody who may know. */
import type { Core } from '../core.ts';
import { isList, type JsonObject, numberOr, objectsIn, textOr } from '../json.ts';
import { invalidForm, refusal } from '../refusal.ts';
import { COMPONENTS_V2, LOADING, type Message, messagesOf, SUPPRESS_EMBEDS } from '../world.ts';
import { attachmentsAfter, type Upload } from './attach.ts';
import { mentionsIn } from './mentions.ts';
import { messageDispatch, messageForPage } from './message-json.ts';
import { resolveComponents, resolveEmbeds } from './references.ts';

interface Writing {
  readonly channelId: string;
  readonly authorId: string;
  readonly body: JsonObject;
  readonly uploads: readonly Upload[];
  readonly type: number;
  readonly flags: number;
  readonly ephemeralFor: string | null;
  readonly interaction: JsonObject | null;
  readonly replyTo: string | null;
}

/** A new message from a body that has been validated. Throws 50006 when it would be empty. */
export function writeMessage(core: Core, from: Writing): Message {
  const { body, channelId } = from;
  const attachments = attachmentsAfter(core, [], body, from.uploads);
  const place = { core, channelId, ephemeral: from.ephemeralFor !== null, attachments };
  const content = textOr(body.content, '').trim();
  const mentioned = mentionsIn(
    core.world,
    content,
    body.allowed_mentions,
    from.interaction === null ? 'channel' : 'interaction',
  );
  const now = core.clock.now();
  const message: Message = {
    id: core.nextId(),
    channelId,
    authorId: from.authorId,
    createdAt: now,
    type: from.type,
    content,
    embeds: resolveEmbeds(place, objectsIn(body.embeds)),
    components: resolveComponents(place, objectsIn(body.components)),
    attachments,
    flags: from.flags,
    editedAt: null,
    mentions: mentioned.users,
    mentionsEveryone: mentioned.everyone,
    nonce: typeof body.nonce === 'string' || typeof body.nonce === 'number' ? body.nonce : null,
    replyTo: from.replyTo,
    interaction: from.interaction,
    ephemeralFor: from.ephemeralFor,
    threadId: null,
    pinned: false,
  };
  if ((message.flags & LOADING) === 0 && isEmpty(message)) throw refusal(50006);
  messagesOf(core.world, channelId).set(message.id, message);
  const channel = core.world.channels.get(channelId);
  if (channel !== undefined && message.ephemeralFor === null) channel.lastMessageId = message.id;
  if (channel?.thread) channel.thread.activeAt = now;
  announce(core, message, 'created');
  return message;
}

/** Changes what the body names and leaves the rest. Throws 50006 and 50035. */
export function editMessage(
  core: Core,
  message: Message,
  body: JsonObject,
  uploads: readonly Upload[],
  by: 'channel' | 'interaction',
): void {
  const attachments = attachmentsAfter(core, message.attachments, body, uploads);
  const place = { core, channelId: message.channelId, ephemeral: message.ephemeralFor !== null, attachments };
  const loading = (message.flags & LOADING) !== 0;
  const next = {
    content: 'content' in body ? textOr(body.content, '').trim() : message.content,
    embeds: isList(body.embeds)
      ? resolveEmbeds(freshlyUsed(place), objectsIn(body.embeds))
      : body.embeds === null
        ? []
        : message.embeds,
    components: isList(body.components)
      ? resolveComponents(place, objectsIn(body.components))
      : body.components === null
        ? []
        : message.components,
    attachments,
    flags: flagsAfter(message, body),
  };
  if (isEmpty({ ...message, ...next })) throw refusal(50006);
  if ((next.flags & COMPONENTS_V2) !== 0) refuseLegacy(next);
  Object.assign(message, next);
  if ('content' in body || 'allowed_mentions' in body) {
    const mentioned = mentionsIn(core.world, message.content, body.allowed_mentions, by);
    message.mentions = mentioned.users;
    message.mentionsEveryone = mentioned.everyone;
  }
  // Filling a loading message counts as its first writing, not as an edit.
  if (!loading) message.editedAt = core.clock.now();
  announce(core, message, 'updated');
}

export function deleteMessage(core: Core, message: Message): void {
  messagesOf(core.world, message.channelId).delete(message.id);
  for (const attachment of message.attachments) core.files.drop(attachment.id);
  core.changed();
  core.emit({ type: 'message-deleted', id: message.id, channelId: message.channelId });
  const guildId = core.world.channels.get(message.channelId)?.guildId ?? null;
  if (message.ephemeralFor === null)
    core.dispatch(
      'MESSAGE_DELETE',
      { id: message.id, channel_id: message.channelId, guild_id: guildId },
      guildId,
    );
}

/** Tells the bot (unless the message is ephemeral) and the page. */
export function announce(core: Core, message: Message, change: 'created' | 'updated'): void {
  core.changed();
  core.emit({
    type: 'message',
    change,
    message: messageForPage(core, message),
    ...(message.ephemeralFor === null ? {} : { ephemeralFor: message.ephemeralFor }),
  });
  if (message.ephemeralFor !== null) return;
  const guildId = core.world.channels.get(message.channelId)?.guildId ?? null;
  const name = change === 'created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
  core.dispatch(name, messageDispatch(core, message), guildId);
}

/** The embeds of this body decide anew which attachments they show. */
function freshlyUsed<P extends { readonly attachments: readonly Message['attachments'][number][] }>(
  place: P,
): P {
  for (const attachment of place.attachments) attachment.used = false;
  return place;
}

function flagsAfter(message: Message, body: JsonObject): number {
  const given = numberOr(body.flags, message.flags & SUPPRESS_EMBEDS);
  const kept = message.flags & ~(SUPPRESS_EMBEDS | LOADING);
  return kept | (given & (SUPPRESS_EMBEDS | COMPONENTS_V2));
}

function isEmpty(
  message: Pick<Message, 'content' | 'embeds' | 'attachments' | 'components' | 'flags'>,
): boolean {
  if ((message.flags & COMPONENTS_V2) !== 0) return message.components.length === 0;
  const shown = message.content !== '' || message.embeds.length > 0 || message.attachments.length > 0;
  return !shown && message.components.length === 0;
}

/** S: setting the flag on an edit needs `content: null`, `embeds: []`. */
function refuseLegacy(next: { readonly content: string; readonly embeds: readonly JsonObject[] }): void {
  const fields = [
    ...(next.content === '' ? [] : ['content']),
    ...(next.embeds.length === 0 ? [] : ['embeds']),
  ];
  if (fields.length === 0) return;
  throw invalidForm(fields.map(legacyField));
}

export function legacyField(field: string) {
  return {
    path: [field],
    code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  };
}
