/** Names are drawn in every script the fonts cover, without tricks, and never as a box. */

import { describe, expect, test } from 'vitest';
import { pixelsOf, surface } from '#render/canvas.ts';
import { fontFor } from '#render/fonts.ts';
import { drawnName, graphemesOf } from '#render/names.ts';
import { drawNameText } from '#render/text.ts';

const NAMES: Readonly<Record<string, string>> = {
  Latin: 'Ángel Łukasz Žižek Şule',
  Greek: 'Ἀθῆναι Ελένη',
  Cyrillic: 'Привет Україна Қазақ',
  Vietnamese: 'Nguyễn Thị Hồng Ước',
  Devanagari: 'प्रिया क्षत्रिय ज़ींदगी',
  Bengali: 'শ্রেয়া চক্রবর্তী',
  Arabic: 'محمد علي',
  Urdu: 'عائشہ صدیقہ ٹھیک ڈر',
  Tamil: 'தமிழ் ஸ்ரீ',
  Telugu: 'తెలుగు శ్రీ',
  Gujarati: 'ગુજરાતી ક્ષમા',
  Gurmukhi: 'ਗੁਰਮੁਖੀ ਸਿੰਘ',
  Thai: 'สวัสดี น้ำ',
  emoji: '🎲🔥👍🏽🇵🇰👩‍👩‍👧‍👦❤️',
  mixed: 'محمد (Ali) 123 🎲',
};

describe('no glyph is missing', () => {
  test.each(Object.entries(NAMES))('%s', (_script, name) => {
    const drawn = drawnName(name, 'fallback');
    expect(drawn.text).not.toBe('fallback');
    const box = inkOf('\u{E123}', false);
    expect(box).not.toBe('');
    for (const grapheme of graphemesOf(drawn.text).filter((each) => each !== ' ')) {
      const ink = inkOf(grapheme, drawn.emoji);
      expect(ink, `${grapheme} is blank`).not.toBe('');
      expect(ink, `${grapheme} is a box`).not.toBe(box);
    }
  });

  test.each(['漢字', '한국어', 'ひらがな', '\u{E123}\u{E124}', '𒀀𒀁', 'Anna 漢'])(
    '%s gives way to the username',
    (name) => {
      expect(drawnName(name, 'anna_1').text).toBe('anna_1');
    },
  );

  test('a name and a username without anything to draw leave nothing', () => {
    expect(drawnName('漢字', '한국어').text).toBe('');
    expect(drawnName('\u{200B}\u{202E}  ', undefined).text).toBe('');
  });
});

describe('a name is cleaned', () => {
  test.each([
    ['𝓐𝓷𝓰𝓮𝓵 ＷＩＤＥ', 'Angel WIDE'],
    ['evil \u{202E}rtl\u{202C} override\u{2066}', 'evil rtl override'],
    ['  many\t \n spaces  ', 'many spaces'],
    ['in\u{200B}vis\u{FEFF}ible\u{0007}', 'invisible'],
    ['x\u{0301}\u{0303}\u{0304}\u{0309}\u{0305}', 'x\u{0301}\u{0303}'],
    ['Z\u{0337}a\u{0336}l\u{0334}g\u{0338}o', 'Zalgo'],
    ['می\u{200C}خواهم', 'می\u{200C}خواهم'],
  ])('%j becomes %j', (name, text) => {
    expect(Array.from(drawnName(name, undefined).text)).toEqual(Array.from(text));
  });

  test('is not endless', () => {
    expect(graphemesOf(drawnName('a'.repeat(5000), undefined).text).length).toBeLessThanOrEqual(64);
  });

  test('joined emoji stay whole', () => {
    expect(drawnName('👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿', undefined).text).toBe('👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });
});

test('the first letter says where a name begins', () => {
  expect(drawnName('123 محمد Ali', undefined).rightToLeft).toBe(true);
  expect(drawnName('Ali محمد', undefined).rightToLeft).toBe(false);
});

test('a name too long is cut between graphemes and stays within its width', () => {
  const name = drawnName('क्षत्रिय👩‍👩‍👧‍👦'.repeat(8), undefined);
  const pen = surface(400, 80);
  pen.translate(10, 40);
  drawNameText(pen, { name, colour: '#000000', size: 34, smallest: 24, width: 200, align: 'left' });
  const pixels = pixelsOf(pen);
  const inked = Array.from({ length: 400 }, (_, x) => x).filter((x) =>
    Array.from({ length: 80 }, (_, y) => y).some((y) => (pixels[(y * 400 + x) * 4 + 3] ?? 0) > 0),
  );
  expect(Math.max(...inked)).toBeLessThanOrEqual(212);
  expect(Math.max(...inked)).toBeGreaterThan(150);
});

/** What is painted for a text, as a string to compare; empty when nothing is. */
function inkOf(text: string, emoji: boolean): string {
  const pen = surface(160, 100);
  pen.font = fontFor(40, emoji);
  pen.fillText(text, 40, 60);
  const pixels = Buffer.from(pixelsOf(pen));
  return pixels.some((byte) => byte > 0) ? pixels.toString('base64') : '';
}
