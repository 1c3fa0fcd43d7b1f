/** The chips with names: under a board, and beside the podium. */
import type { Seat } from '#rules/game.ts';
import { GOLD, SEATS, THEMES } from './colours.ts';
import { drawMedal } from './icons.ts';
import { around, type Mark } from './mark.ts';
import { avatarMark, nameMark, type Person, robotMark } from './people.ts';
import { drawPiece, paint } from './pieces.ts';
import type { Theme } from './request.ts';
import { drawDigits, widthOf } from './text.ts';

/** Where a chip stands and what it says at its right end. */
export interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly active: boolean;
  readonly end: { readonly kind: 'nothing' } | { readonly kind: 'number' | 'medal'; readonly value: number };
}

/** A person's chip: silhouette, face, name, and a number or medal. */
export function chipMarks(theme: Theme, person: Person, chip: Chip): readonly Mark[] {
  const { x, y, width, height, active, end } = chip;
  const colours = THEMES[theme];
  const middle = y + height / 2;
  const marks: Mark[] = [groundMark(theme, person.seat, chip)];
  if (active) marks.push(frameMark(chip));
  const hasFace = person.robot || person.image !== null;
  if (person.robot) marks.push(robotMark(x + 96, middle + 1, 38, colours.text, colours.card));
  else if (person.image !== null) marks.push(avatarMark(person, x + 97, middle, 44, colours.secondary));
  const left = hasFace ? 126 : 76;
  const room = end.kind === 'nothing' ? 12 : end.kind === 'medal' ? 58 : 66;
  marks.push(
    nameMark(person, x + left, middle, {
      colour: colours.text,
      size: 28,
      smallest: 21,
      width: width - left - room,
    }),
  );
  if (end.kind === 'medal') {
    marks.push({
      key: `chip-medal-${end.value}`,
      x: x + width - 31,
      y: middle,
      reach: around(26),
      draw: (pen) => drawMedal(pen, end.value, 46),
    });
  } else if (end.kind === 'number') {
    const text = String(end.value);
    marks.push({
      key: `chip-number-${text}`,
      x: x + width - 12,
      y: middle,
      reach: { left: -60, top: -20, right: 4, bottom: 20 },
      draw: (pen) => drawDigits(pen, text, -widthOf(pen, text, 28) / 2, 0, 28, colours.secondary),
    });
  }
  return marks;
}

function groundMark(theme: Theme, seat: Seat, { x, y, width, height }: Chip): Mark {
  return {
    key: `chip-${seat}-${width}-${height}`,
    x,
    y,
    reach: { left: 0, top: 0, right: width, bottom: height },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, 0, width, height, 14);
      paint(pen, THEMES[theme].card);
      pen.beginPath();
      pen.roundRect(0, 0, 64, height, [14, 0, 0, 14]);
      paint(pen, SEATS[seat].main);
      pen.translate(32, height / 2);
      drawPiece(pen, { seat, size: 38, theme, label: [], ring: 'none', stacked: false });
    },
  };
}

function frameMark({ x, y, width, height }: Chip): Mark {
  return {
    key: `chip-frame-${width}-${height}`,
    x,
    y,
    reach: { left: -4, top: -4, right: width + 4, bottom: height + 4 },
    draw: (pen) => {
      pen.beginPath();
      pen.roundRect(0, 0, width, height, 14);
      pen.strokeStyle = GOLD;
      pen.lineWidth = 6;
      pen.stroke();
    },
  };
}
