/** The sentences: whole, short enough for where they stand, and filled without anything left open. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en.ts';
import { type Key, sayIn } from '#i18n/say.ts';

const keys = Object.keys(en).filter((key): key is Key => key in en);
const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole = '']) => hole);

/** Fills a key whose parts the type checker does not know here. */
function fill(key: Key, parts: Readonly<Record<string, string | number>>): string {
  // The keys are taken from the list of sentences, and their parts from the sentences themselves.
  const say = sayIn('en') as (key: Key, parts: object) => string;
  return say(key, parts);
}

describe('every sentence', () => {
  for (const key of keys) {
    test(key, () => {
      const text: string = en[key];
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/ {2}|\t|\n/);
      // Every brace belongs to a part.
      expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
      const parts = Object.fromEntries(holesOf(text).map((hole) => [hole, `‹${hole}›`]));
      const filled = fill(key, parts);
      for (const part of Object.values(parts)) expect(filled).toContain(part);
      expect(filled).not.toMatch(/\{\{|undefined/);
    });
  }

  test('that is told to somebody alone ends like a sentence and is a short one', () => {
    for (const key of keys.filter((one) => /^(no|done)\./.test(one))) {
      expect(en[key], key).toMatch(/([.!?]|\{\{\w+\}\})$/);
      expect(en[key].length, key).toBeLessThanOrEqual(140);
    }
  });

  test('on a button, in a menu or in a picker fits there', () => {
    for (const key of keys) {
      if (key.startsWith('button.')) expect(en[key].length, key).toBeLessThanOrEqual(30);
      if (/^(menu|options|rule|house)\./.test(key)) expect(en[key].length, key).toBeLessThanOrEqual(100);
    }
  });

  test('puts in names as they are: what looks like a part of a sentence stays text', () => {
    const trick = '{{host}} $t(no.gone) <b>&amp;';
    expect(fill('event.seat.back', { player: trick })).toBe(`${trick} is back.`);
  });
});

describe('the list of sentences', () => {
  test('has none that no source names', () => {
    const sources = ['src', 'commands']
      .flatMap((folder) => filesBelow(folder))
      .filter((file) => !file.includes('/i18n/'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unnamed = keys.filter((key) => !isNamed(key, sources));
    expect(unnamed).toEqual([]);
  });
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** Whether the key stands in the sources as it is, or with its end put in (`colour.${seat}`). */
function isNamed(key: Key, sources: string): boolean {
  if (sources.includes(`'${key}'`)) return true;
  const words = key.split('.');
  return words.some((_, at) => at > 0 && sources.includes(`\`${words.slice(0, at).join('.')}.\${`));
}
