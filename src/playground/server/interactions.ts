/** An interaction from its creation to the end of its token: who may still answer it, and what becomes of it. */
import { randomBytes } from 'node:crypto';
import type { Core } from '../world/core.ts';
import { type Interaction, stateOf } from '../world/interaction.ts';
import { refusal } from '../world/refusal.ts';

/** S: the first response must come within 3 seconds, the token lives 15 minutes. */
const ANSWER_WITHIN_MS = 3_000;
const TOKEN_LIFE_MS = 15 * 60_000;

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
