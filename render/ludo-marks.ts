/** Everything that a Ludo board shows of the game, from the lowest to the topmost. */
import { home, YARD } from '#rules/ludo/board.ts';
import { chipMarks } from './chips.ts';
import { choiceMarks, type GhostPlace } from './choice-marks.ts';
import { GOLD, INK, SEATS, WHITE, yardTones } from './colours.ts';
import { homePoint, type Point, pointOf, slotPoint, yardPoint } from './geometry.ts';
import { headerMarks } from './header.ts';
import { drawMedal, drawStar } from './icons.ts';
import { BOARDS, type BoardLayout, CHIPS_TOP, onPicture } from './layout.ts';
import { drawYardFrame } from './ludo-base.ts';
import { around, type Mark } from './mark.ts';
import { avatarMark, nameMark, type Person, robotMark } from './people.ts';
import { drawPiece } from './pieces.ts';
import type { LudoPicture } from './request.ts';
import { captureMarks, pieceMark, squareMarks } from './square-marks.ts';
import { occupied, tokenKey } from './squares.ts';
import { trailMarks, wayHomeMarks } from './trails.ts';

/** The marks of a Ludo board. */
export function ludoMarks(request: LudoPicture, people: readonly Person[]): readonly Mark[] {
  const layout = BOARDS[request.board];
  const flights = request.flights ?? [];
  const away = new Set(flights.map(({ seat, token }) => tokenKey(seat, token)));
  const top = request.choices[0]?.seat ?? request.turn;
  const squares = occupied(layout.arms, request, top, away);
  const movable = new Set(
    request.choices.flatMap(({ seat, tokens }) => tokens.map((token) => tokenKey(seat, token))),
  );
  const ghosts: GhostPlace = { squares, movable };
  const chosen = choiceMarks(request, layout, ghosts);
  return [
    ...frameMarks(request, layout),
    ...lastMarks(request, layout),
    ...chosen.routes,
    ...people.flatMap((person) => yardMarks(request, layout, person, movable, away)),
    ...squareMarks(request, layout, squares, movable),
    ...chosen.ghosts,
    ...captureMarks(request, layout),
    ...chosen.tags,
    ...people.flatMap((person) => placeMarks(layout, person)),
    ...flights.map((flight) => {
      const at = onPicture(layout, between(layout, flight));
      return pieceMark(
        request,
        flight.seat,
        at,
        layout.cell * 0.86,
        [String(flight.token + 1)],
        'none',
        false,
      );
    }),
    ...headerMarks(request, people),
    ...(request.board === 'hex' ? stripMarks(request, people) : []),
  ];
}

function between({ arms }: BoardLayout, flight: NonNullable<LudoPicture['flights']>[number]): Point {
  const from = pointOf(arms, flight.seat, flight.token, flight.from);
  const to = pointOf(arms, flight.seat, flight.token, flight.to);
  return { x: from.x + (to.x - from.x) * flight.at, y: from.y + (to.y - from.y) * flight.at };
}

function frameMarks(request: LudoPicture, layout: BoardLayout): readonly Mark[] {
  const { turn, board } = request;
  if (turn === null) return [];
  const yard = yardPoint(layout.arms, turn);
  const half = (layout.arms === 4 ? 3.1 : 3.5) * layout.cell;
  return [
    {
      key: `yard-frame-${board}-${turn}`,
      ...layout.centre,
      reach: {
        left: yard.x * layout.cell - half,
        top: yard.y * layout.cell - half,
        right: yard.x * layout.cell + half,
        bottom: yard.y * layout.cell + half,
      },
      draw: (pen) => drawYardFrame(pen, board, turn),
    },
  ];
}

function lastMarks(request: LudoPicture, layout: BoardLayout): readonly Mark[] {
  const trails = request.last.flatMap(({ seat, tokens, route }) => {
    const token = tokens[0] ?? 0;
    const points = route.map((progress) => onPicture(layout, pointOf(layout.arms, seat, token, progress)));
    return trailMarks(points, layout.cell, SEATS[seat].main);
  });
  const home = request.last.flatMap(({ seat, route, captured }) =>
    captured.flatMap((victim) => {
      const from = onPicture(layout, pointOf(layout.arms, seat, 0, route.at(-1) ?? 0));
      const to = onPicture(layout, slotPoint(layout.arms, victim.seat, victim.token));
      return wayHomeMarks(from, to, layout.cell, SEATS[victim.seat].main);
    }),
  );
  return [...trails, ...home];
}

