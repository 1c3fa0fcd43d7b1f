/** What the people who run a guild can do to it: rights, timeouts, goodbyes, outages. */
import type { Core } from '../../world/core.ts';
import { PERMISSION, type PermissionName } from '../../world/permission-bits.ts';
import { channelJson, fullMemberJson, guildCreateJson, roleJson, userJson } from '../../world/views.ts';
import type { Channel } from '../../world/world.ts';
import { Objection } from '../answer.ts';
import { firstGuild } from '../make.ts';

interface PermissionChange {
  readonly channel?: string | undefined;
  readonly role?: string | undefined;
  readonly user?: string | undefined;
  readonly allow?: readonly PermissionName[] | undefined;
  readonly deny?: readonly PermissionName[] | undefined;
}

/** In a channel an overwrite, in the guild the role itself. */
export function setPermissions(core: Core, change: PermissionChange): void {
  const allow = (change.allow ?? []).reduce((bits, name) => bits | PERMISSION[name], 0n);
  const deny = (change.deny ?? []).reduce((bits, name) => bits | PERMISSION[name], 0n);
  const guild = firstGuild(core);
  if (change.channel === undefined) {
    const named = guild.roles.filter((role) => role.id === change.role);
    // A right that @everyone has is the bot's too: taking it away takes it from both.
    const roles = change.role === undefined ? guild.roles : named;
    if (roles.length === 0) throw new Objection('This role is not there.', 404);
    for (const role of roles) {
      role.permissions = (role.permissions & ~deny) | allow;
      core.dispatch('GUILD_ROLE_UPDATE', { guild_id: guild.id, role: roleJson(role) }, guild.id);
    }
  } else {
    const channel = channelAt(core, change.channel);
    const id = change.role ?? change.user ?? core.world.botId;
    const known = channel.overwrites.find((one) => one.id === id);
    const overwrite = known ?? {
      id,
      type: change.role === undefined ? (1 as const) : (0 as const),
      allow: 0n,
      deny: 0n,
    };
    if (known === undefined) channel.overwrites.push(overwrite);
    overwrite.allow = (overwrite.allow & ~deny) | allow;
    overwrite.deny = (overwrite.deny & ~allow) | deny;
    const name = channel.thread === null ? 'CHANNEL_UPDATE' : 'THREAD_UPDATE';
    core.dispatch(name, channelJson(channel), guild.id);
  }
  core.changed();
}

/** A timeout of so many milliseconds; 0 ends the one there is. */
export function setTimeoutOf(core: Core, userId: string, ms: number): void {
  const guild = firstGuild(core);
  const member = guild.members.get(userId);
  if (member === undefined) throw new Objection('This user is not in the guild.', 404);
  member.timedOutUntil = ms === 0 ? null : core.clock.now() + ms;
  const json = { ...fullMemberJson(core.world, member), guild_id: guild.id };
  core.dispatch('GUILD_MEMBER_UPDATE', json, guild.id);
  core.changed();
}

/** An outage and its end; the bot's way out of the guild and back. */
export function setGuild(core: Core, to: 'unavailable' | 'available' | 'removed' | 'added'): void {
  const guild = firstGuild(core);
  const { id } = guild;
  switch (to) {
    case 'unavailable':
      guild.available = false;
      core.dispatch('GUILD_DELETE', { id, unavailable: true }, id);
      break;
    case 'removed':
      // The gateway tells a bot that it was removed, so the dispatch goes out first.
      core.dispatch('GUILD_DELETE', { id }, id);
      guild.hasBot = false;
      break;
    case 'available':
    case 'added':
      guild.available = true;
      guild.hasBot = true;
      core.dispatch('GUILD_CREATE', guildCreateJson(core.world, guild), id);
      break;
  }
  core.changed();
}

/** The user is no member from now on. */
export function leave(core: Core, userId: string): void {
  const guild = firstGuild(core);
  const user = core.world.users.get(userId);
  if (user === undefined || !guild.members.delete(userId))
    throw new Objection('This user is not in the guild.', 404);
  core.dispatch('GUILD_MEMBER_REMOVE', { guild_id: guild.id, user: userJson(user) }, guild.id);
  core.changed();
}

/** Throws an objection when there is no such channel. */
export function channelAt(core: Core, id: string): Channel {
  const channel = core.world.channels.get(id);
  if (channel === undefined) throw new Objection('This channel is not there.', 404);
  return channel;
}

/** The same for a thread. */
export function threadAt(core: Core, id: string): Channel {
  const channel = channelAt(core, id);
  if (channel.thread === null) throw new Objection('This channel is no thread.');
  return channel;
}
