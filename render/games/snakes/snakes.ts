/** How the pictures of Snakes and Ladders are drawn. */
import { boards } from '#rules/snakes/board.ts';
import { chipRows } from '../../chips.ts';
import { EVERY_SEAT, SNAKES } from '../../colours.ts';
import { FULL } from '../../layout.ts';
import type { Painting } from '../../painting.ts';
import { somebody } from '../../people.ts';
import type { SnakesPicture, Theme } from '../../request.ts';
import { exactColours, samplePeople, sampleSeats, swatchKind } from '../../swatch.ts';
import { snakesBase } from './base.ts';
import type { Jump } from './jumps.ts';
import { snakesMarks } from './marks.ts';

const swatch = swatchKind('snakes', ({ theme }: { readonly theme: Theme }) => {
  // A board of somebody's own must not choose the colours that all boards share.
  const jumps = jumpsOf(boards.milton);
  return {
    exact: [...exactColours(theme, EVERY_SEAT), ...SNAKES.flat()],
    base: snakesBase({ theme, jumps, chips: chipRows(EVERY_SEAT.length) }),
    marks: snakesMarks(samplePicture(theme, jumps), samplePeople(EVERY_SEAT)),
  };
});

export const snakes: Painting<SnakesPicture> = {
  base: ({ theme, jumps, seats }) => snakesBase({ theme, jumps, chips: chipRows(seats.length) }),
  marks: snakesMarks,
  swatch: ({ theme }) => swatch({ theme }),
  empty: (theme, width) => [
    { ...emptyPicture(theme, jumpsOf(boards.house)), width, seats: EVERY_SEAT.slice(0, 4).map(somebody) },
  ],
};

/** A picture with all the colours that a game can bring. */
function samplePicture(theme: Theme, jumps: readonly Jump[]): SnakesPicture {
  return {
    ...emptyPicture(theme, jumps),
    seats: sampleSeats(EVERY_SEAT),
    clockSeconds: 30,
    squares: EVERY_SEAT.map((seat) => 20 + seat),
    last: EVERY_SEAT.map((seat) => ({ seat, route: [3, 4, 5], jump: jumps[seat] ?? null })),
  };
}

function emptyPicture(theme: Theme, jumps: readonly Jump[]): SnakesPicture {
  return {
    game: 'snakes',
    theme,
    width: FULL,
    seats: [],
    seatOnTurn: 0,
    clockSeconds: null,
    dice: { kind: 'waiting', dice: 1, before: null },
    squares: EVERY_SEAT.map(() => 0),
    jumps,
    last: [],
  };
}

function jumpsOf(board: Readonly<Record<number, number>>): readonly Jump[] {
  return Object.entries(board).map(([from, to]) => ({ from: Number(from), to }));
}
