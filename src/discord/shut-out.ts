/** When Discord will have nothing more to do with this bot, as after its token was reset. */
import { type Client, Events, GatewayCloseCodes, RESTEvents } from 'discord.js';

/** Nothing helps but a new token or setting: a sentence for whoever runs the bot. */
export class ShutOut extends Error {
  override readonly name = 'ShutOut';
}

const NO_SUCH_TOKEN = 'Discord does not accept this DISCORD_TOKEN. Copy it anew from the bot’s page.';

/** The error that stands for a refused token, or the error that it was. */
export function asShutOut(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const invalid = 'code' in error && error.code === 'TokenInvalid';
  const unauthorised = 'status' in error && error.status === 401;
  return invalid || unauthorised ? new ShutOut(NO_SUCH_TOKEN, { cause: error }) : error;
}

/** Tells `told`, perhaps more than once, when a gateway connection is over for good or a request is unauthorised. */
export function followShutOut(client: Client, told: (why: ShutOut) => void): void {
  // discord.js emits this only for closes after which it does not connect again.
  client.on(Events.ShardDisconnect, ({ code }) => {
    if (code === GatewayCloseCodes.AuthenticationFailed) told(new ShutOut(NO_SUCH_TOKEN));
    else told(new ShutOut(`Discord closed the gateway for good: ${GatewayCloseCodes[code] ?? code}.`));
  });
  client.rest.on(RESTEvents.Response, ({ options }, { status }) => {
    // Tokens of interactions run out, and are no matter of the bot's own.
    const bears = options.headers !== undefined && 'Authorization' in options.headers;
    if (status === 401 && bears) told(new ShutOut(NO_SUCH_TOKEN));
  });
}
