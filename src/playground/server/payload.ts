/** INTERACTION_CREATE as the gateway sends it. */
import type { Core } from '../world/core.ts';
import type { Interaction } from '../world/interaction.ts';
import type { JsonObject } from '../world/json.ts';
import { LARGEST_FILE } from '../world/messages/attach.ts';
import { messageJson } from '../world/messages/message-json.ts';
import { permissionsIn } from '../world/permissions.ts';
import { channelJson, fullMemberJson } from '../world/views.ts';
import type { Channel, Message } from '../world/world.ts';
import { fail } from './interactions.ts';
import { answerInline } from './routes/callbacks.ts';

/** Sends the interaction to the bot; `data` is what was used, `message` where its component was. */
export function deliver(
  core: Core,
  interaction: Interaction,
  data: JsonObject,
  message: Message | null,
): void {
  const payload = payloadOf(core, interaction, data, message);
  if (core.endpoint.url() === null) core.dispatch('INTERACTION_CREATE', payload, interaction.guildId);
  else void overHttp(core, interaction, payload);
}

/** S: a bot with an endpoint gets its interactions there and not through the gateway. Never rejects. */
async function overHttp(core: Core, interaction: Interaction, payload: JsonObject): Promise<void> {
  const delivered = await core.endpoint.send(payload);
  if (delivered.kind === 'taken') return;
  if (delivered.kind === 'failed') return fail(core, interaction, delivered.why);
  try {
    answerInline(core, interaction, delivered.body);
  } catch (error) {
    fail(core, interaction, error instanceof Error ? error.message : String(error));
  }
}

function payloadOf(
  core: Core,
  interaction: Interaction,
  data: JsonObject,
  message: Message | null,
): JsonObject {
  const { world, clock } = core;
  const guild = world.guilds.get(interaction.guildId);
  const channel = world.channels.get(interaction.channelId);
  const member = guild?.members.get(interaction.userId);
  const user = world.users.get(interaction.userId);
  const bits = (id: string) =>
    channel === undefined ? '0' : permissionsIn(world, channel, id, clock.now()).toString();
  return {
    id: interaction.id,
    application_id: world.botId,
    type: interaction.type,
    data,
    guild_id: interaction.guildId,
    guild: { id: interaction.guildId, locale: guild?.locale ?? 'en-US', features: [] },
    channel_id: interaction.channelId,
    ...(channel === undefined ? {} : { channel: partialChannel(channel, bits(interaction.userId)) }),
    ...(member === undefined
      ? {}
      : { member: { ...fullMemberJson(world, member), permissions: bits(interaction.userId) } }),
    token: interaction.token,
    version: 1,
    ...(message === null ? {} : { message: messageJson(core, message) }),
    app_permissions: bits(world.botId),
    locale: user?.locale ?? 'en-US',
    guild_locale: guild?.locale ?? 'en-US',
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: { '0': interaction.guildId },
    context: 0,
    attachment_size_limit: LARGEST_FILE,
  };
}

function partialChannel(channel: Channel, permissions: string): JsonObject {
  const { permission_overwrites: _left, ...partial } = channelJson(channel);
  return { ...partial, permissions };
}