function yardMarks(
  request: LudoPicture,
  layout: BoardLayout,
  person: Person,
  movable: ReadonlySet<string>,
  away: ReadonlySet<string>,
): readonly Mark[] {
  const { arms, cell, yardToken } = layout;
  const { seat } = person;
  const centre = home(arms);
  const tokens = (request.tokens[seat] ?? []).map((progress, token) => ({ progress, token }));
  const waiting = tokens.filter(
    ({ progress, token }) => progress === YARD && !away.has(tokenKey(seat, token)),
  );
  const arrived = tokens.filter(
    ({ progress, token }) => progress === centre && !away.has(tokenKey(seat, token)),
  );
  return [
    ...(request.board === 'cross' ? nameplate(request, layout, person) : []),
    ...waiting.map(({ token }) => {
      const at = onPicture(layout, slotPoint(arms, seat, token));
      const ring = movable.has(tokenKey(seat, token)) ? 'narrow' : 'none';
      return pieceMark(request, seat, at, yardToken, [String(token + 1)], ring, false);
    }),
    ...arrived.map(
      ({ token }): Mark => ({
        key: `home-star-${yardToken}`,
        ...onPicture(layout, slotPoint(arms, seat, token)),
        reach: around(yardToken * 0.55),
        draw: (pen) => drawStar(pen, yardToken * 0.45, GOLD, INK, 2.6),
      }),
    ),
    ...arrived.map(({ token }, at) => {
      const point = onPicture(layout, homePoint(arms, seat, at, arrived.length));
      return pieceMark(
        request,
        seat,
        point,
        cell * (arms === 4 ? 0.44 : 0.5),
        [String(token + 1)],
        'none',
        false,
      );
    }),
  ];
}

/** The head of a yard on the cross: face, name, silhouette. */
function nameplate({ theme }: LudoPicture, layout: BoardLayout, person: Person): readonly Mark[] {
  const { seat } = person;
  const yard = onPicture(layout, yardPoint(4, seat));
  const [left, y] = [yard.x - 183, yard.y - 142];
  const { ink } = SEATS[seat];
  const hasFace = person.robot || person.image !== null;
  const marks: Mark[] = [];
  if (person.robot) marks.push(robotMark(left + 43, y + 2, 46, ink, yardTones(theme, seat).ground));
  else if (person.image !== null) marks.push(avatarMark(person, left + 44, y, 52, WHITE));
  const start = left + (hasFace ? 78 : 19);
  const width = left + 296 - start;
  return [
    ...marks,
    nameMark(person, start, y, { colour: ink, size: 34, smallest: 24, width }),
    {
      key: `yard-badge-${seat}`,
      x: left + 325,
      y,
      reach: around(30),
      draw: (pen) => drawPiece(pen, { seat, size: 36, theme, label: [], ring: 'none', stacked: false }),
    },
  ];
}

function placeMarks(layout: BoardLayout, { seat, place }: Person): readonly Mark[] {
  if (place === null) return [];
  const size = layout.arms === 4 ? 96 : 64;
  const down = layout.arms === 4 ? 0.62 : 0;
  const yard = yardPoint(layout.arms, seat);
  return [
    {
      key: `place-${place}-${size}`,
      ...onPicture(layout, { x: yard.x, y: yard.y + down }),
      reach: around(size * 0.6),
      draw: (pen) => drawMedal(pen, place, size),
    },
  ];
}

/** The names under the hexagon. */
function stripMarks(request: LudoPicture, people: readonly Person[]): readonly Mark[] {
  return people.flatMap((person, at) =>
    chipMarks(request.theme, person, {
      x: [10, 326, 642][at % 3] ?? 10,
      y: CHIPS_TOP.hex + Math.floor(at / 3) * 70,
      width: 308,
      height: 62,
      active: person.seat === request.turn,
      end: { kind: 'nothing' },
    }),
  );
}
