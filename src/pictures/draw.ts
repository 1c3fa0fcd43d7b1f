/** A table as it is posted: its words from the view, its picture from the painter. */
import type { Painter } from '#render/painter.ts';
import { linesOf } from '#tables/record-file.ts';
import type { GameTable, Table } from '#tables/table.ts';
import type { Attachment } from '#view/attachment.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import { framesOf } from '#view/replay.ts';
import type { BoardView } from '#view/view.ts';
import { type AvatarOf, pictureRequest, seatedPeople } from './requests.ts';

const REPLAY_WIDTH = 480;

/** What comes with a board: the view and its picture. */
export interface Drawn {
  readonly view: BoardView;
  /** Null when it could not be drawn: the words and buttons are enough to play on. */
  readonly picture: Uint8Array | null;
}

interface Drawing {
  /** A table's message with its picture. */
  draw(table: Table): Promise<Drawn>;
  /** A game's record lines as an animation. */
  replay(table: GameTable, lines: readonly string[]): Promise<Attachment>;
}

interface DrawingParts {
  readonly painter: Painter;
  readonly avatar: AvatarOf;
  /** A picture could not be drawn; the message goes out without it. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

export function createDrawing({ painter, avatar, failed }: DrawingParts): Drawing {
  async function pictureFor(table: Table): Promise<Uint8Array | null> {
    try {
      return await painter.picture(await pictureRequest(table, avatar));
    } catch (error) {
      failed(error, { table: table.id, decision: table.decision });
      return null;
    }
  }

  return {
    async draw(table) {
      const picture = await pictureFor(table);
      const view = table.phase === 'lobby' || table.phase === 'closed' ? lobbyView(table) : boardView(table);
      return { view, picture };
    },
    async replay(table, lines) {
      const events = linesOf(lines);
      const told = { rules: table.rules, seats: table.seats.map(({ seat }) => seat), events };
      const look = {
        people: await seatedPeople(table.seats, avatar),
        theme: table.settings.theme,
        width: REPLAY_WIDTH,
      };
      return { name: `replay-${table.id}.gif`, bytes: await painter.replay(framesOf(told, look)) };
    },
  };
}
