/** The answers that are no board: a sentence for the asker alone, a message for everybody. */
import { type AttachmentPayload, MessageFlags } from 'discord.js';

import type { Answer } from '#desk/answer.ts';
import type { Attachment } from '#view/attachment.ts';
import { clipped } from '#view/clipped.ts';
import { LIMITS } from '#view/view.ts';
import { type AnsweredInteraction, isOnPanel, isPress, type PressInteraction } from './interactions.ts';

/**
 * A sentence for the asker alone: a callback where it can be one, for follow-ups share a hidden limit of the whole
 * channel.
 */
export async function replyToAsker(
  interaction: AnsweredInteraction,
  answer: Omit<Extract<Answer, { readonly kind: 'notice' }>, 'kind'>,
): Promise<void> {
  const body = {
    content: clipped(answer.text, LIMITS.content),
    components: [...(answer.components ?? [])],
    files: answer.file === undefined ? [] : [filePayload(answer.file)],
    allowedMentions: { parse: [] },
  };
  if (isPress(interaction) && hasDeferredBoard(interaction)) {
    // The board stays as it is, and the sentence can only follow it.
    await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
  } else if (interaction.deferred) {
    await interaction.editReply(body);
  } else if (interaction.isMessageComponent() && isOnPanel(interaction)) {
    await interaction.update({ ...body, attachments: [] });
  } else {
    await interaction.reply({ ...body, flags: MessageFlags.Ephemeral });
  }
}

/** Whether what was deferred is the pressed message: a reply that is to come knows whether it is ephemeral. */
function hasDeferredBoard(interaction: PressInteraction): boolean {
  return interaction.deferred && interaction.ephemeral === null && !isOnPanel(interaction);
}

/** A message that everybody sees. */
export async function replyToAll(
  interaction: AnsweredInteraction,
  answer: Extract<Answer, { readonly kind: 'message' }>,
): Promise<void> {
  const body = {
    content: clipped(answer.text, LIMITS.content),
    files: answer.file === undefined ? [] : [filePayload(answer.file)],
    allowedMentions: { parse: [] },
  };
  if (interaction.deferred) await interaction.editReply(body);
  else await interaction.reply(body);
}

/** A file as discord.js takes it. */
export function filePayload(file: Attachment): AttachmentPayload {
  return {
    name: file.name,
    // A view of the same bytes: a replay is too large to be copied for each who asks.
    attachment: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
    ...(file.alt === undefined ? {} : { description: file.alt }),
  };
}
