/** The body of a request: JSON, or multipart with `payload_json` and files, as strict as Discord about both. */
import type { IncomingMessage } from 'node:http';
import type { Json } from '../world/json.ts';
import type { Upload } from '../world/messages/attach.ts';
import { invalidForm, Refusal, refusal } from '../world/refusal.ts';

/** S: a request of at most 25 MiB. */
const LARGEST_REQUEST = 25 * 1024 * 1024;

export interface Body {
  /** Undefined when the request had none. */
  readonly json: Json | undefined;
  readonly uploads: readonly Upload[];
}

const NOTHING: Body = { json: undefined, uploads: [] };

/** Reads and parses. Throws 40005 when too large, 50109 for bad JSON, 50035 for a wrong Content-Type. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const bytes = await collect(request);
  if (bytes.length === 0) return NOTHING;
  const type = request.headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(type)) return { json: parseJson(bytes.toString('utf8')), uploads: [] };
  if (/^multipart\/form-data\b/i.test(type)) return multipart(bytes, type);
  throw invalidForm([
    {
      path: [],
      code: 'CONTENT_TYPE_INVALID',
      message: `Expected "Content-Type" header to be one of {'application/json', 'multipart/form-data'}.`,
    },
  ]);
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    // A stream without an encoding yields buffers.
    const bytes = part as Buffer;
    length += bytes.length;
    // What is too large is still read to its end, so that the client hears the answer.
    if (length <= LARGEST_REQUEST) parts.push(bytes);
    else parts.length = 0;
  }
  if (length > LARGEST_REQUEST) throw refusal(40005);
  return Buffer.concat(parts);
}

function parseJson(text: string): Json {
  try {
    // JSON.parse gives JSON.
    return JSON.parse(text) as Json;
  } catch {
    throw refusal(50109);
  }
}

async function multipart(bytes: Buffer, type: string): Promise<Body> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal(400, 50035, 'Invalid Form Body');
    });
  const payload = form.get('payload_json');
  const uploads: Upload[] = [];
  const plain: Record<string, Json> = {};
  for (const [name, part] of form) {
    if (typeof part === 'string') {
      if (name !== 'payload_json') plain[name] = part;
      continue;
    }
    if (name === 'payload_json') continue;
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    uploads.push({
      index: index === undefined ? uploads.length : Number(index),
      name: part.name,
      type: part.type === '' ? 'application/octet-stream' : part.type,
      bytes: Buffer.from(await part.arrayBuffer()),
    });
  }
  const text = payload === null || typeof payload === 'string' ? payload : await payload.text();
  return { json: text === null ? plain : parseJson(text), uploads };
}
