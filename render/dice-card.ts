/** The card at the top right: numbers to play, those that wait, those played, and those that do not count. */
import type { Face } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { GOLD, STRIKE, THEMES, WHITE } from './colours.ts';
import { drawDie } from './die.ts';
import { BAR } from './layout.ts';
import { around, type Mark, markKind } from './mark.ts';
import { paint } from './pieces.ts';
import type { CardDie, DiceCard, Theme } from './request.ts';

const BIG = 72;
const SMALL = 54;
const GAP = 10;
const MARGIN = 18;
/** A series can be longer than the card: the oldest numbers make room. */
const MOST_DICE = 6;

interface CardPlace {
  readonly face: Face | null;
  readonly size: number;
  readonly look: 'plain' | 'current' | 'played' | 'void';
}

const groundMark = markKind('card', drawGround, ({ width }) => ({
  left: -2,
  top: BAR.top - 2,
  right: width + 2,
  bottom: BAR.top + BAR.high + 2,
}));

const dieMark = markKind('die', drawCardDie, ({ size }) => around(size / 2 + 12));

const strikeMark = markKind('strike', drawStrike, ({ width }) => ({
  left: -8,
  top: -34,
  right: width + 8,
  bottom: 34,
}));

/** The marks of the card, and how wide it is; 0 without dice. */
export function diceCard(
  dice: DiceCard,
  theme: Theme,
): { readonly width: number; readonly marks: readonly Mark[] } {
  const places = placesOf(dice);
  const width = cardWidth(places);
  return { width, marks: width === 0 ? [] : cardMarks(dice, theme, places, width) };
}

function placesOf(dice: DiceCard): readonly CardPlace[] {
  switch (dice.kind) {
    case 'none':
      return [];
    case 'waiting':
      return Array.from({ length: dice.dice }, () => ({ face: null, size: BIG, look: 'plain' }));
    case 'void':
      return dice.faces.slice(-MOST_DICE).map((face) => ({ face, size: SMALL, look: 'void' }));
    case 'rolled': {
      const shown = shownDice(dice.dice);
      return shown.map(({ face, use }) => ({
        face,
        size: use === 'current' ? BIG : SMALL,
        look: use === 'queued' ? 'plain' : use === 'current' && shown.length === 1 ? 'plain' : use,
      }));
    }
  }
}

function shownDice(dice: readonly CardDie[]): readonly CardDie[] {
  const current = Math.max(
    0,
    dice.findIndex(({ use }) => use === 'current'),
  );
  const first = Math.max(0, Math.min(current - 1, dice.length - MOST_DICE));
  return dice.slice(first, first + MOST_DICE);
}

function cardWidth(places: readonly CardPlace[]): number {
  if (places.length === 0) return 0;
  return places.reduce((sum, { size }) => sum + size, 0) + (places.length - 1) * GAP + 2 * MARGIN;
}

function cardMarks(
  card: DiceCard,
  theme: Theme,
  places: readonly CardPlace[],
  width: number,
): readonly Mark[] {
  const left = BAR.right - width;
  const marks: Mark[] = [groundMark({ theme, width }, { x: left, y: 0 })];
  let x = left + MARGIN;
  for (const place of places) {
    marks.push(dieMark(place, { x: x + place.size / 2, y: BAR.middle }));
    x += place.size + GAP;
  }
  if (card.kind === 'void') marks.push(strikeMark({ width }, { x: left, y: BAR.middle }));
  return marks;
}

function drawGround(pen: Pen, { theme, width }: { readonly theme: Theme; readonly width: number }): void {
  pen.beginPath();
  pen.roundRect(0, BAR.top, width, BAR.high, 18);
  paint(pen, THEMES[theme].card, THEMES[theme].line, 2);
}

function drawCardDie(pen: Pen, { face, size, look }: CardPlace): void {
  if (look === 'played') pen.globalAlpha = 0.38;
  drawDie(pen, face, size, look === 'void' ? '#C9CDD4' : WHITE);
  if (look !== 'current') return;
  const half = size / 2 + 5;
  pen.beginPath();
  pen.roundRect(-half, -half, half * 2, half * 2, size * 0.26);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 6;
  pen.stroke();
}

function drawStrike(pen: Pen, { width }: { readonly width: number }): void {
  pen.lineCap = 'round';
  for (const [colour, thick] of [
    [WHITE, 15],
    [STRIKE, 9],
  ] as const) {
    pen.beginPath();
    pen.moveTo(8, 16);
    pen.lineTo(width - 8, -16);
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.stroke();
  }
}
