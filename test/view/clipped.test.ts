/** A text that is cut is whole at its end: no half sign, no open name, no half mark. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipped } from '#view/clipped.ts';
import { plainName } from '#view/names.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }).map(plainName),
      fc.constantFrom(
        FAMILY,
        'हिन्दी',
        'ضیا',
        '<@100000000000000001>',
        '<t:1700000000:R>',
        ' **bold** ',
        ' `seed` ',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(' '));

const count = (whole: string, sign: string) => whole.split(sign).length - 1;

test('what fits stays as it is, and what does not keeps to the limit', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 120 }), (whole, most) => {
      const cut = clipped(whole, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      if (whole.length <= most) expect(cut).toBe(whole);
      else expect(cut).toContain('…');
    }),
  );
});

test('no name in isolation marks is left open', () => {
  fc.assert(
    fc.property(fc.array(fc.string().map(plainName)), fc.integer({ min: 20, max: 120 }), (names, most) => {
      const cut = clipped(names.join(', '), most);
      expect(count(cut, '\u2069')).toBe(count(cut, '\u2068'));
    }),
  );
});

describe('a cut leaves whole', () => {
  test.each([
    ['a sign of many parts', `abc ${FAMILY}`, 12, 'abc …'],
    ['a mention', 'with <@100000000000000001> and others', 20, 'with …'],
    ['bold words', 'now **very bold words**', 14, 'now **very …**'],
    ['a name', '\u2068Asha and\u2069 more', 8, '\u2068Asha …\u2069'],
    ['an escaped sign', 'abc\\*defgh', 5, 'abc…'],
  ])('%s', (_, whole, most, cut) => {
    expect(clipped(whole, most)).toBe(cut);
  });
});

test('a name of signs that are long in themselves is short, and never empty', () => {
  for (const name of [FAMILY.repeat(32), `a${'\u0301'.repeat(500)}`, 'क्षि'.repeat(32)]) {
    const plain = plainName(name);
    expect(plain.length).toBeLessThanOrEqual(66);
    expect(plain.length).toBeGreaterThan(12);
  }
});
