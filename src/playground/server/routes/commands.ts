/** `/applications/:application/commands`, for all guilds or one. */
import type { Core } from '../../world/core.ts';
import { isList, isObject, type JsonObject } from '../../world/json.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { commandJson } from '../../world/views.ts';
import type { Command } from '../../world/world.ts';
import { checkCommand, checkCommands } from '../validate/commands.ts';
import { guildOf } from './about.ts';
import type { Answer, Call, Method, Route } from './route.ts';

const GLOBAL = '/applications/:application/commands';
const GUILD = '/applications/:application/guilds/:guild/commands';

type Run = (core: Core, call: Call, guildId: string | null) => Answer;

export const COMMAND_ROUTES: readonly Route[] = [
  ...both('GET', '', list),
  ...both('POST', '', create),
  ...both('PUT', '', overwrite),
  ...both('GET', '/:command', (core, call, guildId) => ok(core, commandOf(core, call, guildId))),
  ...both('PATCH', '/:command', edit),
  ...both('DELETE', '/:command', remove),
];

/** S: 100 slash commands, 15 for users and 15 for messages, for all guilds and again for each. */
const MOST: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

function both(method: Method, end: string, run: Run): readonly Route[] {
  const checked = (core: Core, call: Call) => {
    if (call.param('application') !== core.world.botId) throw refusal(50001);
  };
  return [
    {
      method,
      path: `${GLOBAL}${end}`,
      auth: 'bot',
      run: (core, call) => {
        checked(core, call);
        return run(core, call, null);
      },
    },
    {
      method,
      path: `${GUILD}${end}`,
      auth: 'bot',
      run: (core, call) => {
        checked(core, call);
        return run(core, call, guildOf(core, call).id);
      },
    },
  ];
}

function commandsOf(core: Core, guildId: string | null): Command[] {
  return [...core.world.commands.values()].filter((one) => one.guildId === guildId);
}

function list(core: Core, _call: Call, guildId: string | null): Answer {
  return { status: 200, json: commandsOf(core, guildId).map((one) => commandJson(core.world, one)) };
}

function create(core: Core, call: Call, guildId: string | null): Answer {
  const definition = checkCommand(call.json);
  const same = twin(core, definition, guildId);
  if (same === undefined) {
    const type = Number(definition.type);
    const there = commandsOf(core, guildId).filter((one) => one.type === type).length;
    if (there >= (MOST[type] ?? 0)) throw refusal(30032);
  }
  const command = put(core, definition, guildId, same);
  core.changed();
  return { status: same === undefined ? 201 : 200, json: commandJson(core.world, command) };
}

/** S: replaces all; those with a name that was there keep their id. */
function overwrite(core: Core, call: Call, guildId: string | null): Answer {
  const definitions = checkCommands(call.json);
  const twins = definitions.map((one) => twin(core, one, guildId));
  for (const old of commandsOf(core, guildId)) core.world.commands.delete(old.id);
  const made = definitions.map((one, index) => put(core, one, guildId, twins[index]));
  core.changed();
  return { status: 200, json: made.map((one) => commandJson(core.world, one)) };
}

function edit(core: Core, call: Call, guildId: string | null): Answer {
  const old = commandOf(core, call, guildId);
  if (!isObject(call.json) || isList(call.json))
    throw invalidForm([
      { path: [], code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' },
    ]);
  const definition = checkCommand({ ...old.definition, ...call.json, type: old.type });
  const command = put(core, definition, guildId, old);
  core.changed();
  return ok(core, command);
}

function remove(core: Core, call: Call, guildId: string | null): Answer {
  core.world.commands.delete(commandOf(core, call, guildId).id);
  core.changed();
  return { status: 204 };
}

function ok(core: Core, command: Command): Answer {
  return { status: 200, json: commandJson(core.world, command) };
}

function commandOf(core: Core, call: Call, guildId: string | null): Command {
  const command = core.world.commands.get(call.param('command'));
  if (command === undefined || command.guildId !== guildId) throw refusal(10063);
  return command;
}

function twin(core: Core, definition: JsonObject, guildId: string | null): Command | undefined {
  return commandsOf(core, guildId).find(
    (one) => one.name === definition.name && one.type === definition.type,
  );
}

function put(
  core: Core,
  definition: JsonObject,
  guildId: string | null,
  before: Command | undefined,
): Command {
  const same = before !== undefined && JSON.stringify(before.definition) === JSON.stringify(definition);
  if (before === undefined) countCreate(core, guildId);
  const command: Command = {
    id: before?.id ?? core.nextId(),
    guildId,
    version: same ? before.version : core.nextId(),
    type: Number(definition.type),
    name: String(definition.name),
    definition,
  };
  core.world.commands.set(command.id, command);
  return command;
}

/** S: 200 creates a day and guild; the ids of the commands tell when they were made. */
function countCreate(core: Core, guildId: string | null): void {
  const key = guildId ?? 'global';
  const since = core.clock.now() - DAY_MS;
  const recent = (core.commandCreates.get(key) ?? []).filter((time) => time > since);
  if (recent.length >= MOST_CREATES) throw refusal(30034);
  core.commandCreates.set(key, [...recent, core.clock.now()]);
}

const MOST_CREATES = 200;
const DAY_MS = 24 * 3_600_000;
