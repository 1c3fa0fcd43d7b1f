/** The fields that Discord adds to components and embeds when it shows them: what was left out gets its default. */
import { isObject, type Json, type JsonObject, objectsIn } from '../json.ts';
import type { Attachment } from '../world.ts';

const BUTTON = 2;
const SELECTS: readonly (Json | undefined)[] = [3, 5, 6, 7, 8];
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

/** One component, with `files` to name those that it shows; what is in it has been completed already. */
export function completed(one: JsonObject, files: readonly Attachment[]): JsonObject {
  if (one.type === BUTTON) return { disabled: false, ...one };
  if (SELECTS.includes(one.type)) return { min_values: 1, max_values: 1, disabled: false, ...one };
  if (one.type === THUMBNAIL) return { description: null, spoiler: false, ...one };
  if (one.type === GALLERY)
    return {
      ...one,
      items: objectsIn(one.items).map((item) => ({ description: null, spoiler: false, ...item })),
    };
  if (one.type === FILE) {
    const id = isObject(one.file) ? one.file.attachment_id : undefined;
    const file = files.find((attachment) => attachment.id === id);
    return { spoiler: false, ...one, name: file?.name ?? 'unknown', size: file?.bytes ?? 0 };
  }
  if (one.type === SEPARATOR) return { spacing: 1, divider: true, ...one };
  if (one.type === CONTAINER) return { accent_color: null, spoiler: false, ...one };
  return one;
}

/** An embed whose fields all say whether they stand beside each other. */
export function completedEmbed(embed: JsonObject): JsonObject {
  const said = Object.fromEntries(Object.entries(embed).filter(([, value]) => value !== null));
  if (said.fields === undefined) return said;
  return { ...said, fields: objectsIn(embed.fields).map((field) => ({ inline: false, ...field })) };
}
