/** How the page gets to a browser: built once, from this machine alone. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageHandler } from '#playground/page/serve.ts';

let cacheDir: string;
let server: Server;
let url: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'page-'));
  const handler = await createPageHandler({ cacheDir });
  server = createServer(async (request, response) => {
    if (await handler(request, response)) return;
    response.writeHead(404).end('not the page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(cacheDir, { recursive: true, force: true });
});

test('the page and all it names are served, and name nothing elsewhere', async () => {
  const first = await fetch(url);
  const html = await first.text();
  expect(first.headers.get('content-type')).toContain('text/html');
  const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThanOrEqual(3);
  for (const path of named) {
    expect(path).toMatch(/^\/page\//);
    expect((await fetch(url + path)).status).toBe(200);
  }
});

test('a browser may not fetch anything from elsewhere', async () => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('what is not the page is left to others', async () => {
  expect(await (await fetch(`${url}/playground/state`)).text()).toBe('not the page');
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('not the page');
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
});

test('a second start takes the build of the first', async () => {
  const [folder] = await readdir(cacheDir);
  const built = await stat(join(cacheDir, folder ?? '', 'index.html'));
  await createPageHandler({ cacheDir });
  expect(await readdir(cacheDir)).toEqual([folder]);
  expect((await stat(join(cacheDir, folder ?? '', 'index.html'))).mtimeMs).toBe(built.mtimeMs);
});
