/** What `GET /playground/state` shows. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { PlaygroundChannel, PlaygroundState } from '../user-side.ts';
import { avatarPath } from '../world/avatars.ts';
import type { Core } from '../world/core.ts';
import { commandJson } from '../world/views.ts';
import type { Channel, Command, World } from '../world/world.ts';

export function stateOfWorld(core: Core): PlaygroundState {
  const { world } = core;
  const commands = [...world.commands.values()].sort(
    (a, b) => Number(a.guildId !== null) - Number(b.guildId !== null),
  );
  return {
    users: [...world.users.values()].map((user) => ({
      ...user,
      roles: roleNames(world, user.id),
      avatarUrl: avatarPath(user.id),
    })),
    guilds: [...world.guilds.values()].map(({ id, name, available }) => ({ id, name, available })),
    channels: [...world.channels.values()].map(channelForPage),
    commands: commands.map((command) => commandForPage(core, command)),
    botReady: core.botReady(),
    now: core.clock.now(),
  };
}

/** What a person is in the first guild they belong to. */
function roleNames(world: World, user: string): readonly string[] {
  const guild = [...world.guilds.values()].find(({ members }) => members.has(user));
  const held = guild?.members.get(user)?.roles ?? [];
  const names = (guild?.roles ?? []).filter(({ id }) => held.includes(id)).map(({ name }) => name);
  const all = guild?.ownerId === user ? ['Owner', ...names] : names;
  return all.length > 0 ? all : ['Member'];
}

function channelForPage(channel: Channel): PlaygroundChannel {
  const { id, guildId, name, parentId, thread } = channel;
  if (thread === null) return { id, guildId, name, kind: 'text' };
  return {
    id,
    guildId,
    name,
    kind: 'thread',
    ...(parentId === null ? {} : { parentId }),
    archived: thread.archived,
    locked: thread.locked,
  };
}

function commandForPage(core: Core, command: Command): APIApplicationCommand {
  // The definition was validated when it was registered, and commandJson completes it to Discord's shape.
  return commandJson(core.world, command) as unknown as APIApplicationCommand;
}
