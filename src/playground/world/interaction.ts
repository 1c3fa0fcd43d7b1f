/** One interaction as the playground knows it: what was used, and how it was answered so far. */
import type { InteractionState } from '../user-side.ts';
import type { JsonObject } from './json.ts';

export interface Interaction {
  readonly id: string;
  readonly token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: 2 | 3 | 4 | 5;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string;
  readonly createdAt: number;
  /** What was used, for the message's interaction_metadata. */
  readonly commandName: string | null;
  /** The message whose component was used. */
  readonly sourceMessageId: string | null;
  /** The modal it was sent from, for a modal. */
  readonly parentId: string | null;
  callback: number | null;
  answeredAt: number | null;
  failure: string | null;
  /** What `@original` means. */
  originalId: string | null;
  ephemeral: boolean;
  /** A loading message (type 5) still waits for its content. */
  loading: boolean;
  modal: JsonObject | null;
  choices: readonly JsonObject[] | null;
}

/** What `GET /playground/interactions/:id` shows. */
export function stateOf(interaction: Interaction): InteractionState {
  const { callback, failure } = interaction;
  const state =
    failure !== null
      ? 'failed'
      : callback === null
        ? 'waiting'
        : interaction.loading
          ? 'deferred'
          : 'answered';
  return {
    id: interaction.id,
    state,
    ...(interaction.answeredAt === null
      ? {}
      : { answeredAfterMs: interaction.answeredAt - interaction.createdAt }),
    ...(interaction.originalId === null ? {} : { messageId: interaction.originalId }),
    ...(callback === 4 || callback === 5 ? { ephemeral: interaction.ephemeral } : {}),
    // The body was validated as a modal, respectively as choices, when it arrived.
    ...(interaction.modal === null
      ? {}
      : { modal: interaction.modal as unknown as NonNullable<InteractionState['modal']> }),
    ...(interaction.choices === null
      ? {}
      : { choices: interaction.choices as unknown as NonNullable<InteractionState['choices']> }),
    ...(failure === null ? {} : { failure }),
  };
}
