/** What counts over all components of a message: their ids, their number, their text. */
import type { JsonObject } from '../../world/json.ts';
import { type Findings, note, type Path, text } from './check.ts';

export interface Tally {
  readonly found: Findings;
  readonly customIds: Set<string>;
  readonly ids: Set<number>;
  components: number;
  text: number;
}

export function createTally(found: Findings): Tally {
  return { found, customIds: new Set(), ids: new Set(), components: 0, text: 0 };
}

/** Type and id of a component. False when there is no use in looking further. */
export function takeHead(tally: Tally, path: Path, one: JsonObject, allowed: readonly number[]): boolean {
  const { found } = tally;
  tally.components += 1;
  if (one.type === undefined || one.type === null) {
    note(found, [...path, 'type'], 'BASE_TYPE_REQUIRED', 'This field is required');
    return false;
  }
  if (typeof one.type !== 'number' || !allowed.includes(one.type)) {
    const message = `Value of field "type" must be one of (${allowed.join(', ')}${allowed.length === 1 ? ',' : ''}).`;
    note(found, [...path, 'type'], 'UNION_TYPE_CHOICES', message);
    return false;
  }
  const id = one.id;
  if (id === undefined || id === null || id === 0) return true;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 2 ** 31 - 1)
    note(found, [...path, 'id'], 'NUMBER_TYPE_COERCE', `Value "${String(id)}" is not int.`);
  else if (tally.ids.has(id))
    note(found, [...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  else tally.ids.add(id);
  return true;
}

/** S: 1 to 100 characters, once in a message. */
export function takeCustomId(tally: Tally, path: Path, one: JsonObject): void {
  const at = [...path, 'custom_id'];
  const id = text(tally.found, at, one.custom_id, { min: 1, max: 100, required: true });
  if (id === null || id === '') return;
  if (tally.customIds.has(id))
    note(tally.found, at, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  tally.customIds.add(id);
}
