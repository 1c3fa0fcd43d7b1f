/** The house's import table: who may know whom, which outside packages each room may use, and that exports are used. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Room {
  readonly rooms: readonly string[];
  /** Packages any file of the room may import. */
  readonly packages?: readonly string[];
  /** Packages that only the named file may import. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Whether node's own modules are allowed: all of them, or the listed ones. */
  readonly node?: boolean | readonly string[];
}

const HOUSE: Readonly<Record<string, Room>> = {
  rules: { rooms: [], only: { 'ruleset.ts': ['zod'], 'shapes.ts': ['zod'], 'stored.ts': ['zod'] } },
  dice: { rooms: [], node: ['node:crypto'] },
  record: { rooms: ['rules', 'dice'], packages: ['zod'] },
  computer: { rooms: ['rules'] },
  tables: {
    rooms: ['rules', 'dice', 'computer', 'record'],
    packages: ['zod'],
    only: { 'redis-store.ts': ['ioredis'] },
    node: ['node:crypto'],
  },
  timers: { rooms: ['tables'], only: { 'bull-timers.ts': ['bullmq', 'ioredis'] } },
  host: { rooms: ['dice', 'record', 'tables', 'timers'], node: ['node:crypto'] },
  people: { rooms: ['rules', 'tables'], only: { 'redis-people.ts': ['ioredis'] } },
  i18n: { rooms: [], packages: ['i18next'] },
  render: {
    rooms: ['rules'],
    only: { 'canvas.ts': ['@napi-rs/canvas'] },
    node: ['node:fs', 'node:timers/promises', 'node:url', 'node:util', 'node:zlib'],
  },
  view: { rooms: ['rules', 'tables', 'i18n', 'render'], packages: ['discord-api-types', 'zod'] },
  pictures: { rooms: ['rules', 'tables', 'i18n', 'view', 'render'] },
  desk: { rooms: ['host', 'view', 'tables', 'people', 'i18n'] },
  commands: { rooms: ['desk', 'view', 'tables', 'people', 'i18n', 'rules'], packages: ['discord-api-types'] },
  buttons: { rooms: ['desk', 'view', 'tables', 'i18n', 'rules'] },
  discord: {
    rooms: ['host', 'timers', 'buttons', 'commands', 'desk', 'pictures', 'view', 'tables', 'people', 'i18n'],
    packages: ['discord.js'],
  },
  playground: {
    rooms: [],
    packages: ['discord-api-types', 'ws', 'vite', 'lit', 'zod'],
    node: true,
  },
  redis: { rooms: [], packages: ['ioredis'], node: true },
  start: {
    rooms: ['discord', 'commands', 'pictures', 'people', 'timers', 'tables', 'render', 'redis'],
    packages: ['pino', 'pino-pretty', 'zod'],
    node: true,
  },
};

/** Exports that nobody imports, as `file name`, each with the reason why it is one nevertheless. */
const UNIMPORTED: Readonly<Record<string, string>> = {};

const root = fileURLToPath(new URL('..', import.meta.url));

describe('every import goes down the table', () => {
  for (const file of sources()) {
    test(file, () => {
      expect(
        importsOf(file)
          .map((target) => objection(file, target))
          .filter((said) => said !== null),
      ).toEqual([]);
    });
  }
});

