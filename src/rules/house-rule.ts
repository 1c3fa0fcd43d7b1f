/** What a house rule is: something a host can switch over a published house. */

export interface HouseRule<Id extends string, R> {
  readonly id: Id;
  readonly isOn: (rules: R) => boolean;
  /** The fields that it sets over rules in which it is off, and those that take it out of rules in which it is on. */
  readonly on: (rules: R) => Partial<R>;
  readonly off: (rules: R) => Partial<R>;
  /** House rules that go off when this one is put on: both cannot be. */
  readonly excludes: readonly Id[];
}
