/** Threads: starting, archiving and waking them, and the archiving of those in which nobody writes. */
import type { Core } from './core.ts';
import { may, permissionsIn } from './permissions.ts';
import { refusal } from './refusal.ts';
import { channelJson } from './views.ts';
import type { Channel } from './world.ts';

const MINUTE_MS = 60_000;

interface NewThread {
  readonly name: string;
  readonly parent: Channel;
  readonly ownerId: string;
  readonly private: boolean;
  readonly autoArchiveMinutes: number;
  /** A thread from a message has the id of the message. */
  readonly id?: string;
}

export function startThread(core: Core, from: NewThread): Channel {
  const now = core.clock.now();
  const channel: Channel = {
    id: from.id ?? core.nextId(),
    guildId: from.parent.guildId,
    name: from.name,
    parentId: from.parent.id,
    position: 0,
    overwrites: [],
    thread: {
      ownerId: from.ownerId,
      private: from.private,
      createdAt: now,
      archived: false,
      locked: false,
      autoArchiveMinutes: from.autoArchiveMinutes,
      archivedAt: now,
      activeAt: now,
    },
    lastMessageId: null,
  };
  core.world.channels.set(channel.id, channel);
  core.dispatch('THREAD_CREATE', { ...channelJson(channel), newly_created: true }, channel.guildId);
  core.changed();
  watch(core, channel);
  return channel;
}

/** Archives the thread once nobody has written for its time. Edits do not count as activity. */
export function watch(core: Core, channel: Channel): void {
  const { thread } = channel;
  if (thread === null) return;
  const due = thread.activeAt + thread.autoArchiveMinutes * MINUTE_MS;
  core.clock.at(due, () => {
    if (core.world.channels.get(channel.id) !== channel || thread.archived) return;
    const nextDue = thread.activeAt + thread.autoArchiveMinutes * MINUTE_MS;
    if (nextDue <= core.clock.now()) changeThread(core, channel, { archived: true });
    else watch(core, channel);
  });
}

/** Archives, wakes, locks or unlocks. */
export function changeThread(
  core: Core,
  channel: Channel,
  change: { readonly archived?: boolean; readonly locked?: boolean; readonly autoArchiveMinutes?: number },
): void {
  const { thread } = channel;
  if (thread === null) return;
  const now = core.clock.now();
  const woken = change.archived === false && thread.archived;
  if (change.archived !== undefined && change.archived !== thread.archived) thread.archivedAt = now;
  Object.assign(thread, change);
  if (woken) thread.activeAt = now;
  core.dispatch('THREAD_UPDATE', channelJson(channel), channel.guildId);
  core.changed();
  if (!thread.archived) watch(core, channel);
}

/** S: sending wakes an archived thread, unless it is locked (160005) and the bot may not manage threads. */
export function wakeThread(core: Core, channel: Channel): void {
  const { thread } = channel;
  if (thread === null) return;
  const bits = permissionsIn(core.world, channel, core.world.botId, core.clock.now());
  if (thread.locked && !may(bits, 'MANAGE_THREADS')) throw refusal(160005);
  if (thread.archived) changeThread(core, channel, { archived: false });
}
