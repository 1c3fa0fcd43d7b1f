/** What Discord's CDN serves: uploaded files under signed addresses, and pictures of people. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawAvatar } from '../world/avatars.ts';
import type { Core } from '../world/core.ts';
import { typeOfFile } from '../world/files.ts';

/** Answers when the path is one of these; otherwise false. */
export function serveStatic(core: Core, request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://playground');
  const [, folder, first, second, name] = url.pathname.split('/');
  if (folder === 'avatars' && first !== undefined) {
    const user = core.world.users.get(first);
    if (user === undefined) return missing(response, 404, 'Nobody has this picture.');
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' });
    response.end(drawAvatar(user.id, user.name));
    return true;
  }
  if ((folder !== 'attachments' && folder !== 'ephemeral-attachments') || name === undefined) return false;
  if (!core.files.isGood(url.pathname, url.searchParams))
    return missing(response, 404, 'This content is no longer available.');
  const bytes = core.files.get(second ?? '');
  if (bytes === undefined) return missing(response, 404, 'This content is no longer available.');
  response.writeHead(200, {
    'content-type': typeOfFile(name),
    'content-length': bytes.length,
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
  return true;
}

function missing(response: ServerResponse, status: number, sentence: string): true {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(sentence);
  return true;
}
