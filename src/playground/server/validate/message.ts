/** The body of a message that is sent or edited, as strict as Discord. */
import { isList, isObject, type Json, type JsonObject, numberOr } from '../../world/json.ts';
import type { Upload } from '../../world/messages/attach.ts';
import { legacyField } from '../../world/messages/messages.ts';
import { invalidForm, refusal } from '../../world/refusal.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import {
  COMPONENTS_V2,
  EPHEMERAL,
  type Message,
  SUPPRESS_EMBEDS,
  SUPPRESS_NOTIFICATIONS,
  VOICE_MESSAGE,
} from '../../world/world.ts';
import { bool, dict, type Findings, list, note, objects, oneOf, text, whole } from './check.ts';
import { checkComponents } from './components.ts';
import { checkEmbeds } from './embeds.ts';

/** Where a message body arrives; the rules on flags and nonce differ. */
type Kind = 'create' | 'edit' | 'followUp' | 'webhookEdit' | 'callback' | 'update';

const FLAGS: Readonly<Record<Kind, number>> = {
  create: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2,
  edit: SUPPRESS_EMBEDS | COMPONENTS_V2,
  followUp: SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2,
  webhookEdit: SUPPRESS_EMBEDS | COMPONENTS_V2,
  callback: SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2,
  update: SUPPRESS_EMBEDS | EPHEMERAL | COMPONENTS_V2,
};

/**
 * Takes the parsed JSON, the files that came with it, and for an edit the message as it is.
 * Gives the body. Throws 50035 with every problem, 50006 for an empty new message.
 */
export function checkMessage(
  kind: Kind,
  json: Json | undefined,
  uploads: readonly Upload[],
  before?: Message,
): JsonObject {
  const found: Findings = { problems: [] };
  const body = json === undefined ? {} : dict(found, [], json);
  if (body !== null) look(found, kind, body, uploads, before, []);
  if (found.problems.length > 0) throw invalidForm(found.problems);
  const isNew = kind === 'create' || kind === 'followUp' || kind === 'callback';
  if (isNew && isEmptyBody(body ?? {}, uploads)) throw refusal(50006);
  return body ?? {};
}

/** Looks at a message body that stands at `path` of a larger one. */
export function look(
  found: Findings,
  kind: Kind,
  body: JsonObject,
  uploads: readonly Upload[],
  before: Message | undefined,
  path: readonly string[],
): void {
  const wasV2 = before !== undefined && (before.flags & COMPONENTS_V2) !== 0;
  const v2 = wasV2 || (numberOr(body.flags, 0) & COMPONENTS_V2) !== 0;
  const at = (field: string) => [...path, field];

  text(found, at('content'), body.content, { max: 2000 });
  bool(found, at('tts'), body.tts);
  checkFlags(found, at('flags'), kind, body.flags);
  checkEmbeds(found, at('embeds'), body.embeds);
  checkAllowedMentions(found, at('allowed_mentions'), body.allowed_mentions);
  checkAttachments(found, at('attachments'), body.attachments, uploads, before);
  if (kind === 'create') {
    text(found, at('nonce'), body.nonce, { max: 25 });
    bool(found, at('enforce_nonce'), body.enforce_nonce);
    checkReference(found, at('message_reference'), body.message_reference);
  }
  if (v2) {
    for (const field of ['content', 'embeds', 'poll', 'sticker_ids']) {
      const value = body[field];
      if (value === undefined || value === null || value === '' || (isList(value) && value.length === 0))
        continue;
      found.problems.push({ ...legacyField(field), path: at(field) });
    }
  }
  checkComponents(found, at('components'), body.components, { v2 });
}

function checkFlags(found: Findings, path: readonly string[], kind: Kind, value: Json | undefined): void {
  const flags = whole(found, path, value, 0, 2 ** 31 - 1);
  if (flags === null || (kind !== 'create' && kind !== 'callback' && kind !== 'followUp')) return;
  const other = flags & ~FLAGS[kind];
  if (other === 0) return;
  note(found, path, 'FLAGS_INVALID', `Flags ${other} cannot be set here.`);
}

function checkAllowedMentions(found: Findings, path: readonly string[], value: Json | undefined): void {
  if (value === undefined || value === null) return;
  const rules = dict(found, path, value);
  if (rules === null) return;
  const parse = list(found, [...path, 'parse'], rules.parse, 0, 3);
  for (const [index, one] of parse.entries())
    oneOf(found, [...path, 'parse', index], one, ['roles', 'users', 'everyone']);
  for (const field of ['users', 'roles']) {
    const ids = list(found, [...path, field], rules[field], 0, 100);
    for (const [index, id] of ids.entries())
      if (!isSnowflake(id))
        note(found, [...path, field, index], 'NUMBER_TYPE_COERCE', `Value "${String(id)}" is not snowflake.`);
    if (ids.length > 0 && parse.includes(field))
      note(
        found,
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${field}"] and ${field}: [ids...] are mutually exclusive.`,
      );
  }
}

function checkAttachments(
  found: Findings,
  path: readonly string[],
  value: Json | undefined,
  uploads: readonly Upload[],
  before: Message | undefined,
): void {
  if (uploads.length > 10) throw refusal(30015);
  for (const { at, value: entry } of objects(found, path, value, 0, 10)) {
    text(found, [...at, 'description'], entry.description, { max: 1024 });
    text(found, [...at, 'filename'], entry.filename, { max: 1024 });
    const id = String(entry.id ?? at.at(-1));
    const known =
      uploads.some((upload) => String(upload.index) === id) ||
      (before?.attachments.some((one) => one.id === id) ?? false);
    if (!known) note(found, at, 'ATTACHMENT_NOT_FOUND', 'Attachment not found');
  }
}

function checkReference(found: Findings, path: readonly string[], value: Json | undefined): void {
  if (value === undefined || value === null) return;
  const reference = dict(found, path, value);
  if (reference === null) return;
  if (!isSnowflake(reference.message_id))
    note(
      found,
      [...path, 'message_id'],
      'NUMBER_TYPE_COERCE',
      `Value "${String(reference.message_id)}" is not snowflake.`,
    );
}

function isEmptyBody(body: JsonObject, uploads: readonly Upload[]): boolean {
  const content = typeof body.content === 'string' && body.content.trim() !== '';
  const lists = ['embeds', 'components', 'sticker_ids'].some((field) => {
    const value = body[field];
    return isList(value) && value.length > 0;
  });
  return !content && !lists && uploads.length === 0 && !isObject(body.poll);
}
