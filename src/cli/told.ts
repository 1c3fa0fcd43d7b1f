/** A record read from a file as a game that can be shown: its events and who sits where. */
import { parseRecord } from '#record/record.ts';
import type { PicturePerson } from '#view/picture.ts';
import type { Told } from '#view/replay.ts';
import { textFile, Wrong } from './command.ts';

export interface ToldRecord {
  readonly told: Told;
  readonly people: readonly PicturePerson[];
}

/** The game in a record; a sentence naming the line when it is none. */
export function toldFrom(path: string): ToldRecord {
  const parsed = parseRecord(textFile(path));
  if (!parsed.ok) throw new Wrong(`${path}:${parsed.line}: ${parsed.reason}`);
  const { header, lines } = parsed.record;
  return {
    told: { rules: header.rules, seats: header.seats.map(({ seat }) => seat), events: lines },
    people: header.seats.map(({ seat, name, kind }) => ({ seat, name, robot: kind === 'computer' })),
  };
}

/** What `tell` answers; a sentence when the record's events do not follow each other. */
export async function tellingFrom<T>(path: string, tell: () => T | Promise<T>): Promise<T> {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof RangeError) throw new Wrong(`${path}: ${error.message}`);
    throw error;
  }
}

/** The only record named on the command line. */
export function onlyRecord(paths: readonly string[]): string {
  const [path, ...others] = paths;
  if (path === undefined || others.length > 0) throw new Wrong('Name one record');
  return path;
}
