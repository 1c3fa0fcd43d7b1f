/** What lies in and over the yards: who plays there, tokens that wait, tokens that came home, the place won. */
import { home, YARD } from '#rules/ludo/board.ts';
import type { Pen } from '../../canvas.ts';
import { GOLD, INK, SEAT_COLOURS, WHITE, yardTones } from '../../colours.ts';
import { drawStar, medalMark } from '../../icons.ts';
import { around, type Mark, markKind } from '../../mark.ts';
import { avatarMark, type DrawnPerson, nameMark, robotMark } from '../../people.ts';
import { badgeMark, pieceMark } from '../../pieces.ts';
import type { LudoPicture } from '../../request.ts';
import { homePoint, slotPoint, yardPoint } from './geometry.ts';
import { type BoardLayout, onPicture } from './layout.ts';
import { pieceSize } from './square-marks.ts';
import { tokenKey } from './squares.ts';

/** The star in the slot of a token that came home. */
const homeStarMark = markKind('home star', drawHomeStar, ({ size }) => around(size * 0.55));

/** The marks of one yard; tokens named in `away` are between squares. */
export function yardMarks(
  request: LudoPicture,
  layout: BoardLayout,
  person: DrawnPerson,
  movable: ReadonlySet<string>,
  away: ReadonlySet<string>,
): readonly Mark[] {
  const { arms, yardToken } = layout;
  const { theme } = request;
  const { seat } = person;
  const present = [...(request.tokens[seat] ?? []).entries()].filter(
    ([token]) => !away.has(tokenKey(seat, token)),
  );
  const waiting = present.filter(([, progress]) => progress === YARD);
  const arrived = present.filter(([, progress]) => progress === home(arms));
  const homeSize = pieceSize(layout.cell * (arms === 4 ? 0.44 : 0.5));
  return [
    ...(request.board === 'cross' ? nameplate(request, layout, person) : []),
    ...waiting.map(([token]) => {
      const label = [String(token + 1)];
      const ring = movable.has(tokenKey(seat, token)) ? 'narrow' : 'none';
      const at = onPicture(layout, slotPoint(arms, seat, token));
      return pieceMark({ seat, size: yardToken, theme, label, ring, stacked: false }, at);
    }),
    ...arrived.map(([token]) =>
      homeStarMark({ size: yardToken }, onPicture(layout, slotPoint(arms, seat, token))),
    ),
    ...arrived.map(([token], nth) => {
      const label = [String(token + 1)];
      const at = onPicture(layout, homePoint(arms, seat, nth, arrived.length));
      return pieceMark({ seat, size: homeSize, theme, label, ring: 'none', stacked: false }, at);
    }),
  ];
}

/** The medal over the yard of who has a place already. */
export function placeMarks(layout: BoardLayout, { seat, place }: DrawnPerson): readonly Mark[] {
  if (place === null) return [];
  const [size, down] = layout.arms === 4 ? [96, 0.62] : [64, 0];
  const { x, y } = yardPoint(layout.arms, seat);
  return [medalMark({ place, size }, onPicture(layout, { x, y: y + down }))];
}

/** The head of a yard on the cross: face, name, silhouette. */
function nameplate({ theme }: LudoPicture, layout: BoardLayout, person: DrawnPerson): readonly Mark[] {
  const { seat, name, robot, image, partner } = person;
  const yard = onPicture(layout, yardPoint(4, seat));
  const [left, y] = [yard.x - 183, yard.y - 142];
  const { ink } = SEAT_COLOURS[seat];
  const behind = yardTones(theme, seat).ground;
  const marks: Mark[] = [];
  if (robot) marks.push(robotMark({ size: 46, colour: ink, behind }, { x: left + 43, y: y + 2 }));
  else if (image !== null) marks.push(avatarMark({ image, size: 52, rim: WHITE }, { x: left + 44, y }));
  const start = left + (robot || image !== null ? 78 : 19);
  const width = left + (partner === null ? 296 : 262) - start;
  return [
    ...marks,
    nameMark({ name, colour: ink, size: 34, smallest: 24, width, align: 'left' }, { x: start, y }),
    ...(partner === null ? [] : [badgeMark({ theme, seat: partner, size: 24 }, { x: left + 286, y: y + 4 })]),
    badgeMark({ theme, seat, size: 36 }, { x: left + 325, y }),
  ];
}

function drawHomeStar(pen: Pen, { size }: { readonly size: number }): void {
  drawStar(pen, size * 0.45, GOLD, INK, 2.6);
}
