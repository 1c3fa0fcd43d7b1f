/** Who somebody on the user side is, and whether they may use a bot where they are. */
import type { Core } from '../world/core.ts';
import { may, permissionsIn } from '../world/permissions.ts';
import type { Channel, Guild, User } from '../world/world.ts';
import { Objection } from './answer.ts';

export interface Somebody {
  readonly user: User;
  readonly guild: Guild;
  readonly channel: Channel;
}

/** Throws an objection for an unknown person or channel, and for one who does not see it. */
export function whoSees(core: Core, as: string, channelId: string): Somebody {
  const { world, clock } = core;
  const user = world.users.get(as);
  if (user === undefined) throw new Objection(`There is nobody with the id ${as}.`, 404);
  const channel = world.channels.get(channelId);
  const guild = channel === undefined ? undefined : world.guilds.get(channel.guildId);
  if (channel === undefined || guild === undefined)
    throw new Objection(`There is no channel with the id ${channelId}.`, 404);
  if (!may(permissionsIn(world, channel, as, clock.now()), 'VIEW_CHANNEL'))
    throw new Objection(`${user.name} does not see #${channel.name}.`, 403);
  return { user, guild, channel };
}

/** The same for somebody who uses a command or a component. */
export function whoMayUse(core: Core, as: string, channelId: string): Somebody {
  const somebody = whoSees(core, as, channelId);
  const { guild, channel, user } = somebody;
  if (user.bot) throw new Objection('A bot uses no commands and presses no buttons.', 403);
  if (!guild.hasBot) throw new Objection('The bot is not in this guild any more.', 403);
  if (!guild.available) throw new Objection('The guild is not available: an outage.', 403);
  if (channel.thread?.archived) throw new Objection(`The thread #${channel.name} is archived.`, 403);
  return somebody;
}
