/** What a command of the command line is, and how it reads what people type. */
import { readFileSync } from 'node:fs';
import type { Rules } from '#rules/games.ts';
import { isPresetId } from '#rules/presets.ts';
import { parseRules, problemText } from '#rules/ruleset.ts';

export interface CliCommand {
  /** What `--help` prints. */
  readonly help: string;
  /** Does the work, writing its lines through `print`; the exit status. Throws `Wrong` for bad input. */
  readonly run: (args: readonly string[], print: (text: string) => void) => number | Promise<number>;
}

/** Something the person at the terminal can mend; its message is a sentence for them. */
export class Wrong extends Error {}

/** A whole number of at least `least`, from the text of an option. */
export function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new Wrong(`--${option} takes a whole number of at least ${least}, not ${JSON.stringify(text)}`);
  }
  return value;
}

/** The rules named by a preset or read from a file of rules, at a table of `players`. */
export function rulesFrom(name: string, players?: number): Rules {
  const value: unknown = isPresetId(name) ? name : jsonFile(name);
  const parsed = parseRules(value, players);
  if (!parsed.ok) throw new Wrong(`The rules ${name} are refused: ${problemText(parsed.problems)}`);
  return parsed.rules;
}

/** The text of a file; a sentence when it cannot be read. */
export function textFile(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw new Wrong(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The JSON in a file; a sentence when it is none. */
export function jsonFile(path: string): unknown {
  const text = textFile(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Wrong(`${path} is not JSON`);
  }
}
