/** Text in pictures: digits set on their middle, names made to fit. */
import type { Pen } from './canvas.ts';
import { fontFor } from './fonts.ts';
import { type DrawnName, graphemesOf } from './names.ts';

/** The height of digits and capitals, as a share of the font's size. */
const CAPITAL = 0.714;

/** A name and how it is set. */
interface SetName {
  readonly name: DrawnName;
  readonly colour: string;
  readonly size: number;
  readonly smallest: number;
  readonly width: number;
  readonly align: 'left' | 'center';
}

/** Digits or signs whose middle is at the point. */
export function drawDigits(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
  pen.font = fontFor(size, false);
  pen.direction = 'ltr';
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour;
  pen.fillText(text, x, y + (size * CAPITAL) / 2);
}

/** How wide text of that size is. */
export function widthOf(pen: Pen, text: string, size: number): number {
  pen.font = fontFor(size, false);
  return pen.measureText(text).width;
}

/** A name from the point on (or about it), its capitals' middle on the point's height; shrunk, then cut, to fit. */
export function drawNameText(pen: Pen, { name: drawn, ...style }: SetName): void {
  const { text: name, emoji: withEmoji, rightToLeft } = drawn;
  pen.direction = rightToLeft ? 'rtl' : 'ltr';
  pen.textBaseline = 'alphabetic';
  pen.textAlign = style.align;
  pen.fillStyle = style.colour;
  const measured = (text: string, size: number) => {
    pen.font = fontFor(size, withEmoji);
    return pen.measureText(text).width;
  };
  const whole = measured(name, style.size);
  const fitting = whole <= style.width ? style.size : Math.floor((style.size * style.width) / whole);
  const size = Math.max(style.smallest, fitting);
  const text =
    measured(name, size) <= style.width ? name : cut(name, (part) => measured(part, size) <= style.width);
  pen.font = fontFor(size, withEmoji);
  pen.fillText(text, 0, (size * CAPITAL) / 2);
}

/** The longest beginning that fits with an ellipsis after it. */
function cut(name: string, fits: (text: string) => boolean): string {
  const parts = graphemesOf(name);
  let [short, long] = [0, parts.length];
  while (short < long) {
    const middle = Math.ceil((short + long) / 2);
    if (fits(`${parts.slice(0, middle).join('').trimEnd()}…`)) short = middle;
    else long = middle - 1;
  }
  return `${parts.slice(0, short).join('').trimEnd()}…`;
}
