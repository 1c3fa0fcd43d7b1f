/** What a button is: what a press tells it, and what it does. */
import { act, type Steps } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import type { Caller } from '#desk/caller.ts';
import type { Deps } from '#desk/deps.ts';
import type { CustomId } from '#view/custom-id.ts';

export interface Press extends Caller {
  readonly id: CustomId;
  /** What was picked, when it is a menu. */
  readonly values: readonly string[];
}

/** A button, or a menu to pick from. */
export interface Button {
  readonly press: (press: Press, deps: Deps) => Promise<Answer>;
}

/** A button that does one step at its table and is answered with the board. */
export function stepButton(steps: (press: Press) => Steps): Button {
  return { press: (press, deps) => act(press, deps, press.id.table, steps(press), null) };
}
