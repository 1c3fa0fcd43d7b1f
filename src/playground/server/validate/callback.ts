/** The body of an interaction callback: its type, and the data that belongs to the type. */
import type { Interaction } from '../../world/interaction.ts';
import { isList, isObject, type Json, type JsonObject } from '../../world/json.ts';
import type { Upload } from '../../world/messages/attach.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { EPHEMERAL, type Message } from '../../world/world.ts';
import { dict, type Findings, note, objects, text, whole } from './check.ts';
import { look } from './message.ts';
import { checkModal } from './modal.ts';

/** The callbacks each kind of interaction takes: 2 command, 3 component, 4 autocomplete, 5 modal. */
const TAKES: Readonly<Record<Interaction['type'], readonly number[]>> = {
  2: [4, 5, 9, 12],
  3: [4, 5, 6, 7, 9, 12],
  4: [8],
  5: [4, 5, 12],
};

interface Callback {
  readonly type: number;
  readonly data: JsonObject;
}

/** Takes also the message whose component was used. Gives the type and its data. Throws 50035 with every problem, 50006 for an empty message. */
export function checkCallback(
  interaction: Interaction,
  json: Json | undefined,
  uploads: readonly Upload[],
  source?: Message,
): Callback {
  const found: Findings = { problems: [] };
  const body = dict(found, [], json);
  const type = body === null ? null : whole(found, ['type'], body.type, 1, 13);
  if (body !== null && body.type === undefined)
    note(found, ['type'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (type !== null) checkType(found, interaction, type);
  const data = isObject(body?.data) ? body.data : {};
  if (body?.data !== undefined && body.data !== null && !isObject(body.data))
    dict(found, ['data'], body.data);
  if (type !== null && found.problems.length === 0) checkData(found, type, data, uploads, source);
  if (type === null || found.problems.length > 0) throw invalidForm(found.problems);
  if (type === 4 && isEmpty(data, uploads)) throw refusal(50006);
  return { type, data };
}

function checkType(found: Findings, interaction: Interaction, type: number): void {
  const onMessage = interaction.type === 5 && interaction.sourceMessageId !== null;
  const takes = onMessage ? [...TAKES[5], 6, 7] : TAKES[interaction.type];
  if (takes.includes(type)) return;
  note(found, ['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${takes.join(', ')}}.`);
}

function checkData(
  found: Findings,
  type: number,
  data: JsonObject,
  uploads: readonly Upload[],
  source: Message | undefined,
): void {
  switch (type) {
    case 4:
      look(found, 'callback', data, uploads, undefined, ['data']);
      return;
    case 5: {
      // S: only EPHEMERAL may be set here.
      const flags = whole(found, ['data', 'flags'], data.flags, 0, 2 ** 31 - 1);
      if (flags !== null && (flags & ~EPHEMERAL) !== 0)
        note(found, ['data', 'flags'], 'FLAGS_INVALID', 'Only the EPHEMERAL flag can be set here.');
      return;
    }
    case 7:
      look(found, 'update', data, uploads, source, ['data']);
      return;
    case 8:
      checkChoices(found, data);
      return;
    case 9:
      checkModal(found, data, ['data']);
      return;
    default:
      return;
  }
}

function checkChoices(found: Findings, data: JsonObject): void {
  const path = ['data', 'choices'];
  if (!isList(data.choices)) note(found, path, 'BASE_TYPE_REQUIRED', 'This field is required');
  for (const { at, value: choice } of objects(found, path, data.choices, 0, 25)) {
    text(found, [...at, 'name'], choice.name, { min: 1, max: 100, required: true });
    if (typeof choice.value === 'number') continue;
    text(found, [...at, 'value'], choice.value, { max: 100, required: true });
  }
}

function isEmpty(data: JsonObject, uploads: readonly Upload[]): boolean {
  const filled = ['embeds', 'components'].some((field) => {
    const value = data[field];
    return isList(value) && value.length > 0;
  });
  const content = typeof data.content === 'string' && data.content.trim() !== '';
  return !content && !filled && uploads.length === 0 && !isObject(data.poll);
}
