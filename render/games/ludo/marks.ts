/** Everything that a Ludo board shows of the game, from the lowest to the topmost. */
import type { Seat } from '#rules/game.ts';
import type { Pen } from '../../canvas.ts';
import { chipMarks, chipUnder } from '../../chips.ts';
import { GOLD, INK, SEAT_COLOURS } from '../../colours.ts';
import { headerMarks } from '../../header.ts';
import type { Point } from '../../layout.ts';
import { type Mark, markKind, type Reach } from '../../mark.ts';
import type { DrawnPerson } from '../../people.ts';
import { pieceMark } from '../../pieces.ts';
import type { Flight, LudoPicture } from '../../request.ts';
import { trailMarks, wayHomeMarks } from '../../trails.ts';
import { choiceMarks, type GhostPlace } from './choice-marks.ts';
import { pointOf, slotPoint, yardPoint } from './geometry.ts';
import { BOARDS, type BoardLayout, type BoardName, onPicture, yardPath } from './layout.ts';
import { captureMarks, pieceSize, squareMarks } from './square-marks.ts';
import { occupied, tokenKey } from './squares.ts';
import { placeMarks, yardMarks } from './yard-marks.ts';

interface YardFrame {
  readonly board: BoardName;
  readonly seat: Seat;
}

const CHIPS_TOP = 1018;

/** The frame of the yard whose player is on turn, about the middle of the board. */
const yardFrameMark = markKind('yard frame', drawYardFrame, reachOfYard);

/** The marks of a Ludo board. */
export function ludoMarks(request: LudoPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  const { board, seatOnTurn, flights = [] } = request;
  const layout = BOARDS[board];
  const away = new Set(flights.map(({ seat, token }) => tokenKey(seat, token)));
  const top = request.choices[0]?.seat ?? seatOnTurn;
  const squares = occupied(layout.arms, request, top, away);
  const movable = new Set(
    request.choices.flatMap(({ seat, tokens }) => tokens.map((token) => tokenKey(seat, token))),
  );
  const ghosts: GhostPlace = { squares, movable };
  const chosen = choiceMarks(request, layout, ghosts);
  return [
    ...(seatOnTurn === null ? [] : [yardFrameMark({ board, seat: seatOnTurn }, layout.centre)]),
    ...lastMarks(request, layout),
    ...chosen.routes,
    ...people.flatMap((person) => yardMarks(request, layout, person, movable, away)),
    ...squareMarks(request, layout, squares, movable),
    ...chosen.ghosts,
    ...captureMarks(request, layout),
    ...chosen.tags,
    ...people.flatMap((person) => placeMarks(layout, person)),
    ...flights.map((flight) => flightMark(request, layout, flight)),
    ...headerMarks(request, people),
    ...(board === 'hex' ? stripMarks(request, people) : []),
  ];
}

function flightMark({ theme }: LudoPicture, layout: BoardLayout, flight: Flight): Mark {
  const { seat, token } = flight;
  const size = pieceSize(layout.cell * 0.86);
  const label = [String(token + 1)];
  const at = onPicture(layout, between(layout, flight));
  return pieceMark({ seat, size, theme, label, ring: 'none', stacked: false }, at);
}

function between({ arms }: BoardLayout, flight: Flight): Point {
  const from = pointOf(arms, flight.seat, flight.token, flight.from);
  const to = pointOf(arms, flight.seat, flight.token, flight.to);
  return { x: from.x + (to.x - from.x) * flight.at, y: from.y + (to.y - from.y) * flight.at };
}

function lastMarks(request: LudoPicture, layout: BoardLayout): readonly Mark[] {
  const trails = request.last.flatMap(({ seat, tokens, route }) => {
    const token = tokens[0] ?? 0;
    const points = route.map((progress) => onPicture(layout, pointOf(layout.arms, seat, token, progress)));
    return trailMarks(points, layout.cell, SEAT_COLOURS[seat].main);
  });
  const home = request.last.flatMap(({ seat, route, captured }) =>
    captured.flatMap((victim) => {
      const from = onPicture(layout, pointOf(layout.arms, seat, 0, route.at(-1) ?? 0));
      const to = onPicture(layout, slotPoint(layout.arms, victim.seat, victim.token));
      return wayHomeMarks(from, to, layout.cell, SEAT_COLOURS[victim.seat].main);
    }),
  );
  return [...trails, ...home];
}

function reachOfYard({ board, seat }: YardFrame): Reach {
  const { arms, cell } = BOARDS[board];
  const { x, y } = yardPoint(arms, seat);
  const half = arms === 4 ? 3.1 : 3.5;
  return {
    left: (x - half) * cell,
    top: (y - half) * cell,
    right: (x + half) * cell,
    bottom: (y + half) * cell,
  };
}

function drawYardFrame(pen: Pen, { board, seat }: YardFrame): void {
  const layout = BOARDS[board];
  pen.translate(-layout.centre.x, -layout.centre.y);
  yardPath(pen, layout, seat);
  for (const [colour, width] of [
    [INK, 10],
    [GOLD, 6],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** The names under the hexagon. */
function stripMarks({ theme, seatOnTurn }: LudoPicture, people: readonly DrawnPerson[]): readonly Mark[] {
  return people.flatMap((person, at) =>
    chipMarks(theme, person, {
      ...chipUnder(CHIPS_TOP, at),
      active: person.seat === seatOnTurn,
      end: { kind: 'nothing' },
    }),
  );
}
