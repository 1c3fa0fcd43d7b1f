/** The card at the top right: numbers to play, those that wait, those played, and those that do not count. */
import type { Face, Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { GOLD, SEAT_COLOURS, STRIKE, THEMES, WHITE } from './colours.ts';
import { drawDie } from './die.ts';
import { BAR } from './layout.ts';
import { around, type Mark, markKind } from './mark.ts';
import { badgeMark, paint } from './pieces.ts';
import type { CardDie, DiceCard, LastRoll, Theme } from './request.ts';

const BIG = 72;
const BEFORE = { sign: 40, few: 54, many: 44, gap: 8, pad: 12, high: 66, most: 4 } as const;
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

const beforeMark = markKind('roll before', drawBefore, ({ width }) => ({
  left: 0,
  top: -BEFORE.high / 2,
  right: width,
  bottom: BEFORE.high / 2,
}));

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
  const before = dice.kind === 'waiting' ? dice.before : null;
  const beforeWidth = before === null ? 0 : widthOfBefore(before);
  const width = cardWidth(places) + (before === null ? 0 : beforeWidth + GAP);
  if (places.length === 0) return { width: 0, marks: [] };
  const left = BAR.right - width + MARGIN;
  return {
    width,
    marks: [
      groundMark({ theme, width }, { x: BAR.right - width, y: 0 }),
      ...(before === null ? [] : beforeMarks(before, theme, left)),
      ...cardMarks(dice, places, before === null ? left : left + beforeWidth + GAP),
    ],
  };
}

/** What was rolled last, on the colour of who rolled it. */
function beforeMarks(before: LastRoll, theme: Theme, left: number): readonly Mark[] {
  const { seat, struck } = before;
  const { sign, gap, pad } = BEFORE;
  const { faces, size } = facesBefore(before);
  const width = widthOfBefore(before);
  const y = BAR.middle;
  const first = left + pad + sign + gap;
  return [
    beforeMark({ seat, width }, { x: left, y }),
    badgeMark({ theme, seat, size: sign }, { x: left + pad + sign / 2, y }),
    ...faces.map((face, at) =>
      dieMark(
        { face, size, look: struck ? 'void' : 'plain' },
        { x: first + at * (size + gap) + size / 2, y },
      ),
    ),
    ...(struck ? [strikeMark({ width: left + width - first }, { x: first - 6, y })] : []),
  ];
}

function facesBefore({ faces }: LastRoll): { readonly faces: readonly Face[]; readonly size: number } {
  const shown = faces.slice(-BEFORE.most);
  return { faces: shown, size: shown.length > 2 ? BEFORE.many : BEFORE.few };
}

function widthOfBefore(before: LastRoll): number {
  const { faces, size } = facesBefore(before);
  return BEFORE.pad * 2 + BEFORE.sign + faces.length * (size + BEFORE.gap);
}

function drawBefore(pen: Pen, { seat, width }: { readonly seat: Seat; readonly width: number }): void {
  pen.beginPath();
  pen.roundRect(0, -BEFORE.high / 2, width, BEFORE.high, 16);
  paint(pen, SEAT_COLOURS[seat].main);
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

function cardMarks(card: DiceCard, places: readonly CardPlace[], left: number): readonly Mark[] {
  const marks: Mark[] = [];
  let x = left;
  for (const place of places) {
    marks.push(dieMark(place, { x: x + place.size / 2, y: BAR.middle }));
    x += place.size + GAP;
  }
  if (card.kind === 'void')
    marks.push(strikeMark({ width: cardWidth(places) }, { x: left - MARGIN, y: BAR.middle }));
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
