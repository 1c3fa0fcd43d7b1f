/** Boards with nobody's game on them, drawn when the program starts so that the first player waits for nothing. */
import type { Seat } from '#rules/game.ts';
import { boards } from '#rules/snakes/board.ts';
import type { BoardPicture, PictureSeat, Theme } from './request.ts';

const CROSS: readonly Seat[] = [0, 1, 2, 3];
const HEX: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** One of every kind of board in both themes; the names need every font. */
export function emptyBoards(width: number): readonly BoardPicture[] {
  return (['light', 'dark'] as const).flatMap((theme) => emptyBoardsIn(theme, width));
}

function emptyBoardsIn(theme: Theme, width: number): readonly BoardPicture[] {
  const shared = {
    theme,
    width,
    turn: 0,
    clockSeconds: null,
    dice: { kind: 'waiting', dice: 1 },
    last: [],
  } as const;
  const ludo = { ...shared, choices: [], blocks: false };
  const jumps = Object.entries(boards.house).map(([from, to]) => ({ from: Number(from), to }));
  return [
    { ...ludo, board: 'cross', seats: CROSS.map(nobody), tokens: CROSS.map(() => [-1, -1, -1, -1]) },
    { ...ludo, board: 'hex', seats: HEX.map(nobody), tokens: HEX.map(() => [-1, -1, -1, -1]) },
    { ...shared, board: 'snakes', seats: CROSS.map(nobody), squares: CROSS.map(() => 0), jumps },
  ];
}

function nobody(seat: Seat): PictureSeat {
  return { seat, name: seat === 0 ? '🎲' : 'A', robot: seat === 3, place: null };
}
