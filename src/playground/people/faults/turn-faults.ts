/** Turning the knobs: what a body of `POST /playground/faults` does, now or to what comes. */
import type { z } from 'zod';
import type { Gateway } from '../../gateway/gateway.ts';
import { removeChannel } from '../../server/routes/channels.ts';
import type { Core } from '../../world/core.ts';
import { clearFaults, type Faults } from '../../world/faults-in-force.ts';
import { deleteMessage } from '../../world/messages/messages.ts';
import { PERMISSION } from '../../world/permission-bits.ts';
import { changeThread } from '../../world/threads.ts';
import { channelJson, fullMemberJson, guildCreateJson, roleJson, userJson } from '../../world/views.ts';
import { type Channel, findMessage } from '../../world/world.ts';
import { Objection } from '../answer.ts';
import { firstGuild } from '../make.ts';
import type { FAULTS_BODY } from '../shapes.ts';

type Knobs = z.infer<typeof FAULTS_BODY>;

export interface Machine {
  readonly core: Core;
  readonly faults: Faults;
  readonly gateway: Gateway;
}

/** Does what the body says. Throws an objection when it names what is not there. */
export function turnFaults(machine: Machine, knobs: Knobs): void {
  turnRest(machine, knobs);
  turnGateway(machine, knobs);
  turnWorld(machine.core, knobs);
}

export function endFaults({ faults, gateway }: Machine): void {
  clearFaults(faults);
  gateway.budget.remaining = gateway.budget.total;
}

function turnRest({ faults }: Machine, knobs: Knobs): void {
  const { rateLimit, error, drop, acceptThenDrop, stall, ban } = knobs;
  if (rateLimit) faults.rest.push({ kind: 'rateLimit', ...rateLimit });
  if (error) faults.rest.push({ kind: 'error', ...error });
  if (drop) faults.rest.push({ kind: 'drop', ...drop });
  if (acceptThenDrop) faults.rest.push({ kind: 'acceptThenDrop', ...acceptThenDrop });
  if (stall) faults.rest.push({ kind: 'stall', ...stall });
  if (ban) faults.rest.push({ kind: 'ban', ...ban });
}

function turnGateway({ faults, gateway }: Machine, knobs: Knobs): void {
  const lasting = faults.gateway;
  lasting.silence = knobs.silence ?? lasting.silence;
  lasting.repeatDispatches = knobs.repeatDispatches ?? lasting.repeatDispatches;
  lasting.reorderDispatches = knobs.reorderDispatches ?? lasting.reorderDispatches;
  lasting.lateDispatchMs = knobs.lateDispatchMs ?? lasting.lateDispatchMs;
  lasting.noHeartbeatAck = knobs.noHeartbeatAck ?? lasting.noHeartbeatAck;
  lasting.swallowHello = knobs.swallowHello ?? lasting.swallowHello;
  lasting.refuseConnections = knobs.refuseConnections ?? lasting.refuseConnections;
  lasting.allowedPrivilegedIntents = knobs.allowedPrivilegedIntents ?? lasting.allowedPrivilegedIntents;
  lasting.wrongToken = knobs.wrongToken ?? lasting.wrongToken;
  gateway.budget.remaining = knobs.identifiesLeft ?? gateway.budget.remaining;
  gateway.budget.maxConcurrency = knobs.maxConcurrency ?? gateway.budget.maxConcurrency;
  if (knobs.wrongToken) gateway.closeAll(4004);
  if (knobs.replay !== undefined) gateway.repeat(knobs.replay);
  if (knobs.askHeartbeat) gateway.broadcast({ op: 1, d: null, s: null, t: null });
  if (knobs.reconnect) gateway.broadcast({ op: 7, d: null, s: null, t: null });
  if (knobs.invalidSession) gateway.invalidate(knobs.invalidSession.resumable);
  if (knobs.close !== undefined) gateway.closeAll(knobs.close);
}

function turnWorld(core: Core, knobs: Knobs): void {
  if (knobs.badSignature) core.endpoint.forgeNext();
  if (knobs.permissions) setPermissions(core, knobs.permissions);
  if (knobs.timeout) setTimeoutOf(core, knobs.timeout.user ?? core.world.botId, knobs.timeout.ms);
  if (knobs.guild !== undefined) setGuild(core, knobs.guild);
  if (knobs.leave !== undefined) leave(core, knobs.leave);
  if (knobs.deleteMessage !== undefined) {
    const message = findMessage(core.world, knobs.deleteMessage);
    if (message === undefined) throw new Objection('This message is not there.', 404);
    deleteMessage(core, message);
  }
  if (knobs.deleteChannel !== undefined) removeChannel(core, channelAt(core, knobs.deleteChannel));
  if (knobs.archiveThread !== undefined)
    changeThread(core, threadAt(core, knobs.archiveThread), { archived: true });
  if (knobs.lockThread !== undefined)
    changeThread(core, threadAt(core, knobs.lockThread), { locked: true, archived: true });
  if (knobs.unlockThread !== undefined)
    changeThread(core, threadAt(core, knobs.unlockThread), { locked: false, archived: false });
}

/** In a channel an overwrite, in the guild the role itself. */
function setPermissions(core: Core, change: NonNullable<Knobs['permissions']>): void {
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

function setTimeoutOf(core: Core, userId: string, ms: number): void {
  const guild = firstGuild(core);
  const member = guild.members.get(userId);
  if (member === undefined) throw new Objection('This user is not in the guild.', 404);
  member.timedOutUntil = ms === 0 ? null : core.clock.now() + ms;
  const json = { ...fullMemberJson(core.world, member), guild_id: guild.id };
  core.dispatch('GUILD_MEMBER_UPDATE', json, guild.id);
  core.changed();
}

function setGuild(core: Core, to: NonNullable<Knobs['guild']>): void {
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

function leave(core: Core, userId: string): void {
  const guild = firstGuild(core);
  const user = core.world.users.get(userId);
  if (user === undefined || !guild.members.delete(userId))
    throw new Objection('This user is not in the guild.', 404);
  core.dispatch('GUILD_MEMBER_REMOVE', { guild_id: guild.id, user: userJson(user) }, guild.id);
  core.changed();
}

function channelAt(core: Core, id: string): Channel {
  const channel = core.world.channels.get(id);
  if (channel === undefined) throw new Objection('This channel is not there.', 404);
  return channel;
}

function threadAt(core: Core, id: string): Channel {
  const channel = channelAt(core, id);
  if (channel.thread === null) throw new Objection('This channel is no thread.');
  return channel;
}
