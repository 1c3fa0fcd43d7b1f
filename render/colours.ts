/** Every colour of the pictures, by seat and by theme; chosen to be told apart by the colour-blind. */
import type { Seat } from '#rules/game.ts';
import type { Theme } from './request.ts';

export const INK = '#14161B';
export const WHITE = '#FFFFFF';
/** "You, and what you can do"; besides these only finished stars are gold. */
export const GOLD = '#FFC21A';
export const CAPTURE = '#FF2D55';
export const STRIKE = '#E0143C';

interface SeatColours {
  readonly main: string;
  /** The side of a stack. */
  readonly edge: string;
  /** Digits and text on `main`. */
  readonly ink: string;
}

/** Every seat there can be, in order. */
export const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5];

export const SEAT_COLOURS: Readonly<Record<Seat, SeatColours>> = {
  0: { main: '#C2121C', edge: '#6B0A0F', ink: WHITE },
  1: { main: '#3BBF94', edge: '#206951', ink: INK },
  2: { main: '#FFE14A', edge: '#8C7C29', ink: INK },
  3: { main: '#1A48A8', edge: '#0E285C', ink: WHITE },
  4: { main: '#B672CC', edge: '#643F70', ink: INK },
  5: { main: '#EE7116', edge: '#833E0C', ink: INK },
};

export interface ThemeColours {
  readonly frame: string;
  readonly plate: string;
  readonly square: string;
  readonly line: string;
  readonly starSquare: string;
  readonly starFill: string;
  readonly starLine: string;
  readonly text: string;
  readonly secondary: string;
  readonly card: string;
  /** The line round every token. */
  readonly tokenLine: string;
  /** The border of the header and the line of ghosts. */
  readonly border: string;
  /** Seats that nobody sits at. */
  readonly unused: string;
  readonly separator: string;
  readonly ghostMix: string;
  readonly fields: readonly [string, string];
  readonly ladderFoot: string;
  readonly snakeMouth: string;
  readonly rail: string;
  readonly rung: string;
  readonly up: string;
  readonly down: string;
}

export const THEMES: Readonly<Record<Theme, ThemeColours>> = {
  light: {
    frame: '#EDE3CC',
    plate: '#FBF7EC',
    square: WHITE,
    line: '#A89C84',
    starSquare: '#E4DAC3',
    starFill: WHITE,
    starLine: '#6E6756',
    text: INK,
    secondary: '#6B6353',
    card: WHITE,
    tokenLine: INK,
    border: INK,
    unused: '#CFC5AE',
    separator: WHITE,
    ghostMix: WHITE,
    fields: ['#FFFDF6', '#F3E8CF'],
    ladderFoot: '#CBEBC5',
    snakeMouth: '#F8CFCB',
    rail: '#A8712F',
    rung: '#C89150',
    up: '#0B6B33',
    down: '#A3101F',
  },
  dark: {
    frame: '#121419',
    plate: '#1B1E25',
    square: '#323844',
    line: '#525B6B',
    starSquare: '#4C5667',
    starFill: '#6B778C',
    starLine: '#C3CCDA',
    text: '#F4F5F7',
    secondary: '#A7AFBD',
    card: '#272C36',
    tokenLine: '#07080A',
    border: WHITE,
    unused: '#3A414E',
    separator: INK,
    ghostMix: '#1B1E25',
    fields: ['#2B313C', '#353D4B'],
    ladderFoot: '#2C5A44',
    snakeMouth: '#63343C',
    rail: '#D9A45B',
    rung: '#B98243',
    up: '#7CE0A3',
    down: '#FF9AA5',
  },
};

/** Bodies and bellies of the snakes, taken in turn. */
export const SNAKES: readonly (readonly [body: string, belly: string])[] = [
  ['#2E9E5B', '#BFE8A8'],
  ['#B8405E', '#F6B6C1'],
  ['#6A4BB5', '#CDBDF2'],
  ['#C97A12', '#FBD995'],
  ['#20808D', '#A6E3E6'],
  ['#8A5A2B', '#E3C49A'],
];

/** The medal of a place: first, second, third, any later one. */
export function medalColours(place: number): { readonly fill: string; readonly ink: string } {
  if (place === 1) return { fill: '#F2B807', ink: INK };
  if (place === 2) return { fill: '#C9CED6', ink: INK };
  if (place === 3) return { fill: '#D08A4E', ink: INK };
  return { fill: '#5B6270', ink: WHITE };
}

/** The three tones of a yard: its ground, its inner panel, a slot; `null` is a seat that nobody sits at. */
export function yardTones(theme: Theme, seat: Seat | null): { ground: string; inner: string; slot: string } {
  const { plate, unused } = THEMES[theme];
  const main = seat === null ? unused : SEAT_COLOURS[seat].main;
  return theme === 'light'
    ? { ground: main, inner: mix(main, WHITE, 0.86), slot: mix(main, WHITE, 0.62) }
    : {
        ground: seat === null ? main : mix(main, plate, 0.3),
        inner: mix(main, plate, 0.84),
        slot: mix(main, plate, 0.62),
      };
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const part = (at: 0 | 1 | 2) => Math.round(a[at] * (1 - share) + b[at] * share);
  return `#${[part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The three bytes of `#RRGGBB`. */
export function rgbOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
