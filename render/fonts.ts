/** The fonts that come along, one family a file, and which characters they cover. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registerFont } from './canvas.ts';

const folder = new URL('./fonts/', import.meta.url);
// The file lists, font by font, the ranges of the font's own character map in hexadecimal.
const listed = JSON.parse(readFileSync(new URL('coverage.json', folder), 'utf8')) as Readonly<
  Record<string, string>
>;
const EMOJI = 'noto-color-emoji';

const textRanges = rangesOf(Object.keys(listed).filter((name) => name !== EMOJI));
const emojiRanges = rangesOf([EMOJI]);
const registered = new Set<string>();

/** The value of `pen.font` for text of that size; emoji are only loaded where the text has some. */
export function fontFor(size: number, withEmoji: boolean): string {
  // The library does not look for missing letters in other families by itself: all are named.
  const names = Object.keys(listed).filter((name) => withEmoji || name !== EMOJI);
  for (const name of names) {
    if (registered.has(name)) continue;
    registerFont(fileURLToPath(new URL(`${name}.woff2`, folder)), familyOf(name));
    registered.add(name);
  }
  return `${size}px ${names.map((name) => `"${familyOf(name)}"`).join(', ')}`;
}

/** Whether a letter, mark, digit or sign can be drawn as text. */
export function coversText(codePoint: number): boolean {
  return within(textRanges, codePoint);
}

/** Whether the emoji font knows a character. */
export function coversEmoji(codePoint: number): boolean {
  return within(emojiRanges, codePoint);
}

function familyOf(name: string): string {
  return `chaupal ${name}`;
}

function rangesOf(names: readonly string[]): readonly (readonly [number, number])[] {
  return names
    .flatMap((name) => (listed[name] ?? '').split(' '))
    .map((range) => {
      const [first = '', last = first] = range.split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
}

function within(ranges: readonly (readonly [number, number])[], codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
