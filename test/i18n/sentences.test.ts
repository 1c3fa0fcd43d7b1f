/** The sentences of every language: whole, short enough for where they stand, and filled without anything left open. */
import { readdirSync, readFileSync } from 'node:fs';
import { Locale } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en.ts';
import { type Language, languageIds, languageOf, languages } from '#i18n/languages.ts';
import { sayIn } from '#i18n/say.ts';
import type { Key, Sentences } from '#i18n/sentences.ts';
import { families } from './families.ts';

const keys = Object.keys(en).filter((key): key is Key => key in en);
const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole = '']) => hole);
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

/** Fills a key whose parts the type checker does not know here. */
function fill(language: Language, key: Key, parts: Readonly<Record<string, string | number>>): string {
  // The keys are taken from the list of sentences, and their parts from the sentences themselves.
  const say = sayIn(language) as (key: Key, parts: object) => string;
  return say(key, parts);
}

describe.each(languageIds)('in %s', (language) => {
  const sentences: Sentences = languages[language].sentences;

  test('there are the keys of English and no other', () => {
    expect(sorted(Object.keys(sentences))).toEqual(sorted(keys));
  });

  test.each(keys)('%s', (key) => {
    const text: string = sentences[key];
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/ {2}|\t|\n/);
    // Every brace belongs to a part.
    expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
    expect(sorted(holesOf(text))).toEqual(sorted(holesOf(en[key])));
    const parts = Object.fromEntries(holesOf(text).map((hole) => [hole, `‹${hole}›`]));
    const filled = fill(language, key, parts);
    expect(filled).toBe(text.replace(/\{\{(\w+)\}\}/g, '‹$1›'));
  });

  test('what is told to somebody alone ends like a sentence and is a short one', () => {
    for (const key of keys.filter((one) => /^(no|done)\./.test(one))) {
      expect(sentences[key], key).toMatch(/([.!?।۔؟]|\{\{\w+\}\})$/);
      expect(sentences[key].length, key).toBeLessThanOrEqual(140);
    }
  });

  test('what stands on a button, in a menu, in a picker or in the list of commands fits there', () => {
    for (const key of keys) {
      if (key.startsWith('button.')) expect(sentences[key].length, key).toBeLessThanOrEqual(30);
      if (/^(menu|options|rule|house|level|clock|command)\./.test(key)) {
        expect(sentences[key].length, key).toBeLessThanOrEqual(100);
      }
    }
  });

  test('what is read from right to left begins there, also where a name or a sign comes first', () => {
    const { direction }: { readonly direction: string } = languages[language];
    if (direction !== 'rtl') return;
    for (const key of keys) expect(sentences[key], key).toMatch(/^[\p{Script=Arabic}\u200f]/u);
  });

  test('the locales are those of Discord, and each stands for this language alone', () => {
    const locales: readonly string[] = languages[language].discord;
    expect(locales.filter((locale) => !Object.values<string>(Locale).includes(locale))).toEqual([]);
    expect(locales.map(languageOf)).toEqual(locales.map(() => language));
  });

  test('README names the language', () => {
    const readme = readFileSync('README.md', 'utf8');
    const [, told = ''] = /\n## Languages\n([^#]*)/.exec(readme) ?? [];
    expect(told).toContain(languages[language].name);
  });
});

describe('a language', () => {
  test('that lacks a key, has one too many or misspells a hole fails the type check', () => {
    const { 'house.india': _, ...lacking } = en;
    const wrong: readonly object[] = [
      // @ts-expect-error A key of English is missing.
      lacking satisfies Sentences,
      // @ts-expect-error English has no such key.
      { ...en, 'house.elsewhere': '…' } satisfies Sentences,
      // @ts-expect-error A hole of English is missing.
      { ...en, 'no.not-your-turn': 'It is {{plyer}} who is on turn.' } satisfies Sentences,
    ];
    expect(wrong).toHaveLength(3);
  });

  test('that nobody knows is English', () => {
    expect(languageOf('tlh')).toBe('en');
    expect(sayIn('tlh')('no.gone')).toBe(en['no.gone']);
  });
});

test('names are put in as they are: what looks like a part of a sentence stays text', () => {
  const trick = '{{host}} $t(no.gone) <b>&amp;';
  expect(fill('en', 'event.seat.back', { player: trick })).toBe(`${trick} is back.`);
});

describe('the list of sentences', () => {
  const sources = ['src', 'commands']
    .flatMap(filesBelow)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  test('has none that nobody says: each stands in a source, or is put together there', () => {
    const made = new Set(Object.values(families).flat());
    expect(keys.filter((key) => !made.has(key) && !standsIn(sources, key))).toEqual([]);
  });

  test.each(Object.keys(families))('is asked for %s.… with an end put in', (family) => {
    expect(sources.includes(`\`${family}.\${`), 'take this family out of families.ts').toBe(true);
  });
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.includes('/i18n/'));
}

/** Whether the key stands there as it is; one that is a plain word only where it is said at once. */
function standsIn(sources: string, key: Key): boolean {
  return sources.includes(key.includes('.') ? `'${key}'` : `('${key}'`);
}
