/** `attachment://name` in embeds and components: found among the attachments, and replaced by an address. */
import type { Core } from '../core.ts';
import { safeName } from '../files.ts';
import { isList, isObject, type Json, type JsonObject } from '../json.ts';
import { invalidForm, type Problem } from '../refusal.ts';
import type { Attachment } from '../world.ts';
import { completed, completedEmbed } from './shown-components.ts';

const SCHEME = 'attachment://';

interface Posted {
  readonly core: Core;
  readonly channelId: string;
  readonly ephemeral: boolean;
  readonly attachments: readonly Attachment[];
}

/** Embeds with addresses; the attachments they show are marked used. */
export function resolveEmbeds(posted: Posted, embeds: readonly JsonObject[]): JsonObject[] {
  return embeds.map((embed) => {
    const out: Record<string, Json | undefined> = { type: 'rich', ...embed };
    for (const part of ['image', 'thumbnail']) {
      const media = embed[part];
      if (isObject(media)) out[part] = resolveMedia(posted, media, null);
    }
    for (const part of ['footer', 'author']) {
      const holder = embed[part];
      if (!isObject(holder) || typeof holder.icon_url !== 'string') continue;
      const found = lookUp(posted, holder.icon_url);
      const url = found === null ? holder.icon_url : address(posted, found);
      out[part] = { ...holder, icon_url: url, proxy_icon_url: url };
    }
    return completedEmbed(out);
  });
}

/** Components with addresses and numbered ids. Throws 50035 for a name that nothing uploaded carries. */
export function resolveComponents(posted: Posted, components: readonly JsonObject[]): JsonObject[] {
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
      const missing = value.url.startsWith(SCHEME) && lookUp(posted, value.url) === null;
      if (missing) problems.push(notFound([...path, 'url']));
      return resolveMedia(posted, value, 'component');
    }
    const own = typeof value.type === 'number' && !(typeof value.id === 'number' && value.id > 0);
    const head = own ? { id: nextId() } : {};
    const rest = Object.entries(value).map(([key, inner]) => [
      key,
      key === 'emoji' || inner === undefined ? inner : resolve(inner, [...path, key]),
    ]);
    const whole = { ...Object.fromEntries(rest), ...head };
    return typeof value.type === 'number' ? completed(whole, posted.attachments) : whole;
  };
  const resolved = resolve(components, ['components']);
  if (problems.length > 0) throw invalidForm(problems);
  return isList(resolved) ? resolved.filter(isObject) : [];
}

function resolveMedia(posted: Posted, media: JsonObject, kind: 'component' | null): JsonObject {
  const given = typeof media.url === 'string' ? media.url : '';
  const found = lookUp(posted, given);
  const url = found === null ? given : address(posted, found);
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
          id: found?.id ?? posted.core.nextId(),
          flags: 0,
          ...(found === null ? {} : { attachment_id: found.id }),
        }),
  };
}

function lookUp(posted: Posted, url: string): Attachment | null {
  if (!url.startsWith(SCHEME)) return null;
  const name = safeName(url.slice(SCHEME.length));
  const found = posted.attachments.find((one) => one.name === name);
  if (found === undefined) return null;
  found.used = true;
  return found;
}

function address(posted: Posted, attachment: Attachment): string {
  return posted.core.files.address(posted.channelId, attachment, posted.ephemeral);
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
