/** Which of the rate limits one request takes from. */
import type { Core } from '../world/core.ts';
import { timeOf } from '../world/snowflake.ts';
import { type Blocked, OLD_MESSAGE_MS, type RateLimits, type Taken } from './rate-limits.ts';
import type { Found } from './routes/route.ts';

interface Limited {
  readonly core: Core;
  readonly limits: RateLimits;
}

/** Takes one of each. `authorised`: the bot's token came along. Gives the headers, and the limit that is exceeded. */
export function takeLimits(limited: Limited, found: Found, method: string, authorised: boolean): Taken {
  const { params, route } = found;
  const resource = [params.get('channel'), params.get('guild'), params.get('token')].join('/');
  const taken = limited.limits.take(method, route.path, resource);
  const blocked = taken.blocked ?? otherLimit(limited, found, method, authorised);
  return { headers: taken.headers, blocked };
}

function otherLimit(
  { core, limits }: Limited,
  { params, route }: Found,
  method: string,
  authorised: boolean,
): Blocked | null {
  if (authorised) {
    const blocked = limits.takeGlobal();
    if (blocked !== null) return blocked;
  }
  const channel = params.get('channel');
  const message = params.get('message');
  const edits = method === 'PATCH' && route.path === '/channels/:channel/messages/:message';
  if (edits && channel !== undefined && message !== undefined && /^\d{17,20}$/.test(message)) {
    const old = core.clock.now() - timeOf(message) > OLD_MESSAGE_MS;
    return old ? limits.takeOldEdit(channel) : null;
  }
  if (!route.path.startsWith('/webhooks/') || method === 'GET') return null;
  const id = Buffer.from(params.get('token') ?? '', 'base64url')
    .toString()
    .split(':')[1];
  const interaction = core.interactions.get(id ?? '');
  return interaction === undefined ? null : limits.takeFollowUp(interaction.channelId);
}
