/** Modals: a title, and one to five labelled inputs. */
import { isObject, type JsonObject } from '../../world/json.ts';
import { bool, dict, type Findings, note, objects, oneOf, type Path, text, whole } from './check.ts';
import { checkSelect, isSelect } from './interactive.ts';
import { createTally, type Tally, takeCustomId, takeHead } from './tally.ts';

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const IN_LABEL = [3, TEXT_INPUT, 5, 6, 7, 8, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX];

export function checkModal(found: Findings, data: JsonObject, path: Path): void {
  const tally = createTally(found);
  text(found, [...path, 'title'], data.title, { min: 1, max: 45, required: true });
  text(found, [...path, 'custom_id'], data.custom_id, { min: 1, max: 100, required: true });
  for (const { at, value } of objects(found, [...path, 'components'], data.components, 1, 5)) {
    if (!takeHead(tally, at, value, [ROW, TEXT_DISPLAY, LABEL])) continue;
    switch (value.type) {
      case TEXT_DISPLAY:
        text(found, [...at, 'content'], value.content, { min: 1, max: 4000, required: true });
        break;
      case ROW:
        for (const inner of objects(found, [...at, 'components'], value.components, 1, 1)) {
          if (takeHead(tally, inner.at, inner.value, [TEXT_INPUT]))
            checkTextInput(tally, inner.at, inner.value, true);
        }
        break;
      case LABEL:
        checkLabel(tally, at, value);
        break;
    }
  }
}

function checkLabel(tally: Tally, path: Path, label: JsonObject): void {
  const { found } = tally;
  text(found, [...path, 'label'], label.label, { min: 1, max: 45, required: true });
  text(found, [...path, 'description'], label.description, { max: 100 });
  const at = [...path, 'component'];
  if (!isObject(label.component)) {
    if (label.component === undefined || label.component === null)
      note(found, at, 'BASE_TYPE_REQUIRED', 'This field is required');
    else dict(found, at, label.component);
    return;
  }
  const inner = label.component;
  if (!takeHead(tally, at, inner, IN_LABEL)) return;
  if (inner.type === TEXT_INPUT) {
    checkTextInput(tally, at, inner, false);
    return;
  }
  takeCustomId(tally, at, inner);
  if (isSelect(inner.type)) checkSelect(found, at, inner, 'modal');
  if (inner.type === RADIO_GROUP) checkChoices(tally, at, inner, 2);
  if (inner.type === CHECKBOX_GROUP) checkChoices(tally, at, inner, 1);
  if (inner.type === FILE_UPLOAD) {
    whole(found, [...at, 'min_values'], inner.min_values, 0, 10);
    whole(found, [...at, 'max_values'], inner.max_values, 1, 10);
  }
}

function checkTextInput(tally: Tally, path: Path, input: JsonObject, labelled: boolean): void {
  const { found } = tally;
  takeCustomId(tally, path, input);
  if (input.style === undefined || input.style === null)
    note(found, [...path, 'style'], 'BASE_TYPE_REQUIRED', 'This field is required');
  oneOf(found, [...path, 'style'], input.style, [1, 2]);
  if (labelled) text(found, [...path, 'label'], input.label, { min: 1, max: 45, required: true });
  text(found, [...path, 'placeholder'], input.placeholder, { max: 100 });
  text(found, [...path, 'value'], input.value, { max: 4000 });
  const min = whole(found, [...path, 'min_length'], input.min_length, 0, 4000);
  const max = whole(found, [...path, 'max_length'], input.max_length, 1, 4000);
  if (min !== null && max !== null && min > max)
    note(
      found,
      [...path, 'min_length'],
      'TEXT_INPUT_MIN_LENGTH_EXCEEDS_MAX',
      'Minimum length cannot exceed maximum length',
    );
  bool(found, [...path, 'required'], input.required);
}

/** The options of radio buttons and checkboxes. */
function checkChoices(tally: Tally, path: Path, group: JsonObject, min: number): void {
  const { found } = tally;
  const values = new Set<string>();
  for (const { at, value: option } of objects(found, [...path, 'options'], group.options, min, 10)) {
    text(found, [...at, 'label'], option.label, { min: 1, max: 100, required: true });
    text(found, [...at, 'description'], option.description, { max: 100 });
    const value = text(found, [...at, 'value'], option.value, { min: 1, max: 100, required: true });
    if (value !== null && values.has(value))
      note(
        found,
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    if (value !== null) values.add(value);
  }
}
