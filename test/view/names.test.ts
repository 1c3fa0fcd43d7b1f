/** Names in text: what cannot be seen falls back to the user name, and no sign is cut in half. */
import { describe, expect, test } from 'vitest';
import { sayIn } from '#i18n/say.ts';
import { clipped } from '#view/clipped.ts';
import { labelName, plainName, shownName, sitterName } from '#view/names.ts';

const say = sayIn('en');
const FAMILY = '👨‍👩‍👧‍👦';
const called = (name: string) => shownName({ user: '7', name, username: 'asha.k' });

describe('a name that shows nothing', () => {
  test.each([
    ['Hangul fillers', '\u3164\u3164'],
    ['a space without width', '\u200b'],
    ['blanks of Braille', '\u2800\u2800'],
    ['joiners', '\u200d\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a space that does not break', '\u00a0'],
    ['a selector', '\ufe0f'],
    ['tags', '\u{E0041}\u{E0042}'],
    ['a mark without a letter', '\u0301'],
    ['overrides of direction', '\u202e\u2066'],
    ['nothing', ''],
  ])('%s is the user name', (_, name) => {
    expect(called(name)).toBe('asha.k');
    const person = { user: '7', name, username: 'asha.k' };
    expect(sitterName({ kind: 'human', person }, 0, say)).toBe('\u2068asha.k\u2069');
  });

  test('and no user name either is the number of the user', () => {
    expect(shownName({ user: '7', name: '\u3164', username: '\u2800' })).toBe('7');
  });
});

test.each(['Asha', '🎲', 'علی', 'প্রিয়া', '*', '\u3164A'])('%s is seen', (name) => {
  expect(called(name)).toBe(name);
});

describe('an emoji is whole or not there', () => {
  test('in a long name', () => {
    const name = plainName(FAMILY.repeat(32));
    expect(name.replace(/[\u2068\u2069]/g, '').replaceAll(FAMILY, '')).toBe('');
    expect(name).toContain(FAMILY);
  });

  test('that is longer than a name may be', () => {
    const chain = Array.from({ length: 30 }, () => '👩🏽').join('\u200d');
    expect(called(chain)).toBe('asha.k');
    expect(called(`A${chain}`)).toBe(`A${chain}`);
    expect(plainName(`A${chain}`)).toBe('\u2068A\u2069');
  });

  test('that is made of a sign of markdown', () => {
    const keycap = '*\ufe0f\u20e3';
    const text = plainName(keycap.repeat(12));
    for (let most = 3; most < text.length; most += 1) {
      const cut = clipped(text, most).replace(/[\u2068\u2069…]/g, '');
      expect(cut.replaceAll('\\*\ufe0f\u20e3', ''), String(most)).toBe('');
    }
  });

  test('on a button', () => {
    expect(labelName(FAMILY.repeat(9), 4)).toBe(`${FAMILY.repeat(3)}…`);
  });
});

test('three computers have three names', () => {
  const names = ([1, 2, 3] as const).map((seat) =>
    sitterName({ kind: 'computer', level: 'medium' }, seat, say),
  );
  expect(names).toEqual(['Computer Green', 'Computer Yellow', 'Computer Blue']);
});
