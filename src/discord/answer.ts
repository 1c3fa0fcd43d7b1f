/** What comes with a board: the view and its picture. */
import type { BoardView } from '#view/view.ts';

export interface Drawn {
  readonly view: BoardView;
  /** Null when it could not be drawn: the words and buttons are enough to play on. */
  readonly picture: Uint8Array | null;
}
