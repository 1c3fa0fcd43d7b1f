/** What the view has to know of one game: the type that every game's file in this folder fills. */
import type { Say } from '#i18n/say.ts';
import type { BoardPicture, BoardPictures, DiceCard } from '#render/request.ts';
import type {
  EndEvent,
  EndTurnEvent,
  OpeningEvent,
  PlaceEvent,
  RollEvent,
  SeatEvent,
  TurnEvent,
} from '#rules/events.ts';
import type { By, Face, RollChoice, Seat } from '#rules/game.ts';
import type { GameEvent, GameId, Games } from '#rules/games.ts';
import type { Tally } from '#tables/table.ts';

export type Frame = Omit<BoardPicture, 'game' | 'board' | 'last'>;

/** What happens in games of every kind, and is told alike of all of them. */
type SharedEvent = OpeningEvent | TurnEvent | RollEvent | EndTurnEvent | PlaceEvent | EndEvent | SeatEvent;

/** What happens in this game alone. */
export type OwnEvent<Id extends GameId> = Exclude<Games[Id]['event'], SharedEvent>;

/** What is chosen in this game alone: all but a roll. */
type OwnChoice<Id extends GameId> = Exclude<Games[Id]['choice'], RollChoice>;

/** A position, with what may be chosen in it, and what led to it. */
export interface Shown<Id extends GameId> {
  readonly state: Games[Id]['state'];
  /** What may be chosen now; empty to show a board without choices. */
  readonly choices: readonly Games[Id]['choice'][];
  /** What happened since the picture before this one. */
  readonly last: readonly (Games[Id]['event'] | SeatEvent)[];
}

/** A position with its picture. */
export interface Scene<Id extends GameId> {
  readonly state: Games[Id]['state'];
  readonly picture: BoardPictures[Id];
}

/** A turn, or a part of one that is told in one line. */
export interface TurnPart<Id extends GameId> {
  readonly seat: Seat;
  readonly events: readonly (RollEvent | OwnEvent<Id> | EndTurnEvent)[];
  /** Whether the turn still goes on, so that what is due in the position belongs to it. */
  readonly open: boolean;
}

/** What sentences about a turn are put together from. */
export interface Telling<Id extends GameId> {
  /** The position after all that is told. */
  readonly state: Games[Id]['state'];
  readonly name: (seat: Seat) => string;
  /** The name of who decided something, which says so where a computer did for a person. */
  readonly actor: (seat: Seat, by: By) => string;
  readonly say: Say;
}

/** What a choice is put into words with. */
export interface ChoiceWords {
  readonly name: (seat: Seat) => string;
  /** A name short enough for a button: at most so many signs. */
  readonly short: (seat: Seat, most: number) => string;
  readonly say: Say;
}

/** Who changed the board, and the dice that did it. */
export interface Actor {
  readonly seat: Seat;
  readonly dice: DiceCard;
}

/** A rule in words, and the field of the ruleset that it tells. */
export interface RuleLine {
  readonly field: string;
  readonly text: string;
}

export interface GameView<Id extends GameId> {
  /** The board for the painter. */
  readonly picture: (frame: Frame, shown: Shown<Id>) => BoardPictures[Id];
  /** The dice of a game that is not over. */
  readonly diceCard: (shown: Shown<Id>) => DiceCard;
  /** What a part of a turn is told as: a sentence each, the first of which names who plays. */
  readonly sentences: (part: TurnPart<Id>, telling: Telling<Id>) => readonly string[];
  /** The numbers of which one is to be played now; none when a roll is due. */
  readonly due: (state: Games[Id]['state']) => { readonly now: readonly Face[]; readonly later: number };
  /** Whether a third six takes the turn back, so that what it did to others did not happen. */
  readonly takesBack: (rules: Games[Id]['rules']) => boolean;
  /** Who plays together; empty where everybody plays alone. */
  readonly teams: (rules: Games[Id]['rules']) => readonly (readonly Seat[])[];
  /** Where a seat's tokens stand, for those who do not see the picture. */
  readonly tokensText: (state: Games[Id]['state'], seat: Seat, say: Say) => string;
  /** The rules in words, a sentence each. */
  readonly ruleLines: (rules: Games[Id]['rules'], say: Say) => readonly RuleLine[];
  /** What the button of a choice says; `options` are all that may be chosen beside it. */
  readonly choiceLabel: (
    choice: OwnChoice<Id>,
    state: Games[Id]['state'],
    options: readonly Games[Id]['choice'][],
    words: ChoiceWords,
  ) => string;
  /** What a choice does, whole, for those who do not see the picture. */
  readonly choiceText: (
    choice: OwnChoice<Id>,
    state: Games[Id]['state'],
    options: readonly Games[Id]['choice'][],
    words: ChoiceWords,
  ) => string;
  /** What a seat's game came to, for the end. */
  readonly statsText: (player: string, tally: Tally, say: Say) => string;
  /** The action that an event tells of; null for what only followed from another one. */
  readonly actionOf: (event: OwnEvent<Id>) => Games[Id]['action'] | null;
  /** Who changed the board by an event; null when it stayed as it was. */
  readonly actorOf: (event: OwnEvent<Id>) => Actor | null;
  /** The pictures on the way from the board before an event to the one after it; none where a token is just put down. */
  readonly between: (event: OwnEvent<Id>, before: Scene<Id>, after: Scene<Id>) => Iterable<BoardPictures[Id]>;
}

const SHARED: Readonly<Record<SharedEvent['e'], true>> = {
  opening: true,
  turn: true,
  roll: true,
  'end-turn': true,
  place: true,
  end: true,
  seat: true,
};

/** Whether an event is one of those that every game has. */
export function isShared(event: GameEvent | SeatEvent): event is SharedEvent {
  return Object.hasOwn(SHARED, event.e);
}
