/** Jobs that any version ever queued are read as what is due. */
import { describe, expect, test } from 'vitest';
import { storedDue } from '#timers/stored-due.ts';
import { storedJobs, storedVersions } from '../support/stored.ts';

for (const version of storedVersions) {
  test(`jobs of ${version}`, () => {
    const dues = storedJobs(version).map(({ hash }) => storedDue(JSON.parse(hash.data ?? '')));
    expect(dues.map((due) => due?.kind).sort()).toEqual(['half', 'post', 'turn']);
    for (const due of dues) {
      expect(due).toEqual({
        table: expect.stringMatching(/^[0-9a-z]{12}$/),
        decision: expect.any(Number),
        kind: due?.kind,
      });
    }
  });
}

describe('what is no due', () => {
  const due = { table: '00aaaaaaaaaa', decision: 3, kind: 'turn' };
  for (const data of [
    null,
    'turn',
    {},
    { ...due, kind: 'moon' },
    { ...due, decision: '3' },
    { ...due, table: 1 },
  ]) {
    test(JSON.stringify(data), () => expect(storedDue(data)).toBeNull());
  }
});
