/** Somebody uses a slash command: its options, looked at as the client does, become an interaction. */
import { openInteraction } from '../server/interactions.ts';
import { deliver } from '../server/payload.ts';
import type { TypeOption, UseCommand } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import type { Interaction } from '../world/interaction.ts';
import { isObject, type JsonObject, objectsIn } from '../world/json.ts';
import { PERMISSION } from '../world/permission-bits.ts';
import { may, permissionsIn } from '../world/permissions.ts';
import type { Command } from '../world/world.ts';
import { Objection } from './answer.ts';
import { optionValue, resolvedOf } from './options.ts';
import { type Somebody, whoMayUse } from './somebody.ts';

/** Gives the interaction. Throws an objection for whatever the client would not send. */
export function useCommand(core: Core, use: UseCommand): Interaction {
  const { guild, channel, command } = commandFor(core, use);
  const { fields, wrap } = optionsOf(command, use.subcommand);
  const given = use.options ?? {};
  refuseUnknown(command, fields, given);
  const options = fields.flatMap((field): JsonObject[] => {
    const value = given[String(field.name)];
    if (value === undefined) {
      if (field.required === true)
        throw new Objection(`/${use.name} needs the option "${String(field.name)}".`);
      return [];
    }
    return [{ name: String(field.name), type: Number(field.type), value: optionValue(core, field, value) }];
  });
  const interaction = openInteraction(core, {
    type: 2,
    userId: use.as,
    channelId: channel.id,
    guildId: guild.id,
    commandName: fullName(use),
    sourceMessageId: null,
    parentId: null,
  });
  const resolved = resolvedOf(core, guild, options);
  const data = {
    ...head(command),
    ...(resolved === null ? {} : { resolved }),
    ...present(wrap(options)),
  };
  deliver(core, interaction, data, null);
  return interaction;
}

/** The same while somebody still types into one option. */
export function typeOption(core: Core, use: TypeOption): Interaction {
  const { guild, channel, command } = commandFor(core, use);
  const { fields, wrap } = optionsOf(command, use.subcommand);
  const focused = fields.find((field) => field.name === use.focused);
  if (focused?.autocomplete !== true)
    throw new Objection(`The option "${use.focused}" of /${fullName(use)} does not complete what is typed.`);
  const given = { [use.focused]: '', ...use.options };
  refuseUnknown(command, fields, given);
  const options = Object.entries(given).map(([name, value]): JsonObject => {
    const field = fields.find((one) => one.name === name);
    return {
      name,
      type: Number(field?.type ?? 3),
      value,
      ...(name === use.focused ? { focused: true } : {}),
    };
  });
  const interaction = openInteraction(core, {
    type: 4,
    userId: use.as,
    channelId: channel.id,
    guildId: guild.id,
    commandName: fullName(use),
    sourceMessageId: null,
    parentId: null,
  });
  deliver(core, interaction, { ...head(command), ...present(wrap(options)) }, null);
  return interaction;
}

/** The command, for somebody to whom the client offers it. */
function commandFor(core: Core, use: UseCommand): Somebody & { readonly command: Command } {
  const somebody = whoMayUse(core, use.as, use.channel);
  const command = commandNamed(core, use.name, somebody.guild.id);
  const bits = permissionsIn(core.world, somebody.channel, use.as, core.clock.now());
  const needed = neededFor(command);
  if (!may(bits, 'USE_APPLICATION_COMMANDS') || (bits & needed) !== needed)
    throw new Objection(`${somebody.user.name} may not use /${use.name} here.`, 403);
  return { ...somebody, command };
}

/** S: "0" keeps a command for administrators. */
function neededFor(command: Command): bigint {
  const wanted = command.definition.default_member_permissions;
  if (wanted === undefined || wanted === null) return 0n;
  const bits = BigInt(String(wanted));
  return bits === 0n ? PERMISSION.ADMINISTRATOR : bits;
}

function commandNamed(core: Core, name: string, guildId: string): Command {
  const all = [...core.world.commands.values()].filter((one) => one.name === name && one.type === 1);
  const command = all.find((one) => one.guildId === guildId) ?? all.find((one) => one.guildId === null);
  if (command === undefined) throw new Objection(`There is no command /${name}.`, 404);
  return command;
}

interface Options {
  readonly fields: readonly JsonObject[];
  /** Puts the values where the command has them: below its subcommand. */
  readonly wrap: (options: readonly JsonObject[]) => readonly JsonObject[];
}

/** The options of the command, of `sub`, or of `group sub`. */
function optionsOf(command: Command, subcommand: string | undefined): Options {
  let fields = objectsIn(command.definition.options);
  const path: JsonObject[] = [];
  for (const word of (subcommand ?? '').split(' ').filter((one) => one !== '')) {
    const next = fields.find((one) => one.name === word && (one.type === 1 || one.type === 2));
    if (next === undefined) throw new Objection(`/${command.name} has no subcommand "${word}".`, 404);
    path.push(next);
    fields = objectsIn(next.options);
  }
  if (fields.some((one) => one.type === 1 || one.type === 2))
    throw new Objection(`/${command.name} needs a subcommand: ${fields.map((one) => one.name).join(', ')}.`);
  return {
    fields,
    wrap: (options) =>
      path.reduceRight<readonly JsonObject[]>(
        (inner, one) => [{ name: String(one.name), type: Number(one.type), options: inner }],
        options,
      ),
  };
}

function refuseUnknown(
  command: Command,
  fields: readonly JsonObject[],
  given: Readonly<Record<string, unknown>>,
): void {
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Objection(`/${command.name} has no option "${unknown}".`);
}

function head(command: Command): JsonObject {
  return {
    id: command.id,
    name: command.name,
    type: 1,
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
  };
}

function present(options: readonly JsonObject[]): JsonObject {
  return options.length === 0 || !options.every(isObject) ? {} : { options };
}

function fullName(use: UseCommand): string {
  return use.subcommand === undefined ? use.name : `${use.name} ${use.subcommand}`;
}
