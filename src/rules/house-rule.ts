/** What a house rule is: something a host can switch over a published house. */

export interface HouseRule<Id extends string, R> {
  readonly id: Id;
  readonly isOn: (rules: R) => boolean;
  /**
   * The same rules with this one switched; `id` becomes `custom`, or a preset's when every field is that preset's
   * again. What contradicts the rest is not mended here: `parseRules` says so and names the fields.
   */
  readonly set: (rules: R, on: boolean) => R;
}
