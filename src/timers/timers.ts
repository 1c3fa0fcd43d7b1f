/** What is due when: the port through which a table asks to be looked at later. */

/** What a due is for: a decision's clock ran out (a lobby's too), or half of that clock is over. */
export type DueKind = 'turn' | 'half';

/** Something a table asked for: `turn` is the number of the decision it was asked at. */
export interface Due {
  readonly table: string;
  readonly turn: number;
  readonly kind: DueKind;
}

/** Does what is due. It may be called late or more than once for the same due, never early. */
export type DueHandler = (due: Due) => Promise<void>;

export interface Timers {
  /** Asks for a due at `at` (milliseconds since the epoch); at once when that is past. Rejects when it cannot. */
  arm(due: Due & { readonly at: number }): Promise<void>;
  /** Forgets the dues of a decision that was made; best effort, one that slips through still rings. */
  drop(decision: { readonly table: string; readonly turn: number }): Promise<void>;
  /** Begins to ring. Called once, when the handler is ready. */
  start(handler: DueHandler): Promise<void>;
  /** Resolves when clocks can ring: connected, and `start` was called. */
  ping(): Promise<void>;
  /** Lets handlers that run finish; dues that are left stay armed for the next process. */
  close(): Promise<void>;
}
