/** What a table is: the people and computers at it, its rules and settings, the game, and whose decision is due. */

import type { Level } from '#computer/level.ts';
import type { TableEvent } from '#record/record.ts';
import type { SeatEvent } from '#rules/events.ts';
import type { Seat } from '#rules/game.ts';
import type { Rules, State } from '#rules/games.ts';
import type { Switches } from '#rules/house-rules.ts';
import type { PresetId } from '#rules/presets.ts';

export { LEVELS, type Level } from '#computer/level.ts';

/** Seconds for each roll and each choice; null: no clock. */
export const CLOCKS = [15, 30, 60, 300, 3600, 86_400, null] as const;
export type Clock = (typeof CLOCKS)[number];

/** A person of the guild as the table knows them: `name` is shown, `username` is the ASCII fallback in pictures. */
export interface Person {
  readonly user: string;
  readonly name: string;
  readonly username: string;
  /** Where their avatar can be fetched; absent: none. */
  readonly avatar?: string;
}

/** Somebody who sits at a table. */
export type Sitter =
  | { readonly kind: 'human'; readonly person: Person }
  | { readonly kind: 'computer'; readonly level: Level };

/** A place taken in the lobby; the seat at the board is settled by `seatPlan` when the number of players is known. */
export interface Member {
  readonly sitter: Sitter;
  /** The colour asked for, kept when the number of players puts it on the board. */
  readonly wants: Seat | null;
}

/** A seat of a running or finished game. */
export interface SeatHolder {
  readonly seat: Seat;
  /** Whose seat it is, also while a computer plays it. */
  readonly sitter: Sitter;
  /** Who plays it now: a person's seat can be played by a computer until they are back. */
  readonly playedBy: 'human' | 'computer';
  /** Why a computer plays a person's seat. */
  readonly away: SeatEvent['reason'] | null;
  /** Decisions in a row that the clock made for this seat. */
  readonly timeouts: number;
  /** Milliseconds the table has waited for this seat since its last press. */
  readonly waitedMs: number;
}

export interface Settings {
  readonly clock: Clock;
  /** The look of the board. */
  readonly theme: 'light' | 'dark';
  /** The language of the table's messages. Which there are is not known here; English stands in for one that is not. */
  readonly locale: string;
  /** Whether the only legal move is played at once, or waits for a press. */
  readonly forced: 'auto' | 'press';
  /** How well computers play that the host adds by the button. */
  readonly level: Level;
  /** Whether others may take over a computer's seat in a running game. */
  readonly joinable: boolean;
}

/** Where the board is posted; `postedAt` in milliseconds since the epoch. */
export interface BoardMessage {
  readonly channel: string;
  readonly id: string;
  readonly postedAt: number;
}

/** A small message that pinged the player for `decision`, at its beginning or at half of the clock. */
export interface Ping {
  readonly channel: string;
  readonly id: string;
  readonly decision: number;
  readonly half: boolean;
}

/** The checkable dice of a table (record.md), promised and not rolled yet. */
interface PromisedDice {
  readonly serverSeed: string;
  readonly commit: string;
  /** Ids that the bot does not choose: the first message of the table, then each press that joined. */
  readonly clientParts: readonly string[];
}

/** The checkable dice of a game. */
interface TableDice {
  readonly serverSeed: string;
  readonly commit: string;
  /** Settled when the game started; never worked out anew. */
  readonly clientSeed: string;
  /** Bytes of the dice stream used so far. */
  readonly cursor: number;
}

interface TableBase {
  readonly id: string;
  /** Counts saves; the compare-and-set of the store reads it. */
  readonly version: number;
  /** Counts decisions; a button pressed with an older one is stale. */
  readonly decision: number;
  readonly guild: string;
  readonly channel: string;
  readonly message: BoardMessage | null;
  readonly ping: Ping | null;
  /** Whether the channel is a thread, which Discord archives when nothing is posted: edits do not count. */
  readonly inThread: boolean;
  /** Whether the table opened that thread for itself, and closes it at the end. */
  readonly ownsThread: boolean;
  /** The user who may start, change and stop the table. */
  readonly host: string;
  /** The published house that the rules began from; `rules.id` is `custom` once they differ. */
  readonly house: PresetId;
  readonly rules: Rules;
  readonly settings: Settings;
  /** When a person last did something here. */
  readonly actedAt: number;
  /** When the clock must act; null: never. */
  readonly deadline: number | null;
}

export interface Lobby extends TableBase {
  readonly phase: 'lobby';
  /** What the host put on and off over the house. */
  readonly switches: Switches;
  readonly dice: PromisedDice;
  readonly members: readonly Member[];
  /** People asked to join who have not answered. */
  readonly invited: readonly Person[];
}

/** What a game at a table has, running or over. */
interface Started extends TableBase {
  readonly dice: TableDice;
  readonly seats: readonly SeatHolder[];
  /** Who sat where when the game began: what the record's first line says. */
  readonly began: readonly { readonly seat: Seat; readonly sitter: Sitter }[];
  readonly game: State;
  readonly startedAt: number;
  /** What happened since the board before this one. */
  readonly last: readonly TableEvent[];
  /** Sixes rolled and tokens captured and lost, by seat index. */
  readonly tally: readonly Tally[];
}

export interface Tally {
  readonly rolls: number;
  readonly pips: number;
  readonly sixes: number;
  readonly captures: number;
  readonly losses: number;
}

export interface Pause {
  /** Who asked; `agreed` are the users who said yes. */
  readonly agreed: readonly string[];
  readonly state: 'asked' | 'paused';
  /** When a host's pause ends by itself; null: when somebody resumes. */
  readonly until: number | null;
}

export interface Playing extends Started {
  readonly phase: 'playing';
  /** When the table began to wait for the decision that is due. */
  readonly waitingSince: number;
  readonly pause: Pause | null;
  /** The quiet mark: half of the clock is over and nothing was pressed. */
  readonly half: boolean;
}

export interface Over extends Started {
  readonly phase: 'over';
  readonly reason: 'finished' | 'stopped' | 'abandoned';
  readonly endedAt: number;
}

/** A lobby that ended without a game. */
export interface Closed extends TableBase {
  readonly phase: 'closed';
  readonly dice: PromisedDice;
  readonly members: readonly Member[];
  readonly reason: 'stopped' | 'quiet';
}

export type Table = Lobby | Playing | Over | Closed;
export type GameTable = Playing | Over;

/** A table to open. */
export interface NewTable {
  readonly guild: string;
  readonly channel: string;
  /** Whether the channel is a thread, and whose: `own` was opened for this table. */
  readonly thread: 'none' | 'other' | 'own';
  readonly host: Person;
  readonly house: PresetId;
  readonly rules: Rules;
  readonly settings: Settings;
  readonly invited?: readonly Person[];
  /** Computers that sit down at once. */
  readonly computers?: readonly Level[];
}
