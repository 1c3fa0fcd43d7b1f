/** What a family of buttons is: the kinds it answers to, and what a press does. */
import type { Answer } from '#desk/answer.ts';
import type { Caller } from '#desk/caller.ts';
import type { Deps } from '#desk/deps.ts';
import type { ButtonKind, CustomId } from '#view/custom-id.ts';

export interface Press extends Caller {
  readonly id: CustomId;
  /** What was picked, when it is a menu. */
  readonly values: readonly string[];
  /** The message that the button stands on. */
  readonly message: string;
}

export interface Button {
  readonly kinds: readonly ButtonKind[];
  readonly press: (press: Press, deps: Deps) => Promise<Answer>;
}
