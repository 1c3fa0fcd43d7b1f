/** Which intent a dispatch needs, and what stays hidden without the content intent. */
import type { JsonObject } from '../world/json.ts';

const INTENT: Readonly<Record<string, number>> = {
  GUILD_CREATE: 1 << 0,
  GUILD_UPDATE: 1 << 0,
  GUILD_DELETE: 1 << 0,
  GUILD_ROLE_UPDATE: 1 << 0,
  CHANNEL_CREATE: 1 << 0,
  CHANNEL_UPDATE: 1 << 0,
  CHANNEL_DELETE: 1 << 0,
  THREAD_CREATE: 1 << 0,
  THREAD_UPDATE: 1 << 0,
  THREAD_DELETE: 1 << 0,
  GUILD_MEMBER_ADD: 1 << 1,
  GUILD_MEMBER_UPDATE: 1 << 1,
  GUILD_MEMBER_REMOVE: 1 << 1,
  MESSAGE_CREATE: 1 << 9,
  MESSAGE_UPDATE: 1 << 9,
  MESSAGE_DELETE: 1 << 9,
  MESSAGE_DELETE_BULK: 1 << 9,
};

/** Presences, members and message content: a bot needs Discord's leave for these. */
export const PRIVILEGED = (1 << 8) | (1 << 1) | (1 << 15);
const MESSAGE_CONTENT = 1 << 15;
/** All intents that exist. */
export const KNOWN_INTENTS = ((1 << 22) - 1) | (1 << 24) | (1 << 25);

export function wants(intents: number, name: string): boolean {
  const needed = INTENT[name];
  return needed === undefined || (intents & needed) !== 0;
}

/** S: other people's messages arrive without their content unless they mention the bot. */
export function asSeenWith(intents: number, name: string, data: JsonObject, botId: string): JsonObject {
  if (!name.startsWith('MESSAGE_') || !('content' in data) || (intents & MESSAGE_CONTENT) !== 0) return data;
  const author = data.author;
  const own = typeof author === 'object' && author !== null && 'id' in author && author.id === botId;
  const mentioned = JSON.stringify(data.mentions ?? []).includes(`"id":"${botId}"`);
  return own || mentioned ? data : { ...data, content: '', embeds: [], attachments: [], components: [] };
}
