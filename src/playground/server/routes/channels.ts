/** `/channels/:channel` itself, and threads. */
import type { Core } from '../../world/core.ts';
import { isObject, type JsonObject, textOr } from '../../world/json.ts';
import { announce } from '../../world/messages/messages.ts';
import { demand, may, permissionsIn } from '../../world/permissions.ts';
import { invalidForm, Refusal, refusal } from '../../world/refusal.ts';
import { changeThread, startThread } from '../../world/threads.ts';
import { channelJson } from '../../world/views.ts';
import { type Channel, messagesOf } from '../../world/world.ts';
import { bool, dict, type Findings, oneOf, text } from '../validate/check.ts';
import { type Answer, type Call, channelOf, type Route } from './route.ts';

const ONE = '/channels/:channel';

export const CHANNEL_ROUTES: readonly Route[] = [
  { method: 'GET', path: ONE, auth: 'bot', run: get },
  { method: 'PATCH', path: ONE, auth: 'bot', run: change },
  { method: 'DELETE', path: ONE, auth: 'bot', run: remove },
  { method: 'POST', path: `${ONE}/typing`, auth: 'bot', run: typing },
  { method: 'POST', path: `${ONE}/threads`, auth: 'bot', run: startAlone },
  { method: 'POST', path: `${ONE}/messages/:message/threads`, auth: 'bot', run: startFromMessage },
];

const ARCHIVE_MINUTES = [60, 1440, 4320, 10080];

function get(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  demand(core.world, channel, core.clock.now());
  return { status: 200, json: channelJson(channel) };
}

function change(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  const body = checkChange(call);
  const { thread } = channel;
  if (thread === null) {
    demand(core.world, channel, core.clock.now(), 'MANAGE_CHANNELS');
    if (typeof body.name === 'string') channel.name = body.name;
    core.dispatch('CHANNEL_UPDATE', channelJson(channel), channel.guildId);
    core.changed();
    return { status: 200, json: channelJson(channel) };
  }
  demand(core.world, channel, core.clock.now());
  const bits = permissionsIn(core.world, channel, core.world.botId, core.clock.now());
  const manages = may(bits, 'MANAGE_THREADS');
  const only = Object.keys(body).every((key) => key === 'archived' || key === 'locked');
  if (thread.archived && !(only && body.archived === false)) throw refusal(50083);
  const locks = body.locked !== undefined && body.locked !== thread.locked;
  if (!manages && (thread.locked || locks || thread.ownerId !== core.world.botId)) throw refusal(50013);
  if (typeof body.name === 'string') channel.name = body.name;
  changeThread(core, channel, {
    ...(typeof body.archived === 'boolean' ? { archived: body.archived } : {}),
    ...(typeof body.locked === 'boolean' ? { locked: body.locked } : {}),
    ...(typeof body.auto_archive_duration === 'number'
      ? { autoArchiveMinutes: body.auto_archive_duration }
      : {}),
  });
  return { status: 200, json: channelJson(channel) };
}

function checkChange(call: Call): JsonObject {
  const found: Findings = { problems: [] };
  const body = dict(found, [], call.json);
  if (body !== null) {
    text(found, ['name'], body.name, { min: 1, max: 100 });
    bool(found, ['archived'], body.archived);
    bool(found, ['locked'], body.locked);
    oneOf(found, ['auto_archive_duration'], body.auto_archive_duration, ARCHIVE_MINUTES);
  }
  if (body === null || found.problems.length > 0) throw invalidForm(found.problems);
  return body;
}

function remove(core: Core, call: Call): Answer {
  const channel = channelOf(core, call.param('channel'));
  const needed = channel.thread === null ? 'MANAGE_CHANNELS' : 'MANAGE_THREADS';
  demand(core.world, channel, core.clock.now(), needed);
  const json = channelJson(channel);
  removeChannel(core, channel);
  return { status: 200, json };
}

/** Takes the channel, its threads and their messages out of the world. */
export function removeChannel(core: Core, channel: Channel): void {
  const { world } = core;
  for (const thread of [...world.channels.values()].filter((one) => one.parentId === channel.id))
    removeChannel(core, thread);
  for (const message of messagesOf(world, channel.id).values())
    for (const attachment of message.attachments) core.files.drop(attachment.id);
  world.channels.delete(channel.id);
  world.messages.delete(channel.id);
  const name = channel.thread === null ? 'CHANNEL_DELETE' : 'THREAD_DELETE';
  core.dispatch(name, channelJson(channel), channel.guildId);
  core.changed();
}

function typing(core: Core, call: Call): Answer {
  demand(core.world, channelOf(core, call.param('channel')), core.clock.now(), 'SEND_MESSAGES');
  return { status: 204 };
}

function startAlone(core: Core, call: Call): Answer {
  const parent = channelOf(core, call.param('channel'));
  const { body, name, minutes } = checkThread(parent, call);
  // S: without a type the thread is private.
  const isPrivate = (body.type ?? 12) === 12;
  const needed = isPrivate ? 'CREATE_PRIVATE_THREADS' : 'CREATE_PUBLIC_THREADS';
  demand(core.world, parent, core.clock.now(), needed);
  const thread = startThread(core, {
    name,
    parent,
    ownerId: core.world.botId,
    private: isPrivate,
    autoArchiveMinutes: minutes,
  });
  return { status: 201, json: channelJson(thread) };
}

function startFromMessage(core: Core, call: Call): Answer {
  const parent = channelOf(core, call.param('channel'));
  const { name, minutes } = checkThread(parent, call);
  demand(core.world, parent, core.clock.now(), 'CREATE_PUBLIC_THREADS');
  const message = messagesOf(core.world, parent.id).get(call.param('message'));
  if (message === undefined || message.ephemeralFor !== null) throw refusal(10008);
  if (message.threadId !== null)
    throw new Refusal(400, 160004, 'A thread has already been created for this message');
  const thread = startThread(core, {
    name,
    parent,
    ownerId: core.world.botId,
    private: false,
    autoArchiveMinutes: minutes,
    id: message.id,
  });
  message.threadId = thread.id;
  announce(core, message, 'updated');
  return { status: 201, json: channelJson(thread) };
}

function checkThread(parent: Channel, call: Call) {
  if (parent.thread !== null) throw refusal(50024);
  const found: Findings = { problems: [] };
  const body = isObject(call.json) ? call.json : {};
  text(found, ['name'], body.name, { min: 1, max: 100, required: true });
  oneOf(found, ['auto_archive_duration'], body.auto_archive_duration, ARCHIVE_MINUTES);
  oneOf(found, ['type'], body.type, [10, 11, 12]);
  if (found.problems.length > 0) throw invalidForm(found.problems);
  const minutes = typeof body.auto_archive_duration === 'number' ? body.auto_archive_duration : 4320;
  return { body, name: textOr(body.name, ''), minutes };
}
