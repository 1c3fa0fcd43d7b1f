/** What a game is to everybody else: the type that every game's module fills. */

/** A place at the board, clockwise from red. The cross has seats 0–3, the hexagon 0–5. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Who decided a roll or a move; `forced` is the only legal move, played for the player. */
export type By = 'player' | 'timeout' | 'computer' | 'forced';

/** How a game began: the opening rolls in the order made (empty unless the rules ask for them) and who is first. */
export interface Opening {
  readonly rolls: readonly (readonly [Seat, Face])[];
  readonly first: Seat;
}

/** How it is settled who begins: each rolls and the highest does, the second stream of the dice says, the host does. */
export type OpeningKind = 'highest-roll' | 'random' | 'host';

/** A place awarded: 1 is the winner's. */
export type Place = readonly [seat: Seat, place: number];

/** A roll is due; every game's `choices` answers exactly one of these when it is. */
export interface RollChoice {
  readonly kind: 'roll';
  /** How many dice are rolled. */
  readonly dice: 1 | 2;
}

/** A roll made by `seat`, its faces drawn by the caller from the dice stream. */
export interface RollAction {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly by: Exclude<By, 'forced'>;
}

/** What the rulesets of all games have. */
export interface BaseRules {
  readonly game: string;
  /** A preset's name, or `custom` once any field differs from it. */
  readonly id: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/** What the states of all games have. */
export interface BaseState {
  readonly game: string;
  readonly rules: BaseRules;
  readonly seats: readonly Seat[];
  /** Whose decision is due; null when the game is over. */
  readonly seatOnTurn: Seat | null;
  /** `roll`: a roll is due; `over`: nothing any more; games add what else can be due. */
  readonly phase: string;
  /** The faces of the latest roll, pair or series. */
  readonly rolled: readonly Face[];
  readonly places: readonly Place[];
}

/** Where the tokens of each seat stand, in the numbers of the game: progress in Ludo, the square in Snakes and Ladders. */
export type TokensBySeat = Readonly<Partial<Record<Seat, readonly number[]>>>;

/** The types one game is made of. */
export interface Words {
  readonly rules: BaseRules;
  readonly state: BaseState;
  readonly choice: { readonly kind: string };
  readonly action: { readonly kind: string; readonly seat: Seat };
  readonly event: { readonly e: string };
  readonly refusal: string;
}

export type Applied<W extends Words> =
  | { readonly ok: true; readonly state: W['state']; readonly events: readonly W['event'][] }
  | { readonly ok: false; readonly refusal: W['refusal'] };

/** A game: pure functions over plain JSON values. Chance and time are parameters. */
export interface Game<W extends Words> {
  /** The fewest and the most players that any of its rulesets may allow. */
  readonly seats: { readonly min: number; readonly max: number };
  /** How these rules settle who begins. */
  opening(rules: W['rules']): OpeningKind;
  /**
   * The position before the first roll. `seats` are in clockwise order and allowed by `rules`; the events are
   * the `opening` and the first `turn`.
   */
  start(
    rules: W['rules'],
    seats: readonly Seat[],
    opening: Opening,
  ): { readonly state: W['state']; readonly events: readonly W['event'][] };
  /** Whose decision is due; null when the game is over. */
  turn(state: W['state']): Seat | null;
  /** Exactly what `apply` accepts now, by the seat of `turn`; empty when the game is over. */
  choices(state: W['state']): readonly W['choice'][];
  /** Plays one action. Never throws for what a player asks: what is not allowed is a refusal. */
  apply(state: W['state'], action: W['action']): Applied<W>;
  /** The places awarded so far, in the order awarded. */
  standing(state: W['state']): readonly Place[];
  /** Where the tokens of a seat stand. */
  tokensOf(state: W['state'], seat: Seat): readonly number[];
  /** The same game at the beginning of a turn of `seat` with its tokens there; a seat left out stays as it is. */
  placed(state: W['state'], seat: Seat, tokens: TokensBySeat): W['state'];
}
