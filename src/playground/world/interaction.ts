/** One interaction from its creation to the end of its token: what state it is in and who may still answer. */
import { randomBytes } from 'node:crypto';
import type { InteractionState } from '../user-side.ts';
import type { Core } from './core.ts';
import type { JsonObject } from './json.ts';
import { refusal } from './refusal.ts';

/** S: the first response must come within 3 seconds, the token lives 15 minutes. */
export const ANSWER_WITHIN_MS = 3_000;
export const TOKEN_LIFE_MS = 15 * 60_000;

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

/** Makes an interaction and watches over its 3 seconds. */
export function openInteraction(
  core: Core,
  from: Pick<
    Interaction,
    'type' | 'userId' | 'channelId' | 'guildId' | 'commandName' | 'sourceMessageId' | 'parentId'
  >,
): Interaction {
  const id = core.nextId();
  const secret = randomBytes(48).toString('base64url');
  const interaction: Interaction = {
    ...from,
    id,
    token: Buffer.from(`interaction:${id}:${secret}`).toString('base64url'),
    createdAt: core.clock.now(),
    callback: null,
    answeredAt: null,
    failure: null,
    originalId: null,
    ephemeral: false,
    loading: false,
    modal: null,
    choices: null,
  };
  core.interactions.set(id, interaction);
  core.clock.at(interaction.createdAt + ANSWER_WITHIN_MS, () => {
    if (interaction.callback !== null) return;
    interaction.failure = 'The application did not respond within 3 seconds.';
    tell(core, interaction);
  });
  core.clock.at(interaction.createdAt + TOKEN_LIFE_MS, () => {
    if (!interaction.loading) return;
    interaction.failure = 'The application deferred its answer and did not give it within 15 minutes.';
    tell(core, interaction);
  });
  core.clock.at(interaction.createdAt + 4 * TOKEN_LIFE_MS, () => {
    core.interactions.delete(id);
  });
  return interaction;
}

/** The interaction to call back, or Discord's refusal: unknown or late 10062, doubled 40060. */
export function forCallback(core: Core, id: string, token: string): Interaction {
  const interaction = core.interactions.get(id);
  if (interaction === undefined || interaction.token !== token) throw refusal(10062);
  if (interaction.callback !== null) throw refusal(40060);
  if (core.clock.now() - interaction.createdAt > ANSWER_WITHIN_MS) throw refusal(10062);
  return interaction;
}

/** The interaction behind a webhook token, or the refusal: unanswered 10015, older than 15 minutes 50027. */
export function forWebhook(core: Core, applicationId: string, token: string): Interaction {
  if (applicationId !== core.world.botId) throw refusal(10015);
  const id = Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';
  const interaction = core.interactions.get(id);
  if (interaction === undefined || interaction.token !== token) throw refusal(50027);
  if (core.clock.now() - interaction.createdAt > TOKEN_LIFE_MS) throw refusal(50027);
  if (interaction.callback === null) throw refusal(10015);
  return interaction;
}

/** Notes the first response. */
export function answered(core: Core, interaction: Interaction, callback: number): void {
  interaction.callback = callback;
  interaction.answeredAt = core.clock.now();
}

/** Ends an interaction that nobody will answer, with a sentence why. */
export function fail(core: Core, interaction: Interaction, why: string): void {
  if (interaction.callback !== null || interaction.failure !== null) return;
  interaction.failure = why;
  tell(core, interaction);
}

export function tell(core: Core, interaction: Interaction): void {
  core.emit({ type: 'interaction', interaction: stateOf(interaction) });
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
