/** What a bot asks about itself, its gateway, its guilds and people. */
import type { Budget } from '../../gateway/budget.ts';
import type { Core } from '../../world/core.ts';
import { isObject, type JsonObject } from '../../world/json.ts';
import { demand, permissionsIn } from '../../world/permissions.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { channelJson, fullMemberJson, guildJson, roleJson, userJson } from '../../world/views.ts';
import type { Guild, User } from '../../world/world.ts';
import { guildsOfBot } from '../../world/world.ts';
import { type Answer, type Call, demandSnowflake, type Route } from './route.ts';

/** Takes the budget of identifies, which `/gateway/bot` shows. */
export function aboutRoutes(budget: Budget): readonly Route[] {
  return [
    { method: 'GET', path: '/gateway', auth: 'token', run: (core) => ok({ url: gatewayUrl(core) }) },
    { method: 'GET', path: '/gateway/bot', auth: 'bot', run: (core) => ok(gatewayBot(core, budget)) },
    { method: 'GET', path: '/users/@me', auth: 'bot', run: me },
    { method: 'GET', path: '/users/@me/guilds', auth: 'bot', run: myGuilds },
    { method: 'GET', path: '/users/:user', auth: 'bot', run: user },
    {
      method: 'POST',
      path: '/users/@me/channels',
      auth: 'bot',
      run: () => {
        throw refusal(50007);
      },
    },
    { method: 'GET', path: '/applications/@me', auth: 'bot', run: (core) => ok(application(core)) },
    { method: 'PATCH', path: '/applications/@me', auth: 'bot', run: changeApplication },
    { method: 'GET', path: '/oauth2/applications/@me', auth: 'bot', run: (core) => ok(application(core)) },
    {
      method: 'GET',
      path: '/guilds/:guild',
      auth: 'bot',
      run: (core, call) => ok(guildJson(guildOf(core, call))),
    },
    { method: 'GET', path: '/guilds/:guild/channels', auth: 'bot', run: channels },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      auth: 'bot',
      run: (core, call) => ok(guildOf(core, call).roles.map(roleJson)),
    },
    { method: 'GET', path: '/guilds/:guild/members/:user', auth: 'bot', run: member },
  ];
}

/** The guild of the path, if the bot is in it. Throws 10004. */
export function guildOf(core: Core, call: Call): Guild {
  const id = call.param('guild');
  demandSnowflake(id, 'guild_id');
  const guild = core.world.guilds.get(id);
  if (guild === undefined || !guild.hasBot) throw refusal(guild === undefined ? 10004 : 50001);
  return guild;
}

function gatewayUrl(core: Core): string {
  return core.url().replace(/^http/, 'ws');
}

function ok(json: JsonObject | readonly JsonObject[]): Answer {
  return { status: 200, json };
}

function gatewayBot(core: Core, budget: Budget): JsonObject {
  return {
    url: gatewayUrl(core),
    shards: 1,
    session_start_limit: {
      total: budget.total,
      remaining: budget.remaining,
      reset_after: Math.max(0, budget.resetAt - Date.now()),
      max_concurrency: budget.maxConcurrency,
    },
  };
}

function botUser(core: Core): User {
  const bot = core.world.users.get(core.world.botId);
  if (bot === undefined) throw refusal(10013);
  return bot;
}

function me(core: Core): Answer {
  return ok({ ...userJson(botUser(core)), verified: true, mfa_enabled: false, locale: 'en-US', email: null });
}

function myGuilds(core: Core): Answer {
  return ok(
    guildsOfBot(core.world).map((guild) => ({
      id: guild.id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: false,
      permissions: guild.roles.reduce((bits, role) => bits | role.permissions, 0n).toString(),
      features: [],
    })),
  );
}

function user(core: Core, call: Call): Answer {
  demandSnowflake(call.param('user'), 'user_id');
  const found = core.world.users.get(call.param('user'));
  if (found === undefined) throw refusal(10013);
  return ok(userJson(found));
}

function application(core: Core): JsonObject {
  const bot = botUser(core);
  const owner = [...core.world.users.values()].find((one) => !one.bot) ?? bot;
  return {
    id: core.world.botId,
    name: bot.name,
    icon: null,
    description: 'A bot in the playground.',
    type: null,
    bot: userJson(bot),
    owner: userJson(owner),
    team: null,
    verify_key: core.endpoint.verifyKey,
    flags: 0,
    flags_new: '0',
    bot_public: true,
    bot_require_code_grant: false,
    redirect_uris: [],
    interactions_endpoint_url: core.endpoint.url(),
    role_connections_verification_url: null,
    approximate_guild_count: guildsOfBot(core.world).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    integration_types_config: { '0': {} },
    max_participants: null,
    tags: [],
    event_webhooks_url: null,
    event_webhooks_status: 1,
    event_webhooks_types: [],
    eligible_oauth2_scopes: [],
  };
}

/** S: an endpoint must answer a ping, and refuse a bad signature with 401. */
async function changeApplication(core: Core, call: Call): Promise<Answer> {
  const url = isObject(call.json) ? call.json.interactions_endpoint_url : undefined;
  if (url === null || url === '') core.endpoint.forget();
  else if (url !== undefined) {
    const ping = { id: core.nextId(), application_id: core.world.botId, type: 1, token: 'ping', version: 1 };
    if (typeof url !== 'string' || !(await core.endpoint.use(url, ping)))
      throw invalidForm([
        {
          path: ['interactions_endpoint_url'],
          code: 'APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID',
          message: 'The specified interactions endpoint url could not be verified.',
        },
      ]);
  }
  return ok(application(core));
}

function channels(core: Core, call: Call): Answer {
  const guild = guildOf(core, call);
  const all = [...core.world.channels.values()].filter(
    (one) => one.guildId === guild.id && one.thread === null,
  );
  const seen = all.filter((one) => permissionsIn(core.world, one, core.world.botId, core.clock.now()) !== 0n);
  for (const channel of seen) demand(core.world, channel, core.clock.now());
  return ok(seen.map((one) => channelJson(one)));
}

function member(core: Core, call: Call): Answer {
  const guild = guildOf(core, call);
  demandSnowflake(call.param('user'), 'user_id');
  const found = guild.members.get(call.param('user'));
  if (found === undefined) throw refusal(core.world.users.has(call.param('user')) ? 10007 : 10013);
  return ok(fullMemberJson(core.world, found));
}
