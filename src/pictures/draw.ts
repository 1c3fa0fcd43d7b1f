/** A table as it is posted: its words from the view, its picture from the painter. */
import type { Painter } from '#render/painter.ts';

import { inSlices } from '#render/slices.ts';
import { linesOf } from '#tables/record-file.ts';
import type { Over, Table } from '#tables/table.ts';
import { replayAlt } from '#view/alt.ts';
import type { Attachment } from '#view/attachment.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import type { Told } from '#view/replay.ts';
import { type BoardView, LIMITS } from '#view/view.ts';
import { createKept } from './kept.ts';
import { replayWithin } from './replay.ts';
import { type AvatarOf, pictureRequest, seatedPeople } from './requests.ts';

/** Replays kept in memory, in bytes: about a dozen long games. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Lines of a record that are read before others may do something. */
const LINES_AT_ONCE = 200;

/** What comes with a board: the view and its picture. */
export interface Drawn {
  readonly view: BoardView;
  /** Null when it could not be drawn: the words and buttons are enough to play on. */
  readonly picture: Uint8Array | null;
}

interface Drawing {
  /** A table's message with its picture. */
  draw(table: Table): Promise<Drawn>;
  /** A finished game as an animation that Discord takes, drawn from its record lines unless it was drawn lately. */
  replay(table: Over, lines: () => Promise<readonly string[]>): Promise<Attachment>;
}

interface DrawingParts {
  readonly painter: Painter;
  readonly avatar: AvatarOf;
  /** A picture could not be drawn; the message goes out without it. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

export function createDrawing({ painter, avatar, failed }: DrawingParts): Drawing {
  const kept = createKept(MOST_KEPT);

  async function pictureFor(table: Table): Promise<Uint8Array | null> {
    try {
      return await painter.picture(await pictureRequest(table, avatar));
    } catch (error) {
      failed(error, { table: table.id, decision: table.decision });
      return null;
    }
  }

  async function replayOf(table: Over, rows: readonly string[]): Promise<Uint8Array> {
    const told = {
      rules: table.rules,
      seats: table.seats.map(({ seat }) => seat),
      events: await eventsOf(rows),
    };
    // At the end it does not matter any more who played a seat last.
    const sitters = table.seats.map(({ seat, sitter }) => ({ seat, sitter }));
    const look = { people: await seatedPeople(table, sitters, avatar), theme: table.settings.theme };
    return replayWithin(painter, told, look, LIMITS.file);
  }

  return {
    async draw(table) {
      const picture = await pictureFor(table);
      const view = table.phase === 'lobby' || table.phase === 'closed' ? lobbyView(table) : boardView(table);
      return { view, picture };
    },
    async replay(table, lines) {
      const bytes = await kept.get(table.id, async () => replayOf(table, await lines()));
      return { name: `replay-${table.id}.gif`, bytes, alt: replayAlt(table) };
    },
  };
}

/** The lines of a record read in slices: there may be a hundred thousand. */
async function eventsOf(rows: readonly string[]): Promise<Told['events']> {
  const starts = Array.from(
    { length: Math.ceil(rows.length / LINES_AT_ONCE) },
    (_, at) => at * LINES_AT_ONCE,
  );
  const read = await inSlices(starts, (from) => linesOf(rows.slice(from, from + LINES_AT_ONCE)));
  return read.flat();
}
