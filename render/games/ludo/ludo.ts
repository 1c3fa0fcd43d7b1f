/** How the pictures of Ludo are drawn. */
import type { Seat } from '#rules/game.ts';
import { FULL } from '../../layout.ts';
import type { Painting } from '../../painting.ts';
import { somebody } from '../../people.ts';
import type { LudoPicture, Theme } from '../../request.ts';
import { exactColours, samplePeople, sampleSeats, swatchKind } from '../../swatch.ts';
import { ludoBase } from './base.ts';
import { BOARDS, type BoardName } from './layout.ts';
import { ludoMarks } from './marks.ts';

const swatch = swatchKind(
  'ludo',
  ({ board, theme }: { readonly board: BoardName; readonly theme: Theme }) => {
    const { seats } = BOARDS[board];
    const marks = ludoMarks(samplePicture(board, theme, seats), samplePeople(seats));
    return { exact: exactColours(theme, seats), base: ludoBase({ board, theme, safe: true, seats }), marks };
  },
);

export const ludo: Painting<LudoPicture> = {
  base: ({ board, theme, safe, seats }) =>
    ludoBase({ board, theme, safe, seats: seats.map(({ seat }) => seat).toSorted() }),
  marks: ludoMarks,
  swatch: ({ board, theme }) => swatch({ board, theme }),
  empty: (theme, width) =>
    (['cross', 'hex'] as const).map((board) => ({
      ...emptyPicture(board, theme),
      width,
      seats: BOARDS[board].seats.map(somebody),
    })),
};

/** A picture with all the colours that a game can bring. */
function samplePicture(board: BoardName, theme: Theme, seats: readonly Seat[]): LudoPicture {
  const moves = seats.map((seat) => ({
    seat,
    tokens: [0],
    route: [2, 3, 4],
    captures: true,
    captured: [{ seat, token: 1 }],
  }));
  return {
    ...emptyPicture(board, theme),
    seats: sampleSeats(seats),
    clockSeconds: 30,
    dice: { kind: 'void', faces: [6, 6, 6] },
    tokens: seats.map(() => [2, -1, 20, 20]),
    choices: moves,
    blocks: true,
    last: moves,
  };
}

function emptyPicture(board: BoardName, theme: Theme): LudoPicture {
  return {
    game: 'ludo',
    board,
    theme,
    width: FULL,
    seats: [],
    seatOnTurn: 0,
    clockSeconds: null,
    dice: { kind: 'waiting', dice: 1, before: null },
    tokens: BOARDS[board].seats.map(() => [-1, -1, -1, -1]),
    choices: [],
    safe: true,
    blocks: false,
    last: [],
  };
}
