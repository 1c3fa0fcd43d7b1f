/** The components of a message, classic and V2: what may stand where, and how many of them. */
import type { Json, JsonObject } from '../../world/json.ts';
import { bool, type Findings, note, objects, oneOf, type Path, text } from './check.ts';
import { checkButton, checkSelect, isSelect } from './interactive.ts';
import { checkMedia } from './media.ts';
import { createTally, type Tally, takeCustomId, takeHead } from './tally.ts';

/** S: 5 action rows; with V2 40 components, nested ones counted, and 4000 characters of text. */
const MOST_ROWS = 5;
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT_DISPLAY = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const TOP_V2 = [ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER];
const IN_CONTAINER = TOP_V2.filter((type) => type !== CONTAINER);

/** Looks at `components` of a message. */
export function checkComponents(
  found: Findings,
  path: Path,
  value: Json | undefined,
  how: { readonly v2: boolean },
): void {
  const tally = createTally(found);
  const allowed = how.v2 ? TOP_V2 : [ROW];
  const most = how.v2 ? Number.POSITIVE_INFINITY : MOST_ROWS;
  for (const { at, value: one } of objects(found, path, value, 0, most)) checkOne(tally, at, one, allowed);
  if (!how.v2) return;
  if (tally.components > MOST_COMPONENTS)
    note(
      found,
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The maximum number of components is ${MOST_COMPONENTS}, nested ones included`,
    );
  if (tally.text > MOST_TEXT)
    note(
      found,
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${MOST_TEXT}`,
    );
}

/** Looks at one component of an allowed type, and at what is in it. */
function checkOne(tally: Tally, path: Path, one: JsonObject, allowed: readonly number[]): void {
  const { found } = tally;
  if (!takeHead(tally, path, one, allowed)) return;
  switch (one.type) {
    case ROW:
      checkRow(tally, path, one);
      return;
    case SECTION:
      for (const { at, value } of objects(found, [...path, 'components'], one.components, 1, 3))
        checkOne(tally, at, value, [TEXT_DISPLAY]);
      checkAccessory(tally, path, one);
      return;
    case TEXT_DISPLAY: {
      const content = text(found, [...path, 'content'], one.content, {
        min: 1,
        max: MOST_TEXT,
        required: true,
      });
      tally.text += [...(content ?? '')].length;
      return;
    }
    case THUMBNAIL:
      checkMedia(found, [...path, 'media'], one.media, 'any');
      text(found, [...path, 'description'], one.description, { min: 1, max: 1024 });
      bool(found, [...path, 'spoiler'], one.spoiler);
      return;
    case GALLERY:
      for (const { at, value } of objects(found, [...path, 'items'], one.items, 1, 10)) {
        checkMedia(found, [...at, 'media'], value.media, 'any');
        text(found, [...at, 'description'], value.description, { min: 1, max: 1024 });
        bool(found, [...at, 'spoiler'], value.spoiler);
      }
      return;
    case FILE:
      checkMedia(found, [...path, 'file'], one.file, 'attachment');
      bool(found, [...path, 'spoiler'], one.spoiler);
      return;
    case SEPARATOR:
      oneOf(found, [...path, 'spacing'], one.spacing, [1, 2]);
      bool(found, [...path, 'divider'], one.divider);
      return;
    case CONTAINER:
      for (const { at, value } of objects(found, [...path, 'components'], one.components, 1, 40))
        checkOne(tally, at, value, IN_CONTAINER);
      return;
    case BUTTON:
      checkButton(tally, path, one);
      return;
  }
}

/** S: five buttons, or one menu. */
function checkRow(tally: Tally, path: Path, row: JsonObject): void {
  const { found } = tally;
  const at = [...path, 'components'];
  const inside = objects(found, at, row.components, 1, 5);
  const selects = inside.filter((one) => isSelect(one.value.type)).length;
  if (selects > 0 && inside.length > 1) {
    for (const one of inside.slice(1))
      note(
        found,
        one.at,
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      );
  }
  for (const { at: place, value } of inside) {
    if (!takeHead(tally, place, value, [BUTTON, 3, 5, 6, 7, 8])) continue;
    if (value.type === BUTTON) checkButton(tally, place, value);
    else {
      takeCustomId(tally, place, value);
      checkSelect(tally.found, place, value, 'message');
    }
  }
}

function checkAccessory(tally: Tally, path: Path, section: JsonObject): void {
  const at = [...path, 'accessory'];
  const { accessory } = section;
  if (typeof accessory !== 'object' || accessory === null || Array.isArray(accessory)) {
    note(tally.found, at, 'BASE_TYPE_REQUIRED', 'This field is required');
    return;
  }
  // Lists were sent away above; the type of a readonly list escapes Array.isArray.
  checkOne(tally, at, accessory as JsonObject, [BUTTON, THUMBNAIL]);
}
