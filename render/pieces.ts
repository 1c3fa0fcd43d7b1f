/** Tokens: the piece with its number, the stack, the ghost at a destination. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from './canvas.ts';
import { CAPTURE, GOLD, INK, mix, SEAT_COLOURS, THEMES, WHITE } from './colours.ts';
import { around, markKind } from './mark.ts';
import type { Theme } from './request.ts';
import { burst, SILHOUETTES, trace } from './silhouettes.ts';
import { drawDigits } from './text.ts';

/** How wide the gold of a movable piece is: everywhere, or where there is little room. */
type Ring = 'none' | 'wide' | 'narrow';

export interface Piece {
  readonly seat: Seat;
  /** Nominal diameter. */
  readonly size: number;
  readonly theme: Theme;
  /** Numbers or other signs on the piece. */
  readonly label: readonly string[];
  readonly ring: Ring;
  /** More than one token: a second silhouette below. */
  readonly stacked: boolean;
}

type Badge = Pick<Piece, 'seat' | 'size' | 'theme'>;
type Ghost = Pick<Piece, 'seat' | 'size' | 'theme' | 'label'>;

/** A piece on its square or in its yard. */
export const pieceMark = markKind('piece', drawPiece, ({ size }) => around(size * 1.12));

/** A silhouette that says whose something is. From 28 pixels on none reaches further than this. */
export const badgeMark = markKind('badge', drawBadge, ({ size }) => around(size - 6));

/** A faded piece where a token would come to stand. */
export const ghostMark = markKind('ghost', drawGhost, ({ size }) => around(size));

/** The mark of a capture: a burst with a cross. */
export const captureMark = markKind('capture', drawCapture, ({ r }) => around(r * 1.2));

/** The plain silhouette of a seat about the origin. */
export function drawBadge(pen: Pen, badge: Badge): void {
  drawPiece(pen, { ...badge, label: [], ring: 'none', stacked: false });
}

/** A piece about the origin. */
export function drawPiece(pen: Pen, { seat, size, theme, label, ring, stacked }: Piece): void {
  const [shape, r] = [SILHOUETTES[seat], size / 2];
  const { main, edge, ink } = SEAT_COLOURS[seat];
  const line = THEMES[theme].tokenLine;
  if (ring !== 'none') {
    const room = ring === 'wide' ? 1 : 0.8;
    trace(pen, shape, r * (1 + 0.46 * room));
    paint(pen, GOLD, line, Math.max(1.6, size * 0.035));
    trace(pen, shape, r * (1 + 0.22 * room));
    paint(pen, INK);
  }
  pen.save();
  pen.translate(0, size * (stacked ? 0.16 : 0.07));
  trace(pen, shape, r * 1.06);
  pen.globalAlpha = 0.28;
  paint(pen, INK);
  pen.restore();
  if (stacked) {
    pen.save();
    pen.translate(0, size * 0.09);
    trace(pen, shape, r * 1.06);
    paint(pen, edge, line, size * 0.045);
    pen.restore();
  }
  trace(pen, shape, r * 1.06);
  paint(pen, main, line, size * 0.045);
  trace(pen, shape, r * 0.955);
  paint(pen, main, WHITE, size * 0.085);
  drawLabel(pen, seat, size, label, ink);
}

function drawGhost(pen: Pen, { seat, size, theme, label }: Ghost): void {
  const { ghostMix, border } = THEMES[theme];
  trace(pen, SILHOUETTES[seat], size / 2);
  pen.setLineDash([size * 0.16, size * 0.11]);
  paint(pen, mix(SEAT_COLOURS[seat].main, ghostMix, 0.55), border, size * 0.1);
  pen.setLineDash([]);
  drawLabel(pen, seat, size, label, border);
}

function drawCapture(pen: Pen, { r }: { readonly r: number }): void {
  pen.beginPath();
  burst(pen, 10, r, r * 0.72);
  paint(pen, CAPTURE, INK, r * 0.14);
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(-0.27 * r * side, -0.27 * r);
    pen.lineTo(0.27 * r * side, 0.27 * r);
  }
  pen.strokeStyle = WHITE;
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.22;
  pen.stroke();
  pen.lineCap = 'butt';
}

/** Fills the path, and strokes it when a line is given. */
export function paint(pen: Pen, fill: string, line?: string, width = 0): void {
  pen.fillStyle = fill;
  pen.fill();
  if (line === undefined) return;
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}

function drawLabel(pen: Pen, seat: Seat, size: number, label: readonly string[], ink: string): void {
  const shape = SILHOUETTES[seat];
  const down = shape === 'triangle' ? size * 0.07 : 0;
  const narrow = shape === 'triangle' || shape === 'diamond' ? 0.86 : 1;
  const put = (text: string, x: number, y: number, share: number) =>
    drawDigits(pen, text, x * size * narrow, y * size * narrow + down, size * share * narrow, ink);
  const [first = '', second = '', third = '', fourth = ''] = label;
  switch (label.length) {
    case 0:
      break;
    case 1:
      drawDigits(pen, first, 0, down, size * (first.length > 1 ? 0.46 : 0.6), ink);
      break;
    case 2:
      put(first, -0.16, 0, 0.44);
      put(second, 0.16, 0, 0.44);
      break;
    case 3:
      put(first, 0, -0.17, 0.38);
      put(second, -0.15, 0.17, 0.38);
      put(third, 0.15, 0.17, 0.38);
      break;
    default:
      put(first, -0.15, -0.17, 0.38);
      put(second, 0.15, -0.17, 0.38);
      put(third, -0.15, 0.17, 0.38);
      put(fourth, 0.15, 0.17, 0.38);
  }
}
