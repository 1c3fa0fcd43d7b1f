/** Bundles the page's sources once for each state they are in. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('../../..', import.meta.url));

export const defaultCache = join(project, '.cache', 'page');

/** The folder with the built page, made now unless `cache` has it from an earlier start. Rejects when vite does. */
export async function buildPage(cache: string): Promise<string> {
  const folder = join(cache, await fingerprint());
  if (existsSync(join(folder, 'index.html'))) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  // Loading vite takes longer than serving a page that is built already.
  const { build } = await import('vite');
  await build({
    root: sources,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    base: '/',
    publicDir: false,
    // Whatever NODE_ENV says where this runs, a test's included, what is built is the page for people.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: { outDir: draft, emptyOutDir: true, assetsDir: 'page', modulePreload: false, target: 'es2022' },
  });
  try {
    await rename(draft, folder);
  } catch (error) {
    // Two starts at once build the same: whoever renames first has made it for both.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, 'index.html'))) throw error;
  }
  return folder;
}

/** Names the state of everything that goes into a build. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(sources, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const parts = [...names, join(sources, '..', 'user-side.ts'), join(project, 'package-lock.json')];
  for (const part of parts)
    hash
      .update(part.slice(project.length))
      .update('\0')
      .update(await readFile(part));
  return hash.digest('hex').slice(0, 16);
}
