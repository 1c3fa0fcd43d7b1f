/** What belongs to which picture: its base, its marks, the colours it must show exactly. */
import type { Seat } from '#rules/game.ts';
import { boards } from '#rules/snakes/board.ts';
import type { Pen } from './canvas.ts';
import {
  CAPTURE,
  GOLD,
  INK,
  medalColours,
  mix,
  SEATS,
  SNAKES,
  STRIKE,
  THEMES,
  WHITE,
  yardTones,
} from './colours.ts';
import { drawLudoBase } from './ludo-base.ts';
import { ludoMarks } from './ludo-marks.ts';
import type { Mark } from './mark.ts';
import { drawnName } from './names.ts';
import type { Person } from './people.ts';
import { drawPodiumBase, podiumMarks } from './podium.ts';
import type { PictureRequest, PictureSeat } from './request.ts';
import { drawSnakesBase } from './snakes-base.ts';
import { snakesMarks } from './snakes-marks.ts';

/** Names the palette a picture uses: the kind of board and the theme. */
export function sceneKey({ board, theme }: PictureRequest): string {
  return `${board} ${theme}`;
}

/** Names the base among those of its scene. */
export function baseKey(request: PictureRequest): string {
  switch (request.board) {
    case 'cross':
    case 'hex':
      return request.seats.map(({ seat }) => seat).join('');
    case 'snakes':
      return `${Math.ceil(request.seats.length / 3)} ${request.jumps.map(({ from, to }) => `${from}-${to}`).join(' ')}`;
    case 'podium':
      return String(request.seats.length > 3);
  }
}

/** Draws what is the same on every picture of a game. */
export function drawBase(pen: Pen, request: PictureRequest): void {
  switch (request.board) {
    case 'cross':
    case 'hex':
      drawLudoBase(pen, request);
      break;
    case 'snakes':
      drawSnakesBase(pen, request);
      break;
    case 'podium':
      drawPodiumBase(pen, request);
      break;
  }
}

/** Everything that is put on the base, from the lowest to the topmost. */
export function marksOf(request: PictureRequest, people: readonly Person[]): readonly Mark[] {
  switch (request.board) {
    case 'cross':
    case 'hex':
      return ludoMarks(request, people);
    case 'snakes':
      return snakesMarks(request, people);
    case 'podium':
      return podiumMarks(request, people);
  }
}

/** The same picture with all seats taken by nobody in particular: what palettes are chosen from. */
export function everybody(request: PictureRequest): PictureRequest {
  const seats = seatsOf(request).map((seat): PictureSeat => ({ seat, name: '', robot: true, place: null }));
  if (request.board !== 'snakes') return { ...request, seats };
  // A board of its own must not choose the colours that all boards share.
  const jumps = Object.entries(boards.milton).map(([from, to]) => ({ from: Number(from), to }));
  return { ...request, seats, jumps };
}

/** Marks with all the colours that a game can bring. */
export function sampleMarks(request: PictureRequest): readonly Mark[] {
  const seats = seatsOf(request);
  const name = drawnName('', undefined);
  const nobody = seats.map((seat): Person => ({ seat, name, robot: true, image: null, place: seat + 1 }));
  switch (request.board) {
    case 'cross':
    case 'hex': {
      const ways = seats.map((seat) => ({
        seat,
        tokens: [0],
        route: [2, 3, 4],
        captures: true,
        captured: [{ seat, token: 1 }],
      }));
      const tokens = seats.map(() => [2, -1, 20, 20]);
      const game = {
        ...request,
        tokens,
        turn: 0,
        clockSeconds: 30,
        blocks: true,
        choices: ways,
        last: ways,
      } as const;
      return ludoMarks({ ...game, dice: { kind: 'void', faces: [6, 6, 6] }, flights: [] }, nobody);
    }
    case 'snakes':
      return snakesMarks(
        {
          ...request,
          turn: 0,
          clockSeconds: 30,
          squares: seats.map((seat) => 20 + seat),
          last: seats.map((seat) => ({ seat, route: [3, 4, 5], jump: request.jumps[seat] ?? null })),
        },
        nobody,
      );
    case 'podium':
      return podiumMarks(request, nobody);
  }
}

/** The colours that must come out exactly as they are. */
export function sceneColours(request: PictureRequest): readonly string[] {
  const theme = THEMES[request.theme];
  const { fields, ...single } = theme;
  const seats = seatsOf(request).flatMap((seat) => {
    const { main, edge } = SEATS[seat];
    return [
      main,
      edge,
      ...Object.values(yardTones(request.theme, seat)),
      mix(main, theme.ghostMix, 0.55),
      mix(main, WHITE, 0.25),
      mix(main, WHITE, 0.35),
    ];
  });
  const medals = [1, 2, 3, 4].map((place) => medalColours(place).fill);
  const creatures = request.board === 'snakes' ? SNAKES.flat() : [];
  return [
    ...[INK, WHITE, GOLD, CAPTURE, STRIKE],
    ...Object.values(single),
    ...fields,
    ...Object.values(yardTones(request.theme, null)),
    ...seats,
    ...medals,
    ...creatures,
  ];
}

function seatsOf({ board }: PictureRequest): readonly Seat[] {
  return board === 'cross' ? [0, 1, 2, 3] : [0, 1, 2, 3, 4, 5];
}
