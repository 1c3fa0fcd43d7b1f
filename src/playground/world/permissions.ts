/** Who may do what in which channel, computed as Discord documents it. */
import { EVERYTHING, PERMISSION, type PermissionName, sum } from './permission-bits.ts';
import { refusal } from './refusal.ts';
import type { Channel, Guild, Member, World } from './world.ts';

/** What somebody with a timeout keeps. */
const TIMED_OUT = sum('VIEW_CHANNEL', 'READ_MESSAGE_HISTORY');

/** Without these there is nothing to send a file or an embed with. */
const NEEDS_SENDING = sum('ATTACH_FILES', 'EMBED_LINKS', 'MENTION_EVERYONE');

/** The permissions of a member in a channel; a thread has those of its parent. */
export function permissionsIn(world: World, channel: Channel, userId: string, now: number): bigint {
  const guild = world.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  if (guild === undefined || member === undefined) return 0n;
  if (guild.ownerId === userId) return EVERYTHING;
  const base = inGuild(guild, member);
  if ((base & PERMISSION.ADMINISTRATOR) !== 0n) return EVERYTHING;
  const ruling = channel.parentId === null ? channel : (world.channels.get(channel.parentId) ?? channel);
  let bits = withOverwrites(base, ruling, guild, member);
  if (member.timedOutUntil !== null && member.timedOutUntil > now) bits &= TIMED_OUT;
  if ((bits & PERMISSION.VIEW_CHANNEL) === 0n) return 0n;
  const sending = channel.thread === null ? PERMISSION.SEND_MESSAGES : PERMISSION.SEND_MESSAGES_IN_THREADS;
  return (bits & sending) === 0n ? bits & ~NEEDS_SENDING : bits;
}

export function may(bits: bigint, name: PermissionName): boolean {
  return (bits & PERMISSION[name]) !== 0n;
}

/** Refuses a bot that does not see the channel (50001) or lacks one of the permissions (50013). */
export function demand(
  world: World,
  channel: Channel,
  now: number,
  ...names: readonly PermissionName[]
): void {
  const bits = permissionsIn(world, channel, world.botId, now);
  if (!may(bits, 'VIEW_CHANNEL')) throw refusal(50001);
  if (!names.every((name) => may(bits, name))) throw refusal(50013);
}

function inGuild(guild: Guild, member: Member): bigint {
  return guild.roles
    .filter((role) => role.id === guild.id || member.roles.includes(role.id))
    .reduce((bits, role) => bits | role.permissions, 0n);
}

/** First the overwrite of @everyone, then those of the roles together, then the member's own. */
function withOverwrites(base: bigint, channel: Channel, guild: Guild, member: Member): bigint {
  const everyone = channel.overwrites.filter((one) => one.id === guild.id);
  const roles = channel.overwrites.filter((one) => one.type === 0 && member.roles.includes(one.id));
  const own = channel.overwrites.filter((one) => one.type === 1 && one.id === member.userId);
  return [everyone, roles, own].reduce((bits, layer) => {
    const deny = layer.reduce((all, one) => all | one.deny, 0n);
    const allow = layer.reduce((all, one) => all | one.allow, 0n);
    return (bits & ~deny) | allow;
  }, base);
}
