/** The one list of faults: the README tells each, and the page offers only what the list takes. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { many } from '../visitor.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the README has one row for each fault, with its sentence', async () => {
  const readme = readFileSync(new URL('../../../src/playground/README.md', import.meta.url), 'utf8');
  const table = readme.slice(readme.indexOf('| fault |')).split('\n\n')[0] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, says]) => [name, says]);
  const { json } = await stage.call('GET', '/faults');
  expect(rows).toEqual(Object.entries(json));
});

test('each fault that the page offers is taken as it stands, in the channel that the page shows', async () => {
  const { json } = await stage.call('GET', `/offered-faults?channel=${stage.channel}`);
  const offered = many(json);
  expect(offered.map(({ label }) => label)).toContain('No pictures');
  for (const { label, says, body } of offered) {
    expect(String(says), String(label)).toMatch(/^[A-Z].+[.?]$/);
    const { status } = await stage.call('POST', '/faults', body);
    expect(status, String(label)).toBe(201);
    await stage.call('DELETE', '/faults');
  }
  const hidden = await stage.ask('GET', `/channels/${stage.channel}`);
  expect(hidden).toMatchObject({ status: 403, json: { code: 50001 } });
});
