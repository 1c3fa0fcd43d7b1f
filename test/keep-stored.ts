/** `npm run keep-stored`: keeps examples of what is stored today, made of the examples of the version before. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { houseFields, parseSettings, themeFields } from '#people/versions.ts';
import { formatRecord, parseRecord } from '#record/record.ts';
import { formatTable, parseTable, TABLE_VERSION } from '#tables/versions.ts';
import { storedDue } from '#timers/stored-due.ts';
import { takeNoOptions } from './support/no-options.ts';
import { storedJobs, storedRecords, storedSettings, storedTables } from './support/stored.ts';

takeNoOptions(
  'keep-stored',
  'Writes the stored examples of a new version into test/fixtures/stored/, made of those of the version before.\nRefuses when the version has its examples already.',
);

const before = `v${TABLE_VERSION - 1}`;
const folder = fileURLToPath(new URL(`fixtures/stored/v${TABLE_VERSION}/`, import.meta.url));
if (existsSync(folder)) {
  process.stderr.write(
    `${folder} is there already: examples are never changed, a new version gets its own.\n`,
  );
  process.exit(1);
}
mkdirSync(`${folder}tables`, { recursive: true });
mkdirSync(`${folder}records`, { recursive: true });

for (const stored of storedTables(before)) {
  const parsed = parseTable(stored.hash.s);
  if (!parsed.ok) throw new Error(`${stored.name}: ${parsed.reason}`);
  keep(`tables/${stored.name}.json`, { ...stored, hash: { ...stored.hash, s: formatTable(parsed.table) } });
}
keep(
  'settings.json',
  storedSettings(before).map(({ key, hash }) => {
    const parsed = parseSettings(hash);
    if (!parsed.ok) throw new Error(`${key}: ${parsed.reason}`);
    const { theme, houses } = parsed.settings;
    return { key, hash: Object.assign({}, themeFields(theme), ...houses.map(houseFields)) };
  }),
);
keep(
  'jobs.json',
  storedJobs(before).map(({ hash, ...rest }) => ({
    ...rest,
    hash: { ...hash, data: JSON.stringify(storedDue(JSON.parse(hash.data ?? ''))) },
  })),
);
for (const [name, text] of storedRecords(before)) {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.reason}`);
  writeFileSync(`${folder}records/${name}`, formatRecord(parsed.record.header, parsed.record.lines));
}

function keep(name: string, value: unknown): void {
  writeFileSync(`${folder}${name}`, `${JSON.stringify(value, null, 2)}\n`);
}
