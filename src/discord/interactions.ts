/** The interactions that the bot answers with a message. */
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';

export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction;
export type AnsweredInteraction = ChatInputCommandInteraction | PressInteraction;

export function isPress(interaction: Interaction): interaction is PressInteraction {
  return interaction.isButton() || interaction.isStringSelectMenu();
}

/** Whether a press came from a message that only the presser sees. */
export function isOnPanel(interaction: PressInteraction): boolean {
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}
