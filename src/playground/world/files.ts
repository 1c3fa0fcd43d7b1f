/** The uploaded files: their bytes, their signed addresses that expire, and what a picture's size is. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Attachment } from './world.ts';

/** Discord's addresses hold for a day. */
const ADDRESS_LIFE_S = 24 * 3600;

export interface Files {
  readonly put: (id: string, bytes: Buffer) => void;
  readonly get: (id: string) => Buffer | undefined;
  readonly drop: (id: string) => void;
  /** The address of an attachment, good for a day from now. */
  readonly address: (
    channelId: string,
    attachment: Pick<Attachment, 'id' | 'name'>,
    ephemeral: boolean,
  ) => string;
  /** Whether path and query are an address we gave and that has not expired. */
  readonly isGood: (path: string, query: URLSearchParams) => boolean;
}

export interface FileStore {
  readonly put: (id: string, bytes: Buffer) => void;
  readonly get: (id: string) => Buffer | undefined;
  readonly drop: (id: string) => void;
}

/** Takes where the bytes are kept, what the time is, where the server listens, and the key of earlier addresses. */
export function createFiles(store: FileStore, now: () => number, url: () => string, key: Buffer): Files {
  const sign = (path: string, expires: string, issued: string) =>
    createHmac('sha256', key).update(`${path}?${expires}&${issued}`).digest('hex');
  return {
    ...store,
    address: (channelId, attachment, ephemeral) => {
      const folder = ephemeral ? 'ephemeral-attachments' : 'attachments';
      const path = `/${folder}/${channelId}/${attachment.id}/${encodeURIComponent(attachment.name)}`;
      const seconds = Math.floor(now() / 1000);
      const expires = (seconds + ADDRESS_LIFE_S).toString(16);
      const issued = seconds.toString(16);
      return `${url()}${path}?ex=${expires}&is=${issued}&hm=${sign(path, expires, issued)}&`;
    },
    isGood: (path, query) => {
      const expires = query.get('ex') ?? '';
      const issued = query.get('is') ?? '';
      const inTime = Number.parseInt(expires, 16) * 1000 > now();
      return inTime && query.get('hm') === sign(path, expires, issued);
    },
  };
}

export function createMemoryFiles(): FileStore {
  const kept = new Map<string, Buffer>();
  return {
    put: (id, bytes) => {
      kept.set(id, bytes);
    },
    get: (id) => kept.get(id),
    drop: (id) => {
      kept.delete(id);
    },
  };
}

export function createKey(): Buffer {
  return randomBytes(32);
}

/** Width and height of a PNG or GIF; null for what is neither. */
export function sizeOfPicture(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return null;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson',
};

export function typeOfFile(name: string): string {
  return TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Discord keeps letters, digits, dot, dash and underscore of a name. */
export function safeName(name: string): string {
  const safe = name.replace(/\s+/g, '_').replace(/[^\w.-]/g, '');
  return safe === '' ? 'unknown' : safe;
}
