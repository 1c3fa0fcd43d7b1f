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
import type { RollChoice, Seat } from '#rules/game.ts';
import type { GameEvent, GameId, Games } from '#rules/games.ts';

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

/** What sentences about an event are put together from. */
export interface Telling<Id extends GameId> {
  /** The position after all that is told. */
  readonly state: Games[Id]['state'];
  readonly name: (seat: Seat) => string;
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
  /** What an event, or the end of a turn, adds to the sentence of that turn; empty when nothing is to be said of it. */
  readonly phrases: (event: OwnEvent<Id> | EndTurnEvent, telling: Telling<Id>) => readonly string[];
  /** Where a seat's tokens stand, for those who do not see the picture. */
  readonly tokensText: (state: Games[Id]['state'], seat: Seat, say: Say) => string;
  /** The rules in words, a sentence each. */
  readonly ruleLines: (rules: Games[Id]['rules'], say: Say) => readonly RuleLine[];
  /** What the button of a choice says; `options` are all that may be chosen beside it. */
  readonly choiceLabel: (
    choice: OwnChoice<Id>,
    state: Games[Id]['state'],
    options: readonly Games[Id]['choice'][],
  ) => string;
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
