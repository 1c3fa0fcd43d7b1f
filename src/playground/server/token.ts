/** The token of a bot: base64 of its id, a dot, a time, a dot, a secret. */
import { randomBytes } from 'node:crypto';
import { isSnowflake } from '../world/snowflake.ts';

export function createToken(botId: string): string {
  const id = Buffer.from(botId).toString('base64').replace(/=+$/, '');
  return `${id}.${randomBytes(4).toString('base64url')}.${randomBytes(28).toString('base64url')}`;
}

/** The id in the token. Throws for a token of another shape. */
export function botIdOf(token: string): string {
  const parts = token.split('.');
  const id = Buffer.from(parts[0] ?? '', 'base64').toString();
  if (parts.length !== 3 || !isSnowflake(id) || parts.some((part) => part === ''))
    throw new Error('A token is base64 of the id of the bot, a dot, and two more parts with a dot between.');
  return id;
}
