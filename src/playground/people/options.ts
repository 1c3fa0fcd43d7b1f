/** Values of command options: what the client lets through, and the people and channels they name. */
import type { OptionValue } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import { type JsonObject, objectsIn } from '../world/json.ts';
import { permissionsIn } from '../world/permissions.ts';
import { channelJson, memberJson, roleJson, userJson } from '../world/views.ts';
import type { Guild } from '../world/world.ts';
import { Objection } from './answer.ts';

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

/** The value for a field of the registered command. Throws an objection for one the client refuses. */
export function optionValue(core: Core, field: JsonObject, value: OptionValue): OptionValue {
  const name = String(field.name);
  const object = (why: string): never => {
    throw new Objection(`The option "${name}" ${why}.`);
  };
  const choices = objectsIn(field.choices);
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    return object(`must be one of ${choices.map((choice) => String(choice.value)).join(', ')}`);
  switch (field.type) {
    case STRING:
      if (typeof value !== 'string') return object('must be text');
      if (value.length < Number(field.min_length ?? 0)) return object('is too short');
      if (value.length > Number(field.max_length ?? 6000)) return object('is too long');
      return value;
    case INTEGER:
    case NUMBER: {
      if (typeof value !== 'number' || (field.type === INTEGER && !Number.isInteger(value)))
        return object(field.type === INTEGER ? 'must be a whole number' : 'must be a number');
      if (typeof field.min_value === 'number' && value < field.min_value)
        return object(`must be at least ${field.min_value}`);
      if (typeof field.max_value === 'number' && value > field.max_value)
        return object(`must be at most ${field.max_value}`);
      return value;
    }
    case BOOLEAN:
      return typeof value === 'boolean' ? value : object('must be true or false');
    case USER:
    case MENTIONABLE:
      return core.world.users.has(String(value)) ? String(value) : object('must be the id of somebody here');
    case CHANNEL:
      return core.world.channels.has(String(value)) ? String(value) : object('must be the id of a channel');
    case ROLE: {
      const known = [...core.world.guilds.values()].some((guild) =>
        guild.roles.some((role) => role.id === value),
      );
      return known ? value : object('must be the id of a role');
    }
    default:
      return object('is of a kind that the playground does not send');
  }
}

/** Discord's `resolved` for the values that are ids; null when there are none. */
export function resolvedOf(core: Core, guild: Guild, options: readonly JsonObject[]): JsonObject | null {
  const ids = (...types: readonly number[]) =>
    options.filter((one) => types.includes(Number(one.type))).map((one) => String(one.value));
  return resolvedIds(core, guild, {
    users: ids(USER, MENTIONABLE),
    channels: ids(CHANNEL),
    roles: ids(ROLE),
  });
}

export function resolvedIds(
  core: Core,
  guild: Guild,
  ids: {
    readonly users: readonly string[];
    readonly channels: readonly string[];
    readonly roles: readonly string[];
  },
): JsonObject | null {
  const { world } = core;
  const users = ids.users.flatMap((id) => world.users.get(id) ?? []);
  const members = ids.users.flatMap((id) => guild.members.get(id) ?? []);
  const channels = ids.channels.flatMap((id) => world.channels.get(id) ?? []);
  const roles = guild.roles.filter((role) => ids.roles.includes(role.id));
  if (users.length + channels.length + roles.length === 0) return null;
  return {
    ...(users.length === 0
      ? {}
      : {
          users: Object.fromEntries(users.map((user) => [user.id, userJson(user)])),
          members: Object.fromEntries(
            members.map((member) => [member.userId, { ...memberJson(member), permissions: '0' }]),
          ),
        }),
    ...(channels.length === 0
      ? {}
      : {
          channels: Object.fromEntries(
            channels.map((channel) => [
              channel.id,
              {
                ...channelJson(channel),
                permissions: permissionsIn(world, channel, world.botId, core.clock.now()).toString(),
              },
            ]),
          ),
        }),
    ...(roles.length === 0
      ? {}
      : { roles: Object.fromEntries(roles.map((role) => [role.id, roleJson(role)])) }),
  };
}
