/** What a bench measures and how it is told. */

/** One figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** Something that is measured; may give several figures, all named in `names`. */
export interface Bench {
  readonly names: readonly string[];
  readonly run: () => Promise<readonly Figure[]>;
  /** Takes minutes: runs only when named. */
  readonly long?: boolean;
}
