/** Somebody sends a modal that an interaction was answered with. */
import { openInteraction } from '../server/interactions.ts';
import { deliver } from '../server/payload.ts';
import type { SendModal } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import type { Interaction } from '../world/interaction.ts';
import { isObject, type JsonObject, objectsIn } from '../world/json.ts';
import { findMessage } from '../world/world.ts';
import { Objection } from './answer.ts';
import { whoMayUse } from './somebody.ts';

type Value = SendModal['values'][string] | undefined;

/** Gives the new interaction. Throws an objection for what the client would not send. */
export function sendModal(core: Core, from: SendModal): Interaction {
  const opener = core.interactions.get(from.interaction);
  if (opener?.modal == null) throw new Objection('This interaction was not answered with a modal.', 404);
  if (opener.userId !== from.as) throw new Objection('Only the one who opened a modal can send it.', 403);
  const { guild } = whoMayUse(core, from.as, opener.channelId);
  const components = objectsIn(opener.modal.components).map((one) => filled(one, from.values));
  const interaction = openInteraction(core, {
    type: 5,
    userId: from.as,
    channelId: opener.channelId,
    guildId: guild.id,
    commandName: null,
    sourceMessageId: opener.sourceMessageId,
    parentId: opener.id,
  });
  const message = findMessage(core.world, opener.sourceMessageId ?? '') ?? null;
  const data = { custom_id: String(opener.modal.custom_id), components };
  deliver(core, interaction, data, message);
  return interaction;
}

/** A row or label with what was filled in. */
function filled(one: JsonObject, values: SendModal['values']): JsonObject {
  const head = { type: Number(one.type), id: Number(one.id ?? 0) };
  if (isObject(one.component)) return { ...head, component: answerOf(one.component, values) };
  const inner = objectsIn(one.components);
  return inner.length === 0 ? head : { ...head, components: inner.map((input) => answerOf(input, values)) };
}

function answerOf(input: JsonObject, values: SendModal['values']): JsonObject {
  const id = String(input.custom_id);
  const value = values[id];
  const head = { type: Number(input.type), id: Number(input.id ?? 0), custom_id: id };
  switch (input.type) {
    case 4:
      return { ...head, value: textOf(input, value) };
    case 21:
      return { ...head, value: typeof value === 'string' ? value : null };
    case 23:
      return { ...head, value: value === true };
    default: {
      const picks = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
      if (picks.length === 0 && input.required !== false) throw new Objection(`"${id}" needs an answer.`);
      return { ...head, values: picks };
    }
  }
}

function textOf(input: JsonObject, value: Value): string {
  const id = String(input.custom_id);
  const written = typeof value === 'string' ? value : typeof input.value === 'string' ? input.value : '';
  if (written === '') {
    if (input.required !== false) throw new Objection(`"${id}" needs an answer.`);
    return '';
  }
  if (written.length < Number(input.min_length ?? 0)) throw new Objection(`"${id}" is too short.`);
  if (written.length > Number(input.max_length ?? 4000)) throw new Objection(`"${id}" is too long.`);
  return written;
}
