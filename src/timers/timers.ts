/** The port of the clocks: what is due at a table, and when. */

/**
 * Why a table wants to be woken: its deadline passed (`turn`), half of the clock is over (`half`), or its board is to be
 * posted anew before its thread is archived (`post`).
 */
export type DueKind = 'turn' | 'half' | 'post';

/** A decision that is open, or was, at a table. */
export interface DecisionKey {
  readonly table: string;
  readonly decision: number;
}

/** Something that is due at a table while this decision is open there. */
export interface Due extends DecisionKey {
  readonly kind: DueKind;
}

/** A due with its time, in milliseconds since the epoch. */
export interface Alarm extends Due {
  readonly at: number;
}

/**
 * Sets clocks. They are a convenience on top of the table's own deadline: one can be lost, late or doubled, never
 * early, and whoever handles a due checks it against the table.
 */
export interface Timers {
  /** Wakes the table at its time; one that has passed means at once. */
  arm(alarm: Alarm): Promise<void>;
  /** Takes back what is armed for a decision, as well as it can. */
  drop(decision: DecisionKey): Promise<void>;
}

/** Does what is due. A rejection is reported, and the due is not repeated: the sweeper sees that it is still open. */
export type DueHandler = (due: Due) => Promise<void>;

/** Timers with somebody at the other end. */
export interface Clockwork extends Timers {
  /** From now on hands every due to `handle`, at least once each. Called once. */
  start(handle: DueHandler): Promise<void>;
  /** Lets running handlers finish and lets go of the connections it opened. */
  close(): Promise<void>;
}