describe('every permission in the table is used', () => {
  for (const [name, room] of Object.entries(HOUSE)) {
    test(name, () => {
      const inside = sources().filter((file) => roomOf(file) === name);
      const targets = new Set(inside.flatMap(importsOf));
      const rooms = new Set([...targets].map((target) => /^#([^/]+)/.exec(target)?.[1]));
      const packages = new Set([...targets].map(packageOf));
      const listed = Array.isArray(room.node) ? room.node : [];
      const unused = [
        ...room.rooms.filter((one) => !rooms.has(one)),
        ...(room.packages ?? []).filter((one) => !packages.has(one)),
        ...listed.filter((one) => !targets.has(one)),
        ...(room.node === true && ![...targets].some(isBuiltIn) ? ['node'] : []),
        ...Object.entries(room.only ?? {}).flatMap(([base, allowed]) => {
          const files = inside.filter((file) => file.endsWith(`/${base}`));
          const used = new Set(files.flatMap(importsOf).map(packageOf));
          return allowed.filter((one) => !used.has(one)).map((one) => `${base}: ${one}`);
        }),
      ];
      expect(unused, 'nobody uses these permissions: take them out of the table').toEqual([]);
    });
  }
});

test('no file imports itself by a detour, for types neither', () => {
  const files = sources();
  const known = new Set(files);
  const next = new Map(files.map((file) => [file, importsOf(file).flatMap((to) => fileOf(file, to, known))]));
  expect(circles(next), 'move what both need into a file of its own').toEqual([]);
});

test('no export that nobody imports', () => {
  const users = [...sources(), ...walk('test').filter((file) => file.endsWith('.ts'))];
  const known = new Set(sources());
  const used = new Set(users.flatMap((file) => usesOf(file, known)));
  const unused = sources().flatMap((file) =>
    exportsOf(file)
      .map((name) => `${file} ${name}`)
      .filter((one) => !used.has(one) && !Object.hasOwn(UNIMPORTED, one)),
  );
  expect(unused, 'take the word `export` away, or the thing itself when nothing needs it').toEqual([]);
  const kept = Object.keys(UNIMPORTED).filter((one) => used.has(one));
  expect(kept, 'these are imported: take them out of the list of exceptions').toEqual([]);
});

test('only config.ts reads the environment', () => {
  const readers = sources().filter(
    (file) => !/^src\/(start\/config\.ts|bootstrap\.mjs)$/.test(file) && /process\.env\b/.test(read(file)),
  );
  expect(readers, 'read process.env in src/start/config.ts and pass the value down').toEqual([]);
});

test('the rules know no time, no chance and no people', () => {
  const words = /\b(user|guild|channel|locale|Date|Math\.random|async|await)\b/i;
  const guilty = sources().filter(
    (file) => file.startsWith('src/rules/') && words.test(withoutComments(read(file))),
  );
  expect(guilty, 'pass time and chance as parameters; people belong to src/tables').toEqual([]);
});

function roomOf(file: string): string | null {
  const parts = file.split('/');
  if (parts[0] === 'render' || parts[0] === 'commands') return parts[0];
  // The command line's commands are composition roots like the files beside them.
  if (file.startsWith('src/cli/')) return null;
  return parts[0] === 'src' && parts.length > 2 ? (parts[1] ?? null) : null;
}

/** What is wrong with `file` importing `target`, with what to do about it; null when it is allowed. */
function objection(file: string, target: string): string | null {
  const name = roomOf(file);
  if (name === null) return null;
  const room = HOUSE[name];
  if (room === undefined)
    return `the room ${name} is not in the import table: add it to CONTRIBUTING and here`;
  const base = file.split('/').at(-1) ?? '';
  if (target.startsWith('.')) {
    const into = roomOf(relative(root, resolve(root, dirname(file), target)));
    return into === name
      ? null
      : `${target}: relative paths stay inside a room; import another by its prefix (#room/…)`;
  }
  if (target.startsWith('#')) {
    const into = target.slice(1).split('/')[0] ?? '';
    if (into === name) return `${target}: inside a room use a relative path`;
    return room.rooms.includes(into)
      ? null
      : `${target}: ${name} may not know ${into}; move the code down or pass a value`;
  }
  if (isBuiltIn(target)) {
    const allowed = room.node === true || (Array.isArray(room.node) && room.node.includes(target));
    return allowed ? null : `${target}: ${name} does no input or output; do it in a room that may`;
  }
  const pack = packageOf(target);
  const allowed = [...(room.packages ?? []), ...(room.only?.[base] ?? [])];
  return allowed.includes(pack) ? null : `${target}: ${name} may not use the package ${pack} here`;
}

function isBuiltIn(target: string): boolean {
  return target.startsWith('node:') || builtinModules.includes(target);
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The file of this house that an import names. */
function fileOf(from: string, target: string, known: ReadonlySet<string>): readonly string[] {
  const path = target.startsWith('.')
    ? relative(root, resolve(root, dirname(from), target))
    : target.replace(/^#(commands|render)\//, '$1/').replace(/^#/, 'src/');
  return known.has(path) ? [path] : [];
}

/** Every circle of imports, each once, as `a → b → a`. */
function circles(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.add([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return [...found];
}

function importsOf(file: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...read(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** The names that a file exports, whether it makes them or hands them on. */
function exportsOf(file: string): readonly string[] {
  const text = withoutComments(read(file));
  const made =
    /^export (?:default )?(?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  const pattern = /^export (?:const|let) [{[]([^}\]]*)[}\]]/gm;
  const list = /^export (?:type )?\{([^}]*)\}/gm;
  return [
    ...[...text.matchAll(made)].map(([, name = '']) => name),
    ...[...text.matchAll(pattern)].flatMap(([, names]) => namesIn(names, ':').map(([, mine]) => mine)),
    ...[...text.matchAll(list)].flatMap(([, names]) => namesIn(names, ' as ').map(([, mine]) => mine)),
  ];
}

/** What a file takes from others of the house, as `file name`; a whole module taken counts as all of its exports. */
function usesOf(file: string, known: ReadonlySet<string>): readonly string[] {
  const text = withoutComments(read(file));
  const named =
    /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s+'([^']+)'/g;
  const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;
  return [
    ...[...text.matchAll(named)].flatMap(([, names = '', target = '']) =>
      fileOf(file, target, known).flatMap((from) => {
        const theirs = names.startsWith('*')
          ? exportsOf(from)
          : namesIn(names.slice(1, -1), ' as ').map(([name]) => name);
        return theirs.map((name) => `${from} ${name}`);
      }),
    ),
    ...[...text.matchAll(dynamic)].flatMap(([, target = '']) =>
      fileOf(file, target, known).flatMap((from) => exportsOf(from).map((name) => `${from} ${name}`)),
    ),
  ];
}

/** The names between the braces of an import, an export or a pattern, each with what it is called on this side. */
function namesIn(
  list: string | undefined,
  renamed: string,
): readonly (readonly [theirs: string, mine: string])[] {
  return (list ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => {
      const [theirs = '', mine = theirs] = one.split(renamed).map((name) => name.trim());
      return [theirs, mine] as const;
    });
}

function sources(): string[] {
  return ['src', 'commands', 'render'].flatMap((top) => walk(top)).filter((file) => /\.(ts|mjs)$/.test(file));
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? walk(path) : [path];
  });
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
