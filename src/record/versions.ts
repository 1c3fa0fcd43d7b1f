/** The versions of a record's first line: each that was ever written is read as today's. */
import { z } from 'zod';
import { type Read, shaped } from './read.ts';

export const FORMAT = 'ludo-record';
/** What is written today. */
export const VERSION = 1;

const kindOfFile = z.looseObject({
  format: z.literal(FORMAT, 'this is not a ludo-record'),
  version: z.literal(VERSION, `this version of the record is not known; ${VERSION} is`),
});

/** The first line in the form of today. Fields that rules gained later are filled where rules are read. */
export function asToday(value: unknown): Read<Readonly<Record<string, unknown>>> {
  return shaped(value, kindOfFile);
}
