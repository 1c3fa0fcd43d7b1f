/** What is drawn of a person's name: letters the fonts have, no tricks with direction, nothing invisible. */
import { createCache } from './cache.ts';
import { coversEmoji, coversText } from './fonts.ts';

const MOST_MARKS = 2;
/** Indic letters carry a nukta, a vowel and a sign of the nose at once. */
const MOST_SCRIPT_MARKS = 4;
const MOST_GRAPHEMES = 64;
const EMOJI = /\p{Extended_Pictographic}|^[\u{1F1E6}-\u{1F1FF}]{2}$|^[0-9#*]\u{FE0F}?\u{20E3}$/u;
/** Joiners decide the shape of letters in Persian and Bengali. */
const JOINER = /[\u{200C}\u{200D}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it is drawn; its text is empty when neither the name nor the username has anything to draw. */
export interface DrawnName {
  readonly text: string;
  readonly emoji: boolean;
  readonly rightToLeft: boolean;
}

const MOST_KEPT = 2000;
const kept = createCache<DrawnName>(MOST_KEPT);

/** What is drawn of a name; the same few names are on picture after picture. */
export function drawnName(name: string, username: string | undefined): DrawnName {
  return kept.get(JSON.stringify([name, username ?? '']), () => {
    const text = cleaned(name) ?? (username === undefined ? null : cleaned(username)) ?? '';
    return { text, emoji: hasEmoji(text), rightToLeft: isRightToLeft(text) };
  });
}

/** The text split where it may be cut. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Whether a cleaned name has a picture among its letters. */
function hasEmoji(text: string): boolean {
  return graphemesOf(text).some(isEmoji);
}

/** Whether the first letter with a direction is written from right to left. */
function isRightToLeft(text: string): boolean {
  const letter = text.match(/\p{L}/u)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
}

/** The name without what must not be drawn; null when that leaves nothing, or letters no font has. */
function cleaned(name: string): string | null {
  const parts: string[] = [];
  for (const grapheme of graphemesOf(name).slice(0, MOST_GRAPHEMES * 2)) {
    const part = isEmoji(grapheme) ? emojiOf(grapheme) : lettersOf(grapheme);
    if (part === null) return null;
    parts.push(part);
  }
  const text = graphemesOf(parts.join('').replace(/\s+/gu, ' ').trim()).slice(0, MOST_GRAPHEMES).join('');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : null;
}

function isEmoji(grapheme: string): boolean {
  // © and the like are text unless asked for as a picture; NFKC would only take them apart.
  return EMOJI.test(grapheme) && !/^[©®™]$/u.test(grapheme);
}

function emojiOf(grapheme: string): string | null {
  // The selector of a picture is no character of its own, and no font lists it.
  const known = Array.from(grapheme).every(
    (char) => char === '\u{FE0F}' || coversEmoji(char.codePointAt(0) ?? 0),
  );
  return known ? grapheme : null;
}

/** One grapheme of text; null when its base cannot be drawn. Marks that cannot be drawn are left out. */
function lettersOf(grapheme: string): string | null {
  let marks = 0;
  let text = '';
  for (const char of grapheme.normalize('NFKC')) {
    const code = char.codePointAt(0) ?? 0;
    if (/\p{M}/u.test(char)) {
      if (/[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/u.test(char)) continue;
      const inherited = /\p{Script=Inherited}/u.test(char);
      marks += 1;
      if (marks > (inherited ? MOST_MARKS : MOST_SCRIPT_MARKS)) continue;
      if (!coversText(code)) {
        if (inherited) continue;
        return null;
      }
      text += char;
      continue;
    }
    marks = 0;
    if (JOINER.test(char)) {
      if (text !== '' && /[\p{L}\p{M}]$/u.test(text)) text += char;
      continue;
    }
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(char)) continue;
    if (/\s/u.test(char)) {
      text += ' ';
      continue;
    }
    if (!coversText(code)) return null;
    text += char;
  }
  return text;
}
