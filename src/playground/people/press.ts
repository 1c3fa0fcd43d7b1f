/** Somebody presses a button, picks in a menu, or sends a modal. */
import { openInteraction } from '../server/interactions.ts';
import { deliver } from '../server/payload.ts';
import type { Press } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import type { Interaction } from '../world/interaction.ts';
import { isObject, type JsonObject, objectsIn } from '../world/json.ts';
import { findMessage, type Guild } from '../world/world.ts';
import { Objection } from './answer.ts';
import { resolvedIds } from './options.ts';
import { whoMayUse } from './somebody.ts';

/** Gives the interaction. Throws an objection for what the client would not send; `stale` looks at nothing. */
export function press(core: Core, from: Press): Interaction {
  const message = findMessage(core.world, from.message);
  if (message === undefined) throw new Objection('This message is not there any more.', 404);
  const { guild, user } = whoMayUse(core, from.as, message.channelId);
  if (message.ephemeralFor !== null && message.ephemeralFor !== user.id)
    throw new Objection(`${user.name} does not see this message.`, 403);
  const component = componentsIn(message.components).find((one) => one.custom_id === from.customId);
  if (from.stale !== true) lookAt(component, from);
  const interaction = openInteraction(core, {
    type: 3,
    userId: from.as,
    channelId: message.channelId,
    guildId: guild.id,
    commandName: null,
    sourceMessageId: message.id,
    parentId: null,
  });
  const type = Number(component?.type ?? (from.values === undefined ? 2 : 3));
  const data = {
    id: Number(component?.id ?? 1),
    custom_id: from.customId,
    component_type: type,
    ...(type === 2 ? {} : picked(core, guild, type, from.values ?? [])),
  };
  deliver(core, interaction, data, message);
  return interaction;
}

/** Every component of a message or modal, nested ones too. */
function componentsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(componentsIn);
  if (!isObject(value)) return [];
  return [
    value,
    ...componentsIn(value.components),
    ...componentsIn(value.accessory),
    ...componentsIn(value.component),
  ];
}

function lookAt(component: JsonObject | undefined, from: Press): void {
  if (component === undefined)
    throw new Objection(`This message has no component "${from.customId}" as it is now.`, 409);
  if (component.disabled === true) throw new Objection('This component is disabled.', 409);
  if (component.type === 2) {
    if (from.values !== undefined) throw new Objection('A button takes no values.');
    return;
  }
  const values = from.values ?? [];
  const min = Number(component.min_values ?? 1);
  const max = Number(component.max_values ?? 1);
  if (values.length < min || values.length > max)
    throw new Objection(`This menu takes ${min === max ? min : `${min} to ${max}`} picks.`);
  if (new Set(values).size < values.length) throw new Objection('A pick cannot be made twice.');
  const options = objectsIn(component.options);
  const unknown = values.find((value) => !options.some((option) => option.value === value));
  if (component.type === 3 && unknown !== undefined) throw new Objection(`This menu has no "${unknown}".`);
}

function picked(core: Core, guild: Guild, type: number, values: readonly string[]): JsonObject {
  const resolved = resolvedIds(core, guild, {
    users: type === 5 || type === 7 ? values : [],
    roles: type === 6 || type === 7 ? values : [],
    channels: type === 8 ? values : [],
  });
  return { values, ...(resolved === null ? {} : { resolved }) };
}
