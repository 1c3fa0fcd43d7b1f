/** The world of a new playground: one guild, two channels, the bot, and a few people, so that there is something to see. */
import { EVERYBODY, THE_BOT } from './permission-bits.ts';
import type { Guild, User, World } from './world.ts';

const PEOPLE = [
  ['Asha', 'en-US'],
  ['Bilal', 'en-GB'],
  ['Chitra', 'en-US'],
  ['Dev', 'en-US'],
] as const;

/** Takes the id of the bot, when there is one already, and what makes ids. */
export function createFirstWorld(nextId: () => string, now: number, knownBotId?: string): World {
  const guildId = nextId();
  const bot: User = { id: knownBotId ?? nextId(), name: 'Chaupal', locale: 'en-US', bot: true };
  const people = PEOPLE.map(([name, locale]): User => ({ id: nextId(), name, locale, bot: false }));
  const botRoleId = nextId();
  const guild: Guild = {
    id: guildId,
    name: 'The village',
    locale: 'en-US',
    ownerId: people[0]?.id ?? bot.id,
    roles: [
      { id: guildId, name: '@everyone', permissions: EVERYBODY, position: 0 },
      { id: botRoleId, name: bot.name, permissions: THE_BOT, position: 1 },
    ],
    members: new Map(),
    available: true,
    hasBot: true,
  };
  for (const user of [bot, ...people]) {
    const roles = user.bot ? [botRoleId] : [];
    guild.members.set(user.id, { userId: user.id, roles, joinedAt: now, timedOutUntil: null });
  }
  const channels = ['chaupal', 'veranda'].map((name, position) => ({
    id: nextId(),
    guildId,
    name,
    parentId: null,
    position,
    overwrites: [],
    thread: null,
    lastMessageId: null,
  }));
  return {
    botId: bot.id,
    guilds: new Map([[guildId, guild]]),
    users: new Map([bot, ...people].map((user) => [user.id, user])),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    messages: new Map(),
    commands: new Map(),
  };
}
