/** Which attachments a message has after a body with uploads: Discord's list semantics of v10. */
import type { Core } from '../core.ts';
import { safeName, sizeOfPicture, typeOfFile } from '../files.ts';
import { isList, type JsonObject, objectsIn } from '../json.ts';
import { invalidForm, type Problem, refusal } from '../refusal.ts';
import type { Attachment } from '../world.ts';

/** One file of a multipart body; `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** S: 10 attachments in a message, 10 MiB a file. */
const MOST_ATTACHMENTS = 10;
export const LARGEST_FILE = 10 * 1024 * 1024;

/**
 * The attachments after the body. A list names everything that stays or is new; without a list an edit keeps the
 * old ones, or, when it brings files, replaces them all. Throws 30015, 50045 or 50035.
 */
export function attachmentsAfter(
  core: Core,
  before: readonly Attachment[],
  body: JsonObject,
  uploads: readonly Upload[],
): Attachment[] {
  if (uploads.some((upload) => upload.bytes.length > LARGEST_FILE)) throw refusal(50045);
  const after = isList(body.attachments)
    ? fromList(core, before, objectsIn(body.attachments), uploads)
    : uploads.length > 0
      ? uploads.map((upload) => store(core, upload, {}))
      : body.attachments === null
        ? []
        : [...before];
  if (after.length > MOST_ATTACHMENTS) throw refusal(30015);
  for (const old of before) if (!after.some((one) => one.id === old.id)) core.files.drop(old.id);
  return after;
}

function fromList(
  core: Core,
  before: readonly Attachment[],
  list: readonly JsonObject[],
  uploads: readonly Upload[],
): Attachment[] {
  const problems: Problem[] = [];
  const planned = list.flatMap((entry, index): (() => Attachment)[] => {
    const id = String(entry.id ?? index);
    const upload = uploads.find((one) => String(one.index) === id);
    if (upload !== undefined) return [() => store(core, upload, entry)];
    const kept = before.find((one) => one.id === id);
    if (kept === undefined) {
      problems.push({
        path: ['attachments', index],
        code: 'ATTACHMENT_NOT_FOUND',
        message: 'Attachment not found',
      });
      return [];
    }
    return [() => ({ ...kept, description: descriptionOf(entry) ?? kept.description })];
  });
  if (problems.length > 0) throw invalidForm(problems);
  return planned.map((make) => make());
}

function store(core: Core, upload: Upload, entry: JsonObject): Attachment {
  const id = core.nextId();
  const name = safeName(typeof entry.filename === 'string' ? entry.filename : upload.name);
  const picture = sizeOfPicture(upload.bytes);
  core.files.put(id, upload.bytes);
  return {
    id,
    name,
    bytes: upload.bytes.length,
    type: typeOfFile(name),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    description: descriptionOf(entry),
    used: false,
  };
}

function descriptionOf(entry: JsonObject): string | null {
  return typeof entry.description === 'string' ? entry.description : null;
}
