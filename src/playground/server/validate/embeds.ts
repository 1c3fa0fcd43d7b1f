/** Embeds: the length of each part, and 6000 characters over all of them. */
import { isObject, type Json, type JsonObject } from '../../world/json.ts';
import { address, bool, dict, type Findings, note, objects, type Path, text, whole } from './check.ts';

const MOST_TEXT = 6000;
const WEB = ['http', 'https'];
const MEDIA = ['http', 'https', 'attachment'];
const SHOWN = ['title', 'description', 'fields', 'image', 'thumbnail', 'footer', 'author', 'video', 'url'];

export function checkEmbeds(found: Findings, path: Path, value: Json | undefined): void {
  let total = 0;
  for (const { at, value: embed } of objects(found, path, value, 0, 10))
    total += checkEmbed(found, at, embed);
  if (total > MOST_TEXT)
    note(found, path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_TEXT}`);
}

/** Gives the number of characters that count. */
function checkEmbed(found: Findings, path: Path, embed: JsonObject): number {
  let total = 0;
  const counted = (at: Path, value: Json | undefined, max: number, needed = false) => {
    // S: white space at both ends is cut off first.
    const cut = typeof value === 'string' ? value.trim() : value;
    const written = text(found, at, cut, { max, required: needed });
    total += written === null ? 0 : [...written].length;
  };
  if (!SHOWN.some((part) => isThere(embed[part]))) required(found, path);
  counted([...path, 'title'], embed.title, 256);
  counted([...path, 'description'], embed.description, 4096);
  address(found, [...path, 'url'], embed.url, WEB);
  whole(found, [...path, 'color'], embed.color, 0, 0xff_ff_ff);
  checkTime(found, [...path, 'timestamp'], embed.timestamp);
  for (const { at, value: field } of objects(found, [...path, 'fields'], embed.fields, 0, 25)) {
    counted([...at, 'name'], field.name, 256, true);
    counted([...at, 'value'], field.value, 1024, true);
    bool(found, [...at, 'inline'], field.inline);
  }
  const part = (name: string, look: (value: JsonObject, at: Path) => void) => {
    const value = embed[name];
    if (value === undefined || value === null) return;
    const object = dict(found, [...path, name], value);
    if (object !== null) look(object, [...path, name]);
  };
  part('footer', (footer, at) => {
    counted([...at, 'text'], footer.text, 2048, true);
    address(found, [...at, 'icon_url'], footer.icon_url, MEDIA);
  });
  part('author', (author, at) => {
    counted([...at, 'name'], author.name, 256, true);
    address(found, [...at, 'url'], author.url, WEB);
    address(found, [...at, 'icon_url'], author.icon_url, MEDIA);
  });
  for (const name of ['image', 'thumbnail'])
    part(name, (media, at) => address(found, [...at, 'url'], media.url, MEDIA));
  return total;
}

function checkTime(found: Findings, path: Path, value: Json | undefined): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return;
  note(found, path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${String(value)}. Should be ISO8601.`);
}

function isThere(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return !isObject(value) || Object.keys(value).length > 0;
}

function required(found: Findings, path: Path): void {
  note(found, [...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
}
