/** What the bot offers while somebody types into an option. */
import type { InteractionState, UseCommand } from '../../user-side.ts';
import { api } from './api.ts';
import { PATIENCE_MS } from './following.ts';

type Choices = NonNullable<InteractionState['choices']>;

export interface Asking {
  /** The choices for a half-typed option; none when the bot does not answer in time. */
  readonly ask: (use: UseCommand, focused: string) => Promise<Choices>;
  /** An interaction changed: it may be the answer to one that was asked. */
  readonly hear: (interaction: InteractionState) => void;
}

export function createAsking(): Asking {
  const asked = new Map<string, (choices: Choices) => void>();
  return {
    ask: async (use, focused) => {
      const got = await api.autocomplete({ ...use, focused });
      if (!got.ok) return [];
      const id = got.value.interaction;
      const late = Promise.withResolvers<Choices>();
      asked.set(id, late.resolve);
      const patience = setTimeout(() => late.resolve([]), PATIENCE_MS);
      // The answer may have come before its id was known here.
      const now = await api.interaction(id);
      if (now.ok && now.value.choices !== undefined) late.resolve(now.value.choices);
      const choices = await late.promise;
      clearTimeout(patience);
      asked.delete(id);
      return choices;
    },
    hear: ({ id, choices }) => {
      if (choices !== undefined) asked.get(id)?.(choices);
    },
  };
}
