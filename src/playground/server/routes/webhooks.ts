/** `/webhooks/:application/:token`: edits of the response and follow-ups by an interaction's token. */
import type { Core } from '../../world/core.ts';
import type { Interaction } from '../../world/interaction.ts';
import { numberOr } from '../../world/json.ts';
import { messageJson } from '../../world/messages/message-json.ts';
import { deleteMessage, editMessage, writeMessage } from '../../world/messages/messages.ts';
import { refusal } from '../../world/refusal.ts';
import { EPHEMERAL, type Message, messagesOf } from '../../world/world.ts';
import { forWebhook, tell } from '../interactions.ts';
import { checkMessage } from '../validate/message.ts';
import { metadataOf } from './callbacks.ts';
import type { Answer, Call, Route } from './route.ts';

const MESSAGE = '/webhooks/:application/:token/messages/:message';

export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', auth: 'token', run: followUp },
  { method: 'GET', path: MESSAGE, auth: 'token', run: get },
  { method: 'PATCH', path: MESSAGE, auth: 'token', run: edit },
  { method: 'DELETE', path: MESSAGE, auth: 'token', run: remove },
];

function interactionOf(core: Core, call: Call): Interaction {
  return forWebhook(core, call.param('application'), call.param('token'));
}

/** S: after type 5 the first follow-up fills the loading message, and its own ephemeral flag is ignored. */
function followUp(core: Core, call: Call): Answer {
  const interaction = interactionOf(core, call);
  const body = checkMessage('followUp', call.json, call.uploads);
  if (interaction.loading) return fill(core, call, interaction, original(core, interaction));
  const flags = numberOr(body.flags, 0);
  const message = writeMessage(core, {
    channelId: interaction.channelId,
    authorId: core.world.botId,
    body,
    uploads: call.uploads,
    type: 19,
    flags,
    ephemeralFor: (flags & EPHEMERAL) !== 0 ? interaction.userId : null,
    interaction: metadataOf(core, interaction),
    replyTo: interaction.originalId,
  });
  return { status: 200, json: messageJson(core, message) };
}

function get(core: Core, call: Call): Answer {
  return { status: 200, json: messageJson(core, messageOf(core, call, interactionOf(core, call))) };
}

function edit(core: Core, call: Call): Answer {
  const interaction = interactionOf(core, call);
  return fill(core, call, interaction, messageOf(core, call, interaction));
}

function fill(core: Core, call: Call, interaction: Interaction, message: Message): Answer {
  const body = checkMessage('webhookEdit', call.json, call.uploads, message);
  editMessage(core, message, body, call.uploads, 'interaction');
  if (message.id === interaction.originalId && interaction.loading) {
    interaction.loading = false;
    tell(core, interaction);
  }
  return { status: 200, json: messageJson(core, message) };
}

function remove(core: Core, call: Call): Answer {
  const interaction = interactionOf(core, call);
  const message = messageOf(core, call, interaction);
  deleteMessage(core, message);
  if (message.id === interaction.originalId) interaction.loading = false;
  return { status: 204 };
}

function messageOf(core: Core, call: Call, interaction: Interaction): Message {
  const id = call.param('message');
  if (id === '@original') return original(core, interaction);
  const message = messagesOf(core.world, interaction.channelId).get(id);
  const metadata = message?.interaction;
  const own = metadata?.id === interaction.id || id === interaction.originalId;
  if (message === undefined || !own) throw refusal(10008);
  return message;
}

function original(core: Core, interaction: Interaction): Message {
  const message = messagesOf(core.world, interaction.channelId).get(interaction.originalId ?? '');
  if (message === undefined) throw refusal(10008);
  return message;
}
