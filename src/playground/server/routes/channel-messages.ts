/** `/channels/:channel/messages`: what the bot sends, edits, reads and deletes with its own token. */
import type { Core } from '../../world/core.ts';
import { isList, isObject, type JsonObject, numberOr } from '../../world/json.ts';
import { messageJson } from '../../world/messages/message-json.ts';
import { deleteMessage, editMessage, writeMessage } from '../../world/messages/messages.ts';
import { demand, may, permissionsIn } from '../../world/permissions.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { isSnowflake, timeOf } from '../../world/snowflake.ts';
import { wakeThread } from '../../world/threads.ts';
import { type Channel, type Message, messagesOf } from '../../world/world.ts';
import { checkMessage } from '../validate/message.ts';
import { type Answer, type Call, channelOf, demandSnowflake, type Route } from './route.ts';

const LIST = '/channels/:channel/messages';
const ONE = '/channels/:channel/messages/:message';

export const CHANNEL_MESSAGE_ROUTES: readonly Route[] = [
  { method: 'GET', path: LIST, auth: 'bot', run: list },
  { method: 'POST', path: LIST, auth: 'bot', run: send },
  { method: 'POST', path: `${LIST}/bulk-delete`, auth: 'bot', run: bulkDelete },
  { method: 'GET', path: ONE, auth: 'bot', run: get },
  { method: 'PATCH', path: ONE, auth: 'bot', run: edit },
  { method: 'DELETE', path: ONE, auth: 'bot', run: remove },
];

/** S: messages older than two weeks cannot be deleted in bulk. */
const BULK_AGE_MS = 14 * 24 * 3_600_000;
/** S: `enforce_nonce` looks back "a few minutes". */
const NONCE_WINDOW_MS = 5 * 60_000;

function send(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  const now = core.clock.now();
  demand(core.world, channel, now, channel.thread === null ? 'SEND_MESSAGES' : 'SEND_MESSAGES_IN_THREADS');
  const body = checkMessage('create', call.json, call.uploads);
  if (call.uploads.length > 0) demand(core.world, channel, now, 'ATTACH_FILES');
  if (isList(body.embeds) && body.embeds.length > 0) demand(core.world, channel, now, 'EMBED_LINKS');
  const replyTo = replyOf(core, channel, body);
  const twin = body.enforce_nonce === true ? twinOf(core, channel, body) : undefined;
  if (twin !== undefined) return { status: 200, json: messageJson(core, twin) };
  wakeThread(core, channel);
  const message = writeMessage(core, {
    channelId: channel.id,
    authorId: core.world.botId,
    body,
    uploads: call.uploads,
    type: replyTo === null ? 0 : 19,
    flags: numberOr(body.flags, 0),
    ephemeralFor: null,
    interaction: null,
    replyTo,
  });
  return { status: 200, json: messageJson(core, message) };
}

function list(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  demand(core.world, channel, core.clock.now());
  const limit = Number(call.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidForm([
      {
        path: ['limit'],
        code: limit < 1 ? 'NUMBER_TYPE_MIN' : 'NUMBER_TYPE_MAX',
        message: 'int value should be between 1 and 100.',
      },
    ]);
  const readable = may(
    permissionsIn(core.world, channel, core.world.botId, core.clock.now()),
    'READ_MESSAGE_HISTORY',
  );
  const all = readable ? [...messagesOf(core.world, channel.id).values()].filter(isPublic) : [];
  const before = call.query.get('before');
  const after = call.query.get('after');
  const wanted = all.filter(
    (message) =>
      (before === null || BigInt(message.id) < BigInt(before)) &&
      (after === null || BigInt(message.id) > BigInt(after)),
  );
  const some = after === null ? wanted.slice(-limit) : wanted.slice(0, limit);
  return { status: 200, json: some.reverse().map((message) => messageJson(core, message)) };
}

function get(core: Core, call: Call): Answer {
  const { channel, message } = found(core, call);
  demand(core.world, channel, core.clock.now(), 'READ_MESSAGE_HISTORY');
  return { status: 200, json: messageJson(core, message) };
}

function edit(core: Core, call: Call): Answer {
  const { channel, message } = found(core, call);
  demand(core.world, channel, core.clock.now());
  if (message.authorId !== core.world.botId) throw refusal(50005);
  if (channel.thread?.archived) throw refusal(50083);
  const body = checkMessage('edit', call.json, call.uploads, message);
  if (call.uploads.length > 0) demand(core.world, channel, core.clock.now(), 'ATTACH_FILES');
  editMessage(core, message, body, call.uploads, 'channel');
  return { status: 200, json: messageJson(core, message) };
}

function remove(core: Core, call: Call): Answer {
  const { channel, message } = found(core, call);
  const own = message.authorId === core.world.botId;
  demand(core.world, channel, core.clock.now(), ...(own ? [] : (['MANAGE_MESSAGES'] as const)));
  if (channel.thread?.archived) throw refusal(50083);
  deleteMessage(core, message);
  return { status: 204 };
}

function bulkDelete(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  demand(core.world, channel, core.clock.now(), 'MANAGE_MESSAGES');
  const ids = isObject(call.json) && isList(call.json.messages) ? call.json.messages : [];
  if (ids.length < 2 || ids.length > 100) throw refusal(50016);
  const good = ids.filter(isSnowflake);
  if (good.some((id) => core.clock.now() - timeOf(id) > BULK_AGE_MS)) throw refusal(50034);
  const messages = messagesOf(core.world, channel.id);
  for (const id of good) {
    const message = messages.get(id);
    if (message !== undefined && isPublic(message)) deleteMessage(core, message);
  }
  return { status: 204 };
}

/** The channel and a message of it; ephemeral ones do not exist here. */
function found(core: Core, call: Call): { readonly channel: Channel; readonly message: Message } {
  const channel = channelOf(core, call.param('channel'));
  const id = call.param('message');
  demandSnowflake(id, 'message_id');
  demand(core.world, channel, core.clock.now());
  const message = messagesOf(core.world, channel.id).get(id);
  if (message === undefined || !isPublic(message)) throw refusal(10008);
  return { channel, message };
}

function isPublic(message: Message): boolean {
  return message.ephemeralFor === null;
}

/** The message to reply to. Throws 50035 when it is not there, unless the body says that this does not matter. */
function replyOf(core: Core, channel: Channel, body: JsonObject): string | null {
  const reference = body.message_reference;
  if (!isObject(reference) || typeof reference.message_id !== 'string') return null;
  demand(core.world, channel, core.clock.now(), 'READ_MESSAGE_HISTORY');
  const target = messagesOf(core.world, channel.id).get(reference.message_id);
  if (target !== undefined && isPublic(target)) return target.id;
  if (reference.fail_if_not_exists === false) return null;
  throw invalidForm([
    {
      path: ['message_reference'],
      code: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE',
      message: 'Unknown message',
    },
  ]);
}

function twinOf(core: Core, channel: Channel, body: JsonObject): Message | undefined {
  if (body.nonce === undefined || body.nonce === null) return undefined;
  return [...messagesOf(core.world, channel.id).values()].find(
    (one) =>
      one.authorId === core.world.botId &&
      String(one.nonce) === String(body.nonce) &&
      core.clock.now() - one.createdAt < NONCE_WINDOW_MS,
  );
}
