/** Every interaction comes in here, goes to its handler, and gets an answer: the one error boundary. */
import type { Interaction } from 'discord.js';
import { sayIn } from '#i18n/say.ts';
import { StoreUnavailable } from '#tables/store.ts';
import { isTooLate } from './api-errors.ts';
import { callerOf } from './callers.ts';
import { type HandlerParts, onCommand, onPress, onTyping } from './handlers.ts';
import { isOnPanel, isPress, type PressInteraction } from './interactions.ts';
import { replyToAsker } from './replies.ts';

interface RouterParts extends HandlerParts {
  /** A fault, with where it happened. */
  readonly failed: (error: unknown, where: Readonly<Record<string, unknown>>) => void;
}

/** Handles one interaction; never rejects. */
export function createRouter(parts: RouterParts): (interaction: Interaction) => Promise<void> {
  return async (interaction) => {
    try {
      await handle(parts, interaction);
    } catch (error) {
      if (isTooLate(error)) return;
      parts.failed(error, whereOf(interaction));
      await apologise(parts, interaction, error);
    }
  };
}

async function handle(parts: HandlerParts, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return onTyping(parts, interaction);
  if (interaction.isChatInputCommand()) return onCommand(parts, interaction);
  if (isPress(interaction)) return onPress(parts, interaction);
}

/** One sentence for a fault; when even that fails, the log has said enough. */
async function apologise({ failed }: RouterParts, interaction: Interaction, fault: unknown): Promise<void> {
  if (!interaction.isChatInputCommand() && !isPress(interaction)) return;
  if (interaction.replied || (isPress(interaction) && hasDeferredBoard(interaction))) return;
  const say = sayIn(callerOf(interaction)?.language ?? 'en');
  try {
    await replyToAsker(interaction, {
      text: say(fault instanceof StoreUnavailable ? 'no.try-again' : 'no.fault'),
    });
  } catch (error) {
    if (!isTooLate(error)) failed(error, { interaction: interaction.id });
  }
}

/** Whether what was deferred is the pressed message: a reply that is to come knows whether it is ephemeral. */
function hasDeferredBoard(interaction: PressInteraction): boolean {
  return interaction.deferred && interaction.ephemeral === null && !isOnPanel(interaction);
}

function whereOf(interaction: Interaction) {
  return {
    interaction: interaction.id,
    customId: interaction.isMessageComponent() ? interaction.customId : undefined,
    command: interaction.isChatInputCommand() ? interaction.commandName : undefined,
  };
}
