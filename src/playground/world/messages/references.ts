/** `attachment://name` in embeds and components: found among the attachments, and replaced by an address. */
import type { Core } from '../core.ts';
import { safeName } from '../files.ts';
import { isList, isObject, type Json, type JsonObject } from '../json.ts';
import { invalidForm, type Problem } from '../refusal.ts';
import type { Attachment } from '../world.ts';
import { completed, completedEmbed } from './shown-components.ts';

const SCHEME = 'attachment://';

interface Place {
  readonly core: Core;
  readonly channelId: string;
  readonly ephemeral: boolean;
  readonly attachments: readonly Attachment[];
}

/** Embeds with addresses; the attachments they show are marked used. */
export function resolveEmbeds(place: Place, embeds: readonly JsonObject[]): JsonObject[] {
  return embeds.map((embed) => {
    const out: Record<string, Json | undefined> = { type: 'rich', ...embed };
    for (const part of ['image', 'thumbnail']) {
      const media = embed[part];
      if (isObject(media)) out[part] = resolveMedia(place, media, null);
    }
    for (const part of ['footer', 'author']) {
      const holder = embed[part];
      if (!isObject(holder) || typeof holder.icon_url !== 'string') continue;
      const found = lookUp(place, holder.icon_url);
      const url = found === null ? holder.icon_url : address(place, found);
      out[part] = { ...holder, icon_url: url, proxy_icon_url: url };
    }
    return completedEmbed(out);
  });
}

/** Components with addresses and numbered ids. Throws 50035 for a name that nothing uploaded carries. */
export function resolveComponents(place: Place, components: readonly JsonObject[]): JsonObject[] {
  const problems: Problem[] = [];
  const taken = new Set<number>();
  walk(components, (one) => {
    if (typeof one.id === 'number' && one.id > 0) taken.add(one.id);
  });
  let last = 0;
  const nextId = () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const resolve = (value: Json, path: readonly (string | number)[]): Json => {
    if (isList(value)) return value.map((one, index) => resolve(one, [...path, index]));
    if (!isObject(value)) return value;
    if (typeof value.url === 'string' && typeof value.type !== 'number') {
      const missing = value.url.startsWith(SCHEME) && lookUp(place, value.url) === null;
      if (missing) problems.push(notFound([...path, 'url']));
      return resolveMedia(place, value, 'component');
    }
    const own = typeof value.type === 'number' && !(typeof value.id === 'number' && value.id > 0);
    const head = own ? { id: nextId() } : {};
    const rest = Object.entries(value).map(([key, inner]) => [
      key,
      key === 'emoji' || inner === undefined ? inner : resolve(inner, [...path, key]),
    ]);
    const whole = { ...Object.fromEntries(rest), ...head };
    return typeof value.type === 'number' ? completed(whole, place.attachments) : whole;
  };
  const resolved = resolve(components, ['components']);
  if (problems.length > 0) throw invalidForm(problems);
  return isList(resolved) ? resolved.filter(isObject) : [];
}

function resolveMedia(place: Place, media: JsonObject, kind: 'component' | null): JsonObject {
  const given = typeof media.url === 'string' ? media.url : '';
  const found = lookUp(place, given);
  const url = found === null ? given : address(place, found);
  return {
    ...media,
    url,
    proxy_url: url,
    width: found?.width ?? 0,
    height: found?.height ?? 0,
    ...(found === null ? {} : { content_type: found.type }),
    ...(kind === null
      ? {}
      : {
          id: found?.id ?? place.core.nextId(),
          flags: 0,
          ...(found === null ? {} : { attachment_id: found.id }),
        }),
  };
}

function lookUp(place: Place, url: string): Attachment | null {
  if (!url.startsWith(SCHEME)) return null;
  const name = safeName(url.slice(SCHEME.length));
  const found = place.attachments.find((one) => one.name === name);
  if (found === undefined) return null;
  found.used = true;
  return found;
}

function address(place: Place, attachment: Attachment): string {
  return place.core.files.address(place.channelId, attachment, place.ephemeral);
}

function notFound(path: readonly (string | number)[]): Problem {
  return {
    path,
    code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    message: 'The referenced attachment was not found',
  };
}

function walk(value: unknown, visit: (one: JsonObject) => void): void {
  if (isList(value)) for (const one of value) walk(one, visit);
  else if (isObject(value)) {
    visit(value);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
}
