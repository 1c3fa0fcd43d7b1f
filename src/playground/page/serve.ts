/** Serves the playground's page: its built files, from memory, to a local server that asks. */
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { buildPage, defaultCache } from './build.ts';

/** Answers a request when it is for the page; false when it is for somebody else. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface PageOptions {
  /** Where built pages are kept between starts; `.cache/page` of the project unless told. */
  readonly cacheDir?: string;
}

interface PageFile {
  readonly bytes: Buffer;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// The page asks nobody but the server it came from: whatever a bot posts, no picture or font is fetched elsewhere.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Builds the page unless a build of these sources is in the cache, and returns the handler that serves it.
 * Rejects when the sources do not build.
 */
export async function createPageHandler(options: PageOptions = {}): Promise<PageHandler> {
  const files = await read(await buildPage(options.cacheDir ?? defaultCache));
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return false;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      // Files other than the first one carry a hash of their bytes in their names.
      'cache-control': path.startsWith('/page/') ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : file.bytes);
    return true;
  };
}

async function read(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return [`/${relative(folder, path).split(sep).join('/')}`, { bytes, type }] as const;
    });
  return new Map(await Promise.all(files));
}
