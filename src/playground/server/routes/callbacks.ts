/** `POST /interactions/:id/:token/callback`: the first response to an interaction. */
import type { Core } from '../../world/core.ts';
import type { Interaction } from '../../world/interaction.ts';
import { type Json, type JsonObject, numberOr, objectsIn } from '../../world/json.ts';
import { messageJson } from '../../world/messages/message-json.ts';
import { editMessage, writeMessage } from '../../world/messages/messages.ts';
import { resolveComponents } from '../../world/messages/references.ts';
import { refusal } from '../../world/refusal.ts';
import { userJson } from '../../world/views.ts';
import { EPHEMERAL, findMessage, LOADING, type Message } from '../../world/world.ts';
import { answered, forCallback, tell } from '../interactions.ts';
import { checkCallback } from '../validate/callback.ts';
import type { Answer, Call, Route } from './route.ts';

export const CALLBACK_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', auth: 'token', run: callBack },
];

/** The same as the response of an HTTP endpoint. Throws what a callback would be refused with. */
export function answerInline(core: Core, interaction: Interaction, json: Json): void {
  const params = new Map([
    ['interaction', interaction.id],
    ['token', interaction.token],
  ]);
  callBack(core, {
    param: (name) => params.get(name) ?? '',
    query: new URLSearchParams(),
    json,
    uploads: [],
  });
}

function callBack(core: Core, call: Call): Answer {
  const interaction = forCallback(core, call.param('interaction'), call.param('token'));
  const { type, data } = checkCallback(
    interaction,
    call.json,
    call.uploads,
    findMessage(core.world, interaction.sourceMessageId ?? ''),
  );
  const message = respond(core, interaction, type, data, call);
  tell(core, interaction);
  if (call.query.get('with_response') !== 'true') return { status: 204 };
  return { status: 200, json: responseJson(core, interaction, type, message) };
}

function respond(
  core: Core,
  interaction: Interaction,
  type: number,
  data: JsonObject,
  call: Call,
): Message | null {
  switch (type) {
    case 4:
    case 5: {
      const loading = type === 5;
      interaction.ephemeral = (numberOr(data.flags, 0) & EPHEMERAL) !== 0;
      const message = writeMessage(core, {
        channelId: interaction.channelId,
        authorId: core.world.botId,
        body: loading ? {} : data,
        uploads: loading ? [] : call.uploads,
        type: interaction.type === 2 ? 20 : 19,
        flags: numberOr(data.flags, 0) | (loading ? LOADING : 0),
        ephemeralFor: interaction.ephemeral ? interaction.userId : null,
        interaction: metadataOf(core, interaction),
        replyTo: interaction.type === 2 ? null : sourceOf(core, interaction),
      });
      answered(core, interaction, type);
      interaction.loading = loading;
      interaction.originalId = message.id;
      return message;
    }
    case 6: {
      answered(core, interaction, type);
      interaction.originalId = interaction.sourceMessageId;
      return null;
    }
    case 7: {
      const message = findMessage(core.world, interaction.sourceMessageId ?? '');
      if (message === undefined) throw refusal(10008);
      editMessage(core, message, data, call.uploads, 'interaction');
      answered(core, interaction, type);
      interaction.originalId = message.id;
      return message;
    }
    case 8: {
      answered(core, interaction, type);
      interaction.choices = objectsIn(data.choices);
      return null;
    }
    default: {
      answered(core, interaction, type);
      const place = { core, channelId: interaction.channelId, ephemeral: true, attachments: [] };
      interaction.modal = { ...data, components: resolveComponents(place, objectsIn(data.components)) };
      return null;
    }
  }
}

/** A message that answers a component replies to the message the component was on, unless that is gone. */
function sourceOf(core: Core, interaction: Interaction): string | null {
  const source = findMessage(core.world, interaction.sourceMessageId ?? '');
  return source === undefined || source.ephemeralFor !== null ? null : source.id;
}

/** Discord's interaction_metadata of the message that answers. */
export function metadataOf(core: Core, interaction: Interaction): JsonObject {
  const user = core.world.users.get(interaction.userId);
  return {
    id: interaction.id,
    type: interaction.type,
    ...(user === undefined ? {} : { user: userJson(user) }),
    authorizing_integration_owners: { '0': interaction.guildId },
    ...(interaction.type === 2 ? { name: interaction.commandName ?? '', command_type: 1 } : {}),
    ...(interaction.type === 3 ? { interacted_message_id: interaction.sourceMessageId } : {}),
    ...(interaction.type === 5 ? { triggering_interaction_metadata: triggerOf(core, interaction) } : {}),
  };
}

function triggerOf(core: Core, interaction: Interaction): JsonObject {
  const parent = core.interactions.get(interaction.parentId ?? '');
  return parent === undefined ? {} : metadataOf(core, parent);
}

function responseJson(
  core: Core,
  interaction: Interaction,
  type: number,
  message: Message | null,
): JsonObject {
  const source = message ?? findMessage(core.world, interaction.originalId ?? '') ?? null;
  const about = {
    id: interaction.id,
    type: interaction.type,
    ...(source === null || type === 8 || type === 9
      ? {}
      : {
          response_message_id: source.id,
          response_message_loading: (source.flags & LOADING) !== 0,
          response_message_ephemeral: source.ephemeralFor !== null,
        }),
  };
  // S: the message is there for types 4 and 7 only.
  if (message === null || type === 5) return { interaction: about };
  return { interaction: about, resource: { type, message: messageJson(core, message) } };
}
