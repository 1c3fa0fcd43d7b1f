/** What is wrong with a ruleset. */

/** Why a ruleset is refused: `code` for other languages, `message` in English; both go with the fields' names. */
export interface Problem<Code extends string = string> {
  readonly fields: readonly string[];
  readonly code: Code;
  readonly message: string;
}
