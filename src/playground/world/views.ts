/** The world as Discord's JSON: users, members, roles, channels, guilds and commands. */
import { avatarOf } from './avatars.ts';
import type { JsonObject } from './json.ts';
import type { Channel, Command, Guild, Member, Role, User, World } from './world.ts';

export function userJson(user: User): JsonObject {
  return {
    id: user.id,
    username: user.bot ? user.name : user.name.toLowerCase().replace(/[^a-z0-9_.]/g, '_'),
    discriminator: user.bot ? '0001' : '0',
    global_name: user.bot ? null : user.name,
    avatar: avatarOf(user.id),
    bot: user.bot,
    system: false,
    banner: null,
    accent_color: null,
    public_flags: 0,
    flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

/** A member without its user, as messages carry it. */
export function memberJson(member: Member): JsonObject {
  return {
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    collectibles: null,
    communication_disabled_until:
      member.timedOutUntil === null ? null : new Date(member.timedOutUntil).toISOString(),
    flags: 0,
    joined_at: new Date(member.joinedAt).toISOString(),
    nick: null,
    pending: false,
    premium_since: null,
    roles: [...member.roles],
    mute: false,
    deaf: false,
  };
}

export function fullMemberJson(world: World, member: Member): JsonObject {
  const user = world.users.get(member.userId);
  return { ...memberJson(member), ...(user === undefined ? {} : { user: userJson(user) }) };
}

export function roleJson(role: Role): JsonObject {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions.toString(),
    position: role.position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.position > 0,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export function channelJson(channel: Channel): JsonObject {
  const base = {
    id: channel.id,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    flags: 0,
  };
  const { thread } = channel;
  if (thread !== null) {
    return {
      ...base,
      type: thread.private ? 12 : 11,
      owner_id: thread.ownerId,
      message_count: 0,
      member_count: 1,
      total_message_sent: 0,
      thread_metadata: {
        archived: thread.archived,
        locked: thread.locked,
        auto_archive_duration: thread.autoArchiveMinutes,
        archive_timestamp: new Date(thread.archivedAt).toISOString(),
        create_timestamp: new Date(thread.createdAt).toISOString(),
        ...(thread.private ? { invitable: true } : {}),
      },
    };
  }
  return {
    ...base,
    type: 0,
    topic: null,
    position: channel.position,
    nsfw: false,
    permission_overwrites: channel.overwrites.map((one) => ({
      id: one.id,
      type: one.type,
      allow: one.allow.toString(),
      deny: one.deny.toString(),
    })),
  };
}

/** The guild as REST gives it; GUILD_CREATE adds channels, members and the rest. */
export function guildJson(guild: Guild): JsonObject {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    icon_hash: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    features: [],
    owner_id: guild.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    hub_type: null,
    latest_onboarding_question_id: null,
    incidents_data: null,
    inventory_settings: null,
    embed_enabled: false,
    embed_channel_id: null,
    roles: guild.roles.map(roleJson),
    emojis: [],
    stickers: [],
  };
}

export function guildCreateJson(world: World, guild: Guild): JsonObject {
  const channels = [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
  const bot = guild.members.get(world.botId);
  return {
    ...guildJson(guild),
    joined_at: new Date(bot?.joinedAt ?? 0).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    members: [...guild.members.values()].map((member) => fullMemberJson(world, member)),
    channels: channels.filter((one) => one.thread === null).map(channelJson),
    threads: channels
      .filter((one) => one.thread !== null && !one.thread.archived)
      .map((one) => channelJson(one)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function commandJson(world: World, command: Command): JsonObject {
  return {
    ...command.definition,
    id: command.id,
    application_id: world.botId,
    version: command.version,
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
  };
}
