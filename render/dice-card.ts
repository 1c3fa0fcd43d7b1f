/** The card at the top right: numbers to play, those that wait, those played, and those that do not count. */
import type { Face } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { GOLD, STRIKE, THEMES, WHITE } from './colours.ts';
import { drawDie } from './icons.ts';
import { BAR } from './layout.ts';
import { around, type Mark } from './mark.ts';
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
  const ground: Mark = {
    key: `card-${width}`,
    x: left,
    y: 0,
    reach: { left: -2, top: BAR.top - 2, right: width + 2, bottom: BAR.top + BAR.high + 2 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, BAR.top, width, BAR.high, 18);
      paint(pen, THEMES[theme].card, THEMES[theme].line, 2);
    },
  };
  let x = left + MARGIN;
  const dice = places.map(({ face, size, look }): Mark => {
    const middle = x + size / 2;
    x += size + GAP;
    return {
      key: `die-${face}-${size}-${look}`,
      x: middle,
      y: BAR.middle,
      reach: around(size / 2 + 12),
      draw: (pen) => drawCardDie(pen, face, size, look),
    };
  });
  const strike: readonly Mark[] =
    card.kind === 'void'
      ? [
          {
            key: `strike-${width}`,
            x: left,
            y: BAR.middle,
            reach: { left: -8, top: -34, right: width + 8, bottom: 34 },
            draw: (pen) => drawStrike(pen, width),
          },
        ]
      : [];
  return [ground, ...dice, ...strike];
}

function drawCardDie(pen: Pen, face: Face | null, size: number, look: CardPlace['look']): void {
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

function drawStrike(pen: Pen, width: number): void {
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
