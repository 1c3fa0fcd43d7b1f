/** A table as it is posted: its words from the view, its picture from the painter. */
import { sayIn } from '#i18n/say.ts';
import type { Painter } from '#render/painter.ts';
import type { Avatar, PictureRequest } from '#render/request.ts';
import { inSlices } from '#render/slices.ts';
import type { Seat } from '#rules/game.ts';
import { choices, start } from '#rules/games.ts';
import { seatPlan } from '#tables/lobby.ts';
import { linesOf } from '#tables/record-file.ts';
import type { Closed, GameTable, Lobby, Over, Sitter, Table } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import { type PicturePerson, pictureOf, podiumOf } from '#view/picture.ts';
import type { Told } from '#view/replay.ts';
import { type BoardView, LIMITS } from '#view/view.ts';
import { createKept } from './kept.ts';
import { replayWithin } from './replay.ts';

const WIDTH = 960;
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

/** A picture as a file to be sent. */
interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Drawing {
  /** A table's message with its picture. */
  draw(table: Table): Promise<Drawn>;
  /** A finished game as an animation that Discord takes, drawn from its record lines unless it was drawn lately. */
  replay(table: Over, lines: () => Promise<readonly string[]>): Promise<PictureFile>;
}

interface DrawingParts {
  readonly painter: Painter;
  /** A person's picture, or null when there is none to be had soon. */
  readonly avatar: (url: string) => Promise<Avatar | null>;
  /** A picture could not be drawn; the message goes out without it. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

export function createDrawing({ painter, avatar, failed }: DrawingParts): Drawing {
  const kept = createKept(MOST_KEPT);

  async function people(seats: readonly { readonly seat: Seat; readonly sitter: Sitter }[]) {
    return Promise.all(seats.map(({ seat, sitter }) => person(seat, sitter)));
  }

  async function person(seat: Seat, sitter: Sitter): Promise<PicturePerson> {
    if (sitter.kind === 'computer') return { seat, name: sayIn('en')('computer'), robot: true };
    const { name, username, avatar: url } = sitter.person;
    const face = url === undefined ? null : await avatar(url);
    return { seat, name, username, robot: false, ...(face === null ? {} : { avatar: face }) };
  }

  async function pictureFor(table: Table): Promise<Uint8Array | null> {
    try {
      return await painter.picture(await request(table));
    } catch (error) {
      failed(error, { table: table.id, decision: table.decision });
      return null;
    }
  }

  async function request(table: Table): Promise<PictureRequest> {
    switch (table.phase) {
      case 'lobby':
      case 'closed':
        return lobbyRequest(table);
      case 'playing':
      case 'over':
        return gameRequest(table);
    }
  }

  /** The empty board with everybody in their yards. */
  async function lobbyRequest(table: Lobby | Closed): Promise<PictureRequest> {
    const plan = seatPlan(table).map(({ seat, member }) => ({ seat, sitter: member.sitter }));
    const first = plan[0]?.seat ?? 0;
    const seats = plan.length === 0 ? [first] : plan.map(({ seat }) => seat);
    const { state } = start(table.rules, seats, { rolls: [], first });
    const picture = pictureOf({
      state,
      choices: [],
      last: [],
      people: await people(plan),
      theme: table.settings.theme,
      width: WIDTH,
      clockSeconds: table.settings.clock,
    });
    return { ...picture, seatOnTurn: null, dice: { kind: 'none' } };
  }

  async function gameRequest(table: GameTable): Promise<PictureRequest> {
    const { theme, clock } = table.settings;
    const seated = await people(table.seats);
    if (table.phase === 'over' && table.reason === 'finished')
      return podiumOf(seated, table.game.places, theme, WIDTH);
    return pictureOf({
      state: table.game,
      choices: table.phase === 'playing' ? choices(table.game) : [],
      last: table.last,
      people: seated,
      theme,
      width: WIDTH,
      clockSeconds: clock,
    });
  }

  async function replayOf(table: Over, rows: readonly string[]): Promise<Uint8Array> {
    const told = {
      rules: table.rules,
      seats: table.seats.map(({ seat }) => seat),
      events: await eventsOf(rows),
    };
    const look = { people: await people(table.seats), theme: table.settings.theme };
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
      return { name: `replay-${table.id}.gif`, bytes };
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
