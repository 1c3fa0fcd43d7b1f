/** Buttons and menus: labels, custom ids, options. */
import { isObject, type Json, type JsonObject } from '../../world/json.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import { address, bool, type Findings, note, objects, oneOf, type Path, text, whole } from './check.ts';
import { type Tally, takeCustomId } from './tally.ts';

const LINK = 5;
const PREMIUM = 6;
const STRING_SELECT = 3;
const SELECTS = [STRING_SELECT, 5, 6, 7, 8];

export function isSelect(type: Json | undefined): boolean {
  return typeof type === 'number' && SELECTS.includes(type);
}

export function checkButton(tally: Tally, path: Path, button: JsonObject): void {
  const { found } = tally;
  const { style } = button;
  oneOf(found, [...path, 'style'], style, [1, 2, 3, 4, 5, 6]);
  if (button.style === undefined || button.style === null)
    note(found, [...path, 'style'], 'BASE_TYPE_REQUIRED', 'This field is required');
  bool(found, [...path, 'disabled'], button.disabled);
  const hasId = isGiven(button.custom_id);
  const hasUrl = isGiven(button.url);
  if (style === PREMIUM) {
    if (!isSnowflake(button.sku_id))
      note(found, [...path, 'sku_id'], 'BUTTON_COMPONENT_SKU_ID_REQUIRED', 'A sku id is required');
    if (hasId || hasUrl || isGiven(button.label) || isGiven(button.emoji))
      note(found, path, 'BUTTON_COMPONENT_INVALID_PREMIUM', 'A premium button shows only its SKU');
    return;
  }
  if (hasId && hasUrl)
    note(
      found,
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  else if (style === LINK && hasId)
    note(
      found,
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A link button has no custom id',
    );
  else if (style !== LINK && hasUrl)
    note(
      found,
      [...path, 'url'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'Only a link button has a url',
    );
  if (style === LINK && !hasUrl)
    note(found, [...path, 'url'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (style !== LINK && !hasId)
    note(found, [...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  if (hasId) takeCustomId(tally, path, button);
  if (hasUrl) address(found, [...path, 'url'], button.url, ['http', 'https', 'discord'], 512);
  text(found, [...path, 'label'], button.label, { max: 80 });
  if (!isGiven(button.label) && !isGiven(button.emoji))
    note(found, path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or an emoji is required');
  checkEmoji(found, [...path, 'emoji'], button.emoji);
}

export function checkSelect(
  found: Findings,
  path: Path,
  select: JsonObject,
  where: 'message' | 'modal',
): void {
  text(found, [...path, 'placeholder'], select.placeholder, { max: 150 });
  const min = whole(found, [...path, 'min_values'], select.min_values, 0, 25) ?? 1;
  const max = whole(found, [...path, 'max_values'], select.max_values, 1, 25) ?? 1;
  if (min > max && select.min_values !== undefined)
    note(
      found,
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX',
      'Minimum values cannot exceed maximum values',
    );
  if (bool(found, [...path, 'disabled'], select.disabled) && where === 'modal')
    note(found, [...path, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'A modal has no disabled components');
  if (select.type === STRING_SELECT) checkOptions(found, path, select, max);
  else
    for (const { at, value } of objects(found, [...path, 'default_values'], select.default_values, 0, 25))
      oneOf(found, [...at, 'type'], value.type, ['user', 'role', 'channel']);
}

function checkOptions(found: Findings, path: Path, select: JsonObject, max: number): void {
  const at = [...path, 'options'];
  const options = objects(found, at, select.options, 1, 25);
  const values = new Set<string>();
  for (const { at: place, value: option } of options) {
    text(found, [...place, 'label'], option.label, { min: 1, max: 100, required: true });
    const value = text(found, [...place, 'value'], option.value, { min: 1, max: 100, required: true });
    text(found, [...place, 'description'], option.description, { max: 100 });
    checkEmoji(found, [...place, 'emoji'], option.emoji);
    bool(found, [...place, 'default'], option.default);
    if (value === null) continue;
    if (values.has(value))
      note(
        found,
        [...place, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(value);
  }
  if (select.max_values !== undefined && options.length > 0 && max > options.length)
    note(
      found,
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS',
      'Maximum values cannot exceed the number of options',
    );
  if (options.filter((one) => one.value.default === true).length > max)
    note(
      found,
      at,
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'There are more default options than values that may be picked',
    );
}

/** A custom emoji by its id, or one of Unicode's. */
function checkEmoji(found: Findings, path: Path, value: Json | undefined): void {
  if (value === undefined || value === null) return;
  const custom = isObject(value) && isGiven(value.id);
  const good =
    isObject(value) &&
    (custom ? isSnowflake(value.id) : typeof value.name === 'string' && isEmoji(value.name));
  if (!good) note(found, [...path, custom ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

/** With or without the sign that asks for colour (U+FE0F). */
function isEmoji(name: string): boolean {
  return /^(?:\p{RGI_Emoji}|[\p{Emoji}--[0-9#*]]\u{FE0F}?)$/v.test(name);
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}
