/** Application commands: names, descriptions, options, and their sum. */
import { isObject, type Json, type JsonObject } from '../../world/json.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { bool, dict, type Findings, note, objects, oneOf, type Path, text, whole } from './check.ts';
import { checkLocales, checkName } from './names.ts';

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const CHANNEL = 7;
const NUMBER = 10;
const MOST_TEXT = 8000;
const MOST: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

/** One command with its defaults filled in. Throws 50035. */
export function checkCommand(json: Json | undefined): JsonObject {
  const found: Findings = { problems: [] };
  const command = dict(found, [], json);
  if (command !== null) checkOne(found, [], command);
  if (command === null || found.problems.length > 0) throw invalidForm(found.problems);
  return complete(command);
}

/** A whole list. Throws 50035, and 30032 for more of a type than Discord keeps. */
export function checkCommands(json: Json | undefined): JsonObject[] {
  const found: Findings = { problems: [] };
  const all = objects(found, [], json, 0, 130);
  const taken = new Set<string>();
  const counts = new Map<number, number>();
  for (const { at, value: command } of all) {
    checkOne(found, at, command);
    const type = typeOf(command);
    const key = `${type} ${String(command.name)}`;
    if (taken.has(key))
      note(
        found,
        [...at, 'name'],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
    taken.add(key);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  if (found.problems.length > 0) throw invalidForm(found.problems);
  if ([...counts].some(([type, count]) => count > (MOST[type] ?? 0))) throw refusal(30032);
  return all.map(({ value }) => complete(value));
}

function typeOf(command: JsonObject): number {
  return typeof command.type === 'number' ? command.type : 1;
}

function checkOne(found: Findings, path: Path, command: JsonObject): void {
  oneOf(found, [...path, 'type'], command.type, [1, 2, 3, 4]);
  const slash = typeOf(command) === 1;
  checkName(found, [...path, 'name'], command.name, slash);
  checkLocales(found, [...path, 'name_localizations'], command.name_localizations, (at, value) =>
    checkName(found, at, value, slash),
  );
  if (slash) {
    checkDescription(found, path, command);
    checkOptions(found, [...path, 'options'], command.options, 'command');
  } else if (typeof command.description === 'string' && command.description !== '')
    note(
      found,
      [...path, 'description'],
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
      'Context menu commands cannot have a description',
    );
  bool(found, [...path, 'nsfw'], command.nsfw);
  for (const [index, one] of lists(command.contexts).entries())
    oneOf(found, [...path, 'contexts', index], one, [0, 1, 2]);
  for (const [index, one] of lists(command.integration_types).entries())
    oneOf(found, [...path, 'integration_types', index], one, [0, 1]);
  const permissions = command.default_member_permissions;
  if (permissions !== undefined && permissions !== null && !/^\d+$/.test(String(permissions)))
    note(
      found,
      [...path, 'default_member_permissions'],
      'NUMBER_TYPE_COERCE',
      `Value "${String(permissions)}" is not int.`,
    );
  if (sizeOf(command) > MOST_TEXT)
    note(found, path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_TEXT})`);
}

function checkDescription(found: Findings, path: Path, one: JsonObject): void {
  text(found, [...path, 'description'], one.description, { min: 1, max: 100, required: true });
  checkLocales(found, [...path, 'description_localizations'], one.description_localizations, (at, value) =>
    text(found, at, value, { min: 1, max: 100, required: true }),
  );
}

/** S: nesting is command, group, subcommand, and nothing else. */
function checkOptions(
  found: Findings,
  path: Path,
  value: Json | undefined,
  inside: 'command' | 'group' | 'subcommand',
): void {
  const allowed = {
    command: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    group: [1],
    subcommand: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  };
  const names = new Set<string>();
  let optionalBefore = false;
  const all = objects(found, path, value, 0, 25);
  const nested = all.filter((one) => one.value.type === SUBCOMMAND || one.value.type === GROUP).length;
  if (nested > 0 && nested < all.length)
    note(found, path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands and options cannot be mixed');
  for (const { at, value: option } of all) {
    if (option.type === undefined)
      note(found, [...at, 'type'], 'BASE_TYPE_REQUIRED', 'This field is required');
    oneOf(found, [...at, 'type'], option.type, allowed[inside]);
    checkName(found, [...at, 'name'], option.name, true);
    checkLocales(found, [...at, 'name_localizations'], option.name_localizations, (place, name) =>
      checkName(found, place, name, true),
    );
    checkDescription(found, at, option);
    if (typeof option.name === 'string' && names.has(option.name))
      note(found, path, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option names must be unique');
    names.add(String(option.name));
    if (option.type === GROUP) checkOptions(found, [...at, 'options'], option.options, 'group');
    else if (option.type === SUBCOMMAND)
      checkOptions(found, [...at, 'options'], option.options, 'subcommand');
    else {
      const needed = bool(found, [...at, 'required'], option.required);
      if (needed && optionalBefore)
        note(
          found,
          at,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        );
      if (!needed) optionalBefore = true;
      checkValueRules(found, at, option);
    }
  }
}

function checkValueRules(found: Findings, path: Path, option: JsonObject): void {
  const { type } = option;
  const choices = objects(found, [...path, 'choices'], option.choices, 0, 25);
  const takesChoices = type === STRING || type === INTEGER || type === NUMBER;
  if (choices.length > 0 && option.autocomplete === true)
    note(
      found,
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      'Choices and autocomplete are mutually exclusive',
    );
  if (!takesChoices && (choices.length > 0 || option.autocomplete === true))
    note(
      found,
      [...path, 'choices'],
      'APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
      'An option of this type has no choices',
    );
  for (const { at, value: choice } of choices) {
    text(found, [...at, 'name'], choice.name, { min: 1, max: 100, required: true });
    checkLocales(found, [...at, 'name_localizations'], choice.name_localizations, (place, name) =>
      text(found, place, name, { min: 1, max: 100, required: true }),
    );
    if (type === STRING) text(found, [...at, 'value'], choice.value, { min: 1, max: 100, required: true });
    else if (type === INTEGER) whole(found, [...at, 'value'], choice.value ?? 'nothing', -(2 ** 53), 2 ** 53);
    else if (typeof choice.value !== 'number')
      note(found, [...at, 'value'], 'NUMBER_TYPE_COERCE', `Value "${String(choice.value)}" is not a number.`);
  }
  if (type === STRING) {
    whole(found, [...path, 'min_length'], option.min_length, 0, 6000);
    whole(found, [...path, 'max_length'], option.max_length, 1, 6000);
  }
  if (type === CHANNEL)
    for (const [index, one] of lists(option.channel_types).entries())
      whole(found, [...path, 'channel_types', index], one, 0, 16);
}

/** S: names, descriptions and values together; of the translations the longest counts. */
function sizeOf(one: JsonObject): number {
  const own =
    longest(one.name, one.name_localizations) + longest(one.description, one.description_localizations);
  const choices = lists(one.choices).filter(isObject);
  const values = choices.reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  return (
    own +
    values +
    lists(one.options)
      .filter(isObject)
      .reduce((sum, option) => sum + sizeOf(option), 0)
  );
}

function longest(value: Json | undefined, translations: Json | undefined): number {
  const all = [value, ...(isObject(translations) ? Object.values(translations) : [])];
  return Math.max(...all.map((one) => (typeof one === 'string' ? one.length : 0)));
}

function lists(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Discord's JSON of a command carries every field. */
function complete(command: JsonObject): JsonObject {
  return {
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    ...command,
    description: command.description ?? '',
    type: typeOf(command),
  };
}
