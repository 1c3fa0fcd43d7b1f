/** Record files that any version ever wrote: they verify. */
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '#record/record.ts';
import { storedRecords, storedVersions } from '../support/stored.ts';

for (const version of storedVersions) {
  describe(`records of ${version}`, () => {
    for (const [name, text] of storedRecords(version)) {
      test(name, () => expect(verifyRecord(text)).toEqual({ ok: true }));
    }
  });
}
